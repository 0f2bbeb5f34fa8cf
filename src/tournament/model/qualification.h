// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/model/entry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::tournament {

// Qualification from one stage of an event to the next (tournament.md#qualification).

// An entry of one of the sections of an event.
struct Qualifier
{
    int section = 0;
    EntryId entry;

    friend bool operator==(const Qualifier &, const Qualifier &) = default;
};

// A decision on the order of entries that share a place in their section. It is valid as long as exactly these entries
// share the place.
struct PlaceDecision
{
    enum class Kind : std::uint8_t {
        Criteria, // further criteria, applied after those of the section
        PlayOff, // games outside the section
        Lot,
        ByHand, // always with a reason
    };

    Kind kind = Kind::PlayOff;
    // Best first. Entries that are still equal are in one inner list.
    std::vector<std::vector<EntryId>> order;
    std::vector<Criterion> criteria {}; // the further criteria of Kind::Criteria
    std::optional<std::uint64_t> seed {}; // the seed of a lot drawn by the program
    std::string reason {}; // UTF-8

    friend bool operator==(const PlaceDecision &, const PlaceDecision &) = default;
};

// The origin of the entries of a section: the best `ofEach` entries of each of these sections.
struct Intake
{
    std::vector<int> sections;
    int ofEach = 0;
    std::vector<Qualifier> qualifiers; // entries in the order in which they were entered
    std::vector<EntryId> entries; // their ids in this section, in the same order

    friend bool operator==(const Intake &, const Intake &) = default;
};

} // namespace kagetsu::tournament
