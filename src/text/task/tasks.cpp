// SPDX-License-Identifier: MIT
#include "text/task/tasks.h"

#include "rules/proof/proof.h"
#include "text/proof/proof.h"
#include "text/rules/rules.h"

#include <QCoreApplication>

#include <algorithm>

namespace kagetsu::text {

namespace {

using task::Judged;
using task::Kind;
using task::Line;
using task::Why;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TaskWords)
};

QString firstPoint(const std::vector<rules::Point> &points)
{
    return points.empty() ? QString() : pointText(points.front());
}

QString shapeSentence(task::Shape shape)
{
    switch (shape) {
    case task::Shape::Five: return Words::tr("These stones are a five.");
    case task::Shape::Overline: return Words::tr("These stones are an overline: six or more in a row.");
    case task::Shape::StraightFour: return Words::tr("These stones are a straight four: both ends are open.");
    case task::Shape::Four: return Words::tr("These stones are a four: one point makes it five.");
    case task::Shape::Three: return Words::tr("These stones are a three: they can become a straight four.");
    case task::Shape::None: break;
    }
    return Words::tr("These stones are none of these shapes.");
}

// Returns why stones that look like a shape are not one, from the first line about them.
QString noShapeSentence(const Judged &judged)
{
    using Shows = Line::Shows;
    switch (judged.lines.empty() ? Shows::Nothing : judged.lines.front().shows) {
    case Shows::FalseFourClosed: return Words::tr("Both ends are closed, so it is not a four.");
    case Shows::FalseFourLong: return Words::tr("It can only become six or more, so it is not a four.");
    case Shows::ClosedFour: return Words::tr("Its four would be closed at one end, so it is not a three.");
    case Shows::LongFour: return Words::tr("One end would make six or more, so it is not a three.");
    case Shows::NoRoom: return Words::tr("There is no room for a straight four, so it is not a three.");
    case Shows::ForbiddenPoint: return Words::tr("The next stone would be forbidden, so it is not a three.");
    case Shows::FivePoint: return Words::tr("The next stone makes five on another line, so it is not a three.");
    default: return shapeSentence(task::Shape::None);
    }
}

// Returns why a point is allowed: by what its stone makes.
QString allowedSentence(const Judged &judged, const QString &point)
{
    const auto makes = [&](int fours, int threes) { return judged.made == task::Made { fours, threes }; };
    if (makes(0, 0))
        return Words::tr("%1 makes no three and no four, so it is allowed.").arg(point);
    if (makes(0, 1))
        return Words::tr("%1 makes only one three, so it is allowed.").arg(point);
    if (makes(1, 0))
        return Words::tr("%1 makes only one four, so it is allowed.").arg(point);
    if (makes(1, 1))
        return Words::tr("%1 makes a four and a three, and that is allowed.").arg(point);
    return Words::tr("%1 is not forbidden.").arg(point);
}

rules::FoulKinds without(rules::FoulKinds kinds, rules::FoulKinds others)
{
    return { .overline = kinds.overline && !others.overline,
        .doubleFour = kinds.doubleFour && !others.doubleFour,
        .doubleThree = kinds.doubleThree && !others.doubleThree };
}

// Returns which of the given kinds are right, wrong or missing.
QString kindsSentence(const Judged &judged, const QString &point)
{
    const rules::FoulKinds tooMany = without(judged.given, judged.fouls);
    const rules::FoulKinds right = without(judged.given, tooMany);
    const rules::FoulKinds missing = without(judged.fouls, judged.given);
    if (!right.any())
        return Words::tr("%1 is forbidden, but for another reason: %2.").arg(point, foulNames(judged.fouls));
    //: %1 is a kind that was chosen: "double-three".
    QString text = Words::tr("Correct: %1.").arg(foulNames(right));
    if (tooMany.any())
        text = joined(text, Words::tr("Not here: %1.").arg(foulNames(tooMany)));
    if (missing.any())
        text = joined(text, Words::tr("Also: %1.").arg(foulNames(missing)));
    return text;
}

QString reasonSentence(task::WhyNot reason)
{
    switch (reason) {
    case task::WhyNot::NoRoom: return Words::tr("There is not enough room for a straight four.");
    case task::WhyNot::ClosedEnd: return Words::tr("The four would be closed at one end.");
    case task::WhyNot::LongEnd: return Words::tr("One end of the four would make six or more.");
    case task::WhyNot::ForbiddenPoint: return Words::tr("The point that makes the straight four is forbidden.");
    case task::WhyNot::FivePoint: return Words::tr("The straight-four point makes five on another line.");
    }
    return {};
}

QString moveSentence(const Judged &judged, const task::Task &task)
{
    const QString point = firstPoint(judged.points);
    switch (judged.why) {
    case Why::Wins:
        //: %1 is a point: a stone there wins, whatever the other side plays.
        return Words::tr("After %1, nothing can stop the five.").arg(point);
    case Why::AttackGoesOn:
        return judged.reply
            ? Words::tr("%1 answers at %2. Your move.").arg(sideName(other(task.side)), pointText(*judged.reply))
            : QString();
    case Why::NoThreat: return Words::tr("%1 leaves %2 time to defend.").arg(point, sideName(other(task.side)));
    case Why::AttackStopped: return Words::tr("%2 can stop %1.").arg(point, sideName(other(task.side)));
    case Why::OpponentsFive: return Words::tr("After %1, %2 makes five first.").arg(point, sideName(other(task.side)));
    case Why::Stops: return Words::tr("%1 stops the win.").arg(point);
    case Why::DoesNotStop: return Words::tr("After %1, %2 still wins.").arg(point, sideName(other(task.side)));
    case Why::PutsOff: return Words::tr("%1 only delays the win.").arg(point);
    default: return {};
    }
}

// True if every answer that is told to be right or wrong is a point.
bool hasOnlyPoints(const task::Task &task)
{
    return std::ranges::all_of(task.choices, [](const task::Choice &choice) { return choice.point.has_value(); });
}

// True if every answer that is told to be right or wrong is a move.
bool hasOnlyMoves(const task::Task &task)
{
    return std::ranges::all_of(
        task.choices, [&](const task::Choice &choice) { return choice.point && task.position.isEmpty(*choice.point); });
}

} // namespace

QString kindName(Kind kind)
{
    switch (kind) {
    case Kind::ForbiddenPoints: return Words::tr("Find the forbidden points");
    case Kind::IsForbidden: return Words::tr("Is the point forbidden?");
    case Kind::NameShape: return Words::tr("Name the shape");
    case Kind::WhyNot: return Words::tr("Why is it not a three?");
    case Kind::Win: return Words::tr("Play the win to the end");
    case Kind::FirstMove: return Words::tr("Find the first move of a win");
    case Kind::Defend: return Words::tr("Stop the win");
    case Kind::Choose: return Words::tr("Choose an answer");
    case Kind::Order: return Words::tr("Place the stones in order");
    case Kind::Show: return Words::tr("Explanation only");
    }
    return {};
}

QString shapeName(task::Shape shape)
{
    switch (shape) {
    case task::Shape::Five: return Words::tr("Five");
    case task::Shape::Overline: return Words::tr("Overline");
    case task::Shape::StraightFour: return Words::tr("Straight four");
    case task::Shape::Four: return Words::tr("Four");
    case task::Shape::Three: return Words::tr("Three");
    case task::Shape::None: return Words::tr("None of these");
    }
    return {};
}

QString reasonName(task::WhyNot reason)
{
    switch (reason) {
    case task::WhyNot::NoRoom: return Words::tr("Not enough room");
    case task::WhyNot::ClosedEnd: return Words::tr("Closed at one end");
    case task::WhyNot::LongEnd: return Words::tr("One end makes six or more");
    case task::WhyNot::ForbiddenPoint: return Words::tr("The next stone would be forbidden");
    case task::WhyNot::FivePoint: return Words::tr("The next stone makes five");
    }
    return {};
}

QString correctnessText(task::Correctness correctness)
{
    switch (correctness) {
    case task::Correctness::Right: return Words::tr("Correct.");
    case task::Correctness::GoesOn: return Words::tr("Correct so far.");
    case task::Correctness::Wrong: return Words::tr("Not quite.");
    case task::Correctness::Unknown: break;
    }
    return {};
}

QString firstSentence(const Judged &judged, const task::Task &task)
{
    const QString point = firstPoint(judged.points);
    switch (judged.why) {
    case Why::Occupied: return Words::tr("There is already a stone on %1.").arg(point);
    case Why::PointForbidden:
    case Why::MoveForbidden:
        //: %1 is a point, %2 the kinds: "double-three".
        return Words::tr("%1 is forbidden: %2.").arg(point, foulNames(judged.fouls));
    case Why::PointAllowed: return allowedSentence(judged, point);
    case Why::PointWins: return Words::tr("A stone on %1 makes five and wins.").arg(point);
    case Why::KindWanted: return Words::tr("%1 is forbidden. Why?").arg(point);
    case Why::OtherKinds: return kindsSentence(judged, point);
    case Why::FoundAll: return Words::tr("You found them all.");
    case Why::NothingToFind:
        return task.kind == Kind::ForbiddenPoints ? Words::tr("There is no forbidden point here.")
                                                  : Words::tr("There is nothing to find here.");
    case Why::Missed:
        //: %1 is a list of points.
        return Words::tr("You missed %1.").arg(pointsText(judged.points));
    case Why::ShapeIs:
        if (judged.shape == task::Shape::None)
            return noShapeSentence(judged);
        return judged.shape ? shapeSentence(*judged.shape) : QString();
    case Why::ReasonIs:
    case Why::OtherReason: return judged.reason ? reasonSentence(*judged.reason) : QString();
    case Why::InOrder:
        return judged.correctness == task::Correctness::Right ? Words::tr("All stones are in their places.")
                                                              : Words::tr("Now the next stone.");
    case Why::NotInOrder: return Words::tr("The next stone belongs on %1.").arg(point);
    case Why::NotKnown: return Words::tr("The program could not find out in time.");
    case Why::AuthorsAnswer:
    case Why::Read: return {};
    default: return moveSentence(judged, task);
    }
}

QString lineTextSoFar(const Line &line, int laid)
{
    for (std::size_t i = 1; i < std::min(static_cast<std::size_t>(laid), line.stones.size()); ++i) {
        if (line.stones[i].side == line.stones[i - 1].side)
            //: Said when one side lays two stones in a row, to show what it threatens; %1 is the other side.
            return Words::tr("Suppose %1 plays elsewhere.").arg(sideName(other(line.stones[i].side)));
    }
    return {};
}

QString lineText(const Line &line, rules::Side asked)
{
    using Shows = Line::Shows;
    // A line ends with the stone that it is about, whichever side attacks.
    rules::Side side = line.stones.empty() ? asked : line.stones.back().side;
    if (line.shows == Shows::OpponentsFive)
        side = other(side);
    const QString own = sideName(side);
    const QString opponent = sideName(other(side));
    switch (line.shows) {
    case Shows::Nothing: return Words::tr("This stone makes none of the shapes.");
    case Shows::Five: return Words::tr("%1 makes five in a row.").arg(own);
    case Shows::Overline: return Words::tr("Six or more in a row: that is an overline.");
    case Shows::TwoFours:
        //: %1 and %2 are Black and White.
        return Words::tr("%2 stops one four, and %1 completes the other.").arg(own, opponent);
    case Shows::StraightFour:
        return Words::tr("%2 stops one end of the straight four, and %1 makes five at the other.").arg(own, opponent);
    case Shows::MakesStraightFour:
        return Words::tr("%1 makes a straight four: %2 cannot stop both ends.").arg(own, opponent);
    case Shows::ClosedFour: return Words::tr("One stone stops this four.");
    case Shows::LongFour: return Words::tr("This end makes six or more, not five.");
    case Shows::NoRoom: return Words::tr("There is no room here for a straight four.");
    case Shows::ForbiddenPoint: return Words::tr("The last stone would be forbidden: %1.").arg(foulNames(line.fouls));
    case Shows::FivePoint: return Words::tr("The last stone makes five on another line, not a straight four.");
    case Shows::FalseFourLong: return Words::tr("This makes six or more, not five.");
    case Shows::FalseFourClosed: return Words::tr("Both ends are closed, so it is not a four.");
    case Shows::WinsByFours:
        // If the first stone is the five, there is no answer to it.
        return line.stones.size() > 1 ? Words::tr("Every answer is forced, and %1 makes five.").arg(own)
                                      : Words::tr("%1 makes five in a row.").arg(own);
    case Shows::DefenceForbidden:
        //: %1 is Black or White, %2 the kinds: "double-three".
        return Words::tr("%1 cannot stop this: the point is forbidden (%2).").arg(opponent, foulNames(line.fouls));
    case Shows::Stopped: return Words::tr("The last stone stops the attack.");
    case Shows::OpponentsFive: return Words::tr("%1 makes five first.").arg(opponent);
    case Shows::Author: return Words::tr("This is how it goes.");
    }
    return {};
}

QString proofText(const Judged &judged, const task::Task &task)
{
    const bool isProven = task.kind == Kind::IsForbidden || task.kind == Kind::WhyNot
        || task.kind == Kind::ForbiddenPoints || judged.why == Why::MoveForbidden;
    if (!isProven || judged.points.empty() || judged.why == Why::KindWanted || judged.why == Why::Occupied
        || !task.position.isEmpty(judged.points.front()))
        return {};
    QString text;
    for (const Sentence &sentence :
        outline(prove(task.position, judged.points.front(), task.side, task.rules), Grain::Line)) {
        const QString next = textOf(sentence);
        text = text.isEmpty() ? next : joined(text, next);
    }
    return text;
}

QString plainQuestion(const task::Task &task)
{
    const QString side = sideName(task.side);
    switch (task.kind) {
    case Kind::ForbiddenPoints: return Words::tr("Which points are forbidden for %1?").arg(side);
    case Kind::IsForbidden:
        //: %1 is a point, %2 Black or White.
        return task.point ? Words::tr("Is %1 forbidden for %2?").arg(pointText(*task.point), side) : QString();
    case Kind::NameShape: return Words::tr("What shape do the marked stones make?");
    case Kind::WhyNot:
        return task.point ? Words::tr("%2 plays %1. Why does that make no three with the marked stones?")
                                .arg(pointText(*task.point), side)
                          : QString();
    case Kind::Win:
        return task.threatFours > 0 ? Words::tr("How does %1 win by fours and threes?").arg(side)
                                    : Words::tr("How does %1 win by fours?").arg(side);
    case Kind::FirstMove:
        if (task.threatFours > 0)
            return Words::tr("Which move begins a win by fours and threes for %1?").arg(side);
        return task.wantsAll ? Words::tr("Which moves begin a win by fours for %1?").arg(side)
                             : Words::tr("Which move begins a win by fours for %1?").arg(side);
    case Kind::Defend:
        return task.wantsAll ? Words::tr("Which moves by %1 stop the win by fours?").arg(side)
                             : Words::tr("How can %1 stop the win by fours?").arg(side);
    case Kind::Choose:
        return hasOnlyMoves(task) ? Words::tr("Which move is right for %1?").arg(side)
                                  : Words::tr("Which answer is correct?");
    case Kind::Order: return Words::tr("Where do the stones go?");
    case Kind::Show: break;
    }
    return {};
}

QString howToAnswer(const task::Task &task)
{
    switch (task.kind) {
    case Kind::ForbiddenPoints: return Words::tr("Tap the points on the board, then check your answers.");
    case Kind::FirstMove:
    case Kind::Defend:
        return task.wantsAll ? Words::tr("Tap the points on the board, then check your answers.")
                             : Words::tr("Tap a point on the board.");
    case Kind::Win:
        //: %1 is Black or White.
        return Words::tr("You play %1. Tap a point on the board.").arg(sideName(task.side));
    case Kind::Order: return Words::tr("Tap where the next stone goes.");
    case Kind::Choose: {
        if (hasOnlyPoints(task))
            return Words::tr("Tap a point on the board.");
        const auto isPoint = [](const task::Choice &choice) { return choice.point.has_value(); };
        return std::ranges::any_of(task.choices, isPoint) ? Words::tr("Choose an answer, or tap a point on the board.")
                                                          : Words::tr("Choose an answer.");
    }
    case Kind::IsForbidden:
    case Kind::NameShape:
    case Kind::WhyNot: return Words::tr("Choose an answer.");
    case Kind::Show: break;
    }
    return {};
}

} // namespace kagetsu::text
