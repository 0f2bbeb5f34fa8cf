// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/explore.h"
#include "library/search/names.h"

#include <map>

namespace kagetsu::library {

// The results of one player in a set of games.
struct OwnScore
{
    std::uint32_t games = 0;
    std::uint32_t won = 0;
    std::uint32_t drawn = 0;
    std::uint32_t lost = 0; // the rest was not decided, as in Score

    std::uint32_t decided() const { return won + drawn + lost; }
    // Returns the player's points of the decided games, as a number of halves.
    std::uint32_t halves() const { return 2 * won + drawn; }
    void add(record::Winner winner, rules::Side side);
    friend bool operator==(const OwnScore &, const OwnScore &) = default;
};

// What a player's games say (library.md#statistics). A game of a player with himself counts once for each side.
struct Statistics
{
    OwnScore all;
    std::map<rules::Side, OwnScore> bySide;
    std::map<int, OwnScore> byYear; // 0 if unknown
    std::map<int, OwnScore> byRule; // ruleNumber()
    std::map<std::pair<rules::Side, int>, OwnScore> byOpening; // openingOf()
    std::map<std::uint32_t, OwnScore> byEvent;
    std::map<std::uint32_t, OwnScore> byOpponent;

    friend bool operator==(const Statistics &, const Statistics &) = default;
};

// Returns all rows of a name, in whatever order of its words and of whatever team: one person.
RowSet rowsNamed(const std::vector<NamedRow> &rows, const std::string &name);

// Returns the players of whom a typed name is a part, by the first row of each name, those with the most games first;
// none if nothing is typed. Teams are not asked.
std::vector<std::uint32_t> playersTyped(const Catalogue &catalogue, std::string_view typed, std::size_t most);

// Counts the games that the filter admits of the players in the set.
Statistics statisticsOf(const Games &games, const RowSet &player, const Filter &filter);

} // namespace kagetsu::library
