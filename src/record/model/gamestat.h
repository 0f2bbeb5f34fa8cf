// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"

namespace kagetsu::record {

// A text of a game with its place.
struct StatText
{
    NodeId node = 0; // in file order from 0, after repairs
    std::string ident; // N, C, PB, PW, EV or GC
    std::string text;

    friend bool operator==(const StatText &, const StatText &) = default;
};

// The facts of one game, for comparing two readers (command-line.md#stat).
struct GameStat
{
    NodeId nodes = 0; // after repairs
    NodeId leaves = 0;
    NodeId mainNodes = 0;
    std::vector<Move> main; // moves of the main line
    int columns = 0;
    int rows = 0;
    std::string charset;
    std::string black;
    std::string white;
    std::string event;
    std::string date;
    std::string rules;
    GameResult result;
    Setup setup; // of the root
    std::vector<StatText> texts;
    std::size_t messages = 0;

    friend bool operator==(const GameStat &, const GameStat &) = default;
};

// Says whether the texts are included. Without them, little memory is needed even for a large game.
enum class StatTexts : std::uint8_t { Without, With };
GameStat statOf(const Game &game, StatTexts texts = StatTexts::With);

} // namespace kagetsu::record
