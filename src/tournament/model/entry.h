// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/birthdate.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::tournament {

// Identifies an entry within its section. An id is never reused; 0 means no entry.
struct EntryId
{
    int value = 0;

    friend auto operator<=>(EntryId, EntryId) = default;
};

enum class Sex : std::uint8_t { Unknown, Female, Male };

// The details of a player or a team that an entry form asks for.
struct EntryDetails
{
    enum class Kind : std::uint8_t { Player, Team };

    Kind kind = Kind::Player;
    std::string name;
    std::optional<int> rating;
    std::string rank; // the text as written, such as "3 dan"
    std::string club;
    std::string country;
    std::vector<std::string> members; // the members of a team in board order, reserves last
    Sex sex = Sex::Unknown;
    BirthDate birth {};
    std::string title {}; // title given by a federation, such as "GM"
    std::string federationId {}; // the player's number with a federation or in a rating list
    std::optional<int> ratedGames {}; // how many games the player's rating rests on
    std::optional<int> ratingFactor {}; // the factor K, if it is set by hand for this player; 1 to MostFactor

    friend bool operator==(const EntryDetails &, const EntryDetails &) = default;
};

// A participant in a section: a player or a team.
struct Entry
{
    EntryId id;
    EntryDetails details;
    int number = 0; // the pairing number, from 1: by lot, by rating, or in order of entry
    std::optional<int> lot; // drawn for LOT; the lower one comes first
    int joinedRound = 1;
    std::optional<int> leftRound; // the first round without the entry, after a withdrawal

    friend bool operator==(const Entry &, const Entry &) = default;
};

// True if the entry is to be paired in this round (tournament.md#late-entries-and-withdrawals).
inline bool takesPart(const Entry &entry, int round)
{
    return entry.joinedRound <= round && (!entry.leftRound || round < *entry.leftRound);
}

} // namespace kagetsu::tournament
