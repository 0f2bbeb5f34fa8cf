// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/task.h"

namespace kagetsu::task {

// Stones to place one after the other on the position of a task, and what they show. The sentences are made in the
// layers above.
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
        NoRoom, // a straight four has no room between the marked borders
        ForbiddenPoint, // the last stone would be forbidden, for `fouls`
        FivePoint, // the last stone makes five elsewhere, so that it is not a straight four
        FalseFourLong, // the last stone completes six or more instead of a five
        FalseFourClosed, // a shape that looks like a four is closed at both ends
        WinsByFours, // every answer is forced
        DefenceForbidden, // the point that would stop it is forbidden to the other side, for `fouls`
        Stopped, // the last stone stops the attack
        OpponentsFive, // the other side makes five first
        MakesStraightFour, // the last stone makes a straight four
        Author, // the author's line
    };

    Shows shows = Shows::Nothing;
    std::vector<LaidStone> stones {};
    std::vector<rules::Point> marked {}; // the points that the line is about: stones of the shape, or borders
    rules::FoulKinds fouls {};

    friend bool operator==(const Line &, const Line &) = default;
};

// The shapes that an allowed stone makes; only shapes that count.
struct Made
{
    int fours = 0;
    int threes = 0;

    friend bool operator==(Made, Made) = default;
};

// Whether an answer is right.
enum class Correctness : std::uint8_t {
    Right, // right, and nothing is missing
    GoesOn, // right so far
    Wrong,
    Unknown, // a limit was reached
};

// The main reason to give for an answer.
enum class Why : std::uint8_t {
    Occupied, // points: the point
    PointForbidden, // points: the point; fouls
    PointAllowed, // points: the point; made, if fouls are sought
    PointWins, // points: the point, which makes five and is therefore allowed
    KindWanted, // it is forbidden, and the next question is why
    OtherKinds, // it is forbidden for `fouls`, but the answer `given` was different
    FoundAll, // every point that was sought
    NothingToFind, // there was nothing to find
    Missed, // points: those that were not tapped
    ShapeIs, // shape
    ReasonIs, // reason: why it is not a three
    OtherReason, // reason: a right one, but another was given
    Wins, // the move can no longer be stopped
    AttackGoesOn, // a right move; the other side answers
    MoveForbidden, // points: the move; fouls
    NoThreat, // it threatens nothing, so the other side has time
    AttackStopped, // points: the answer of the other side that stops it
    OpponentsFive, // the other side makes five first
    Stops, // points: the move that stops the win
    DoesNotStop,
    PutsOff, // a four that only delays the win
    AuthorsAnswer, // the author's own words are shown
    InOrder,
    NotInOrder, // points: where the next stone belongs
    Read, // the page only explains, and was read
    NotKnown,
};

// The judgement of an answer with its reason, which can be shown on the board.
struct Judged
{
    Correctness correctness = Correctness::Unknown;
    Why why = Why::NotKnown;
    std::vector<rules::Point> points {};
    rules::FoulKinds fouls {};
    rules::FoulKinds given {};
    std::optional<Made> made {};
    std::optional<Shape> shape {};
    std::optional<WhyNot> reason {};
    std::optional<rules::Point> reply {}; // the other side's reply in a task of the kind Win
    std::string words {}; // the author's words for this answer
    std::vector<Line> lines {};

    friend bool operator==(const Judged &, const Judged &) = default;
};

} // namespace kagetsu::task
