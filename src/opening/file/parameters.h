// SPDX-License-Identifier: MIT
#pragma once

#include "opening/file/modifiers.h"

#include <vector>

namespace kagetsu::opening {

// What the steps use a parameter for. Names of parameters are their author's; uses are the same in every procedure.
enum class ParameterUse : std::uint8_t {
    Region, // where a stone, or an offer, may lie
    RegionWidth, // the number inside a region
    OfferCount, // how many fifth moves are offered
    DeclareMin, // the smallest number a player may declare
    DeclareMax,
    Limit, // how often an option can be chosen
    Exclude, // patterns that are not allowed
    Stones, // set before the game
    Condition, // decides where the steps go on
    Unused,
};

struct ParameterRole
{
    ParameterUse use = ParameterUse::Unused;
    int move = 0; // Region, RegionWidth: number of the stone; 0 where it has none of its own

    friend bool operator==(const ParameterRole &, const ParameterRole &) = default;
};

// By the first step that uses the parameter.
ParameterRole roleOf(const Procedure &procedure, std::string_view name);

// The values this parameter can have on a board of this size while the others stay as they are: both of a condition,
// the numbers from 0 to 99, or the regions, and never what the procedure itself does not allow. Empty for lists.
std::vector<Value> valuesOf(const Procedure &procedure, std::string_view name, int boardSize);

// The numbers an organiser can fix instead of the one a player would declare, from 1 to 99 at most; empty where nobody
// declares any.
std::vector<int> fixableNumbers(const Procedure &procedure, int boardSize);

} // namespace kagetsu::opening
