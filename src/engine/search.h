// SPDX-License-Identifier: MIT
#pragma once

#include "rules/ruleset.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::engine {

using Milliseconds = std::chrono::milliseconds;
// Since any moment that stays the same; never runs backwards.
using Moment = std::chrono::milliseconds;

struct PlacedStone
{
    rules::Point point;
    rules::Side side = rules::Side::Black;

    friend bool operator==(const PlacedStone &, const PlacedStone &) = default;
};

// What an engine is asked about. The stones are on the board, each on a point of its own.
struct Position
{
    rules::RuleSet rules;
    int size = rules::DefaultBoardSize;
    std::vector<PlacedStone> stones; // in the order played
    rules::Side toMove = rules::Side::Black;

    friend bool operator==(const Position &, const Position &) = default;
};

// How long it may think; what is not said has no limit. Without turn and left nobody stops it but stop().
struct Times
{
    std::optional<Milliseconds> turn; // for this move; 0 is at once
    std::optional<Milliseconds> match; // for its whole game
    std::optional<Milliseconds> left; // on its clock; may be 0 or less

    friend bool operator==(const Times &, const Times &) = default;
};

struct SearchRequest
{
    Position position;
    Times times;
    std::optional<int> level; // INFO level, which kagetsu-brain knows
    std::vector<std::string> extra; // "key value" of INFO lines for this search, sent last

    friend bool operator==(const SearchRequest &, const SearchRequest &) = default;
};

enum class GameType : std::uint8_t { Person, Engine, Tournament, NetworkTournament };

// What is the same for all games of one process.
struct StartOptions
{
    int size = rules::DefaultBoardSize; // of its first board; searches may have another one
    GameType gameType = GameType::Person; // who plays against it
    std::string folder; // for what it keeps; empty: it is told none
    bool endsAboveMemory = false; // more than its profile allows: it is ended, else only told

    friend bool operator==(const StartOptions &, const StartOptions &) = default;
};

// Counts the searches of an engine from 1; 0 is none.
using SearchNumber = int;

} // namespace kagetsu::engine
