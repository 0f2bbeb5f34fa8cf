// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/opening.h"

#include <vector>

namespace kagetsu::opening {

struct ExampleAct
{
    Opening before;
    Act act;

    friend bool operator==(const ExampleAct &, const ExampleAct &) = default;
};

// What one seat does before the other one acts (opening.md#clock-rule).
struct ExampleTurn
{
    Seat seat = Seat::A;
    std::vector<ExampleAct> acts; // never empty
    Opening after;

    friend bool operator==(const ExampleTurn &, const ExampleTurn &) = default;
};

// An opening by a procedure, played to its end as an explanation.
struct Walkthrough
{
    Opening start; // stones set by the arbiter are already on the board
    std::vector<ExampleTurn> turns; // empty if nobody does anything before free play

    friend bool operator==(const Walkthrough &, const Walkthrough &) = default;
};

// Plays the procedure's own example on a board of exampleBoardSize(). A procedure without an example is played on a
// board of this size: stones go near the centre, and each choice takes the option taken least so far. Returns nothing
// if the procedure cannot be played on this board.
std::optional<Walkthrough> walkThrough(const Procedure &procedure, int boardSize);

} // namespace kagetsu::opening
