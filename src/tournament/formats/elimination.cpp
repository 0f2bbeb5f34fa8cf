// SPDX-License-Identifier: MIT
#include "tournament/formats/bracket.h"

#include <algorithm>
#include <set>

namespace kagetsu::tournament {

namespace {

using Part = BracketMatch::Part;
using Seeds = std::set<int>;

Feed winnerOf(int match)
{
    return { Feed::Kind::WinnerOf, match };
}

Feed loserOf(int match)
{
    return { Feed::Kind::LoserOf, match };
}

int placesFor(int entries)
{
    int places = 2;
    while (places < entries)
        places *= 2;
    return places;
}

// Adds matches, and knows which seeds can come into each.
class Builder
{
public:
    int add(Part part, Feed a, Feed b, int place = 0)
    {
        BracketMatch match { part, 1, { a, b }, place };
        Seeds seeds;
        for (const Feed &feed : { a, b }) {
            match.round = std::max(match.round, isMatch(feed) ? at(feed).round + 1 : 1);
            const Seeds some = isMatch(feed) ? seedsOf(feed.number) : Seeds { feed.number };
            seeds.insert(some.begin(), some.end());
        }
        m_bracket.push_back(match);
        m_seeds.push_back(std::move(seeds));
        return static_cast<int>(m_bracket.size()) - 1;
    }
    const Seeds &seedsOf(int match) const { return m_seeds[static_cast<std::size_t>(match)]; }
    Bracket take() { return std::move(m_bracket); }

private:
    static bool isMatch(const Feed &feed) { return feed.kind > Feed::Kind::Seed; }
    const BracketMatch &at(const Feed &feed) const { return m_bracket[static_cast<std::size_t>(feed.number)]; }

    Bracket m_bracket;
    std::vector<Seeds> m_seeds;
};

// The match numbers of each round. The last round contains the final.
using Rounds = std::vector<std::vector<int>>;

std::vector<int> pairedWinners(Builder &builder, Part part, const std::vector<int> &before)
{
    std::vector<int> round;
    for (std::size_t i = 0; i + 1 < before.size(); i += 2)
        round.push_back(builder.add(part, winnerOf(before[i]), winnerOf(before[i + 1])));
    return round;
}

Rounds winnersBracket(Builder &builder, int entries)
{
    const std::vector<int> order = bracketOrder(placesFor(entries));
    const auto feedOf = [entries](int seed) { return seed <= entries ? Feed { Feed::Kind::Seed, seed } : Feed {}; };
    Rounds rounds(1);
    for (std::size_t i = 0; i < order.size(); i += 2)
        rounds.front().push_back(builder.add(Part::Winners, feedOf(order[i]), feedOf(order[i + 1])));
    while (rounds.back().size() > 1)
        rounds.push_back(pairedWinners(builder, Part::Winners, rounds.back()));
    return rounds;
}

// Returns how many pairs might meet again if the losers of `dropping` were paired with these survivors one by one.
std::size_t possibleRematches(
    const Builder &builder, const std::vector<int> &survivors, const std::vector<int> &dropping)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < survivors.size(); ++i) {
        const Seeds &met = builder.seedsOf(dropping[i]);
        for (const int seed : builder.seedsOf(survivors[i]))
            count += met.contains(seed) ? 1 : 0;
    }
    return count;
}

// Returns the matches whose losers drop, in the order that best separates seeds who may have met: unchanged, reversed,
// or either of these with the halves exchanged.
std::vector<int> orderOfDrop(const Builder &builder, const std::vector<int> &survivors, std::vector<int> dropping)
{
    std::vector<int> best;
    std::size_t least = 0;
    for (int turn = 0; turn < 4; ++turn) {
        const std::size_t rematches = possibleRematches(builder, survivors, dropping);
        if (best.empty() || rematches < least) {
            best = dropping;
            least = rematches;
        }
        const auto middle = dropping.begin() + static_cast<std::ptrdiff_t>(dropping.size() / 2);
        if (turn % 2 == 0)
            std::reverse(dropping.begin(), dropping.end());
        else
            std::rotate(dropping.begin(), middle, dropping.end());
    }
    return best;
}

// Returns who remains in the losers' bracket: the loser of the only match, or the winner of the last match added here.
Feed losersBracket(Builder &builder, const Rounds &winners)
{
    if (winners.size() == 1)
        return loserOf(winners.front().front());
    std::vector<int> survivors;
    const std::vector<int> &first = winners.front();
    for (std::size_t i = 0; i < first.size(); i += 2)
        survivors.push_back(builder.add(Part::Losers, loserOf(first[i]), loserOf(first[i + 1])));
    for (std::size_t round = 1; round < winners.size(); ++round) {
        if (survivors.size() > winners[round].size())
            survivors = pairedWinners(builder, Part::Losers, survivors);
        const std::vector<int> dropping = orderOfDrop(builder, survivors, winners[round]);
        for (std::size_t i = 0; i < survivors.size(); ++i)
            survivors[i] = builder.add(Part::Losers, winnerOf(survivors[i]), loserOf(dropping[i]));
    }
    return winnerOf(survivors.front());
}

// Adds the matches for the places from `first` on: winners play for the upper half of them, losers for the lower half.
void addPlacement(Builder &builder, const std::vector<Feed> &players, int first)
{
    if (players.size() < 2)
        return;
    const int place = players.size() == 2 ? first : 0;
    std::vector<Feed> winners;
    std::vector<Feed> losers;
    for (std::size_t i = 0; i + 1 < players.size(); i += 2) {
        const int match = builder.add(Part::Placement, players[i], players[i + 1], place);
        winners.push_back(winnerOf(match));
        losers.push_back(loserOf(match));
    }
    addPlacement(builder, winners, first);
    addPlacement(builder, losers, first + static_cast<int>(winners.size()));
}

} // namespace

Bracket singleElimination(int entries, int playedPlaces)
{
    if (entries < 2)
        return {};
    Builder builder;
    const Rounds rounds = winnersBracket(builder, entries);
    // The losers of the round before the final play for third place, those of the round before that for places 5 to 8,
    // and so on.
    for (std::size_t round = rounds.size() - 1; round-- > 0;) {
        const int first = static_cast<int>(rounds[round].size()) + 1;
        if (first >= playedPlaces)
            break;
        std::vector<Feed> losers;
        for (const int match : rounds[round])
            losers.push_back(loserOf(match));
        addPlacement(builder, losers, first);
    }
    return builder.take();
}

Bracket doubleElimination(int entries, bool canReset)
{
    if (entries < 2)
        return {};
    Builder builder;
    const Rounds winners = winnersBracket(builder, entries);
    const Feed challenger = losersBracket(builder, winners);
    const int final = builder.add(Part::GrandFinal, winnerOf(winners.back().front()), challenger);
    if (canReset)
        builder.add(Part::Reset, winnerOf(final), { Feed::Kind::LoserIfUpset, final });
    return builder.take();
}

} // namespace kagetsu::tournament
