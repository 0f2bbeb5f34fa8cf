// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/points.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace kagetsu::tournament {

// The value of a criterion, in eighths, so that half of half of a half stays exact. For time, the unit is one
// millisecond instead, and for criteria with isInHundredths() one hundredth.
using Eighths = std::int64_t;

inline constexpr Eighths One = 8;

// Converts points, which are in halves, to eighths.
constexpr Eighths eighths(Points points)
{
    return Eighths(points.halves) * 4;
}

// One part of a criterion's sum: times · weight/2 · amount.
struct Term
{
    int round = 0;
    std::optional<std::size_t> opponent; // index in SectionFacts::entries; not set for a bye or an imagined opponent
    int weight = 2; // points won against the opponent, in halves; 2 if the criterion does not depend on them
    Eighths amount = 0;
    int times = 1; // 0: cut; 2: counted twice

    Eighths part() const { return times * weight * amount / 2; }
    friend bool operator==(const Term &, const Term &) = default;
};

// The value of a criterion for an entry, with the terms of the sum (tournament.md#standings).
struct Value
{
    bool hasEffect = true; // false if the criterion does not apply to this group
    Eighths amount = 0;
    std::vector<Eighths> further; // compared if the amounts are equal (TRUNC)
    std::vector<Term> terms;
    int divisor = 1; // number that the sum of the terms is divided by, with rounding, if the value is an average
    Eighths added = 0; // added after the division

    friend bool operator==(const Value &, const Value &) = default;
};

// Returns the quotient rounded to the nearest whole number, halves up. `by` must be above 0.
constexpr std::int64_t roundedQuotient(std::int64_t number, std::int64_t by)
{
    const std::int64_t twice = 2 * number + by;
    const std::int64_t down = twice / (2 * by);
    return twice < 0 && down * 2 * by != twice ? down - 1 : down;
}

// Returns a value that is the sum of these terms.
Value sumOf(std::vector<Term> terms);

} // namespace kagetsu::tournament
