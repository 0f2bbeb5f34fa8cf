// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/cost.h"
#include "tournament/pairing/options.h"

#include <span>

namespace kagetsu::pairing {

// The players of a round, ordered by points and then by number, and the cost of each pair (tournament-pairing.md#cost).
// A player is identified by the place in this order, from 0; bye() is the place that stands for the bye. The arguments
// must have passed findFault().
class Field
{
public:
    Field(std::span<const Player> players, const Options &options);

    int size() const { return int(m_ranks.size()); }
    int bye() const { return size(); }
    const Player &player(int place) const { return *m_ranks[std::size_t(place)].player; }
    int number(int place) const { return place == bye() ? 0 : player(place).number; }
    int placeOf(int number) const; // -1 if the player is not in the field
    // True if the two have not met, or may meet again.
    bool mayMeet(int a, int b) const { return m_options.mayRematch || m_meetings[indexOf(a, b)] == 0; }
    int meetings(int a, int b) const { return m_meetings[indexOf(a, b)]; }
    bool isForbidden(int a, int b) const { return m_isForbidden[indexOf(a, b)]; }

    // Returns the cost of a pair, in either order; one of the two may be the bye.
    Cost cost(int a, int b) const;

private:
    // Players with equal points form a group.
    struct Rank
    {
        const Player *player = nullptr;
        int group = 0; // index of the group, from 0, the highest
        int place = 0; // index in the group, from 0
        int size = 0; // number of players in the group
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
    // These have an element for each pair of places.
    std::vector<std::uint16_t> m_meetings;
    std::vector<bool> m_isForbidden;
};

} // namespace kagetsu::pairing
