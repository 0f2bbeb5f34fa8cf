// SPDX-License-Identifier: MIT
#pragma once

#include "rules/judge.h"
#include "rules/symmetry.h"

#include <string>
#include <vector>

namespace kagetsu::rules {

// A line of tests/data/forbidden: the board with its full answer, and the columns after the third unchanged.
struct CorpusLine
{
    std::string board;
    std::string fouls;
    std::string fives;
    std::vector<std::string> more;
};

// Returns the lines; empty if the file cannot be read.
std::vector<CorpusLine> readCorpus(const std::string &name);

// Returns kinds such as "6+44"; empty if there are none.
std::string kindsText(FoulKinds kinds);
// Return the second and third column; "-" if empty.
std::string foulText(const std::vector<FoulPoint> &fouls);
std::string fiveText(const std::vector<Point> &fives);

// Returns the verdict on the board as seen from another side, with its points turned back.
BoardVerdict judgeSeenFrom(Symmetry symmetry, const Position &position, Side side, const RuleSet &rules);

} // namespace kagetsu::rules
