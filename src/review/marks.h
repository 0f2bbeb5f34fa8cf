// SPDX-License-Identifier: MIT
#pragma once

#include "review/gameline.h"
#include "review/review.h"

namespace kagetsu::review {

// A move of a game about which a review has something to say, and what.
struct Mark
{
    std::size_t move = 0; // its index
    Known missed = Known::No;
    Known allowed = Known::No;
    bool isForbidden = false;
    bool isWronglyClaimed = false;
    bool isTurningPoint = false;

    friend bool operator==(const Mark &, const Mark &) = default;
};

// In the order of the game.
std::vector<Mark> marksOf(const GameLine &game, const Review &review);

// How many moves of a game each finding is about.
struct Counts
{
    int missed = 0;
    int allowed = 0;
    int forbidden = 0;
    int wrongClaims = 0;
    int unknown = 0; // moves of which something is not known

    bool isEmpty() const { return *this == Counts(); }
    friend bool operator==(const Counts &, const Counts &) = default;
};

Counts countsOf(const std::vector<Mark> &marks);

} // namespace kagetsu::review
