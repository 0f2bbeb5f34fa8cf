// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/points.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace kagetsu::tournament {

// The value of a criterion, counted in eighths so that half of a half of a half stays exact. Time is counted in
// milliseconds, and what isInHundredths() in hundredths; of each an eighth is the unit.
using Eighths = std::int64_t;

inline constexpr Eighths One = 8;

constexpr Eighths eighths(Points points)
{
    return Eighths(points.halves) * 4;
}

// One part of a criterion's sum: times · weight/2 · amount.
struct Term
{
    int round = 0;
    std::optional<std::size_t> opponent; // place in SectionFacts::entries; nothing: a bye, or an imagined opponent
    int weight = 2; // what was won against it, in halves; 2 where the criterion does not ask
    Eighths amount = 0;
    int times = 1; // 0: taken away; 2: counted twice

    Eighths part() const { return times * weight * amount / 2; }
    friend bool operator==(const Term &, const Term &) = default;
};

// What a criterion says of an entry, with the sum written out (tournament.md#standings).
struct Value
{
    bool hasEffect = true; // false: it says nothing of this group
    Eighths amount = 0;
    std::vector<Eighths> further; // compared where the amounts are equal (TRUNC)
    std::vector<Term> terms;
    int divisor = 1; // of the sum of the terms, where the value is an average, rounded
    Eighths added = 0; // to that

    friend bool operator==(const Value &, const Value &) = default;
};

// The nearest whole number, half upwards; `by` is above 0.
constexpr std::int64_t roundedQuotient(std::int64_t number, std::int64_t by)
{
    const std::int64_t twice = 2 * number + by;
    const std::int64_t down = twice / (2 * by);
    return twice < 0 && down * 2 * by != twice ? down - 1 : down;
}

// A value that is the sum of these.
Value sumOf(std::vector<Term> terms);

} // namespace kagetsu::tournament
