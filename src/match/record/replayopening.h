// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "record/model/game.h"

namespace kagetsu::match {

enum class OpeningFaultKind : std::uint8_t {
    Unplayable, // not on this board
    NotTheStones, // the record does not begin with the stones the arbiter had set
    NotAStone, // a pass, or a move that could not be placed, where a stone is due
    WrongColour,
    Refused, // `refusal` says why
    NotTold, // the record says too little of what was chosen or offered; nothing against the game itself
};

// Where a record and a procedure part.
struct OpeningFault
{
    OpeningFaultKind kind = OpeningFaultKind::Refused;
    int move = 0; // number of the next stone there
    opening::Act act;
    opening::Refusal refusal;

    friend bool operator==(const OpeningFault &, const OpeningFault &) = default;
};

// The opening of a record, played again by a procedure.
struct OpeningOfRecord
{
    std::optional<opening::Opening> opening; // as far as it goes; nothing when it is unplayable
    std::vector<OpeningAct> acts;
    bool isTold = true; // no choice or number had to be guessed from what came after
    std::optional<OpeningFault> fault;
};

// Plays the main line of a record by the procedure, with what its nodes tell of swaps, numbers and offers
// (sgf.md#private-properties). A record that ends inside the opening has no fault for that.
OpeningOfRecord replayOpening(const record::Game &game, const opening::Procedure &procedure);

// The procedure a record was played by: as its XPR has it, else the one among these that its rules name ("Renju,
// Taraguchi-10"). Nothing when it names none that is known.
std::optional<opening::Procedure> procedureOf(
    const record::GameInfo &info, const std::vector<opening::Procedure> &known);

} // namespace kagetsu::match
