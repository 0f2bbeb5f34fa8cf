// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/birthdate.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::tournament {

// Names an entry within its section, for good: it is never given again. 0 names none.
struct EntryId
{
    int value = 0;

    friend auto operator<=>(EntryId, EntryId) = default;
};

enum class Sex : std::uint8_t { Unknown, Female, Male };

// What is known of a player or a team from its form.
struct EntryDetails
{
    enum class Kind : std::uint8_t { Player, Team };

    Kind kind = Kind::Player;
    std::string name;
    std::optional<int> rating;
    std::string rank; // as it is written: "3 dan"
    std::string club;
    std::string country;
    std::vector<std::string> members; // of a team, in the order of its boards, reserves last
    Sex sex = Sex::Unknown;
    BirthDate birth {};
    std::string title {}; // of a federation: "GM"
    std::string federationId {}; // the number under which a federation or a rating list knows a player

    friend bool operator==(const EntryDetails &, const EntryDetails &) = default;
};

// Who takes part in a section: a player, or a team.
struct Entry
{
    EntryId id;
    EntryDetails details;
    int number = 0; // the pairing number, from 1: by lot, by rating or as they came
    std::optional<int> lot; // drawn for LOT; the lower one comes first
    int joinedRound = 1;
    std::optional<int> leftRound; // the first round without it, after a withdrawal

    friend bool operator==(const Entry &, const Entry &) = default;
};

// Whether it is to be paired in this round (tournament.md#late-entries-and-withdrawals).
inline bool takesPart(const Entry &entry, int round)
{
    return entry.joinedRound <= round && (!entry.leftRound || round < *entry.leftRound);
}

} // namespace kagetsu::tournament
