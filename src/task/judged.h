// SPDX-License-Identifier: MIT
#pragma once

#include "task/task.h"

namespace kagetsu::task {

// Stones to be laid on the position of a task one after the other, and what they show. No words: these are made above.
struct Line
{
    enum class Shows : std::uint8_t {
        Nothing, // the stone makes nothing
        Five, // the last stone makes five
        Overline, // the last stone makes six or more, which is forbidden
        TwoFours, // one four is stopped, the other becomes five
        StraightFour, // the three becomes a straight four, stopped at one end only
        ClosedFour, // the three becomes a four that one stone stops
        LongFour, // the same, because the other end makes six or more
        NoRoom, // between the marked borders no straight four has room
        ForbiddenPoint, // the last stone would be forbidden, for `fouls`
        FivePoint, // the last stone makes five elsewhere, so that it is no straight four
        FalseFourLong, // the last stone completes no five but six or more
        FalseFourClosed, // what looks like a four is closed at both ends
        WinsByFours, // every answer is forced
        DefenceForbidden, // the point that would stop it is forbidden to the other side, for `fouls`
        Stopped, // the last stone stops the attack
        OpponentsFive, // the other side makes five first
        MakesStraightFour, // the last stone makes a straight four
        Author, // the author's line
    };

    Shows shows = Shows::Nothing;
    std::vector<LaidStone> stones {};
    std::vector<rules::Point> marked {}; // what it is about: stones of the shape, or borders
    rules::FoulKinds fouls {};

    friend bool operator==(const Line &, const Line &) = default;
};

// What a stone makes that is not forbidden; only shapes that count.
struct Made
{
    int fours = 0;
    int threes = 0;

    friend bool operator==(Made, Made) = default;
};

enum class Verdict : std::uint8_t {
    Right, // and nothing more is wanted
    GoesOn, // right so far
    Wrong,
    Unknown, // a limit was reached
};

// What is to be said to an answer first.
enum class Why : std::uint8_t {
    Occupied, // points: the point
    PointForbidden, // points: the point; fouls
    PointAllowed, // points: the point; made, where fouls are looked for
    PointWins, // points: the point, which makes five and is therefore allowed
    KindWanted, // it is forbidden, and now: why?
    OtherKinds, // it is forbidden for `fouls`, and those `given` were others
    FoundAll, // every point that was sought
    NothingToFind, // there was none
    Missed, // points: those that were not tapped
    ShapeIs, // shape
    ReasonIs, // reason: why it is no three
    OtherReason, // reason: a right one, and another was given
    Wins, // the move cannot be stopped any more
    AttackGoesOn, // a right move; the other side answers
    MoveForbidden, // points: the move; fouls
    NoThreat, // it threatens nothing, so the other side has time
    AttackStopped, // points: the answer of the other side that stops it
    OpponentsFive, // the other side makes five first
    Stops, // points: the move that stops the win
    DoesNotStop,
    PutsOff, // a four that only puts the win off
    AuthorsAnswer, // what the author says is said
    InOrder,
    NotInOrder, // points: where the next stone belongs
    Read, // a page that only explains
    NotKnown,
};

// An answer with its reason, which can be laid on the board.
struct Judged
{
    Verdict verdict = Verdict::Unknown;
    Why why = Why::NotKnown;
    std::vector<rules::Point> points {};
    rules::FoulKinds fouls {};
    rules::FoulKinds given {};
    std::optional<Made> made {};
    std::optional<Shape> shape {};
    std::optional<WhyNot> reason {};
    std::optional<rules::Point> reply {}; // Win: what the other side plays now
    std::string words {}; // the author's, to this answer
    std::vector<Line> lines {};

    friend bool operator==(const Judged &, const Judged &) = default;
};

} // namespace kagetsu::task
