// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/classpage.h"

#include "rules/judge.h"
#include "text/rules/rules.h"
#include "text/task/tasks.h"
#include "ui/learn/task/taskpicture.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace kagetsu::ui {

namespace {

using task::Kind;
using task::Why;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ClassPage)
};

struct Step
{
    Reveals reveals = Reveals::Question;
    QString told {};
    int line = -1; // the line that is played
    int laid = 0; // stones of the line on the board
    bool isAnswered = false; // the answer is on the board
};

QString rightChoice(const task::Task &task, const task::Answer &answer)
{
    const task::Choice &choice = task.choices[answer.choice.value_or(0)];
    const QString text = choice.point ? text::pointText(*choice.point) : QString::fromStdString(choice.text);
    const QString reply = QString::fromStdString(choice.reply);
    return reply.isEmpty() ? text : QStringLiteral("%1\n%2").arg(text, reply);
}

// Returns the answer in words for the whole class, rather than for a pupil who answered.
QString answerText(const ClassPage &page)
{
    const task::Judged &judged = page.answer->judged;
    const QString points = text::pointsText(page.answer->answer.points);
    switch (judged.why) {
    case Why::FoundAll:
        return page.task.kind == Kind::ForbiddenPoints
            //: %1 is a list of points.
            ? Words::tr("Forbidden: %1.").arg(points)
            : Words::tr("All correct points: %1.").arg(points);
    case Why::NothingToFind: return Words::tr("No point is forbidden here.");
    case Why::Wins:
        //: %1 is a point, or a list of points: the first move of a win.
        return Words::tr("Begins a win: %1.").arg(points);
    case Why::Stops:
        //: %1 is a point, or a list of points that stop the win.
        return Words::tr("Stops the win: %1.").arg(points);
    case Why::AuthorsAnswer: return rightChoice(page.task, page.answer->answer);
    case Why::InOrder: return Words::tr("The stones go like this:");
    default: return text::firstSentence(judged, page.task);
    }
}

void addTexts(std::vector<Step> &steps, Reveals reveals, const QStringList &pieces, bool isAnswered)
{
    for (const QString &piece : pieces)
        steps.push_back({ .reveals = reveals, .told = piece, .isAnswered = isAnswered });
}

QString fullText(const task::Task &task)
{
    const QString text = QString::fromStdString(task.text).trimmed();
    return text.isEmpty() ? text::plainQuestion(task) : text;
}

void addAnswer(std::vector<Step> &steps, const ClassPage &page)
{
    const bool isRead = page.task.kind == Kind::Show;
    if (!page.answer->isKnown())
        return;
    const QString answer = isRead ? QString() : answerText(page);
    if (!isRead)
        steps.push_back({ .reveals = Reveals::Answer, .told = answer, .isAnswered = true });
    const std::vector<task::Line> &lines = page.answer->judged.lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const int count = static_cast<int>(lines[i].stones.size());
        // The text of a line appears with its last stone; a line without stones is only text.
        for (int laid = std::min(1, count); laid <= count; ++laid) {
            const QString told = laid == count ? text::lineText(lines[i], page.task.side) : answer;
            steps.push_back({ .reveals = Reveals::Stone,
                .told = told,
                .line = static_cast<int>(i),
                .laid = laid,
                .isAnswered = true });
        }
    }
}

std::vector<Step> stepsOf(const ClassPage &page)
{
    QStringList pieces = piecesOf(fullText(page.task));
    if (!pieces.isEmpty())
        pieces.removeFirst(); // the question itself
    std::vector<Step> steps { {} };
    addTexts(steps, Reveals::Text, pieces, false);
    addTexts(steps, Reveals::Hint, piecesOf(QString::fromStdString(page.task.hint)), false);
    if (!page.answer)
        return steps;
    addAnswer(steps, page);
    addTexts(steps, Reveals::Explanation, piecesOf(QString::fromStdString(page.task.explanation)),
        page.task.kind != Kind::Show && page.answer->isKnown());
    return steps;
}

Step stepAt(const ClassPage &page, int step)
{
    const std::vector<Step> steps = stepsOf(page);
    return steps[static_cast<std::size_t>(std::clamp(step, 0, static_cast<int>(steps.size()) - 1))];
}

const ShownStep &shownAt(const ClassPage &page, int step)
{
    return page.steps[static_cast<std::size_t>(std::clamp(step, 0, stepCount(page) - 1))];
}

// Answers that are texts belong to the question.
QString questionOf(const task::Task &task)
{
    QStringList lines = piecesOf(fullText(task)).mid(0, 1);
    for (const task::Choice &choice : task.choices) {
        if (task.kind == Kind::Choose && !choice.point)
            lines += QStringLiteral("• ") + QString::fromStdString(choice.text);
    }
    return lines.join(QLatin1Char('\n'));
}

BoardPicture boardAt(const ClassPage &page, const Step &step)
{
    TaskScene scene { .task = page.task };
    if (step.isAnswered) {
        scene.answer = page.answer->answer;
        scene.isSolved = true;
    }
    if (step.line >= 0) {
        scene.line = &page.answer->judged.lines[static_cast<std::size_t>(step.line)];
        scene.laid = step.laid;
    }
    BoardPicture board = pictureOf(scene);
    if (step.isAnswered && step.line < 0 && page.task.kind == Kind::IsForbidden && page.task.point) {
        BoardCell &cell = board.at(*page.task.point);
        cell.signs.fouls = page.answer->judged.fouls;
        // The sign of a foul replaces the mark of the point asked about.
        cell.mark = cell.signs.fouls.any() ? UserMark {} : UserMark { MarkShape::Circle, {} };
    }
    return board;
}

// Returns the width of a text in letters, with Chinese, Japanese and Korean ones counted twice.
int widthOf(const QString &text)
{
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](QChar c) { return c.unicode() >= 0x2e80; }))
        + static_cast<int>(text.size());
}

} // namespace

QStringList piecesOf(const QString &text)
{
    constexpr int Most = 200; // letters: as much as fits beside a board in large letters
    QStringList pieces;
    for (const QString &line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        QString piece;
        QString sentence;
        const auto take = [&] {
            if (!piece.isEmpty() && widthOf(piece) + widthOf(sentence) > Most) {
                pieces += piece.trimmed();
                piece.clear();
            }
            piece += sentence;
            sentence.clear();
        };
        for (const QChar letter : line) {
            sentence += letter;
            const bool ends = QStringLiteral(".!?。！？…").contains(letter);
            // A text without sentence ends is cut wherever necessary.
            const bool isTooLong = widthOf(sentence) >= Most && (letter.isSpace() || letter.unicode() >= 0x2e80);
            if (ends || isTooLong)
                take();
        }
        take();
        if (!piece.trimmed().isEmpty())
            pieces += piece.trimmed();
    }
    return pieces;
}

int stepCount(const ClassPage &page)
{
    return static_cast<int>(page.steps.empty() ? stepsOf(page).size() : page.steps.size());
}

Reveals revealedBy(const ClassPage &page, int step)
{
    return page.steps.empty() ? stepAt(page, step).reveals : step == 0 ? Reveals::Question : Reveals::Step;
}

ClassPicture pictureAt(const ClassPage &page, int step)
{
    if (!page.steps.empty())
        return shownAt(page, step).picture;
    const Step shown = stepAt(page, step);
    ClassPicture picture;
    picture.board = boardAt(page, shown);
    picture.question = questionOf(page.task);
    picture.told = shown.told;
    return picture;
}

std::optional<int> stepAfter(const ClassPage &page, int step, rules::Point point)
{
    if (page.steps.empty())
        return std::nullopt;
    const std::vector<PlacedStone> &line = shownAt(page, step).line;
    const auto goesOn = [&](const ShownStep &each) {
        return each.line.size() > line.size() && each.line[line.size()].point == point
            && std::equal(line.begin(), line.end(), each.line.begin());
    };
    const auto found = std::find_if(page.steps.begin(), page.steps.end(), goesOn);
    return found == page.steps.end() ? std::nullopt : std::optional(static_cast<int>(found - page.steps.begin()));
}

} // namespace kagetsu::ui
