// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clockstate.h"

#include <optional>

namespace kagetsu::clock {

enum class TurnEnd : std::uint8_t; // stagetime.h

// A two-sided clock as a value. A limit is exceeded once the time used reaches it (Δ ≥ L): a press at exactly the limit
// is too late. The caller learns of a fallen flag from flaggedSeat(). Moments must not run backwards; a moment before
// the last event counts as the moment of that event.
class Clock
{
public:
    Clock() = default; // Untimed for both seats.
    // Each control must be sound (isSound() in timecontrol.h). The two may differ, as in games with time odds.
    explicit Clock(PerSeat<TimeControl> controls, AfterFlag afterFlag = AfterFlag::Stand);

    const TimeControl &control(Seat seat) const { return m_controls[seat]; }
    const SeatTime &seat(Seat seat) const { return m_seats[seat]; }
    // Returns the seat whose turn it is, also while the clock is stopped; nothing before start().
    std::optional<Seat> turnOf() const { return m_turn; }
    bool isRunning() const { return m_runningSince.has_value(); }
    // Returns the seat with a fallen flag, or the one whose flag fell first if both have fallen. Flags are set by the
    // calls below, never by the passing of time alone.
    std::optional<Seat> flaggedSeat() const;

    // Begins the first turn. May be called only once.
    void start(Seat seat, Moment now);
    // Ends the turn of turnOf(), in which `moves` moves were made, and begins the other seat's turn. Quotas and blocks
    // count stones and passes; an opening turn may have several or none (clock.md#how-time-is-counted). A limit that
    // was reached by `now` is carried out first: if it stops the clock or loses the turn, there is nothing left to
    // press, and after a fallen flag no bonus is given. Pressing a stopped clock has no effect.
    void press(Moment now, int moves = 1);
    // Stops the clock within a turn, or resumes the same turn (pauses, claims). Stopping a stopped clock or resuming a
    // running one has no effect, and neither has resuming after a flag with AfterFlag::Stand.
    void stop(Moment now);
    void resume(Moment now);
    // Gives the turn to this seat without a press, when moves are undone or the arbiter orders it: the running turn is
    // charged but earns no bonus. If the seat is already in turn, its turn begins anew. A stopped clock stays stopped.
    void giveTurn(Seat seat, Moment now);
    // Carries out every limit that was reached by `now`, in order.
    void checkFlag(Moment now);
    // Returns the limit of the running turn that will be reached if nothing else happens; nothing if the clock is
    // stopped or untimed, or if it goes on after this seat's flag.
    std::optional<Limit> nextLimit() const;
    // Carries out nextLimit(), which must exist, and no limit that is reached after it.
    void reachLimit();
    // Applies a correction by the arbiter or a penalty: adds `amount` to the main time (deducts it if negative) or,
    // once the main time is used up, to the running stage as main time. Never deducts more than the main time left,
    // hence nothing in byo-yomi. A seat left without time is flagged at `now`. If a seat flagged on its stages gets
    // enough to have time left, its flag is lifted; a per-move limit that had passed restarts, and a stopped clock
    // stays stopped until resumed. Returns what was really added; 0 for a seat without stages.
    Duration adjust(Seat seat, Duration amount, Moment now);
    // Multiplies the per-move limit of the running turn by `factor`; 0 lifts the limit (opening turns with several
    // stones, clock.md#per-move-limit). Must be called before the current limit is reached; every turn begins with 1.
    void setTurnFactor(int factor);
    // Protects the running turn, which belongs to the opening, from being lost (CapPolicy::TurnLost).
    void keepTurn();
    // Returns true if this seat's clock accepts the setting. Without stages only the number of turns can be set, and an
    // empty setting is never accepted.
    bool canSet(Seat seat, const ClockSetting &setting, Moment now) const;
    // Sets what this seat has at `now`, by order of the arbiter; flags are re-evaluated as by adjust(). Requires
    // canSet().
    void set(Seat seat, const ClockSetting &setting, Moment now);
    // Sets how much time a seat has used in all, by order of the arbiter. The time it has left changes by the
    // difference, as far as it can.
    void setUsed(Seat seat, Duration used, Moment now);
    // Restarts the reading of the running period at `from` (clock.md#announcements) and gives back the time that has
    // passed since that point. Returns false, and changes nothing, if no period is being read or it has not come that
    // far.
    bool reread(Duration from, Moment now);
    // Makes the turn longer than measured by `time`, or shorter if negative, but never shorter than zero; the clock
    // must be stopped. Stage flags are re-evaluated as by adjust(), a per-move limit once the clock resumes.
    void addElapsed(Duration time, Moment now);
    // Lifts all limits because the players give them up: from now on no time is measured against anything, but used
    // time is still counted. A flag is lifted; a stopped clock stays stopped until resumed.
    void liftLimits(Moment now);
    // Lets time run on the clock of a seat that is not in turn; turnOf() then returns this seat, and the turn of the
    // other seat is set aside as it is. Meanwhile no per-move limit counts and nothing can be pressed.
    void runForOther(Seat seat, Moment now);
    // Charges the time that ran for the other seat and continues the turn that was set aside. Has no effect if no turn
    // is set aside.
    void resumeOwnTurn(Moment now);
    bool runsForOther() const { return m_suspended.has_value(); }
    ClockState state(Moment now) const;
    // Restores an earlier state. A running clock keeps running from it; a stopped one stays stopped.
    void restore(const ClockState &state, Moment now);

    Reading reading(Seat seat, Moment now) const;
    // Returns the moment of nextLimit(), when the clock should be looked at again.
    std::optional<Moment> flagMoment() const;
    // Returns the active time of the turn until `now`; with AfterFlag::Stand it ends when the flag falls.
    Duration turnTime(Moment now) const;

    friend bool operator==(const Clock &, const Clock &) = default;

private:
    struct TurnLimit
    {
        Duration turn { 0 };
        FlagReason reason = FlagReason::MainTime;
    };
    std::optional<TurnLimit> limit(Seat seat, const SeatTime &time) const;
    std::optional<Duration> perMove(Seat seat) const;
    LimitEffect effectOf(Seat seat, FlagReason reason) const;
    bool isReached(Moment now) const;
    Clock settled(Moment now) const;
    void beginTurn(Seat seat);
    // Returns the time that a turn of this length adds to this seat if the other seat is in turn (hourglass).
    Duration hourglassTransfer(Seat seat, Duration turn) const;
    void endTurn(Duration turn, TurnEnd end, int moves);
    Moment notBefore(Moment now) const;
    void stand(Moment now);
    // Returns the active time of this seat's turn, whether it is set aside or not; 0 if the seat has none.
    Duration turnTimeOf(Seat seat, Moment now) const;
    void reevaluateFlag(Seat seat, Duration turn, Duration transfer, Moment now);

    PerSeat<TimeControl> m_controls;
    PerSeat<SeatTime> m_seats;
    std::optional<Seat> m_turn;
    std::optional<Moment> m_runningSince;
    Duration m_turnBefore { 0 }; // active time of the turn before the last stop
    int m_turnFactor = 1;
    Duration m_capSince { 0 }; // active time of the turn when the per-move limit last restarted
    bool m_turnKept = false;
    // The turn that is set aside while time runs on the other clock.
    struct SuspendedTurn
    {
        Seat seat = Seat::A;
        Duration elapsed { 0 };
        int turnFactor = 1;
        Duration capSince { 0 };
        bool turnKept = false;
        friend bool operator==(const SuspendedTurn &, const SuspendedTurn &) = default;
    };
    std::optional<SuspendedTurn> m_suspended;
    AfterFlag m_afterFlag = AfterFlag::Stand;
};

} // namespace kagetsu::clock
