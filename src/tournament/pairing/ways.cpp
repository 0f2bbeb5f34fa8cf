// SPDX-License-Identifier: MIT
#include "tournament/pairing/ways.h"

#include "tournament/pairing/lotnumber.h"

#include <algorithm>
#include <utility>

namespace kagetsu::pairing {

Room::Room(int places)
    : m_places(places)
    , m_times(std::size_t(places) * std::size_t(places))
{
}

void Room::set(int a, int b, int times)
{
    m_times[indexOf(a, b)] = m_times[indexOf(b, a)] = std::uint8_t(std::clamp(times, 0, 255));
}

int Room::partnersOf(int place) const
{
    int partners = 0;
    for (int other = 0; other < m_places; ++other)
        partners += of(place, other) > 0 ? 1 : 0;
    return partners;
}

std::vector<int> Room::roundsOf(int rounds) const
{
    std::vector<int> sums;
    for (int place = 0; place < m_places; ++place) {
        int sum = 0;
        for (int other = 0; other < m_places; ++other)
            sum += std::min(of(place, other), rounds);
        sums.push_back(sum);
    }
    return sums;
}

Room Room::shuffled(unsigned seed) const
{
    std::vector<int> order;
    for (int place = 0; place < m_places; ++place)
        order.push_back(place);
    // std::shuffle gives different results on different platforms.
    for (int left = m_places; left > 1; --left) {
        const auto drawn = std::size_t(lot(seed, left, 0) % left);
        std::swap(order[std::size_t(left - 1)], order[drawn]);
    }
    Room room(m_places);
    for (int a = 0; a < m_places; ++a) {
        for (int b = 0; b < a; ++b)
            room.set(a, b, of(order[std::size_t(a)], order[std::size_t(b)]));
    }
    return room;
}

std::string Room::key(int rounds) const
{
    std::string key(1, char(std::min(rounds, 255)));
    for (int a = 0; a < m_places; ++a) {
        for (int b = 0; b < a; ++b)
            key += char(std::min(of(a, b), rounds));
    }
    return key;
}

namespace {

// True if an odd number of places have no possible partner outside their own set: one of them is always left.
bool hasOddPart(const Room &room)
{
    std::vector<bool> isSeen(std::size_t(room.places()), false);
    for (int first = 0; first < room.places(); ++first) {
        if (isSeen[std::size_t(first)])
            continue;
        std::vector<int> part { first };
        isSeen[std::size_t(first)] = true;
        for (std::size_t i = 0; i < part.size(); ++i) {
            for (int other = 0; other < room.places(); ++other) {
                if (!isSeen[std::size_t(other)] && room.of(part[i], other) > 0) {
                    isSeen[std::size_t(other)] = true;
                    part.push_back(other);
                }
            }
        }
        if (part.size() % 2 == 1)
            return true;
    }
    return false;
}

// Returns how often `other` needs this place (mostly the bye), because the rest is not enough for it.
int need(const Room &room, int rounds, const std::vector<int> &roundsOf, int other, int place)
{
    const int without = roundsOf[std::size_t(other)] - std::min(room.of(place, other), rounds);
    return std::max(0, rounds - without);
}

} // namespace

Ways::Half::Half(const Room &room)
    : isPaired(std::size_t(room.places()), false)
{
    for (int place = 0; place < room.places(); ++place)
        partners.push_back(room.partnersOf(place));
}

void Ways::Half::count(const Room &room, int place, int by)
{
    for (int other = 0; other < room.places(); ++other) {
        if (room.of(place, other) > 0)
            partners[std::size_t(other)] += by;
    }
}

void Ways::Half::pair(const Room &room, int a, int b)
{
    isPaired[std::size_t(a)] = isPaired[std::size_t(b)] = true;
    count(room, a, -1);
    count(room, b, -1);
}

void Ways::Half::part(const Room &room, int a, int b)
{
    isPaired[std::size_t(a)] = isPaired[std::size_t(b)] = false;
    count(room, a, 1);
    count(room, b, 1);
}

int Ways::Half::narrowest() const
{
    int found = -1;
    for (std::size_t place = 0; place < partners.size(); ++place) {
        if (!isPaired[place] && (found < 0 || partners[place] < partners[std::size_t(found)]))
            found = int(place);
    }
    return found;
}

Ways::Answer Ways::exist(const Room &room, int rounds)
{
    // Enough steps to reach the end directly several times.
    const int atOnce = 2 * room.places() * (rounds + 1);
    for (unsigned order = 0; order < Orders; ++order) {
        const Answer answer = tryOnce(room, rounds, order, std::min(m_stepsLeft, atOnce << order));
        if (answer != Answer::Unknown)
            return answer;
    }
    return tryOnce(room, rounds, 0, m_stepsLeft);
}

Ways::Answer Ways::tryOnce(const Room &room, int rounds, unsigned order, int steps)
{
    m_order = order;
    m_steps = steps;
    Room tried = order == 0 ? room : room.shuffled(order);
    const Answer answer = playRounds(tried, rounds);
    m_stepsLeft -= steps - std::max(0, m_steps);
    return answer;
}

Ways::Answer Ways::playRounds(Room &room, int rounds)
{
    if (rounds == 0 || room.places() == 0)
        return Answer::Yes;
    const std::string key = room.key(rounds);
    if (m_closed[m_order].contains(key))
        return Answer::No;
    std::vector<RuledOut> ruledOut;
    std::optional<Answer> answer;
    while (!answer)
        answer = playOne(room, rounds, ruledOut);
    if (*answer == Answer::No && !ruledOut.empty())
        m_closed[m_order].insert(key);
    for (auto last = ruledOut.rbegin(); last != ruledOut.rend(); ++last)
        room.set(last->a, last->b, last->times);
    return *answer;
}

// If the others need all that a place has, nobody gets more of it. Returns false if they need even more.
bool Ways::shareOut(Room &room, int rounds, std::vector<RuledOut> &ruledOut)
{
    const std::vector<int> roundsOf = room.roundsOf(rounds);
    for (int place = 0; place < room.places(); ++place) {
        int needed = 0;
        for (int other = 0; other < room.places(); ++other)
            needed += other == place ? 0 : need(room, rounds, roundsOf, other, place);
        if (needed > rounds || roundsOf[std::size_t(place)] < rounds)
            return false;
        if (needed < rounds || roundsOf[std::size_t(place)] == rounds)
            continue;
        for (int other = 0; other < room.places(); ++other) {
            const int share = other == place ? 0 : need(room, rounds, roundsOf, other, place);
            if (room.of(place, other) > share) {
                ruledOut.push_back({ place, other, room.of(place, other) });
                room.set(place, other, share);
            }
        }
        return shareOut(room, rounds, ruledOut);
    }
    return true;
}

std::optional<Ways::Answer> Ways::playOne(Room &room, int rounds, std::vector<RuledOut> &ruledOut)
{
    if (!shareOut(room, rounds, ruledOut) || hasOddPart(room)
        || (!ruledOut.empty() && m_closed[m_order].contains(room.key(rounds))))
        return Answer::No;
    const std::vector<int> roundsOf = room.roundsOf(rounds + 1);
    const int place = int(std::ranges::min_element(roundsOf) - roundsOf.begin());
    int other = 0;
    while (room.of(place, other) == 0)
        ++other;
    Half half(room);
    const Answer answer = pairWith(room, rounds, half, place, other);
    if (answer != Answer::No)
        return answer;
    // The order of rounds does not matter, so these two are excluded from all of them.
    ruledOut.push_back({ place, other, room.of(place, other) });
    room.set(place, other, 0);
    return std::nullopt;
}

Ways::Answer Ways::pairRest(Room &room, int rounds, Half &half)
{
    if (--m_steps < 0)
        return Answer::Unknown;
    const int place = half.narrowest();
    if (place < 0)
        return playRounds(room, rounds - 1);
    for (int other = 0; other < room.places(); ++other) {
        if (half.isPaired[std::size_t(other)] || room.of(place, other) == 0)
            continue;
        const Answer answer = pairWith(room, rounds, half, place, other);
        if (answer != Answer::No)
            return answer;
    }
    return Answer::No;
}

Ways::Answer Ways::pairWith(Room &room, int rounds, Half &half, int place, int other)
{
    half.pair(room, place, other);
    room.take(place, other);
    const Answer answer = pairRest(room, rounds, half);
    room.give(place, other);
    half.part(room, place, other);
    return answer;
}

} // namespace kagetsu::pairing
