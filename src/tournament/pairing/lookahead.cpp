// SPDX-License-Identifier: MIT
#include "tournament/pairing/incostorder.h"
#include "tournament/pairing/pairing.h"

#include <algorithm>

namespace kagetsu::pairing {

namespace {

// A field is small if the players outnumber the rounds by at most this many.
constexpr std::size_t LookAheadMargin = 3;

std::vector<Player> afterRound(std::span<const Player> players, const Pairing &pairing)
{
    std::vector<Player> after(players.begin(), players.end());
    // A meeting that one of the two lists is known of both.
    for (const auto &[opener, second] : pairing.tables)
        std::ranges::find(after, opener, &Player::number)->met.push_back(second);
    return after;
}

} // namespace

bool needsLookAhead(std::size_t players, int round, int rounds)
{
    return round < rounds && players <= std::size_t(rounds) + LookAheadMargin;
}

bool leavesAnotherRound(std::span<const Player> players, const Options &options, const Pairing &pairing)
{
    Options next = options;
    next.locks = {};
    return pairRound(afterRound(players, pairing), next).hasValue();
}

std::optional<Pairing> pairRoundBeforeAnother(
    std::span<const Player> players, const Options &options, const Progress &progress)
{
    if (findFault(players, options))
        return {};
    const Field field(players, options);
    const Choices choices(field, options);
    InOrderOfCost draws(field, choices);
    for (int tried = 0; tried < TriesAhead && (!progress || progress(tried, TriesAhead)); ++tried) {
        const auto draw = draws.next();
        if (!draw)
            return {};
        Pairing pairing = seated(field, choices, options, *draw);
        if (leavesAnotherRound(players, options, pairing))
            return pairing;
    }
    return {};
}

} // namespace kagetsu::pairing
