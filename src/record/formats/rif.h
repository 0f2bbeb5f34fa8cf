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

// The library of RenjuNet (formats.md#renjunet): XML with tables of players, tournaments and more, then the games.
bool isRif(std::string_view text);
inline constexpr int RifLines = 15; // of all its boards

// What the games refer to by number.
class RifTables
{
public:
    enum class Kind : std::uint8_t { Country, City, Rule, Opening, Player, Tournament };
    static constexpr std::size_t KindCount = 6;

    // Of one row, each empty where the file has none.
    struct Fields
    {
        std::string name; // of a player, in the order of his country
        std::string surname;
        std::string abbreviation; // of an opening: "D7"
        std::string country; // the numbers of these
        std::string city;
        std::string date; // of a tournament
        bool isReversed = false; // of a country: surnames come first
    };

    void add(Kind kind, std::string id, Fields row);
    // Nothing when the file does not have it.
    const Fields *find(Kind kind, const std::string &id) const;
    // Countries are all known: names of players get their order.
    void finish();

private:
    std::array<std::unordered_map<std::string, Fields>, KindCount> m_rows;
};

// One game in the text: where its element stands. No more of it is kept, as there are many.
struct RifGame
{
    std::size_t begin = 0;
    std::size_t end = 0;
    int moves = 0;
    int faults = 0; // of the moves
};

// What its attributes say.
struct RifHead
{
    std::string black; // numbers
    std::string white;
    std::string tournament;
    std::string rule;
    std::string round;
    std::string result;
};

struct RifFile
{
    RifTables tables;
    std::vector<RifGame> games;
    Findings findings; // of the file: doubled numbers, broken XML
};

// `bresult`: the score of Black.
GameResult rifResult(std::string_view result);

// One pass over the file; games are read later, one by one.
RifFile scanRif(std::string_view text);
RifHead readRifHead(std::string_view element);
// The game of this element, the number-th of its file, which begins at this line and column.
Game readRifGame(std::string_view element, const RifTables &tables, int number, int line, int column);

} // namespace kagetsu::record
