// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

namespace kagetsu::opening {

// What an organiser can apply to any procedure (opening.md#modifiers). The second game of a double game is not among
// these: there the people exchange seats (match::secondGame) and the procedure stays the same.
struct Modifiers
{
    std::vector<std::string> exclude; // patterns banned in addition to those that the procedure excludes
    std::string fixedPattern; // code of the pattern drawn; its stones are on the board from the start
    std::optional<int> fixedN; // replaces the number that a player would declare
    PerSeat<bool> swapDenied; // true if this seat has no right to exchange colours

    friend bool operator==(const Modifiers &, const Modifiers &) = default;
};

// Returns the procedure as changed by the modifiers. It is a procedure like any other, so journals and records need
// nothing else. An example that it does not allow is dropped. The pointer of a fault is "/id/modifiers/name"; the error
// is UnknownPattern, OutOfRange, or NotApplicable if the modifier does not apply to these steps.
Result<Procedure, ProcedureFault> withModifiers(Procedure procedure, const Modifiers &modifiers);

} // namespace kagetsu::opening
