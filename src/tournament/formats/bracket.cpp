// SPDX-License-Identifier: MIT
#include "tournament/formats/bracket.h"

#include <cassert>

namespace kagetsu::tournament {

namespace {

// Returns nothing as long as the match is not decided.
std::optional<int> partyFrom(const Feed &feed, const std::vector<BracketState> &before)
{
    if (feed.kind == Feed::Kind::Nobody)
        return 0;
    if (feed.kind == Feed::Kind::Seed)
        return feed.number;
    const BracketState &match = before[static_cast<std::size_t>(feed.number)];
    if (feed.kind == Feed::Kind::WinnerOf)
        return match.winner;
    if (feed.kind == Feed::Kind::LoserIfUpset && match.winner && match.winner == match.parties.a)
        return 0;
    return match.loser;
}

void decide(BracketState &state, BracketResult result)
{
    const auto &[a, b] = state.parties;
    if (!a || !b)
        return;
    if (*a == 0 || *b == 0)
        result = *b == 0 ? BracketResult::AWon : BracketResult::BWon;
    if (result == BracketResult::Open)
        return;
    if (result == BracketResult::NobodyWon) {
        state.winner = state.loser = 0;
        return;
    }
    const Party winner = result == BracketResult::AWon ? Party::A : Party::B;
    state.winner = state.parties[winner];
    state.loser = state.parties[otherParty(winner)];
}

} // namespace

std::vector<int> bracketOrder(int places)
{
    std::vector<int> order { 1 };
    while (static_cast<int>(order.size()) < places) {
        const int rest = 2 * static_cast<int>(order.size()) + 1;
        std::vector<int> wider;
        for (std::size_t i = 0; i < order.size(); ++i) {
            const int seed = order[i];
            wider.push_back(i % 2 == 0 ? seed : rest - seed);
            wider.push_back(i % 2 == 0 ? rest - seed : seed);
        }
        order = std::move(wider);
    }
    return order;
}

std::vector<BracketState> stateOf(const Bracket &bracket, std::span<const BracketResult> results)
{
    assert(results.size() == bracket.size());
    std::vector<BracketState> states;
    for (std::size_t i = 0; i < bracket.size(); ++i) {
        BracketState state;
        state.parties = { partyFrom(bracket[i].from.a, states), partyFrom(bracket[i].from.b, states) };
        decide(state, results[i]);
        states.push_back(state);
    }
    return states;
}

} // namespace kagetsu::tournament
