// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/foresight.h"
#include "pairing/ways.h"

namespace kagetsu::pairing {

// What is asked of a pairing: so many rounds, itself included, in which no two meet and nobody has a bye oftener than
// so.
struct Goal
{
    static constexpr int AnyNumber = 255;

    int rounds = 1;
    int meetings = 1;
    int byes = AnyNumber;
};

// Who plays the rounds after this one: the players of a field, by their places there, then those who are away, then the
// bye where their number is odd.
class LaterRounds
{
public:
    LaterRounds(const Field &field, std::span<const Away> away, const Options &options);

    int size() const { return int(m_byes.size()); } // without the bye
    bool hasByes() const { return size() % 2 == 1; }
    bool hasAway() const { return size() > m_present; }
    // As many byes as the place may still have.
    int byesLeft(const Goal &goal, int place) const;
    // How many byes somebody has had after so many rounds, this one included, if those with the fewest get them.
    int fairByes(int rounds) const;

    // What may be paired until the goal is reached, this round included.
    Room roomOf(const Goal &goal) const;
    // What is left of it after a pairing. What is locked may be more than there is room for.
    Room after(Room room, const std::vector<Couple> &couples, const std::vector<int> &lockedByes) const;
    // Whoever has partners for half of the places even in the last of the rounds can always be paired (Dirac).
    bool isSafe(const Goal &goal) const;

private:
    std::size_t indexOf(int a, int b) const { return std::size_t(a) * m_byes.size() + std::size_t(b); }
    void addPlayers(const Field &field);
    void addAway(const Field &field, std::span<const Away> away, const Options &options);

    int m_present;
    std::vector<int> m_byes; // of each place so far
    std::vector<int> m_meetings; // of each two; those who are forbidden meet no more
};

} // namespace kagetsu::pairing
