// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/gaps.h"
#include "library/search/repertoire.h"
#include "library/search/studies.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace kagetsu::library {

// Lines of whoever prepares, and the side that they are for; both if it is not set.
struct OwnLines
{
    std::shared_ptr<const Study> study;
    std::optional<rules::Side> side {};
};

// A game with the move after which it has what was asked.
struct GameAtPly
{
    std::int64_t game = 0;
    int ply = 0;

    friend bool operator==(const GameAtPly &, const GameAtPly &) = default;
};

// Where games of the opponent come off one's own lines.
struct Meeting
{
    std::shared_ptr<const Study> study;
    rules::Side side = rules::Side::Black; // of the opponent
    record::NodeId node = record::NoNode; // the first one in file order that has the position
    // The move that the lines do not answer, on the board of that node; not set where the games are counted that have
    // this position as the last one of the lines, whatever came next.
    std::optional<rules::Point> reply {};
    OwnScore score {};
    std::vector<GameAtPly> games {}; // those that are counted, after this move; in the order of their ids

    friend bool operator==(const Meeting &, const Meeting &) = default;
};

// One of the last games of the opponent.
struct LastGame
{
    std::int64_t id = 0;
    int day = 0; // as dayOf() gives it
    rules::Side side = rules::Side::Black; // of the opponent
    std::uint32_t other = 0; // row of the one he played against
    record::Winner winner = record::Winner::Unknown;
    int opening = 0; // see openingOf()
    int known = 0; // the last move before the first one after which no other game of the library has the position
    int mine = 0; // the last move after which one's own lines have the position; 0 if there is none

    friend bool operator==(const LastGame &, const LastGame &) = default;
};

// What is to be known before a game against somebody (library.md#preparation). All results are his.
struct Preparation
{
    Statistics all;
    Statistics recent; // since PreparationOptions::recentFrom
    Statistics against; // games with whoever prepares
    std::vector<Choice> choices;
    std::vector<Meeting> leaves; // moves of his that one's own lines do not answer; most games first
    std::vector<Meeting> meets; // the last positions of one's own lines in his games, most games first
    std::vector<LastGame> last; // the newest first

    friend bool operator==(const Preparation &, const Preparation &) = default;
};

struct PreparationOptions
{
    int recentFrom = 0; // year; 0 for no recent games
    std::size_t plies = 6; // of choices, see RepertoireOptions
    std::uint32_t fewestGames = 3;
    std::size_t lastGames = 12;
    std::function<bool()> isStopped {};
};

// Returns nothing if it was stopped. The players are sets of rows; `me` may be empty. Games with a fault before their
// end count, and so does every game that the filter admits.
std::optional<Preparation> prepareFor(const Games &games, const RowSet &opponent, const RowSet &me,
    const std::vector<OwnLines> &lines, const Filter &filter, const PreparationOptions &options = {});

// How the opponent opened, as far as the records say it.
struct OpeningHabits
{
    std::map<std::pair<rules::Side, std::string>, OwnScore> byProcedure; // as it was written
    std::map<int, OwnScore> byOffers; // of games in which he had Black: by the number of fifth moves that were offered

    friend bool operator==(const OpeningHabits &, const OpeningHabits &) = default;
};

// Counts a game in which the opponent had this side.
void addHabits(OpeningHabits &habits, const StoredGame &game, rules::Side side);

// Returns the games that came to a position and went on from it with this stone, or one that is the same by symmetry,
// with the ply after that, in the order of their ids. Nothing if it was stopped.
std::optional<std::vector<GameAtPly>> gamesGoingOn(const Games &games, int boardSize,
    const std::vector<Line::Stone> &position, Line::Stone next, const Filter &filter, const PassOptions &options = {});

} // namespace kagetsu::library
