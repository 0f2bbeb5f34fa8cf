// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::tournament {

// Identifies the game of an event that a match at the table or on the clock belongs to. The key is part of the match
// id, so the journal alone is enough to find the game again after a crash (tournament.md#games-at-the-table). The pair
// is named by its entries, because tables can be renumbered.
struct GameKey
{
    std::string event; // FileIdentity::id
    int section = 0;
    int round = 1; // counts from 1
    EntryId opener;
    EntryId second;
    int game = 0; // index in its match, from 0
    int attempt = 1; // counts from 1; a game whose result was removed can be played again

    friend bool operator==(const GameKey &, const GameKey &) = default;
};

// Returns the match id, such as "EVENT_1-3-17-4-1-1": section, round, opener, second player, game from 1, attempt.
std::string idOf(const GameKey &key);
// Returns nothing if the id is not that of a tournament game.
std::optional<GameKey> keyFromId(std::string_view id);

// Returns the prefix of the ids of all matches of an event.
std::string idPrefix(std::string_view event);

// A game's position in its round. placeOf() returns nothing if the pair is not in the round or does not have that many
// games.
struct PlacedGame
{
    const Match *match = nullptr;
    Party opener = Party::A;
};
std::optional<PlacedGame> placeOf(const Section &section, const GameKey &key);

// Returns the key of a game, with attempt 1. The game must exist.
GameKey keyOf(std::string event, int section, int round, const Match &match, int game);

} // namespace kagetsu::tournament
