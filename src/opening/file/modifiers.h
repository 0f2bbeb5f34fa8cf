// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

namespace kagetsu::opening {

// What an organiser can lay on any procedure (openings.md#modifiers). The second game of a double game is not here:
// there the people exchange their seats (match::secondGame), the procedure stays.
struct Modifiers
{
    std::vector<std::string> exclude; // patterns banned besides those the procedure excludes
    std::string fixedPattern; // code of the pattern drawn; its stones lie on the board from the start
    std::optional<int> fixedN; // instead of the number a player would declare
    PerSeat<bool> swapDenied; // this seat has no right to exchange colours

    friend bool operator==(const Modifiers &, const Modifiers &) = default;
};

// The procedure changed by them: a procedure like any other, so that journals and records need nothing else. An example
// it does not allow goes. The pointer of a fault is "/id/modifiers/name": UnknownPattern, OutOfRange, or NotApplicable
// when the steps have no place for the modifier.
Result<Procedure, ProcedureFault> withModifiers(Procedure procedure, const Modifiers &modifiers);

} // namespace kagetsu::opening
