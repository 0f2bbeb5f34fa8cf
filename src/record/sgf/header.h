// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gameinfo.h"
#include "record/sgf/syntax/tree.h"

#include <string>

namespace kagetsu::record::sgf {

// The facts about its game that a tree states before any move is read: which game (record-sgf.md#which-game) and which
// board (record-sgf.md#r18, record-sgf.md#r19).
struct Header
{
    // The kinds of record-sgf.md#which-game that the GM property and other facts allow.
    enum class Game : std::uint8_t {
        Ours,
        Candidate, // the file of a Go editor, or no game is named: the moves decide
        Unsure, // GM[11] with moves that fit: the user must decide
        Other,
    };

    std::size_t node = 0; // the node with the root properties: the first one that is not empty
    Game game = Game::Ours;
    int gameType = 1; // GM
    int columns = 15;
    int rows = 15;
    std::string sizeText; // SZ as written
    bool isPlanar = true; // False for a board with three dimensions
    bool hasHandicap = false; // HA of two or more
    bool hasKomi = false; // KM that indicates Go
};

// Reads the header. Adds what it had to guess to the findings of the tree.
Header readHeader(RawTree &raw);

// The facts that the moves of a tree reveal about its game.
struct MovesSeen
{
    bool five = false; // a line ends with a five
    bool occupied = false; // a move was played on a stone
    bool territory = false; // points were counted as in Go
};

// Decides which game it is, after the moves have been read (record-sgf.md#r25). Adds what is doubtful to the findings
// of the tree.
GameKind decideKind(RawTree &raw, const Header &header, const MovesSeen &seen);

} // namespace kagetsu::record::sgf
