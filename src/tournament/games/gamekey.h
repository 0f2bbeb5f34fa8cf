// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::tournament {

// Which game of which event a match on the playing table or on the clock is. It stands in the id of the match, so its
// journal alone finds the table again, whatever became of the program (tournament.md#games-at-the-table). The entries
// name the pair, as tables can be numbered anew.
struct GameKey
{
    std::string event; // FileIdentity::id
    int section = 0;
    int round = 1; // from 1
    EntryId opener;
    EntryId second;
    int game = 0; // of the match, from 0
    int attempt = 1; // from 1: a game whose result was removed can be played again

    friend bool operator==(const GameKey &, const GameKey &) = default;
};

// "EVENT_1-3-17-4-1-1", for the id of a match: section, round, opener, second, game from 1, attempt.
std::string idOf(const GameKey &key);
// Nothing for the id of any other match.
std::optional<GameKey> keyFromId(std::string_view id);

// What the ids of all matches of an event begin with.
std::string idPrefix(std::string_view event);

// Where the game stands in its round; nothing where the pair is not there, or has not so many games.
struct PlacedGame
{
    const Match *match = nullptr;
    Party opener = Party::A;
};
std::optional<PlacedGame> placeOf(const Section &section, const GameKey &key);

// The attempt is 1. The game must be there.
GameKey keyOf(std::string event, int section, int round, const Match &match, int game);

} // namespace kagetsu::tournament
