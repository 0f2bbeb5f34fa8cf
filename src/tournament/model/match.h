// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/entry.h"
#include "tournament/model/party.h"
#include "tournament/model/points.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::tournament {

// The outcome of a game (tournament.md#unplayed-rounds). A and B are the parties of the match, whichever of them
// opened.
enum class Outcome : std::uint8_t {
    AWon,
    BWon,
    Draw,
    AWonByForfeit,
    BWonByForfeit,
    BothForfeited,
};

// True if the game was played on the board. A forfeit is not a played game.
constexpr bool isPlayed(Outcome outcome)
{
    return outcome <= Outcome::Draw;
}

using Milliseconds = std::chrono::milliseconds;

// The report of a game that has ended.
struct GameReport
{
    Outcome outcome = Outcome::Draw;
    std::string reason; // the words of the person who entered it
    PerParty<Milliseconds> time { Milliseconds(0), Milliseconds(0) };
    PerParty<int> warnings;
    std::string record; // name of the record in the library
    // Id of the match that ended with this result (tournament.md#games-at-the-table); empty if the result was typed.
    std::string match;

    friend bool operator==(const GameReport &, const GameReport &) = default;
};

// True if the result was typed at the desk (tournament.md#at-the-desk). A result from a playing table or a clock has a
// record or times.
inline bool isTypedByHand(const GameReport &report)
{
    const bool hasTimes = report.time.a.count() > 0 || report.time.b.count() > 0;
    return report.record.empty() && (report.match.empty() || !hasTimes);
}

// One game of a match, with its report once it has ended.
struct Game
{
    Party opener = Party::A; // begins the opening procedure
    std::optional<GameReport> report;

    friend bool operator==(const Game &, const Game &) = default;
};

// The unit of a pairing: two entries and their games. For teams, the games are the boards, first board first.
struct Match
{
    // Tells whether a person changed this pair or its sides after the pairing was computed.
    enum class Origin : std::uint8_t { Computed, ByHand };

    int table = 0; // counts from 1
    EntryId a;
    EntryId b;
    Origin origin = Origin::Computed;
    std::vector<Game> games;
    std::optional<PerParty<Points>> ruling; // the arbiter's points, which count in place of the games
    bool isCarried = false; // was played in a group before, and taken over (tournament.md#groups)
    PerParty<std::vector<int>> lineUp; // the team member at each board, from 1; 0 if nobody came

    EntryId entry(Party party) const { return party == Party::A ? a : b; }
    friend bool operator==(const Match &, const Match &) = default;
};

} // namespace kagetsu::tournament
