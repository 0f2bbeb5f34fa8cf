// SPDX-License-Identifier: MIT
#include "tournament/formats/groupseeds.h"

#include "tournament/formats/bracket.h"
#include "tournament/formats/lot.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace kagetsu::tournament {

namespace {

using SeedList = std::vector<GroupPlace>;
// The number of pairs of one group that can meet in each round, first round first. Fewer is better, and early rounds
// matter more.
using SeedMeetings = std::vector<std::int64_t>;

// Far more than 16 groups of 8 ever need.
constexpr std::uint64_t MostTries = 64;

// Knows where each seed is in the bracket, and when two of them can meet.
class SeedPositions
{
public:
    explicit SeedPositions(int entries)
    {
        int places = 2;
        for (; places < entries; places *= 2)
            ++m_rounds;
        const std::vector<int> order = bracketOrder(places);
        m_places.resize(static_cast<std::size_t>(places));
        for (std::size_t place = 0; place < order.size(); ++place)
            m_places[static_cast<std::size_t>(order[place]) - 1] = place;
    }
    std::size_t rounds() const { return m_rounds; }
    // Returns the round in which the two can meet, from 0.
    std::size_t roundOf(std::size_t seed, std::size_t other) const
    {
        std::size_t round = 0;
        for (std::size_t apart = m_places[seed] ^ m_places[other]; apart > 1; apart /= 2)
            ++round;
        return round;
    }

private:
    std::size_t m_rounds = 1;
    std::vector<std::size_t> m_places;
};

// Counts the meetings of a seed if it belonged to this group, leaving out the seed `without`.
void addMeetings(SeedMeetings &meetings, const SeedPositions &positions, const SeedList &seeds, std::size_t seed,
    int group, std::size_t without)
{
    for (std::size_t other = 0; other < seeds.size(); ++other) {
        if (other != seed && other != without && seeds[other].group == group)
            ++meetings[positions.roundOf(seed, other)];
    }
}

// True if it is better to exchange the groups of two seeds of one place.
bool isBetterExchanged(const SeedPositions &positions, const SeedList &seeds, std::size_t a, std::size_t b)
{
    SeedMeetings now(positions.rounds());
    SeedMeetings then(positions.rounds());
    addMeetings(now, positions, seeds, a, seeds[a].group, b);
    addMeetings(now, positions, seeds, b, seeds[b].group, a);
    addMeetings(then, positions, seeds, a, seeds[b].group, b);
    addMeetings(then, positions, seeds, b, seeds[a].group, a);
    return then < now;
}

// Every exchange reduces the meetings, so the loop ends. Later places are exchanged first, so that winners stay in the
// order of the groups if possible.
void improve(const SeedPositions &positions, SeedList &seeds)
{
    for (bool isBetter = true; isBetter;) {
        isBetter = false;
        for (std::size_t a = seeds.size(); a-- > 0;) {
            for (std::size_t b = a + 1; b < seeds.size() && seeds[b].place == seeds[a].place; ++b) {
                if (!isBetterExchanged(positions, seeds, a, b))
                    continue;
                std::swap(seeds[a], seeds[b]);
                isBetter = true;
            }
        }
    }
}

SeedMeetings meetingsOf(const SeedPositions &positions, const SeedList &seeds)
{
    SeedMeetings meetings(positions.rounds());
    for (std::size_t seed = 0; seed < seeds.size(); ++seed)
        addMeetings(meetings, positions, seeds, seed, seeds[seed].group, seed);
    return meetings;
}

// Returns a lower bound for any bracket: each group is spread over all parts of the same size as evenly as possible.
SeedMeetings fewestMeetings(const SeedPositions &positions, const std::vector<int> &sizes)
{
    SeedMeetings meetings(positions.rounds());
    std::int64_t later = 0; // pairs that share no part of this size
    for (std::size_t round = positions.rounds(); round-- > 0;) {
        const std::int64_t parts = std::int64_t(1) << (positions.rounds() - round - 1);
        std::int64_t together = 0;
        for (const int size : sizes) {
            const std::int64_t few = size / parts;
            const std::int64_t many = size % parts; // number of parts with one more
            together += many * (few + 1) * few + (parts - many) * few * (few - 1);
        }
        // Some of the pairs that share a part of this size also share a smaller one.
        if (round + 1 < positions.rounds())
            meetings[round + 1] = later - together;
        later = together;
    }
    meetings[0] = later;
    return meetings;
}

} // namespace

std::vector<GroupPlace> byPlaces(const std::vector<int> &sizes)
{
    SeedList order;
    const int most = sizes.empty() ? 0 : *std::max_element(sizes.begin(), sizes.end());
    for (int place = 0; place < most; ++place) {
        for (std::size_t group = 0; group < sizes.size(); ++group) {
            if (place < sizes[group])
                order.push_back({ static_cast<int>(group), place });
        }
    }
    return order;
}

std::vector<GroupPlace> seedsOf(const std::vector<int> &sizes)
{
    const SeedList start = byPlaces(sizes);
    if (start.empty())
        return {};
    const SeedPositions positions(static_cast<int>(start.size()));
    const SeedMeetings fewest = fewestMeetings(positions, sizes);
    SeedList best;
    SeedMeetings least;
    for (std::uint64_t tries = 0; tries < MostTries && (best.empty() || fewest < least); ++tries) {
        SeedList seeds = start;
        Lot lot(tries);
        // Starting from another order of the later places, the same exchanges may lead further.
        for (auto from = seeds.begin(); tries > 0 && from != seeds.end();) {
            const auto to = std::find_if(
                from, seeds.end(), [place = from->place](const GroupPlace &each) { return each.place != place; });
            std::vector<GroupPlace> part(from, to);
            if (from->place > 0)
                lot.shuffle(part);
            from = std::copy(part.begin(), part.end(), from);
        }
        improve(positions, seeds);
        const SeedMeetings meetings = meetingsOf(positions, seeds);
        if (best.empty() || meetings < least) {
            best = std::move(seeds);
            least = meetings;
        }
    }
    return best;
}

} // namespace kagetsu::tournament
