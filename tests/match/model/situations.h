// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

#include <string>
#include <vector>

namespace kagetsu {

// Black's last stone in all situations that are played on the screen after an opening.
inline constexpr rules::Point LastStone { 10, 4 };

// A game in a particular state, under the name used in the tables of tests/data/match.
struct Situation
{
    std::string name;
    match::Match match;
    clock::Moment now { 0 };
};

// Returns at least one situation for every state a game can be in, with what may occur together with it.
std::vector<Situation> situations();

} // namespace kagetsu
