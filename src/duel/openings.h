// SPDX-License-Identifier: MIT
#pragma once

#include "result.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::duel {

// Stones from which two games begin, one with each side (duel.md#openings): in the order laid, Black first, colours in
// turn, none of them a five or forbidden.
using Opening = std::vector<rules::Point>;

// What all openings of a duel have in common.
struct OpeningTerms
{
    rules::RuleSet rules;
    int size = rules::DefaultBoardSize;
};

// Five stones near the middle by chance, such that the opponent that comes with the program takes them for even. The
// same seed and number always give the same opening.
Opening chanceOpening(const OpeningTerms &terms, std::uint64_t seed, int number);

// A number that chance of its own follows from; the same for the same two.
std::uint64_t mixed(std::uint64_t seed, std::uint64_t number);

struct OpeningFault
{
    enum class Reason : std::uint8_t {
        Unreadable, // no moves and no board
        OtherBoard, // a board of another size
        Uneven, // Black has neither as many stones as White nor one more
        Ended, // the game is over with these stones, or would be by a foul
        None, // no opening in the whole text
    };

    Reason reason = Reason::Unreadable;
    int line = 0; // from 1; 0 for the whole text

    friend bool operator==(const OpeningFault &, const OpeningFault &) = default;
};

// One opening a line: moves ("H8 I9 J10") or a board text; empty lines, and those that begin with #, are passed over.
Result<std::vector<Opening>, OpeningFault> readOpenings(std::string_view text, const OpeningTerms &terms);

} // namespace kagetsu::duel
