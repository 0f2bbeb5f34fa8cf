// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/findings.h"
#include "record/model/game.h"

#include <array>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kagetsu::record {

// The library of RenjuNet (record-formats.md#renjunet): XML with tables of players, tournaments and more, followed by
// the games.
bool isRif(std::string_view text);
inline constexpr int RifLines = 15; // size of all its boards

// The tables whose rows the games refer to by number.
class RifTables
{
public:
    enum class Kind : std::uint8_t { Country, City, Rule, Opening, Player, Tournament };
    static constexpr std::size_t KindCount = 6;

    // The fields of one row. Fields missing in the file are empty.
    struct Fields
    {
        std::string name; // of a player: in the order used in his country
        std::string surname;
        std::string abbreviation; // of an opening: "D7"
        std::string country; // number of the country; `city` is the number of the city
        std::string city;
        std::string date; // of a tournament
        bool isReversed = false; // of a country: True if surnames come first
    };

    void add(Kind kind, std::string id, Fields row);
    // Returns the row, or nullptr if the file does not have it.
    const Fields *find(Kind kind, const std::string &id) const;
    // Called when all countries are known: puts the names of players in their order.
    void finish();

private:
    std::array<std::unordered_map<std::string, Fields>, KindCount> m_rows;
};

// The place of a game's element in the text. Nothing else is kept, because there are very many games.
struct RifGame
{
    std::size_t begin = 0;
    std::size_t end = 0;
    int moves = 0;
    int faults = 0; // in the moves
};

// The attributes of a game's element.
struct RifHead
{
    std::string black; // number of Black's row; `white`, `tournament` and `rule` are numbers as well
    std::string white;
    std::string tournament;
    std::string rule;
    std::string round;
    std::string result;
};

// The contents of a library of RenjuNet, with the places of its games.
struct RifFile
{
    RifTables tables;
    std::vector<RifGame> games;
    Findings findings; // about the file: duplicate numbers, broken XML
};

// Converts `bresult`, the score of Black.
GameResult rifResult(std::string_view result);

// Goes through the file once. The games are read later, one at a time.
RifFile scanRif(std::string_view text);
RifHead readRifHead(std::string_view element);
// Reads the game of this element. It is game `number` of its file and begins at this line and column.
Game readRifGame(std::string_view element, const RifTables &tables, int number, int line, int column);

} // namespace kagetsu::record
