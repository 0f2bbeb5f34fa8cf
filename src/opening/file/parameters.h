// SPDX-License-Identifier: MIT
#pragma once

#include "opening/file/modifiers.h"

#include <vector>

namespace kagetsu::opening {

// What the steps use a parameter for. The names of parameters are up to the author; the uses are the same in every
// procedure.
enum class ParameterUse : std::uint8_t {
    Region, // the region of a stone or an offer
    RegionWidth, // the number inside a region
    OfferCount, // how many fifth moves are offered
    DeclareMin, // the smallest number that a player may declare
    // the largest number that a player may declare
    DeclareMax,
    Limit, // how often an option can be chosen
    Exclude, // patterns that are not allowed
    Stones, // stones set before the game
    Condition, // decides where the steps go on
    Unused,
};

// A use of a parameter.
struct ParameterRole
{
    ParameterUse use = ParameterUse::Unused;
    int move = 0; // for Region and RegionWidth: the number of the stone; 0 if it has no fixed number

    friend bool operator==(const ParameterRole &, const ParameterRole &) = default;
};

// Returns the role that the parameter has in the first step that uses it.
ParameterRole roleOf(const Procedure &procedure, std::string_view name);

// Returns the values that this parameter can have on a board of this size while the other parameters stay as they are:
// both values of a condition, numbers from 0 to 99, or regions, and never a value that the procedure itself does not
// allow. Returns nothing for lists.
std::vector<Value> valuesOf(const Procedure &procedure, std::string_view name, int boardSize);

// Returns the numbers that an organiser can fix instead of the number that a player would declare, from 1 to at most
// 99; empty if nobody declares a number.
std::vector<int> fixableNumbers(const Procedure &procedure, int boardSize);

} // namespace kagetsu::opening
