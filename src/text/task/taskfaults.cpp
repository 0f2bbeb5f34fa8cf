// SPDX-License-Identifier: MIT
#include "text/task/taskfaults.h"

#include "text/proof/proof.h"
#include "text/rules/rules.h"
#include "text/task/tasks.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

struct FaultWords
{
    Q_DECLARE_TR_FUNCTIONS(TaskFaults)
};

QString codeText(task::TaskFaultCode code)
{
    using Code = task::TaskFaultCode;
    switch (code) {
    case Code::NoQuestion: return FaultWords::tr("Write the question for the pupil.");
    case Code::NoPoint: return FaultWords::tr("Tap the point that the question is about.");
    case Code::PointTaken: return FaultWords::tr("There is a stone on the point that the question is about.");
    case Code::NoStones: return FaultWords::tr("Tap the stones that the question is about.");
    case Code::NotOneSide:
        return FaultWords::tr("The stones that the question is about must belong to the side in question.");
    case Code::NoFalseThree: return FaultWords::tr("Nothing on this point looks like a three without being one.");
    case Code::NothingForbidden: return FaultWords::tr("Under the rules, this side has no forbidden points.");
    case Code::NoWin: return FaultWords::tr("This side has no win of this kind.");
    case Code::AllWithThrees: return FaultWords::tr("If threes also count, a task cannot ask for all first moves.");
    case Code::NoThreat: return FaultWords::tr("The other side has no win by fours that could be stopped.");
    case Code::NoDefence: return FaultWords::tr("Nothing stops this win.");
    case Code::NotFound: return FaultWords::tr("The search for wins did not finish.");
    case Code::NoChoices: return FaultWords::tr("Write at least two answers.");
    case Code::NotOffered: return FaultWords::tr("The right answer is not among the answers offered.");
    case Code::NoRightChoice: return FaultWords::tr("Mark at least one answer as correct.");
    case Code::NoLine: return FaultWords::tr("There are no stones to place, or they do not fit on the board.");
    case Code::WrongSolution: return FaultWords::tr("The solution is not correct.");
    }
    return {};
}

QString parameterText(const task::PageFault &fault)
{
    const QString value = QString::fromStdString(fault.excerpt);
    switch (fault.parameter) {
    case task::ParameterFault::Unknown: return FaultWords::tr("“%1” is not a known parameter.").arg(value);
    case task::ParameterFault::Misplaced:
        return FaultWords::tr("“%1” does not belong to this kind of task.").arg(value);
    case task::ParameterFault::Repeated: return FaultWords::tr("“%1” is given more than once.").arg(value);
    case task::ParameterFault::AllWithThrees:
        return FaultWords::tr("If threes also count, a task cannot ask for all first moves.");
    case task::ParameterFault::BadValue: return FaultWords::tr("“%1” could not be understood.").arg(value);
    }
    return {};
}

QString whatText(const task::PageFault &fault)
{
    using Code = task::PageFault::Code;
    switch (fault.code) {
    case Code::NoBoard: return FaultWords::tr("Its board cannot be played on.");
    case Code::UnknownKind:
        return FaultWords::tr("“%1” is not a known kind of task.").arg(QString::fromStdString(fault.excerpt));
    case Code::SeveralKinds: return FaultWords::tr("It has more than one kind of task.");
    case Code::Parameter: return parameterText(fault);
    case Code::Task: return codeText(fault.task);
    case Code::More: return FaultWords::tr("The page has more mistakes.");
    }
    return {};
}

} // namespace

QString faultText(const task::TaskFault &fault, const task::Task &task)
{
    const QString text = codeText(fault.code);
    if (fault.code != task::TaskFaultCode::WrongSolution)
        return text;
    const QString reason = firstSentence(fault.judged, task);
    return reason.isEmpty() ? text : joined(text, reason);
}

QString faultText(const task::PageFault &fault, int page)
{
    const QString what = whatText(fault);
    if (fault.line == 0)
        return FaultWords::tr("Page %1: %2").arg(page).arg(what);
    //: Where a file is damaged.
    return FaultWords::tr("Page %1 (line %2, column %3): %4").arg(page).arg(fault.line).arg(fault.column).arg(what);
}

} // namespace kagetsu::text
