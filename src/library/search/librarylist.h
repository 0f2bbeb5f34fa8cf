// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/typedsearch.h"

#include <functional>
#include <optional>

namespace kagetsu::library {

// Where a game is in memory: the number of its block, and its number in the block.
struct GamePlace
{
    std::uint32_t block = 0;
    std::uint32_t index = 0;

    friend bool operator==(const GamePlace &, const GamePlace &) = default;
};

// By what a list of games is sorted. Where games are equal, the newest comes first.
struct ListOrder
{
    enum class By : std::uint8_t { Date, Black, White, Event, Opening, Rule, Result, Moves };

    By by = By::Date;
    bool falls = true; // the last in alphabetical order, the newest or the longest first

    friend bool operator==(const ListOrder &, const ListOrder &) = default;
};

// Returns the games that both admit, in this order; nothing if it was stopped.
std::optional<std::vector<GamePlace>> listGames(const Catalogue &catalogue, const TypedSearch &search,
    const Filter &filter, ListOrder order, const std::function<bool()> &isStopped = {});

// Returns the place of the game with this id, if it is in memory.
std::optional<GamePlace> placeOf(const Games &games, std::int64_t id);

// Returns the number of moves of a game, without stones that were set up.
int pliesAt(const Games &games, GamePlace place);

} // namespace kagetsu::library
