// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace kagetsu::pairing {

// How often each two of some places may still be paired; the bye is a place like the others.
class Room
{
public:
    explicit Room(int places);

    int places() const { return m_places; }
    int of(int a, int b) const { return m_times[indexOf(a, b)]; }
    void set(int a, int b, int times); // 0 … 255
    void take(int a, int b) { set(a, b, of(a, b) - 1); }
    void give(int a, int b) { set(a, b, of(a, b) + 1); }

    int partnersOf(int place) const; // how many it has
    // In how many rounds each place could be paired if all the others waited for it, none of them oftener than in so
    // many.
    std::vector<int> roundsOf(int rounds) const;
    // The same room with its places in another order.
    Room shuffled(unsigned seed) const;
    // The same for what is the same in so many rounds.
    std::string key(int rounds) const;

private:
    std::size_t indexOf(int a, int b) const { return std::size_t(a) * std::size_t(m_places) + std::size_t(b); }

    int m_places;
    std::vector<std::uint8_t> m_times;
};

// Whether several rounds can be played one after the other in which everybody is paired (pairing.md#the-last-rounds).
// Looks at every way, and remembers where there was none. An unlucky order of the places makes that long, so it starts
// again in other orders before it goes on to the end. Its steps and not the time limit it, so that every machine gives
// the same answer.
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
    // A round that is being made.
    struct Half
    {
        explicit Half(const Room &room);
        void pair(const Room &room, int a, int b);
        void part(const Room &room, int a, int b);
        int narrowest() const; // who has the fewest partners left; -1: all are paired

        std::vector<bool> isPaired;
        std::vector<int> partners; // of each place among those who are not paired

    private:
        void count(const Room &room, int place, int by);
    };

    // Two places that play in no round, and how often they could.
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

    int m_stepsLeft; // of all tries
    int m_steps = 0; // of this one
    unsigned m_order = 0;
    std::array<std::unordered_set<std::string>, Orders> m_closed; // of each order of the places
};

} // namespace kagetsu::pairing
