// SPDX-License-Identifier: MIT
#pragma once

#include "opening/pattern/equivalence.h"

#include <string>

namespace kagetsu::opening {

enum class RefusalCode : std::uint8_t {
    Finished, // the procedure asks for nothing more
    WrongSeat,
    WrongKind, // for instance, a stone where a choice is due
    OutsideRegion, // also used for points off the board
    Occupied,
    PatternExcluded, // `pattern` is the code
    NotInCatalogue, // the stones form no pattern at all
    LeavesNoPattern, // after this stone, no place of the third one would form an allowed pattern
    UnknownOption, // unknown, used up, or denied to this seat
    OutOfRange, // not from `min` to `max`
    AlreadyOffered,
    EquivalentOffer, // `equivalence` says to which candidate, and why
    NotOffered, // not a candidate that could be withdrawn or selected
};

// Why an act is not possible now.
struct Refusal
{
    RefusalCode code = RefusalCode::Finished;
    std::string pattern;
    int min = 0;
    int max = 0;
    std::optional<Equivalence> equivalence;

    friend bool operator==(const Refusal &, const Refusal &) = default;
};

} // namespace kagetsu::opening
