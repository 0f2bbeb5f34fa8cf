// SPDX-License-Identifier: MIT
#pragma once

#include "rules/ruleset.h"

#include <array>
#include <cstdint>
#include <vector>

namespace kagetsu::brain {

// What one stone makes of one line through it, the weakest first. It says what becomes of the line by further stones
// of the same side; whether the rule forbids such a stone is asked of the rules.
enum class Shape : std::uint8_t {
    Nothing,
    Long, // six or more that do not win
    One, // can become a two
    OpenOne, // … an open two
    Two, // can become a three
    OpenTwo, // … an open three
    Three, // can become a four
    OpenThree, // … a straight four
    Four, // one five-point
    StraightFour, // two five-points or more
    Five, // a row that wins
};

// What a point of a line is to one side. Both edge and opponent close a line; Caro tells them apart.
enum class Content : std::uint8_t { Empty, Black, White, Edge };

// The ten points beside a stone in one line, five on each side, two bits each.
using Surroundings = std::uint32_t;
constexpr int Reach = 5;
constexpr int SurroundingBits = 2 * 2 * Reach;

// Which two bits hold the point so many steps away, -5 to 5 without 0.
constexpr int bitsOf(int step)
{
    return 2 * (step < 0 ? step + Reach : step + Reach - 1);
}

// The shapes of one side under one rule set, each worked out when it is first asked for.
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
    // Six or more that are not worth a win are Long, all else that is no winning row Nothing.
    Shape rowOf(Surroundings around) const;
    Shape workOut(Surroundings around) const;
    Shape find(Surroundings around) const;

    Content m_own;
    rules::LongRow m_longRow;
    bool m_needsOpenEnd;
    bool m_edgeBlocks;
    mutable std::vector<std::uint8_t> m_known;
};

} // namespace kagetsu::brain
