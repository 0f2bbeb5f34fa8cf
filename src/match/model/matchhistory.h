// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "clock/clockstate.h"
#include "opening/play/opening.h"
#include "rules/point.h"
#include "rules/ruleset.h"

#include <memory>
#include <optional>

namespace kagetsu::match {

// What a match holds of its past (match.h).

// The state of the clock just before a move or an act of the opening, needed to undo it.
struct ClockBefore
{
    clock::ClockState clock;
    int turnMoves = 0; // own stones and passes of the turn so far

    friend bool operator==(const ClockBefore &, const ClockBefore &) = default;
};

// A stone or a pass.
struct Move
{
    Seat seat = Seat::A; // the seat that made the move
    rules::Side side = rules::Side::Black;
    std::optional<rules::Point> point; // no value: a pass
    bool isLost = false; // the player did not pass: the turn was lost at the per-move limit
    clock::Moment at { 0 };
    clock::Duration turn { 0 }; // active time of the turn until this stone
    PerSeat<clock::Reading> clocks; // just after the move
    ClockBefore before;

    friend bool operator==(const Move &, const Move &) = default;
};

// An act of the opening procedure, and how many stones were on the board before it.
struct OpeningAct
{
    Seat seat = Seat::A;
    opening::Act act;
    int stonesBefore = 0;
    ClockBefore before;

    friend bool operator==(const OpeningAct &, const OpeningAct &) = default;
};

// A turn beside a physical board, ended by a press of the clock.
struct Turn
{
    Seat seat = Seat::A;
    clock::Moment at { 0 }; // moment of the press
    clock::Duration used { 0 }; // active time of the turn
    PerSeat<clock::Reading> clocks; // just after the press
    ClockBefore before;

    friend bool operator==(const Turn &, const Turn &) = default;
};

// Something noted beside a physical board: an act, or the end of a turn if there is none.
struct NotedAct
{
    std::optional<opening::Act> act;
    clock::Moment at { 0 };
    friend bool operator==(const NotedAct &, const NotedAct &) = default;
};

class Match;

// The match before an order of the arbiter, kept while that order can still be undone.
struct BeforeOrder
{
    std::shared_ptr<const Match> match;
    clock::Moment at { 0 }; // moment of the order

    friend bool operator==(const BeforeOrder &one, const BeforeOrder &two);
};

} // namespace kagetsu::match
