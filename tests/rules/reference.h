// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"

#include <string>

namespace kagetsu::reference {

// A second, slower answer to "what does this stone make?", written sentence by sentence from rules.md#terms.
// It shares nothing with src/rules but Point and Position: it puts stones on a copy of the board and counts.
struct Kinds
{
    bool overline = true;
    bool doubleFour = true;
    bool doubleThree = true;
};

// The other readings of rules.md#r1 and rules.md#r2; the default is the ruling.
struct Interpretation
{
    bool fivePointMakesThree = false;
    bool countedApart = false;
};

// Returns "5", "" or the kinds joined as in the corpora: "6", "44", "33", "6+33" …. Only forbidden kinds count.
std::string verdict(const rules::Position &position, rules::Point point, rules::Side side, Kinds forbidden = {},
    Interpretation interpretation = {});

// Returns the whole board as the corpora write it: fouls, a tab, fives.
std::string board(
    const rules::Position &position, rules::Side side, Kinds forbidden = {}, Interpretation interpretation = {});

} // namespace kagetsu::reference
