// SPDX-License-Identifier: MIT
#pragma once

#include "rules/ruleset.h"

#include <array>
#include <cstdint>
#include <vector>

namespace kagetsu::ai {

// The shape that one stone makes of one line through it, from the weakest to the strongest. A shape says what further
// stones of the same side can make of the line. Whether the rules forbid such a stone is a question for the rules.
enum class Shape : std::uint8_t {
    Nothing,
    Long, // six or more that do not win
    One, // can become a two
    OpenOne, // can become an open two
    Two, // can become a three
    OpenTwo, // can become an open three
    Three, // can become a four
    OpenThree, // can become a straight four
    Four, // one five-point
    StraightFour, // two or more five-points
    Five, // a row that wins
};

// The content of a point of a line. The edge and the opponent's stones both close a line; only Caro distinguishes them.
enum class Content : std::uint8_t { Empty, Black, White, Edge };

// The ten points next to a stone in one line, five on each side, with two bits each.
using Surroundings = std::uint32_t;
constexpr int Reach = 5;
constexpr int SurroundingBits = 2 * 2 * Reach;

// Returns the position of the two bits that hold the point at this distance, which is from -5 to 5 and not 0.
constexpr int bitsOf(int step)
{
    return 2 * (step < 0 ? step + Reach : step + Reach - 1);
}

// The shapes of one side under one rule set. Each is worked out when it is first needed.
class Patterns
{
public:
    Patterns(rules::Side side, const rules::RuleSet &rules);

    Shape of(Surroundings around) const
    {
        const std::uint8_t known = m_known[around];
        return known != Unknown ? static_cast<Shape>(known) : find(around);
    }

private:
    static constexpr std::uint8_t Unknown = 255;

    Content at(Surroundings around, int step) const
    {
        return step == 0 ? m_own : static_cast<Content>((around >> bitsOf(step)) & 3U);
    }
    // Returns Five for a row that wins, Long for six or more that do not win, and Nothing otherwise.
    Shape rowOf(Surroundings around) const;
    Shape workOut(Surroundings around) const;
    Shape find(Surroundings around) const;

    Content m_own;
    rules::LongRow m_longRow;
    bool m_needsOpenEnd;
    bool m_edgeBlocks;
    mutable std::vector<std::uint8_t> m_known;
};

} // namespace kagetsu::ai
