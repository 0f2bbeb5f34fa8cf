// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::contest {

// The stones from which two games begin, one with each side (engine-contest.md#openings). They are in the order of
// placement, Black first and colours in turn; none of them makes a five or is forbidden.
using Opening = std::vector<rules::Point>;

// The terms that all openings of a duel have in common.
struct OpeningTerms
{
    rules::RuleSet rules;
    int size = rules::DefaultBoardSize;
};

// Returns five random stones near the middle that the computer that comes with the program considers even. The same
// seed and number always give the same opening.
Opening chanceOpening(const OpeningTerms &terms, std::uint64_t seed, int number);

// Mixes a seed and a number into a new seed. The same arguments always give the same result.
std::uint64_t mixed(std::uint64_t seed, std::uint64_t number);

// The reason why a text with openings cannot be used.
struct OpeningFault
{
    enum class Reason : std::uint8_t {
        Unreadable, // neither moves nor a board
        OtherBoard, // a board of a different size
        Uneven, // Black does not have as many stones as White, or one more
        Ended, // the game is over with these stones, or would be by a foul
        None, // no opening in the whole text
    };

    Reason reason = Reason::Unreadable;
    int line = 0; // counted from 1; 0 for the whole text

    friend bool operator==(const OpeningFault &, const OpeningFault &) = default;
};

// Reads one opening per line: moves ("H8 I9 J10") or a board text. Empty lines and lines that begin with # are skipped.
Result<std::vector<Opening>, OpeningFault> readOpenings(std::string_view text, const OpeningTerms &terms);

} // namespace kagetsu::contest
