// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <algorithm>
#include <string>

namespace kagetsu::engine {

// A point as the protocol writes it: both numbers from 0, x from the left and y from the top (engine.md#coordinates).
// A point from an engine may be off the board.
struct WirePoint
{
    int x = 0;
    int y = 0;

    friend bool operator==(WirePoint, WirePoint) = default;
};

inline WirePoint toWire(rules::Point point, int size)
{
    return { point.x, size - 1 - point.y };
}

// Converts a point. A point off a board of this size stays off it.
inline rules::Point fromWire(WirePoint point, int size)
{
    constexpr int Farthest = 100;
    return { std::clamp(point.x, -1, Farthest), size - 1 - std::clamp(point.y, -1, Farthest) };
}

inline std::string toText(WirePoint point)
{
    return std::to_string(point.x) + ',' + std::to_string(point.y);
}

} // namespace kagetsu::engine
