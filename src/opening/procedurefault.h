// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace kagetsu::opening {

// What can be wrong with a procedure or the text of one.
enum class ProcedureError : std::uint8_t {
    // Faults of the text
    BrokenJson, // the fault says at which line and column
    TooLarge, // nested deeper, or with more members, than any document of ours
    DuplicateKey,
    // Faults of one field
    WrongType, // also used for the value of a parameter
    MissingField,
    UnknownField,
    UnknownWord, // a kind of step, an actor, an effect, … that the language does not have
    OutOfRange,
    // Faults of several fields together
    UnknownParameter,
    ValueNotAllowed, // not among the allowed values of the parameter
    UnknownStep, // named by a goto
    DuplicateId, // of a step or an option
    UnknownVariable, // used as a count before every way has declared it
    UnknownPattern, // a code or a catalogue
    NoPatternLeft, // every start is excluded
    BadRegion,
    BadStones, // of a set-up: not a point of this board, used twice, not on an empty board, or making a five
    BadExample, // a line is not an act or is refused, or the opening goes on after the last line
    BadActor, // an actor that does not exist at this step
    BadPlaceInFlow, // select without offer or the reverse, or a pattern that is not at the third stone
    WrongMoveNumber, // some way arrives here with another number of stones
    NoEnd, // a way runs past the end of the list
    NoWayOut, // every option can be used up
    EndlessLoop, // a loop without a limited option
    TooLong, // more steps than any procedure needs
    RegionTooSmall, // the region can be full when the step is reached
    BoardNotAllowed, // size or parity
    NotApplicable, // a modifier that does not apply to these steps
};

// What is wrong, and where. The pointer is a JSON pointer, empty if the text is not JSON. Line and column (both from 1,
// in characters) are those of the field in the text, of the innermost field around it if it is missing, or of the last
// character read of broken JSON; both are 0 for procedures that were not read from a text.
struct ProcedureFault
{
    ProcedureError error = ProcedureError::BrokenJson;
    int line = 0;
    int column = 0;
    std::string pointer;

    friend bool operator==(const ProcedureFault &, const ProcedureFault &) = default;
};

} // namespace kagetsu::opening
