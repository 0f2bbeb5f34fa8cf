// SPDX-License-Identifier: MIT
#pragma once

#include "opening/pattern/equivalence.h"

#include <string>

namespace kagetsu::opening {

enum class RefusalCode : std::uint8_t {
    Finished, // the procedure asks for nothing more
    WrongSeat,
    WrongKind, // for instance a stone where a choice is due
    OutsideRegion, // also off the board
    Occupied,
    PatternExcluded, // `pattern` is the code
    NotInCatalogue, // no pattern at all
    LeavesNoPattern, // every third stone after this one would be refused
    UnknownOption, // or one that is used up, or denied to this seat
    OutOfRange, // `min` to `max`
    AlreadyOffered,
    EquivalentOffer, // `equivalence` says to which candidate and why
    NotOffered, // to withdraw or select
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
