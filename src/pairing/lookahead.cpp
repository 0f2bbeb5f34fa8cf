// SPDX-License-Identifier: MIT
#include "pairing/pairing.h"

#include <algorithm>
#include <array>

namespace kagetsu::pairing {

namespace {

// How many more players than rounds a small field has at most.
constexpr std::size_t LookAheadMargin = 3;

// The cheapest of some of the pairings: those that these choices allow.
struct Part
{
    Choices choices;
    Draw draw;
};

bool isDearer(const Part &a, const Part &b)
{
    return a.draw.cost > b.draw.cost;
}

// All pairings in the order of their costs (pairing.md#the-last-rounds): what is left of a part without its cheapest is
// split into parts again.
class InOrderOfCost
{
public:
    InOrderOfCost(const Field &field, const Choices &choices)
        : m_field(field)
    {
        add(choices);
    }

    std::optional<Draw> next()
    {
        if (m_parts.empty())
            return {};
        std::ranges::pop_heap(m_parts, isDearer);
        Part part = std::move(m_parts.back());
        m_parts.pop_back();
        split(part);
        return part.draw;
    }

private:
    void add(const Choices &choices)
    {
        const auto draw = cheapestDraw(m_field, choices);
        if (!draw)
            return;
        m_parts.push_back({ choices, *draw });
        std::ranges::push_heap(m_parts, isDearer);
    }
    // Without its first couple; with that and without the second; and so on.
    void split(const Part &part)
    {
        Choices with = part.choices;
        for (const auto &[a, b] : part.draw.couples) {
            Choices without = with;
            without.forbid(a, b);
            add(without);
            with.force(a, b);
        }
    }

    const Field &m_field;
    std::vector<Part> m_parts; // a heap
};

std::vector<Player> afterRound(std::span<const Player> players, const Pairing &pairing)
{
    std::vector<Player> after(players.begin(), players.end());
    const auto meet = [&after](int number, int other) {
        std::ranges::find(after, number, &Player::number)->met.push_back(other);
    };
    for (const auto &[opener, second] : pairing.tables) {
        meet(opener, second);
        meet(second, opener);
    }
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
