// SPDX-License-Identifier: MIT
#include "ui/tournament/host/eventhost.h"

#include "text/tournament/refusals.h"
#include "tournament/log/reporting.h"
#include "tournament/model/find.h"

#include <QDateTime>

namespace kagetsu::ui {

using tournament::Refusal;

EventHost::EventHost(tournament::LogKeeper &keeper, tournament::Log log, QObject *parent)
    : QObject(parent)
    , m_steps(keeper, std::move(log))
    , m_now([] { return tournament::Milliseconds(QDateTime::currentMSecsSinceEpoch()); })
{
}

const tournament::Section &EventHost::section(int id) const
{
    static const tournament::Section None;
    const tournament::Section *found = tournament::findSection(event(), id);
    return found ? *found : None;
}

void EventHost::follow(tournament::Log log)
{
    m_steps.follow(std::move(log));
    emit changed();
}

std::optional<Refusal> EventHost::carryOut(const tournament::Action &action)
{
    return carryOut(std::vector { action });
}

std::optional<Refusal> EventHost::carryOut(const std::vector<tournament::Action> &step)
{
    if (m_isReading) {
        emit onlyRead();
        return std::nullopt;
    }
    const std::size_t tidied = log().tidied();
    const auto outcome = m_steps.carryOut(step, stamp());
    if (!outcome)
        return outcome.fault();
    tell(*outcome);
    if (log().tidied() > tidied)
        emit textsTidied();
    return std::nullopt;
}

QString EventHost::attempt(int section, const std::vector<tournament::Action> &step)
{
    const std::optional<Refusal> refusal = carryOut(step);
    return refusal ? text::refusalText(*refusal, &this->section(section)) : QString();
}

std::optional<Refusal> EventHost::report(const std::vector<tournament::ReportGame> &reports)
{
    const auto step = tournament::reported(event(), reports);
    return step ? carryOut(*step) : step.fault();
}

void EventHost::settle()
{
    m_steps.settle();
    emit changed();
}

void EventHost::undo()
{
    if (canUndo())
        tell(m_steps.undo(stamp()));
}

void EventHost::redo()
{
    if (canRedo())
        tell(m_steps.redo(stamp()));
}

void EventHost::tell(const tournament::StepLog::Outcome &outcome)
{
    if (!outcome.isStored)
        emit notKept();
    if (outcome.hasChanged)
        emit changed();
}

} // namespace kagetsu::ui
