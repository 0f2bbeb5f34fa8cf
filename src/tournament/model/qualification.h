// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/model/match.h"

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

// A game of a play-off. It is not a game of the section, and counts for nothing but the order of those who share a
// place (tournament.md#play-offs).
struct PlayOffGame
{
    EntryId a;
    EntryId b;
    Outcome outcome = Outcome::Draw;
    std::optional<Party> opener {}; // who began the opening procedure, if that is known
    int stage = 1; // from 1; those who are equal after one stage play again in the next

    friend bool operator==(const PlayOffGame &, const PlayOffGame &) = default;
};

inline constexpr int MostPlayOffStages = 99;
inline constexpr std::size_t MostPlayOffGames = 1000;

// A decision on the order of entries that share a place in their section. It is valid as long as exactly these entries
// share the place.
struct PlaceDecision
{
    enum class Kind : std::uint8_t {
        Criteria, // further criteria, applied after those of the section
        PlayOff, // games outside the section, with or without a record of them
        Lot,
        ByHand, // always with a reason
    };

    Kind kind = Kind::PlayOff;
    // Best first. Entries that are still equal are in one inner list.
    std::vector<std::vector<EntryId>> order;
    std::vector<Criterion> criteria {}; // the further criteria of Kind::Criteria
    std::optional<std::uint64_t> seed {}; // the seed of a lot drawn by the program
    std::string reason {}; // UTF-8
    std::vector<PlayOffGame> games {}; // of Kind::PlayOff; if there are any, the order follows from them

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
