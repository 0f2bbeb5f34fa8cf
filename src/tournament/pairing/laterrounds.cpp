// SPDX-License-Identifier: MIT
#include "tournament/pairing/laterrounds.h"

#include <algorithm>

namespace kagetsu::pairing {

namespace {

constexpr int NeverAgain = 1'000'000;

} // namespace

LaterRounds::LaterRounds(const Field &field, std::span<const Away> away, const Options &options)
    : m_present(field.size())
    , m_byes(std::size_t(field.size()) + away.size())
    , m_meetings(m_byes.size() * m_byes.size())
{
    addPlayers(field);
    addAway(field, away, options);
}

void LaterRounds::addPlayers(const Field &field)
{
    for (int a = 0; a < field.size(); ++a) {
        m_byes[std::size_t(a)] = field.player(a).byes;
        for (int b = 0; b < field.size(); ++b)
            m_meetings[indexOf(a, b)] = field.isForbidden(a, b) ? NeverAgain : field.meetings(a, b);
    }
}

void LaterRounds::addAway(const Field &field, std::span<const Away> away, const Options &options)
{
    const auto set = [this, &options](int a, int b, const Away &one, int number, const std::vector<int> &met) {
        const auto times = std::max(std::ranges::count(one.met, number), std::ranges::count(met, one.number));
        m_meetings[indexOf(a, b)] = m_meetings[indexOf(b, a)] =
            options.isForbidden(one.number, number) ? NeverAgain : int(times);
    };
    for (std::size_t i = 0; i < away.size(); ++i) {
        const int place = m_present + int(i);
        m_byes[std::size_t(place)] = away[i].byes;
        for (int other = 0; other < field.size(); ++other)
            set(place, other, away[i], field.number(other), field.player(other).met);
        for (std::size_t j = 0; j < i; ++j)
            set(place, m_present + int(j), away[i], away[j].number, away[j].met);
    }
}

int LaterRounds::byesLeft(const Goal &goal, int place) const
{
    return goal.byes == Goal::AnyNumber ? goal.rounds : std::max(0, goal.byes - m_byes[std::size_t(place)]);
}

int LaterRounds::fairByes(int rounds) const
{
    std::vector<int> byes = m_byes;
    if (m_present % 2 == 1)
        ++*std::min_element(byes.begin(), byes.begin() + m_present);
    for (int round = 1; round < rounds && hasByes(); ++round)
        ++*std::ranges::min_element(byes);
    // Byes that a player had before do not entitle the others to as many.
    int fair = 0;
    for (std::size_t place = 0; place < byes.size(); ++place) {
        if (byes[place] > m_byes[place])
            fair = std::max(fair, byes[place]);
    }
    return fair;
}

Room LaterRounds::roomOf(const Goal &goal) const
{
    Room room(size() + (hasByes() ? 1 : 0));
    for (int a = 0; a < size(); ++a) {
        for (int b = 0; b < a; ++b)
            room.set(a, b, goal.meetings - m_meetings[indexOf(a, b)]);
        if (hasByes())
            room.set(a, size(), byesLeft(goal, a));
    }
    return room;
}

Room LaterRounds::after(Room room, const std::vector<Couple> &couples, const std::vector<int> &lockedByes) const
{
    const auto take = [&room](int a, int b) {
        if (b < room.places() && room.of(a, b) > 0)
            room.take(a, b);
    };
    for (const auto &[a, b] : couples)
        take(a, b == m_present ? size() : b); // the place of the bye comes after those who are away
    for (const int place : lockedByes)
        take(place, size());
    return room;
}

bool LaterRounds::isSafe(const Goal &goal) const
{
    const Room room = roomOf(goal);
    for (int place = 0; place < room.places(); ++place) {
        if (2 * (room.partnersOf(place) - (goal.rounds - 1)) < room.places())
            return false;
    }
    return true;
}

} // namespace kagetsu::pairing
