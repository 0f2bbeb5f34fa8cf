// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/away.h"
#include "tournament/pairing/pairing.h"

#include <cstdint>

namespace kagetsu::pairing {

// Tells how many of the planned rounds after a round can still be played (tournament-pairing.md#the-last-rounds).
struct Outlook
{
    enum class Way : std::uint8_t {
        Open, // all of them can be played
        Closed, // not all of them can be played
        Unknown, // the field is too large to tell
    };
    Way way = Way::Open;
    int rounds = 0; // number of further rounds that can certainly be played

    friend bool operator==(const Outlook &, const Outlook &) = default;
};

// The result of looking ahead from a round.
struct Foresight
{
    Outlook outlook {}; // the outlook after `better` or, if there is none, after the best pairing
    // The cheapest of the pairings that leave more rounds than the best one.
    std::optional<Pairing> better {};
};

// Fields of up to this many players are searched completely.
inline constexpr int LookedAtWhole = 12;

// Looks ahead from `best`, the result of pairRound(). It assumes that the same players, and those in `away`, play the
// later rounds. `progress` receives the number of pairings examined; if it stops the search, the answer is Unknown.
Foresight foresee(std::span<const Player> players, std::span<const Away> away, const Options &options,
    const Pairing &best, const Progress &progress = {});

// Returns the outlook after a given pairing, whoever made it. The pairing must contain exactly these players. It is
// asked while somebody waits: if the answer would take long, as for nearly all rounds that a large field can play, it
// is Unknown.
Outlook outlookAfter(
    std::span<const Player> players, std::span<const Away> away, const Options &options, const Pairing &pairing);

} // namespace kagetsu::pairing
