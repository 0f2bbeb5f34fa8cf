// SPDX-License-Identifier: MIT
#pragma once

#include "record/plain/plainline.h"

#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::record {

// Writes games as a library of RenjuNet (record-formats.md#renjunet): the tables that the games refer to, then each
// game with the moves of its main line. Only boards of 15 lines are possible, with alternating colours beginning with
// Black. Texts are escaped as in XML; a character that XML does not allow becomes a blank, and bytes that are not a
// character become a replacement character.
class RifWriter
{
public:
    // Adds a game. A game that the library cannot hold is not added.
    Result<Done, ExportRefusal> add(const Game &game);

    // Returns the whole file and forgets the games. `date` is the date of writing, such as 2026-11-20, or empty.
    WrittenGame take(std::string_view date);

private:
    enum Section : std::uint8_t { Countries, Cities, Rules, Openings, Players, Tournaments, TableCount };

    // Returns the number of the row with these attributes, which is added if it does not exist yet.
    std::string rowOf(Section table, const std::string &attributes);
    std::string playerRow(const PlayerInfo &player);
    std::string tournamentRow(const GameInfo &info, std::string_view date);
    std::string gameId(const std::string &recordId);

    std::array<std::map<std::string, std::size_t>, TableCount> m_numbers;
    std::array<std::string, TableCount> m_rows;
    std::vector<std::string> m_games; // each element from after its number to its end
    std::vector<std::string> m_gameIds; // the number, or empty for the next free one
    std::set<std::string> m_ids; // numbers that came with the games
    ExportLosses m_losses;
};

// Writes a library with one game.
Result<WrittenGame, ExportRefusal> writeRif(const Game &game, std::string_view date = {});

} // namespace kagetsu::record
