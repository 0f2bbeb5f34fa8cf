// SPDX-License-Identifier: MIT
#pragma once

#include "review/line.h"
#include "solver/solver.h"

#include <cstdint>
#include <functional>
#include <stop_token>

namespace kagetsu::review {

// What a game missed and allowed, by fours (solver.md#game-review), as data without words.

// Whether something is so. Unknown: a limit was reached before it was known, and nothing is guessed.
enum class Known : std::uint8_t { No, Yes, Unknown };

// A win by fours that somebody had. The checker of the solver confirms the proof.
struct Win
{
    solver::Proof proof;
    int length = 0;
    bool isShortest = false; // proven

    friend bool operator==(const Win &, const Win &) = default;
};

// The mover had a win by fours and did not begin it.
struct Missed
{
    Known said = Known::No;
    std::optional<Win> win {}; // whenever it was there; for Unknown it may be missing

    friend bool operator==(const Missed &, const Missed &) = default;
};

// After the move the opponent had a win by fours that the mover could have prevented.
struct Allowed
{
    Known said = Known::No;
    std::optional<Win> win {}; // whenever it was there, also where nothing prevented it
    // Of that win: the opponent would have had one before the move, too, had it been his turn.
    Known wasThere = Known::No;
    // Where it was there: the moves that would have stopped it (solver.md#game-review), in board order, and whether
    // these are all.
    std::vector<rules::Point> defences {};
    bool areAllDefences = true;

    friend bool operator==(const Allowed &, const Allowed &) = default;
};

// A stone on a forbidden point, with the proof of its verdict.
struct Foul
{
    rules::FoulKinds kinds;
    rules::Proof proof;

    friend bool operator==(const Foul &, const Foul &) = default;
};

struct MoveReview
{
    record::Move move;
    Missed missed {};
    Allowed allowed {};
    std::optional<Foul> foul {};

    bool saysNothing() const { return missed.said == Known::No && allowed.said == Known::No && !foul; }
    friend bool operator==(const MoveReview &, const MoveReview &) = default;
};

// The last move at which the result could have changed by fours: one of a side that did not win, who missed a win with
// it or allowed one.
struct TurningPoint
{
    std::optional<std::size_t> move {}; // its index
    bool isCertain = true; // false: a limit leaves open whether there is a later one, or one at all

    friend bool operator==(const TurningPoint &, const TurningPoint &) = default;
};

struct Review
{
    // Of each move of the line, up to the first that makes five; fewer when the review was ended sooner.
    std::vector<MoveReview> moves {};
    bool isComplete = true; // false: it was ended sooner
    TurningPoint turningPoint {};
    std::uint64_t nodes = 0; // that all its searches looked at

    friend bool operator==(const Review &, const Review &) = default;
};

struct Progress
{
    std::size_t done = 0;
    std::size_t all = 0;

    friend bool operator==(const Progress &, const Progress &) = default;
};

struct Options
{
    std::uint64_t nodes = 20'000; // for each question about a position
    std::stop_token stop {};
    // Called after every move, in the thread of the review; false ends it.
    std::function<bool(const Progress &)> goesOn {};
};

// One pass over the game. What it says does not depend on what the solver was asked before.
Review reviewLine(const Line &line, solver::FourSolver &solver, const Options &options = {});

} // namespace kagetsu::review
