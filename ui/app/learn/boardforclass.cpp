// SPDX-License-Identifier: MIT
#include "ui/app/learn/boardforclass.h"

#include "text/task/tasks.h"
#include "ui/app/window/boardinsight.h"
#include "ui/board/boardwidget.h"
#include "ui/board/diagramsubject.h"
#include "ui/controls/layout/page.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/review/reviewpanel.h"
#include "ui/record/solver/winpanel.h"

#include <utility>

namespace kagetsu::ui {

namespace {

// Returns the stones alone: whatever the program says of them would tell the answer.
BoardPicture plainPicture(const BoardPicture &picture)
{
    BoardPicture plain(picture.frame());
    for (const rules::Point point : picture.points())
        plain.at(point).stone = picture.at(point).stone;
    return plain;
}

rules::Side sideToMove(const BoardPicture &plain)
{
    int black = 0;
    int white = 0;
    for (const rules::Point point : plain.points()) {
        black += plain.at(point).stone == rules::Stone::Black ? 1 : 0;
        white += plain.at(point).stone == rules::Stone::White ? 1 : 0;
    }
    return black > white ? rules::Side::White : rules::Side::Black;
}

ShownStep stepOf(const BoardPicture &board, const QString &question, const QString &told)
{
    ShownStep step;
    step.picture.board = board;
    step.picture.question = question;
    step.picture.told = told;
    return step;
}

ClassPage pageOfProof(const BoardPicture &plain, const ProofStory &story)
{
    const rules::Proof &proof = *story.proof();
    const rules::Point point = proof.root().point;
    ClassPage page;
    page.task.kind = task::Kind::IsForbidden;
    page.task.point = point;
    page.task.side = proof.side;
    const QString question = text::plainQuestion(page.task);
    BoardPicture asked = plain;
    asked.at(point).mark = { MarkShape::Circle, QStringLiteral("?") };
    page.steps.push_back(stepOf(asked, question, {}));
    for (int step = 0; step < story.count(); ++step) {
        BoardPicture board = plain;
        story.marks(step).layOn(board);
        page.steps.push_back(stepOf(board, question, story.sentence(step)));
    }
    return page;
}

// Returns the threes that count for a task of which this is the win.
int threatFoursOf(const solver::Proof &proof)
{
    return hasThrees(proof) ? solver::ThreeSolver::MostThreatFours : 0;
}

ClassPage pageOfWin(const BoardPicture &plain, const WinPanel &wins)
{
    ClassPage page;
    page.task.kind = task::Kind::Win;
    page.task.side = wins.found()->finding.proof.attacker;
    page.task.threatFours = threatFoursOf(wins.found()->finding.proof);
    const QString question = text::plainQuestion(page.task);
    page.steps.push_back(stepOf(plain, question, {}));
    constexpr int AfterTheAnswer = 1; // the first row shows the whole line at once
    for (int row = AfterTheAnswer; row < wins.rowCount(); ++row) {
        BoardPicture board = plain;
        const WinMarks marks = wins.marksAt(row);
        marks.layOn(board);
        page.steps.push_back(stepOf(board, question, wins.rowText(row)));
        page.steps.back().line = marks.line;
    }
    return page;
}

// Returns a question about the position before the move: whether it is forbidden, or the win that was missed; else
// about the win that it allowed, in the position after it. Returns nothing if none of these is certain.
std::optional<task::Task> questionAbout(const GameReview &review, const review::Mark &mark)
{
    const review::Line &line = review.game.line;
    const review::PlayedMove &played = line.moves[mark.move];
    const bool isAboutRules = mark.isForbidden || mark.isWronglyClaimed;
    const bool isMissed = mark.missed == review::Known::Yes || mark.missedByThrees;
    if (!isAboutRules && !isMissed && mark.allowed != review::Known::Yes)
        return std::nullopt;
    task::Task task;
    task.rules = line.rules;
    task.position = played.before;
    task.side = played.move.side;
    task.kind = task::Kind::Win;
    if (isAboutRules) {
        task.kind = task::Kind::IsForbidden;
        task.point = played.move.point;
    } else if (isMissed) {
        task.threatFours = threatFoursOf(review.review.moves[mark.move].missed.win->proof);
    } else {
        task.position = positionAfter(played);
        task.side = other(played.move.side);
        task.threatFours = threatFoursOf(review.review.moves[mark.move].allowed.win->proof);
    }
    return task;
}

BoardForClass pagesOfReview(const ReviewPanel &panel)
{
    const GameReview &review = *panel.review();
    BoardForClass board;
    for (std::size_t i = 0; i < review.marks.size(); ++i) {
        const std::optional<task::Task> task = questionAbout(review, review.marks[i]);
        if (!task)
            continue;
        if (panel.mark() == i)
            board.first = static_cast<int>(board.pages.size());
        board.pages.push_back({ .task = *task });
    }
    return board;
}

// Returns the moves that follow the position along the line of a record, each with its comment.
std::vector<ShownStep> stepsAfter(const DiagramSubject &subject)
{
    std::vector<ShownStep> steps;
    std::vector<PlacedStone> line;
    for (const DiagramStep &each : subject.steps()) {
        const std::vector<diagram::Move> &moves = each.subject.moves;
        if (moves.size() <= subject.moves.size() + line.size())
            continue;
        BoardPicture board = each.subject.picture;
        for (const rules::Point point : board.points())
            board.at(point).signs = {}; // the next move and forbidden points would tell the class what it is asked
        const std::optional<rules::Point> last = moves.back().point;
        const bool isOn = last && board.frame().isOn(*last);
        const rules::Stone stone = isOn ? board.at(*last).stone : rules::Stone::None;
        if (stone == rules::Stone::None)
            break;
        line.push_back({ *last, stone == rules::Stone::Black ? rules::Side::Black : rules::Side::White });
        const QStringList pieces = piecesOf(each.text);
        for (const QString &piece : pieces.isEmpty() ? QStringList { QString() } : pieces) {
            steps.push_back(stepOf(board, subject.caption, piece));
            steps.back().line = line;
        }
    }
    return steps;
}

template <class Panel>
const Panel *inSight(const Page &page)
{
    const auto *panel = page.findChild<Panel *>();
    return panel && panel->isVisibleTo(&page) ? panel : nullptr;
}

} // namespace

BoardForClass boardForClass(const Page &page)
{
    const BoardWidget *board = boardInSight(page);
    if (!board)
        return {};
    const BoardPicture plain = plainPicture(board->picture());
    const ProofPanel *proof = page.proof();
    if (proof && proof->isPinned() && proof->isVisibleTo(&page) && proof->stepCount() > 0)
        return { { pageOfProof(plain, proof->story()) } };
    if (const auto *wins = inSight<WinPanel>(page); wins && wins->rowCount() > 0)
        return { { pageOfWin(plain, *wins) } };
    if (const auto *review = inSight<ReviewPanel>(page); review && review->review()) {
        if (BoardForClass findings = pagesOfReview(*review); !findings.pages.empty())
            return findings;
    }
    ClassPage shownPage;
    shownPage.task.side = sideToMove(plain);
    const std::optional<DiagramSubject> subject = page.diagramSubject();
    shownPage.steps.push_back(stepOf(board->picture(), subject ? subject->caption : QString(), {}));
    if (subject && subject->steps) {
        for (ShownStep &each : stepsAfter(*subject))
            shownPage.steps.push_back(std::move(each));
    }
    return { { std::move(shownPage) } };
}

} // namespace kagetsu::ui
