// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/away.h"
#include "pairing/pairing.h"

#include <cstdint>

namespace kagetsu::pairing {

// What a round leaves to those after it that are planned (pairing.md#the-last-rounds).
struct Outlook
{
    enum class Way : std::uint8_t {
        Open, // all of them can be played
        Closed, // not all of them can
        Unknown, // the field is too large to say
    };
    Way way = Way::Open;
    int rounds = 0; // so many can be played for certain

    friend bool operator==(const Outlook &, const Outlook &) = default;
};

struct Foresight
{
    Outlook outlook {}; // after `better`, or after the best pairing where there is none
    // Of the pairings that leave more than the best one does, the cheapest.
    std::optional<Pairing> better {};
};

// In fields of so many at most everything is looked at.
inline constexpr int LookedAtWhole = 12;

// `best`: what pairRound() gives. The same players are supposed to play the rounds after it, and those who are away.
// The progress counts pairings that were looked at; stopped, it leaves the way unknown.
Foresight foresee(std::span<const Player> players, std::span<const Away> away, const Options &options,
    const Pairing &best, const Progress &progress = {});

// The same of this pairing as it is, whoever made it. It pairs the players, and nobody else.
Outlook outlookAfter(
    std::span<const Player> players, std::span<const Away> away, const Options &options, const Pairing &pairing);

} // namespace kagetsu::pairing
