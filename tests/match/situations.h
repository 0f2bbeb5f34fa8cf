// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

#include <string>
#include <vector>

namespace kagetsu {

// Black's, in all of them that are played on the screen after an opening.
inline constexpr rules::Point LastStone { 10, 4 };

// A game as it can be found, under the name that the tables of tests/data/match know it by.
struct Situation
{
    std::string name;
    match::Match match;
    clock::Moment now { 0 };
};

// At least one for every way a game can stand, with what may go together with it.
std::vector<Situation> situations();

} // namespace kagetsu
