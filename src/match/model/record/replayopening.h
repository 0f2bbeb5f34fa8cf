// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"
#include "record/model/game.h"

namespace kagetsu::match {

enum class OpeningFaultKind : std::uint8_t {
    Unplayable, // not on this board
    NotTheStones, // the record does not begin with the stones that the arbiter had set
    NotAStone, // a pass, or a move that could not be placed, where a stone is due
    WrongColour,
    Refused, // `refusal` gives the reason
    NotTold, // the record says too little about choices or offers; the game itself may be correct
};

// The place where a record departs from a procedure.
struct OpeningFault
{
    OpeningFaultKind kind = OpeningFaultKind::Refused;
    int move = 0; // number of the next stone there
    opening::Act act;
    opening::Refusal refusal;

    friend bool operator==(const OpeningFault &, const OpeningFault &) = default;
};

// The opening of a record, replayed by a procedure.
struct OpeningOfRecord
{
    std::optional<opening::Opening> opening; // as far as it goes; no value if it cannot be played
    std::vector<OpeningAct> acts;
    bool isTold = true; // true if no choice or number had to be guessed from what came after
    std::optional<OpeningFault> fault;
};

// Replays the main line of a record by the procedure, using what its nodes say about swaps, numbers and offers
// (record-sgf.md#private-properties). A record that ends inside the opening is not a fault.
OpeningOfRecord replayOpening(const record::Game &game, const opening::Procedure &procedure);

// Returns the procedure that a record was played by: the one in its XPR, else the one among `known` that its rules name
// ("Renju, Taraguchi-10"). Returns nothing if it names none that is known.
std::optional<opening::Procedure> procedureOf(
    const record::GameInfo &info, const std::vector<opening::Procedure> &known);

} // namespace kagetsu::match
