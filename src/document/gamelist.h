// SPDX-License-Identifier: MIT
#pragma once

#include "record/collection.h"

#include <memory>
#include <string>
#include <vector>

namespace kagetsu::document {

// The games of a file as they shall be: which of those it has stand in it, in which order, and where others do besides.
struct GameOrder
{
    static constexpr int Added = -1;

    std::vector<int> places; // in the file as it is, from 0, or Added
    std::string added {}; // the text of those games, as SGF, all of which stand together

    friend bool operator==(const GameOrder &, const GameOrder &) = default;
};

// The text must have so many games.
GameOrder withGamesAfter(int count, int index, std::string added, int games = 1);
GameOrder withoutGame(int count, int index);
// `by` is how many places it goes down; the place it comes to must be one.
GameOrder withGameMoved(int count, int index, int by);

// The file in that order, and its bytes. What stands between games stays before the one it stood before, and no byte of
// a game changes, where the file is one of UTF-8, but for a last game that is cut off, which is closed; otherwise all
// of it is written anew (sgf.md#r43). Linear in the file; any thread may.
struct ArrangedGames
{
    std::shared_ptr<const record::Collection> games;
    std::shared_ptr<const std::string> bytes;
};
ArrangedGames arranged(const record::Collection &games, const GameOrder &order);

} // namespace kagetsu::document
