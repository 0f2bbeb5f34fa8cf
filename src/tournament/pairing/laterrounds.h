// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/foresight.h"
#include "tournament/pairing/ways.h"

namespace kagetsu::pairing {

// A goal for a pairing: this many rounds, itself included, in which no two players meet more often than `meetings` and
// nobody has more than `byes` byes.
struct Goal
{
    static constexpr int AnyNumber = 255;

    int rounds = 1;
    int meetings = 1;
    int byes = AnyNumber;
};

// The players of the rounds after this one, by place: the players of the field, then those who are away, then the bye
// if their number is odd.
class LaterRounds
{
public:
    LaterRounds(const Field &field, std::span<const Away> away, const Options &options);

    int size() const { return int(m_byes.size()); } // number of players, without the bye
    bool hasByes() const { return size() % 2 == 1; }
    bool hasAway() const { return size() > m_present; }
    // Returns how many more byes the player at this place may have.
    int byesLeft(const Goal &goal, int place) const;
    // Returns the largest number of byes that a player has after this many rounds, this one included, if each bye goes
    // to a player with the fewest.
    int fairByes(int rounds) const;

    // Returns what may be paired until the goal is reached, this round included.
    Room roomOf(const Goal &goal) const;
    // Returns the room that is left after a pairing. Locked pairs may exceed the room.
    Room after(Room room, const std::vector<Couple> &couples, const std::vector<int> &lockedByes) const;
    // True if everybody still has enough partners in the last of the rounds: with at least half of the places, a
    // complete pairing always exists (Dirac).
    bool isSafe(const Goal &goal) const;

private:
    std::size_t indexOf(int a, int b) const { return std::size_t(a) * m_byes.size() + std::size_t(b); }
    void addPlayers(const Field &field);
    void addAway(const Field &field, std::span<const Away> away, const Options &options);

    int m_present;
    std::vector<int> m_byes; // byes of each place so far
    std::vector<int> m_meetings; // meetings of each pair; forbidden pairs can never meet
};

} // namespace kagetsu::pairing
