// SPDX-License-Identifier: MIT
#include "ui/learn/worksheet/sheetwords.h"

#include "rules/judge.h"
#include "text/lesson/lessons.h"
#include "text/rules/rules.h"
#include "text/task/tasks.h"
#include "ui/print/paper/document.h"
#include "ui/print/paper/languagescope.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace kagetsu::ui {

namespace {

using task::Kind;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Worksheet)
};

QString tagOf(QString code)
{
    return code.replace(QLatin1Char('_'), QLatin1Char('-'));
}

// Returns the instruction for work with a pencil, which differs from that on screen.
QString instructionOf(const task::Task &task)
{
    const bool byThrees = task.threatFours > 0;
    switch (task.kind) {
    case Kind::ForbiddenPoints: return Words::tr("Mark every forbidden point.");
    case Kind::IsForbidden: return Words::tr("Is the marked point forbidden? Write down why, or why not.");
    case Kind::NameShape: return Words::tr("Name the shape of the marked stones.");
    case Kind::WhyNot:
        return Words::tr("Why do the marked stones not become a three when a stone is placed on the marked point?");
    case Kind::Win:
        return byThrees
            ? Words::tr("Win by fours and threes: number the moves of both sides until the win cannot be stopped.")
            : Words::tr("Win by fours: number the moves of both sides until the win cannot be stopped.");
    case Kind::FirstMove:
        if (byThrees)
            return Words::tr("Mark a move that begins a win by fours and threes.");
        return task.wantsAll ? Words::tr("Mark every move that begins a win by fours.")
                             : Words::tr("Mark a move that begins a win by fours.");
    case Kind::Defend:
        return task.wantsAll ? Words::tr("Mark every move that stops the win by fours.")
                             : Words::tr("Mark a move that stops the win by fours.");
    case Kind::Choose: return Words::tr("Mark the right answer.");
    case Kind::Order: return Words::tr("Number the points where the stones go.");
    case Kind::Show: break;
    }
    return {};
}

bool isAlike(const Worksheet &sheet)
{
    return !sheet.isBooklet && std::ranges::all_of(sheet.tasks, [&](const SheetTask &each) {
        const task::Task &first = sheet.tasks.front().task;
        return each.task.kind == first.kind && each.task.wantsAll == first.wantsAll
            && (each.task.threatFours > 0) == (first.threatFours > 0);
    });
}

QString letterOf(std::size_t choice)
{
    return QString(QChar(static_cast<char16_t>('a' + static_cast<int>(choice % 26)))) + QLatin1Char(')');
}

QString choiceText(const task::Choice &choice)
{
    return choice.point ? text::pointText(*choice.point) : QString::fromStdString(choice.text);
}

QString choicesOf(const task::Task &task)
{
    QStringList texts;
    for (std::size_t i = 0; i < task.choices.size(); ++i)
        texts += letterOf(i) + QChar(QChar::Nbsp) + choiceText(task.choices[i]);
    return texts.join(QStringLiteral("   "));
}

// Returns the question of a task. If `isTold` is true, the instruction is above all tasks, so that the side to move is
// enough.
QString questionOf(const task::Task &task, bool isTold, bool isFirst)
{
    if (task.kind == Kind::Show) // an author's text keeps its paragraphs
        return isFirst ? QString::fromStdString(task.text).trimmed().replace(QLatin1Char('\n'), QChar::LineSeparator)
                       : QString();
    const QString own = QString::fromStdString(task.text).simplified();
    QString text = isFirst && !own.isEmpty() ? own : isTold ? text::sideName(task.side) : text::plainQuestion(task);
    if (task.kind == Kind::Choose && isFirst)
        text += QStringLiteral("   ") + choicesOf(task);
    return text;
}

QString listOf(const QStringList &texts)
{
    QString list;
    for (const QString &text : texts)
        //: Two parts of a list.
        list = list.isEmpty() ? text : Words::tr("%1; %2").arg(list, text);
    return list;
}

QString forbiddenText(const task::Task &task, const std::vector<rules::Point> &points)
{
    if (points.empty())
        return Words::tr("No point is forbidden.");
    std::map<QString, std::vector<rules::Point>> byKind;
    for (const rules::Point point : points)
        byKind[text::foulNames(judge(task.position, point, task.side, task.rules).fouls)].push_back(point);
    QStringList texts;
    for (const auto &[kind, its] : byKind)
        //: %1 is a kind of forbidden move, %2 the points: "double-three: H8 J9".
        texts += Words::tr("%1: %2").arg(kind, text::pointsText(its));
    return listOf(texts);
}

// Returns the moves of a win, and the other moves that begin one.
QString winText(const task::Solution &solution)
{
    const QString line = text::pointsText(solution.answer.points);
    std::vector<rules::Point> others = solution.firstMoves;
    std::erase(others, solution.answer.points.front());
    return others.empty() ? line
                          //: An answer: %1 is a line of moves, %2 the other moves that begin a win.
                          : Words::tr("%1. These moves begin a win, too: %2").arg(line, text::pointsText(others));
}

QString answerOf(const SheetTask &each)
{
    const task::Task &task = each.task;
    const task::Solution &solution = each.solution;
    const task::Answer &answer = solution.answer;
    if (!solution.isKnown)
        return text::firstSentence({}, task);
    switch (task.kind) {
    case Kind::ForbiddenPoints: return forbiddenText(task, answer.points);
    case Kind::NameShape: return answer.shape ? text::shapeName(*answer.shape) : QString();
    case Kind::WhyNot: {
        QStringList texts;
        for (const task::WhyNot reason : solution.reasons)
            texts += text::reasonName(reason);
        return listOf(texts);
    }
    case Kind::IsForbidden: {
        if (!task.point)
            return {};
        const bool isForbidden = answer.isForbidden.value_or(false);
        task::Judged judged { .why = isForbidden ? task::Why::PointForbidden : task::Why::PointAllowed };
        judged.points = { *task.point };
        judged.fouls = answer.fouls;
        judged.made = solution.judged.made;
        return text::firstSentence(judged, task);
    }
    case Kind::Win: return winText(solution);
    case Kind::FirstMove:
        if (solution.isChoice && solution.firstMoves.size() > 1)
            return Words::tr("One of %1").arg(text::pointsText(solution.firstMoves));
        if (solution.isChoice && solution.firstMoves.size() == 1)
            return text::pointsText(solution.firstMoves);
        [[fallthrough]];
    case Kind::Defend:
        return solution.isChoice && task.kind == Kind::FirstMove
            //: An answer: %1 is a move, and others may be right, too.
            ? Words::tr("For example: %1").arg(text::pointsText(answer.points))
            : solution.isChoice && !solution.areAll ? Words::tr("For example: %1").arg(text::pointsText(answer.points))
                : solution.isChoice && answer.points.size() > 1
                //: An answer: %1 is a list of moves, and one of them is enough.
                ? Words::tr("One of %1").arg(text::pointsText(answer.points))
                : text::pointsText(answer.points);
    case Kind::Choose: {
        QStringList texts;
        for (std::size_t i = 0; i < task.choices.size(); ++i) {
            if (task.choices[i].isRight)
                texts += letterOf(i) + QChar(QChar::Nbsp) + choiceText(task.choices[i]);
        }
        return listOf(texts);
    }
    case Kind::Order: return text::pointsText(answer.points);
    case Kind::Show: break;
    }
    return {};
}

// Adds the texts in the current language; with `isFirst`, also those that appear in one language only.
void add(SheetWords &words, const Worksheet &sheet, const QString &code, bool isFirst)
{
    const QString tag = tagOf(code);
    const bool isTold = !sheet.tasks.empty() && isAlike(sheet);
    const QString instruction = isTold ? instructionOf(sheet.tasks.front().task) : Words::tr("Solve each task.");
    words.instructions.push_back({ instruction, tag });
    const auto name = [](QString &label, const QString &text) {
        label += (label.isEmpty() ? QString() : QStringLiteral(" / ")) + text;
    };
    //: Label of a line to write on.
    name(words.name, Words::tr("Name"));
    //: Label of a line to write on.
    name(words.date, Words::tr("Date"));
    for (std::size_t i = 0; i < sheet.tasks.size(); ++i) {
        const QString text = questionOf(sheet.tasks[i].task, isTold, isFirst);
        if (!text.isEmpty())
            words.questions[i].push_back({ text, tag });
    }
}

} // namespace

QString plainSheetTitle()
{
    return Words::tr("Worksheet");
}

SheetWords wordsOf(const Worksheet &sheet)
{
    SheetWords words;
    words.language = tagOf(sheet.language);
    words.questions.resize(sheet.tasks.size());
    {
        const LanguageScope scope(sheet.language);
        words.title = sheet.title.trimmed().isEmpty() ? plainSheetTitle() : sheet.title.trimmed();
        words.answersTitle = Words::tr("%1 – answers").arg(words.title);
        //: Heading of the list of chapters with their pages.
        words.contents = Words::tr("Contents");
        words.pageWords = pageWords();
        if (sheet.seed) {
            QStringList kinds;
            for (const Kind kind : task::kindsOf(*sheet.seed))
                kinds += text::kindName(kind);
            //: At the foot of a sheet: %1 is what is asked, %2 the level, %3 a number to make the same sheet again.
            words.source = Words::tr("%1, %2, seed %3")
                               .arg(listOf(kinds), text::levelName(sheet.seed->level))
                               .arg(sheet.seed->seed);
        }
        add(words, sheet, sheet.language, /*isFirst=*/true);
        if (sheet.hasAnswers) {
            for (const SheetTask &each : sheet.tasks)
                words.answers += each.task.kind == Kind::Show ? QString() : answerOf(each);
        }
    }
    if (!sheet.second.isEmpty() && sheet.second != sheet.language) {
        const LanguageScope scope(sheet.second);
        add(words, sheet, sheet.second, /*isFirst=*/false);
    }
    return words;
}

} // namespace kagetsu::ui
