// SPDX-License-Identifier: MIT
#pragma once

#include "library/model/line.h"
#include "record/format.h"
#include "record/model/game.h"

#include <cstdint>
#include <optional>
#include <string>

namespace kagetsu::library {

// Who played a game (library.md#kinds). Figures about openings and people start with games between people.
enum class GameKind : std::uint8_t {
    People,
    Computer, // a person with a computer
    Engines, // both sides
    Study, // lines, not a game: a library of RenLib, a position with variations
};

// Why a game is kept only up to a certain move (library.md#faulty-games).
enum class GameFault : std::uint8_t {
    None,
    NoMoves,
    OccupiedPoint,
    OffBoard, // or a move that is not understood
    ColoursOutOfTurn,
    LateSetup, // stones set up, or removed, after the first move
    Board, // not square, or not of 5 to 26 lines
    UnknownResult, // a result that is not understood; the moves are complete
};

// Texts that very many games have in common, as they were written.
struct Terms
{
    std::string rules;
    std::string procedure;
    std::string baseTime;
    std::string overtime;
    std::string timeControl;
    std::string openingName;
    std::string openingId;
    std::string application;
    std::string originalApplication;

    friend bool operator==(const Terms &, const Terms &) = default;
};

// A game as the library keeps it (library.md#what-is-kept-of-a-game): the facts that can be asked for, its moves, and
// whatever else its record has, so that nothing that was read is lost.
struct StoredGame
{
    std::string black;
    std::string blackTeam;
    std::string white;
    std::string whiteTeam;
    std::string event;
    std::string place;
    std::string round;
    std::string date; // as it was written
    Terms terms;
    record::GameResult result;
    // The result as it was written, if Kagetsu would write it in another way (record-sgf.md#r34).
    std::string resultText;
    std::string reasonText;
    int size = rules::DefaultBoardSize;
    std::string moves; // of the main line up to the fault; see line.h
    std::string offers; // offered fifth moves in their order, as moves of a line
    std::string external; // the id that the game has elsewhere: "rif:1234"
    GameKind kind = GameKind::People;
    GameFault fault = GameFault::None;
    int faultAt = 0; // number of the wrong move, from 1
    // The rest of the record as SGF; empty if there is nothing else. `isWhole` says that it is the whole record, with
    // all its moves: it has variations, comments or marks.
    std::string rest;
    bool isWhole = false;

    friend bool operator==(const StoredGame &, const StoredGame &) = default;
};

// Where a game comes from, as far as that decides its kind.
struct Origin
{
    record::Format format = record::Format::Sgf;
    std::optional<GameKind> kind {}; // what the user said
};

// Returns the game as the library keeps it. Foreign games (GameInfo::kind) must not be passed.
StoredGame storedGame(const record::Game &game, const Origin &origin);
// Returns the record of a game. Its texts, tree and facts are those that were stored.
record::Game recordOf(const StoredGame &game);

// Returns the date as a number such as 20261120; what is not known of it is 0 (19260000). 0 if there is no date.
int dayOf(std::string_view date);
// Returns the rule set that the game was played under, if its terms name one.
std::optional<rules::Rule> ruleOf(const StoredGame &game);
// Returns the number of the opening pattern of the first three stones, from 1 for D1 to 26 for I13, or 0.
int openingOf(const Line &line);
// Returns the moves of the main line, without stones that were set up.
int pliesOf(std::string_view moves, int size);

} // namespace kagetsu::library
