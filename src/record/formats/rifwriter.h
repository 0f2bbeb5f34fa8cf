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

// Games as a library of RenjuNet (formats.md#renjunet): the tables that the games refer to, then each game with the
// moves of its main line. Only boards of 15 lines and colours in turns from Black on. Any text can stand in it, as XML
// escapes it; what XML cannot have at all is a blank, or the mark for what is no character.
class RifWriter
{
public:
    // A game that has no form in the library is not added.
    Result<Done, ExportRefusal> add(const Game &game);

    // The whole file; `date` is that of its making, as 2026-11-20, or empty. What was added is given away.
    WrittenGame take(std::string_view date);

private:
    enum Section : std::uint8_t { Countries, Cities, Rules, Openings, Players, Tournaments, TableCount };

    // The number of the row of these attributes, which is made where there is none yet.
    std::string rowOf(Section table, const std::string &attributes);
    std::string playerRow(const PlayerInfo &player);
    std::string tournamentRow(const GameInfo &info, std::string_view date);
    std::string gameId(const std::string &recordId);

    std::array<std::map<std::string, std::size_t>, TableCount> m_numbers;
    std::array<std::string, TableCount> m_rows;
    std::vector<std::string> m_games; // all of the element behind its number
    std::vector<std::string> m_gameIds; // the number; empty: the next that is free
    std::set<std::string> m_ids; // those that games brought with them
    ExportLosses m_losses;
};

// A library of one game.
Result<WrittenGame, ExportRefusal> writeRif(const Game &game, std::string_view date = {});

} // namespace kagetsu::record
