// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gameinfo.h"
#include "record/sgf/syntax/tree.h"

#include <string>

namespace kagetsu::record::sgf {

// What a tree says of its game before any move is read: which game (sgf.md#which-game) and which board (sgf.md#r18,
// sgf.md#r19).
struct Header
{
    // Which of the kinds of sgf.md#which-game the GM property and what stands around it allow.
    enum class Game : std::uint8_t {
        Ours,
        Candidate, // a Go editor's file or none: the moves will tell
        Unsure, // GM[11] with moves that fit: the user must say
        Other,
    };

    std::size_t node = 0; // that holds the root properties: the first one that is not empty
    Game game = Game::Ours;
    int gameType = 1; // GM
    int columns = 15;
    int rows = 15;
    std::string sizeText; // SZ as it stands
    bool isPlanar = true; // not a board of three dimensions
    bool hasHandicap = false; // HA of two or more
    bool hasKomi = false; // KM that speaks for Go
};

// Adds what it guessed to the findings of the tree.
Header readHeader(RawTree &raw);

// What the moves of a tree tell of its game.
struct MovesSeen
{
    bool five = false; // a line ends with a five
    bool occupied = false; // a move on a stone
    bool territory = false; // points counted as in Go
};

// Which game it is, once the moves have been read (sgf.md#r25). Adds what is doubtful to the findings of the tree.
GameKind decideKind(RawTree &raw, const Header &header, const MovesSeen &seen);

} // namespace kagetsu::record::sgf
