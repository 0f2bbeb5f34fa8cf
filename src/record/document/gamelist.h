// SPDX-License-Identifier: MIT
#pragma once

#include "record/collection.h"

#include <memory>
#include <string>
#include <vector>

namespace kagetsu::document {

// The new order of the games of a file: which of the existing games it has, in which order, and where games are added.
struct GameOrder
{
    static constexpr int Added = -1;

    std::vector<int> places; // places in the current file, counted from 0, or Added
    std::string added {}; // the text of the added games as SGF; they are all in one place

    friend bool operator==(const GameOrder &, const GameOrder &) = default;
};

// Inserts `games` games after the game at `index`. The text must contain that many games.
GameOrder withGamesAfter(int count, int index, std::string added, int games = 1);
GameOrder withoutGame(int count, int index);
// Moves a game down by `by` places, or up if `by` is negative. The new place must exist.
GameOrder withGameMoved(int count, int index, int by);

// The file in the new order, and its bytes. Text between games stays before the game that it preceded. If the file is
// in UTF-8, no byte of a game changes, except that a last game that is cut off is closed. Otherwise all games are
// written again (record-sgf.md#r43). Takes time proportional to the size of the file. May be called in any thread.
struct ArrangedGames
{
    std::shared_ptr<const record::Collection> games;
    std::shared_ptr<const std::string> bytes;
};
ArrangedGames arranged(const record::Collection &games, const GameOrder &order);

} // namespace kagetsu::document
