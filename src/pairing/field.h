// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/cost.h"
#include "pairing/options.h"

#include <span>

namespace kagetsu::pairing {

// The players of a round in the order of their points, then of their numbers, and what each pair of them would cost
// (pairing.md#cost). From here on they are known by their place in that order, from 0; bye() is the place of nobody.
// What it is made of has passed findFault().
class Field
{
public:
    Field(std::span<const Player> players, const Options &options);

    int size() const { return int(m_ranks.size()); }
    int bye() const { return size(); }
    const Player &player(int place) const { return *m_ranks[std::size_t(place)].player; }
    int number(int place) const { return place == bye() ? 0 : player(place).number; }
    int placeOf(int number) const; // -1: not here
    // Have not met, or may again.
    bool mayMeet(int a, int b) const { return m_options.mayRematch || m_meetings[indexOf(a, b)] == 0; }
    int meetings(int a, int b) const { return m_meetings[indexOf(a, b)]; }
    bool isForbidden(int a, int b) const { return m_isForbidden[indexOf(a, b)]; }

    // In either order; one of them may be the bye.
    Cost cost(int a, int b) const;

private:
    // Players with equal points are a group.
    struct Rank
    {
        const Player *player = nullptr;
        int group = 0; // from 0, the highest
        int place = 0; // in the group, from 0
        int size = 0; // of the group
        int byePlace = 0;
        int balance = 0;
        bool claimsOpener = false;
        bool claimsSecond = false;
    };

    void findMeetings(std::span<const Player> players);
    void findForbidden();
    void makeGroups();
    void drawByes();
    std::size_t indexOf(int a, int b) const { return std::size_t(a) * m_ranks.size() + std::size_t(b); }

    int metCost(int a, int b) const;
    Cost byeCost(const Rank &rank) const;
    void addGroups(Cost &cost, const Rank &a, const Rank &b) const;
    std::int64_t styleCost(const Rank &a, const Rank &b) const;

    Options m_options;
    std::vector<Rank> m_ranks;
    // Of each two places.
    std::vector<std::uint16_t> m_meetings;
    std::vector<bool> m_isForbidden;
};

} // namespace kagetsu::pairing
