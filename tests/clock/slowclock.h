// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

#include <vector>

namespace kagetsu::clock {

// A second clock that shares no arithmetic with the first: it counts down every millisecond individually, as a wooden
// clock would, and checks after each tick whether a limit was reached (clock.md).
class SlowClock
{
public:
    SlowClock(const PerSeat<TimeControl> &controls, AfterFlag afterFlag);

    void start(Seat seat, Moment now);
    void press(Moment now, int moves);
    void stop(Moment now);
    void resume(Moment now);
    void giveTurn(Seat seat, Moment now);
    void checkFlag(Moment now) { tickTo(now); }
    void adjust(Seat seat, Duration amount, Moment now);
    void setTurnFactor(int factor);
    void keepTurn() { m_isKept = true; }

    Reading reading(Seat seat) const;
    int turns(Seat seat) const { return m_sides[seat].turns; }
    void tickTo(Moment now);

private:
    struct Side
    {
        TimeControl control;
        std::size_t stage = 0;
        int main = 0;
        int periods = 0;
        int period = 0;
        int free = 0; // free time left of a bank
        int moves = 0; // below zero: moves made beyond the quota
        std::size_t block = 0;
        int perMove = 0;
        int turn = 0;
        int caps = 0;
        int used = 0;
        int turns = 0;
        bool untilTheEnd = false; // all stages used up
        std::optional<Flag> flag;
    };

    static void enter(Side &side, std::size_t stage);
    static void moveOn(Side &side);
    static bool hasNext(const Side &side);
    static bool missesQuota(const Side &side);
    static void count(Side &side);
    static int allTime(const Side &side);
    static int freeTime(const Side &side, int turn);
    template <class Kind>
    static const Kind *stageAs(const Side &side);
    static const ByoYomiStage *byoYomi(const Side &side);
    static void tickBank(Side &side);
    static void think(Side &side);
    void tick();
    void fall(Side &side, FlagReason reason);
    void reachCap(Side &side);
    int cap(const Side &side) const;
    static void take(Side &side, Duration amount);
    void beginTurn(Seat seat);
    bool anyFlag() const { return m_sides.a.flag || m_sides.b.flag; }

    PerSeat<Side> m_sides;
    std::optional<Seat> m_turn;
    bool m_running = false;
    int m_factor = 1; // multiplies the limit per move
    bool m_isKept = false;
    int m_lostTurns = 0;
    AfterFlag m_afterFlag;
    Moment m_now { 0 };
};

} // namespace kagetsu::clock
