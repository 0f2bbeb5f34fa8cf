// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/model/entry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::tournament {

// Who goes on from one stage of an event to the next (tournament.md#qualification).

// An entry of one of the sections of an event.
struct Qualifier
{
    int section = 0;
    EntryId entry;

    friend bool operator==(const Qualifier &, const Qualifier &) = default;
};

// How entries that share a place in their section were told apart. It holds as long as exactly these share one.
struct PlaceDecision
{
    enum class Kind : std::uint8_t {
        Criteria, // further ones, asked after those of the section
        PlayOff, // games that stand outside of the section
        Lot,
        ByHand, // always with a reason
    };

    Kind kind = Kind::PlayOff;
    // Best first; entries that are still equal stand together.
    std::vector<std::vector<EntryId>> order;
    std::vector<Criterion> criteria {}; // of Criteria
    std::optional<std::uint64_t> seed {}; // of a lot that the program drew
    std::string reason {}; // UTF-8

    friend bool operator==(const PlaceDecision &, const PlaceDecision &) = default;
};

// Where the entries of a section come from: so many of the best of each of these sections.
struct Intake
{
    std::vector<int> sections;
    int ofEach = 0;
    std::vector<Qualifier> qualifiers; // in the order in which they were entered
    std::vector<EntryId> entries; // their ids here, in the same order

    friend bool operator==(const Intake &, const Intake &) = default;
};

} // namespace kagetsu::tournament
