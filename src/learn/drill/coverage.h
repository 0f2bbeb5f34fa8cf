// SPDX-License-Identifier: MIT
#pragma once

#include "learn/drill/deck.h"
#include "learn/practice/pupil.h"

namespace kagetsu::drill {

// How much of a deck a pupil knows (learn.md#lines).
struct Coverage
{
    std::size_t moves = 0; // all cards
    std::size_t known = 0; // those in the second box or above: the last answer was right
    std::size_t due = 0; // those in boxes that are due

    friend bool operator==(const Coverage &, const Coverage &) = default;
};
Coverage coverageOf(const Deck &deck, const practice::Pupil &pupil, practice::Day today);

// True if a pupil is asked a card today: it is new or due.
bool isWanted(const Card &card, const practice::Pupil &pupil, practice::Day today);

} // namespace kagetsu::drill
