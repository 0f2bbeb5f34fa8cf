// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace kagetsu::pairing {

// The number of times that each pair of places may still be paired. The bye is a place like the others.
class Room
{
public:
    explicit Room(int places);

    int places() const { return m_places; }
    int of(int a, int b) const { return m_times[indexOf(a, b)]; }
    void set(int a, int b, int times); // 0 … 255
    void take(int a, int b) { set(a, b, of(a, b) - 1); }
    void give(int a, int b) { set(a, b, of(a, b) + 1); }

    int partnersOf(int place) const; // number of possible partners
    // Returns in how many rounds each place could be paired if all the others were free for it. Each partner counts at
    // most `rounds` times.
    std::vector<int> roundsOf(int rounds) const;
    // Returns the same room with its places in another order.
    Room shuffled(unsigned seed) const;
    // Returns a key that is the same for rooms that are equivalent over this many rounds.
    std::string key(int rounds) const;

private:
    std::size_t indexOf(int a, int b) const { return std::size_t(a) * std::size_t(m_places) + std::size_t(b); }

    int m_places;
    std::vector<std::uint8_t> m_times;
};

// Decides whether several successive rounds can be played in which everybody is paired
// (tournament-pairing.md#the-last-rounds). The search tries every way and remembers dead ends. An unlucky order of the
// places makes it long, so it starts again in other orders before it runs to the end. It is limited by steps and not by
// time, so that every machine gives the same answer.
class Ways
{
public:
    enum class Answer : std::uint8_t {
        Yes,
        No,
        Unknown, // the steps are used up
    };

    explicit Ways(int steps)
        : m_stepsLeft(steps)
    {
    }

    Answer exist(const Room &room, int rounds);

private:
    // A round under construction.
    struct Half
    {
        explicit Half(const Room &room);
        void pair(const Room &room, int a, int b);
        void part(const Room &room, int a, int b);
        int narrowest() const; // the unpaired place with the fewest partners left; -1 if all are paired

        std::vector<bool> isPaired;
        std::vector<int> partners; // the number of unpaired partners of each place

    private:
        void count(const Room &room, int place, int by);
    };

    // A pair of places that is excluded from all rounds, and how often it could have been paired.
    struct RuledOut
    {
        int a = 0;
        int b = 0;
        int times = 0;
    };

    static constexpr unsigned Orders = 8;

    Answer tryOnce(const Room &room, int rounds, unsigned order, int steps);
    Answer playRounds(Room &room, int rounds);
    static bool shareOut(Room &room, int rounds, std::vector<RuledOut> &ruledOut);
    std::optional<Answer> playOne(Room &room, int rounds, std::vector<RuledOut> &ruledOut);
    Answer pairRest(Room &room, int rounds, Half &half);
    Answer pairWith(Room &room, int rounds, Half &half, int place, int other);

    int m_stepsLeft; // steps left for all tries
    int m_steps = 0; // steps left for this try
    unsigned m_order = 0;
    std::array<std::unordered_set<std::string>, Orders> m_closed; // dead ends, for each order of the places
};

} // namespace kagetsu::pairing
