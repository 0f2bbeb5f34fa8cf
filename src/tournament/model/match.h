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

// How a game ended (tournament.md#unplayed-rounds). A and B are the parties of the match, whoever opened.
enum class Outcome : std::uint8_t {
    AWon,
    BWon,
    Draw,
    AWonByForfeit,
    BWonByForfeit,
    BothForfeited,
};

// Whether stones were on the board: a forfeit is no game.
constexpr bool isPlayed(Outcome outcome)
{
    return outcome <= Outcome::Draw;
}

using Milliseconds = std::chrono::milliseconds;

// What is known of a game once it has ended.
struct GameReport
{
    Outcome outcome = Outcome::Draw;
    std::string reason; // in the words of whoever entered it
    PerParty<Milliseconds> time { Milliseconds(0), Milliseconds(0) };
    PerParty<int> warnings;
    std::string record; // of the library
    std::string match; // id of the match whose end this is (tournament.md#games-at-the-table); empty: it was typed

    friend bool operator==(const GameReport &, const GameReport &) = default;
};

struct Game
{
    Party opener = Party::A; // begins the opening procedure
    std::optional<GameReport> report;

    friend bool operator==(const Game &, const Game &) = default;
};

// The unit of a pairing: two entries and their games, or the boards of two teams, the first board first.
struct Match
{
    // Whether a person set this pair, or its sides, against the computed pairing.
    enum class Origin : std::uint8_t { Computed, ByHand };

    int table = 0; // from 1
    EntryId a;
    EntryId b;
    Origin origin = Origin::Computed;
    std::vector<Game> games;
    std::optional<PerParty<Points>> ruling; // the referee's points, which count instead of the games
    bool isCarried = false; // played in a group before, and taken over (tournament.md#groups)
    PerParty<std::vector<int>> lineUp; // of teams: which member sits at each board, from 1; 0: nobody came

    EntryId entry(Party party) const { return party == Party::A ? a : b; }
    friend bool operator==(const Match &, const Match &) = default;
};

} // namespace kagetsu::tournament
