// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/line.h"
#include "analysis/solver/solver.h"

#include <cstdint>
#include <functional>
#include <stop_token>

namespace kagetsu::review {

// The wins that a game missed and allowed (analysis.md#game-review), as data without texts: first those by fours, and
// those by fours and threes where they are looked for as well (threesreview.h).

// Says whether something is so. Unknown means that a limit was reached first; nothing is guessed.
enum class Known : std::uint8_t { No, Yes, Unknown };

// A win by fours, or by fours and threes, that a side had. The solver's checker can verify the proof.
struct Win
{
    solver::Proof proof;
    int length = 0;
    bool isShortest = false; // True if that has been proven

    friend bool operator==(const Win &, const Win &) = default;
};

// Says whether the mover had a win and did not begin it.
struct Missed
{
    Known said = Known::No;
    std::optional<Win> win {}; // the win, if there was one, even if it was begun; may be missing if `said` is Unknown

    friend bool operator==(const Missed &, const Missed &) = default;
};

// Says whether the opponent had a win after the move that the mover could have prevented. For a win by fours and threes
// it only says that the opponent had none at his turn before; whether another move would have stopped it is not known.
struct Allowed
{
    Known said = Known::No;
    std::optional<Win> win {}; // the win, if there was one, even if no move prevented it
    // Says whether the opponent would already have had a win before the move, had it been his turn.
    Known wasThere = Known::No;
    // If the win was already there: the moves that would have stopped it (analysis.md#game-review), in board order, and
    // whether the list is complete.
    std::vector<rules::Point> defences {};
    bool areAllDefences = true;

    friend bool operator==(const Allowed &, const Allowed &) = default;
};

// A stone on a forbidden point, with the proof of the verdict.
struct Foul
{
    rules::FoulKinds kinds;
    rules::Proof proof;

    friend bool operator==(const Foul &, const Foul &) = default;
};

// The review of one move.
struct MoveReview
{
    record::Move move;
    Missed missed {};
    Allowed allowed {};
    std::optional<Foul> foul {};

    bool saysNothing() const { return missed.said == Known::No && allowed.said == Known::No && !foul; }
    friend bool operator==(const MoveReview &, const MoveReview &) = default;
};

// The last move at which the result could have changed, as far as was searched. Its side did not win the game, and the
// move missed a win or allowed one.
struct TurningPoint
{
    std::optional<std::size_t> move {}; // index of the move
    bool isCertain = true; // False if a limit leaves open whether there is a later one, or any

    friend bool operator==(const TurningPoint &, const TurningPoint &) = default;
};

// What a search for wins by fours and threes says of the turns of a game.
struct ThreesSaid
{
    // Says whether the side to move has such a win, or one by fours: before each move that was reviewed and, unless
    // that makes a five, after the last. Empty if it was not searched for.
    std::vector<Known> turns {};
    std::uint64_t limit = 0; // the node limit of the last question about each

    std::size_t undecided() const;
    friend bool operator==(const ThreesSaid &, const ThreesSaid &) = default;
};

// The review of a whole game.
struct Review
{
    // One entry for each move of the line, up to the first that makes a five. There are fewer if the review ended
    // early.
    std::vector<MoveReview> moves {};
    bool isComplete = true; // False if the review ended early
    TurningPoint turningPoint {};
    ThreesSaid threes {};
    std::uint64_t nodes = 0; // number of nodes that all searches examined

    friend bool operator==(const Review &, const Review &) = default;
};

// The progress of a review, in moves.
struct Progress
{
    std::size_t done = 0;
    std::size_t all = 0;

    friend bool operator==(const Progress &, const Progress &) = default;
};

// The limits of a review.
struct Options
{
    std::uint64_t nodes = 20'000; // node limit for each question about a position
    std::stop_token stop {};
    // Called after every move in the thread of the review. Returning false ends the review.
    std::function<bool(const Progress &)> goesOn {};
};

// Reviews the game by fours, in one pass. The result does not depend on earlier questions to the solver.
Review reviewLine(const Line &line, solver::FourSolver &solver, const Options &options = {});

} // namespace kagetsu::review
