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
// Time since a fixed moment. It never runs backwards.
using Moment = std::chrono::milliseconds;

// A stone on the board.
struct PlacedStone
{
    rules::Point point;
    rules::Side side = rules::Side::Black;

    friend bool operator==(const PlacedStone &, const PlacedStone &) = default;
};

// A position that an engine is asked about. All stones are on the board, on different points.
struct Position
{
    rules::RuleSet rules;
    int size = rules::DefaultBoardSize;
    std::vector<PlacedStone> stones; // in the order played
    rules::Side toMove = rules::Side::Black;

    friend bool operator==(const Position &, const Position &) = default;
};

// The time limits of a search; a value that is not set means no limit. Without `turn` and `left`, only stop() ends the
// search.
struct Times
{
    std::optional<Milliseconds> turn; // for this move; 0 means at once
    std::optional<Milliseconds> match; // for the engine's whole game
    std::optional<Milliseconds> left; // on its clock; may be 0 or less

    friend bool operator==(const Times &, const Times &) = default;
};

// A position to search, with the limits of the search.
struct SearchRequest
{
    Position position;
    Times times;
    std::optional<int> level; // for INFO level, which kagetsu-brain understands
    std::vector<std::string> extra; // "key value" of INFO lines for this search, sent last

    friend bool operator==(const SearchRequest &, const SearchRequest &) = default;
};

enum class GameType : std::uint8_t { Person, Engine, Tournament, NetworkTournament };

// The settings that stay the same for all games of one process.
struct StartOptions
{
    int size = rules::DefaultBoardSize; // of its first board; searches may use a different size
    GameType gameType = GameType::Person; // kind of opponent that it plays against
    std::string folder; // for files that it keeps; if empty, none is sent
    // True if it is ended when it exceeds the memory of its profile; otherwise that is only reported.
    bool endsAboveMemory = false;

    friend bool operator==(const StartOptions &, const StartOptions &) = default;
};

// The number of a search of an engine, counted from 1; 0 means none.
using SearchNumber = int;

} // namespace kagetsu::engine
