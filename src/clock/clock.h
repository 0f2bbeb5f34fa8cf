// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"
#include "seat.h"

#include <optional>

namespace kagetsu::clock {

// A moment on the match's own monotonic axis, counted from its start. It comes in as an argument: nothing here asks
// what time it is, and the machine's sleep or a change of its date cannot reach it.
using Moment = Duration;

// Which limit was reached; one of the stages when the per-move limit was reached in the same millisecond. Quota: the
// time of a stage ended before its moves were made (2.7).
enum class FlagReason : std::uint8_t { MainTime, PerMoveLimit, Quota };

// The order of falls is kept to the millisecond (clock-and-refereeing.md 2.10).
struct Flag
{
    Moment at { 0 }; // when the limit was reached, not when somebody noticed
    FlagReason reason = FlagReason::MainTime;

    friend bool operator==(const Flag &, const Flag &) = default;
};

// Where one seat stands between two presses.
struct SeatTime
{
    int stage = 0; // index into the control's stages
    Duration left { 0 }; // of a main stage; in a byo-yomi stage what an arbiter has added before its periods
    int periods = 0; // of a byo-yomi stage; units of a bank
    // Still to be made: in the running block of a Canadian stage, for the quota of a main stage. Below zero only with
    // NextStage::AtZero: made beyond the quota.
    int moves = 0;
    int block = 0; // which of its blocks
    int turns = 0; // presses so far
    Duration used { 0 }; // total of all completed turns, for tie-breaks
    std::optional<Flag> flag;

    friend bool operator==(const SeatTime &, const SeatTime &) = default;
};

enum class TurnEnd : std::uint8_t; // stagetime.h

// What a clock face shows at one moment. Times are exact; a face rounds them up to the unit it shows, so that 0:00 is
// never seen before the flag has fallen (facetext.h).
struct Reading
{
    bool untimed = false;
    bool running = false;
    int stage = 0; // the stage the seat is in at this moment
    Duration main { 0 }; // main time left in this stage; 0 when it is used up
    // Byo-yomi periods left, the running one included; during main time those that follow it. Of a bank: units left,
    // without the running one.
    int periods = 0;
    int moves = 0; // still to be made in the running block or for the quota
    std::optional<Duration> period; // left of the running period, once main time is used up
    std::optional<Duration> delay; // left of the free beginning of this turn, or of the next one; only with a delay
    Duration shown { 0 }; // what a face shows large: the period, or main time, with Bronstein's delay in it
    std::optional<Duration> perMove; // left of the per-move limit in this turn
    Duration turn { 0 }; // active time of this turn; 0 for the seat that is not in turn
    Duration used { 0 }; // all turns, this one included
    std::optional<Flag> flag; // fallen at or before this moment

    // Time until this seat's flag falls if it keeps thinking: the smaller of what is left in all stages and of the
    // per-move limit. Nothing when untimed, or when the only limit is lifted for this turn.
    std::optional<Duration> untilFlag;

    friend bool operator==(const Reading &, const Reading &) = default;
};

// A two-sided clock as a value. Limits are exceeded when the time used reaches them (Δ ≥ L): a press at exactly the
// limit is too late. A fallen flag freezes both sides (`flag_policy` auto-stop); the caller notices it with
// flaggedSeat(). Moments must not run backwards; one before the last event counts as the moment of that event.
class Clock
{
public:
    Clock() = default; // untimed for both
    // Each control must be sound (timecontrol.h). The two may differ: odds.
    explicit Clock(PerSeat<TimeControl> controls);

    const TimeControl &control(Seat seat) const { return m_controls[seat]; }
    const SeatTime &seat(Seat seat) const { return m_seats[seat]; }
    // The seat whose turn it is, also while the clock is stopped; nothing before start().
    std::optional<Seat> turnOf() const { return m_turn; }
    bool isRunning() const { return m_runningSince.has_value(); }
    // The seat whose flag is set: by the calls below, never by the passing of time alone.
    std::optional<Seat> flaggedSeat() const;

    // Begins the first turn. Called once.
    void start(Seat seat, Moment now);
    // Ends the turn of turnOf(), in which so many moves were made (blocks count stones and passes, an opening turn may
    // have several or none: clock-and-refereeing.md 1), and begins the other seat's. When the limit was reached at or
    // before `now` the flag is set instead, no bonus is given and the clock stands. Pressing a standing clock changes
    // nothing.
    void press(Moment now, int moves = 1);
    // Stops the clock inside a turn and goes on with the same turn (pause, claim). Stopping a stopped clock, or going
    // on with a running one or one with a fallen flag, changes nothing.
    void stop(Moment now);
    void resume(Moment now);
    // The turn passes without a press, with the time of the running turn charged but no bonus: undone moves, arbiter.
    // The seat may be the same: its turn begins anew. A stopped clock stays stopped.
    void giveTurn(Seat seat, Moment now);
    // Sets the flag if its time has come by `now`; both sides then stand.
    void checkFlag(Moment now);
    // The arbiter or a penalty: adds to (or, negative, takes from) the main time, or, with the main time used up, to
    // the running stage as main time. Never takes more than the main time left, so nothing in byo-yomi. A seat left
    // with nothing is flagged at `now`; time added to a seat flagged on its stages lifts the flag, and the clock stands
    // until resumed. Gives what was really added; 0 for a seat without stages.
    Duration adjust(Seat seat, Duration amount, Moment now);
    // The per-move limit of the running turn is multiplied by this (opening turns with several stones, 2.2); 0 lifts
    // it. To be called before the limit so far was reached; every turn begins with 1.
    void setTurnFactor(int factor);
    // Puts back the values a seat had earlier, for a take-back that restores the clocks. The time of a running turn is
    // not part of them: give the turn first.
    void restore(Seat seat, const SeatTime &time);

    Reading reading(Seat seat, Moment now) const;
    // When the flag of the running turn falls if nothing else happens; nothing when the clock stands or is untimed.
    std::optional<Moment> flagMoment() const;
    // Active time of the turn until `now`; it ends with the fall of the flag.
    Duration turnTime(Moment now) const;

    friend bool operator==(const Clock &, const Clock &) = default;

private:
    struct Limit
    {
        Duration turn { 0 };
        FlagReason reason = FlagReason::MainTime;
    };
    std::optional<Limit> limit(Seat seat, const SeatTime &time) const;
    std::optional<Duration> perMove(Seat seat) const;
    // What has run over to this seat in the turn of the other one (hourglass).
    Duration sandOf(Seat seat, Moment now) const;
    void endTurn(Moment now, TurnEnd end, int moves);
    Moment notBefore(Moment now) const;
    void stand(Moment now);

    PerSeat<TimeControl> m_controls;
    PerSeat<SeatTime> m_seats;
    std::optional<Seat> m_turn;
    std::optional<Moment> m_runningSince;
    Duration m_turnBefore { 0 }; // active time of the turn before the last stop
    int m_turnFactor = 1;
};

} // namespace kagetsu::clock
