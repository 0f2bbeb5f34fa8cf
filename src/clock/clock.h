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
// time of a stage ended before its moves were made (clock.md#quotas).
enum class FlagReason : std::uint8_t { MainTime, PerMoveLimit, Quota };

// The order of falls is kept to the millisecond (clock.md#flags).
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
    // Of a main stage; in a byo-yomi stage what an arbiter has added before its periods. Below zero once all stages are
    // used up and the clock goes on.
    Duration left { 0 };
    int periods = 0; // of a byo-yomi stage; units of a bank
    // Still to be made: in the running block of a Canadian stage, for the quota of a main stage. Below zero only with
    // NextStage::AtZero: made beyond the quota.
    int moves = 0;
    int block = 0; // which of its blocks
    int turns = 0; // presses so far
    int caps = 0; // how often the per-move limit was reached
    Duration used { 0 }; // total of all completed turns, for tie-breaks
    std::optional<Flag> flag;

    friend bool operator==(const SeatTime &, const SeatTime &) = default;
};

enum class TurnEnd : std::uint8_t; // stagetime.h

// What of a clock changes, but not since when it runs: undoing a move puts it back.
struct ClockState
{
    PerSeat<SeatTime> seats; // as the running turn found them
    std::optional<Seat> turn;
    Duration elapsed { 0 }; // active time of the turn
    int turnFactor = 1; // of its per-move limit
    Duration capSince { 0 }; // active time of the turn when the per-move limit last began anew
    bool turnKept = false; // it cannot be lost

    friend bool operator==(const ClockState &, const ClockState &) = default;
};

// What is set by hand on one clock (refereeing.md#orders); what is not named stays, but another stage begins as it
// does in the game.
struct ClockSetting
{
    std::optional<int> stage; // index into the control's stages
    std::optional<Duration> left; // of the stage, before its periods
    std::optional<int> periods; // of byo-yomi, the running one full; units of a bank
    std::optional<int> moves; // still to be made in the block or for the quota
    std::optional<int> turns = std::nullopt; // presses so far; can be set on any clock, and touches no time

    friend bool operator==(const ClockSetting &, const ClockSetting &) = default;
};

// What a clock face shows at one moment. Times are exact; a face rounds them up to the unit it shows, so that 0:00 is
// never seen before the flag has fallen (facetext.h).
struct Reading
{
    bool untimed = false;
    bool running = false;
    int stage = 0; // the stage the seat is in at this moment
    Duration main { 0 }; // main time left in this stage; 0 when it is used up, below when the clock goes on after that
    // Byo-yomi periods left, the running one included; during main time those that follow it. Of a bank: units left,
    // without the running one.
    int periods = 0;
    int moves = 0; // still to be made in the running block or for the quota
    std::optional<Duration> period; // left of the running period, once main time is used up
    std::optional<Duration> delay; // left of the free beginning of this turn, or of the next one; only with a delay
    Duration shown { 0 }; // what a face shows large: the period, or main time, with Bronstein's delay in it
    std::optional<Duration> perMove; // left of the per-move limit in this turn
    Duration turn { 0 }; // active time of this turn; 0 for the seat that is not in turn
    int turns = 0; // ended by a press so far
    Duration used { 0 }; // all turns, this one included
    std::optional<Flag> flag; // fallen at or before this moment

    // Time until this seat reaches a limit if it keeps thinking: the smaller of what is left in all stages and of the
    // per-move limit; 0 with a fallen flag. Nothing when untimed, or when the only limit is lifted for this turn.
    std::optional<Duration> untilFlag;

    friend bool operator==(const Reading &, const Reading &) = default;
};

// What a fallen flag does to the clock (clock.md#flags): both sides stand, or all goes on and the time runs below zero.
enum class AfterFlag : std::uint8_t { Stand, GoOn };

// What reaching a limit leads to (clock.md#per-move-limit, clock.md#flags).
enum class LimitEffect : std::uint8_t {
    Flag,
    Warning, // the per-move limit begins anew
    Penalty, // likewise, with main time taken away
    TurnLost,
};

// A limit of the running turn and the moment when it is reached.
struct Limit
{
    Seat seat = Seat::A;
    Moment at { 0 };
    FlagReason reason = FlagReason::MainTime;
    LimitEffect effect = LimitEffect::Flag;

    friend bool operator==(const Limit &, const Limit &) = default;
};

// A two-sided clock as a value. Limits are exceeded when the time used reaches them (Δ ≥ L): a press at exactly the
// limit is too late. The caller notices a fallen flag with flaggedSeat(). Moments must not run backwards; one before
// the last event counts as the moment of that event.
class Clock
{
public:
    Clock() = default; // untimed for both
    // Each control must be sound (timecontrol.h). The two may differ: odds.
    explicit Clock(PerSeat<TimeControl> controls, AfterFlag afterFlag = AfterFlag::Stand);

    const TimeControl &control(Seat seat) const { return m_controls[seat]; }
    const SeatTime &seat(Seat seat) const { return m_seats[seat]; }
    // The seat whose turn it is, also while the clock is stopped; nothing before start().
    std::optional<Seat> turnOf() const { return m_turn; }
    bool isRunning() const { return m_runningSince.has_value(); }
    // The seat whose flag is set, the one whose fell first when both are: by the calls below, never by the passing of
    // time alone.
    std::optional<Seat> flaggedSeat() const;

    // Begins the first turn. Called once.
    void start(Seat seat, Moment now);
    // Ends the turn of turnOf(), in which so many moves were made (blocks count stones and passes, an opening turn may
    // have several or none: clock.md#how-time-is-counted), and begins the other seat's. When a limit was reached at or
    // before `now`, that comes first: with the clock standing or the turn lost there is nothing left to press, and
    // after a fallen flag no bonus is given. Pressing a standing clock changes nothing.
    void press(Moment now, int moves = 1);
    // Stops the clock inside a turn and goes on with the same turn (pause, claim). Stopping a stopped clock, or going
    // on with a running one, changes nothing, nor does going on after a flag with AfterFlag::Stand.
    void stop(Moment now);
    void resume(Moment now);
    // The turn passes without a press, with the time of the running turn charged but no bonus: undone moves, arbiter.
    // The seat may be the same: its turn begins anew. A stopped clock stays stopped.
    void giveTurn(Seat seat, Moment now);
    // Carries out every limit that was reached by `now`, in their order.
    void checkFlag(Moment now);
    // The limit of the running turn that is reached if nothing else happens; nothing when the clock stands, is untimed,
    // or goes on after this seat's flag.
    std::optional<Limit> nextLimit() const;
    // Carries out nextLimit(), which must be there, and nothing that is reached after it.
    void reachLimit();
    // The arbiter or a penalty: adds to (or, negative, takes from) the main time, or, with the main time used up, to
    // the running stage as main time. Never takes more than the main time left, so nothing in byo-yomi. A seat left
    // with nothing is flagged at `now`; so much time added to a seat flagged on its stages that it has some lifts the
    // flag, with a per-move limit that begins anew if it was passed, and a clock that stands does so until resumed.
    // Gives what was really added; 0 for a seat without stages.
    Duration adjust(Seat seat, Duration amount, Moment now);
    // The per-move limit of the running turn is multiplied by this (opening turns with several stones,
    // clock.md#per-move-limit); 0 lifts it. To be called before the limit so far was reached; every turn begins with 1.
    void setTurnFactor(int factor);
    // The running turn cannot be lost (CapPolicy::TurnLost): it belongs to the opening.
    void keepTurn();
    // Whether this seat's clock can be set so: without stages only its turns, and never with nothing named.
    bool canSet(Seat seat, const ClockSetting &setting, Moment now) const;
    // The arbiter sets what this seat has at `now`; flags are weighed as by adjust(). Needs canSet().
    void set(Seat seat, const ClockSetting &setting, Moment now);
    // The arbiter rules how much time a seat has used in all; what it has left changes by the difference, and as far as
    // it can.
    void setUsed(Seat seat, Duration used, Moment now);
    // The running reading of a period begins again at this point of it (clock.md#announcements): what it went on since
    // is given back. False, and nothing happens, when no period is being read or it has not come so far.
    bool reread(Duration from, Moment now);
    // The turn lasts so much longer than was measured, or with a negative time shorter, never than nothing; the clock
    // stands meanwhile. Flags are weighed as by adjust(), a per-move limit when it goes on.
    void addElapsed(Duration time, Moment now);
    // The players give up all limits: no time is measured against anything from now on, and what was used stays known.
    // A flag is lifted, and a clock that stands does so until resumed.
    void liftLimits(Moment now);
    // Time runs on the clock of a seat that is not in turn, as turnOf() then says; the turn is set aside as it stands.
    // No per-move limit counts, nothing can be pressed.
    void runForOther(Seat seat, Moment now);
    // Charges what ran so, and the turn set aside is on again. Without one nothing changes.
    void resumeOwnTurn(Moment now);
    bool runsForOther() const { return m_suspended.has_value(); }
    ClockState state(Moment now) const;
    // Puts back an earlier state; a running clock runs on from it, a standing one stands.
    void restore(const ClockState &state, Moment now);

    Reading reading(Seat seat, Moment now) const;
    // The moment of nextLimit(): when to look at the clock again.
    std::optional<Moment> flagMoment() const;
    // Active time of the turn until `now`; with AfterFlag::Stand it ends with the fall of the flag.
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
    // What a turn of this length lets run over to this seat if it is the other one's (hourglass).
    Duration hourglassTransfer(Seat seat, Duration turn) const;
    void endTurn(Duration turn, TurnEnd end, int moves);
    Moment notBefore(Moment now) const;
    void stand(Moment now);
    // Active time of the turn of this seat, set aside or not; 0 when it has none.
    Duration turnTimeOf(Seat seat, Moment now) const;
    void reevaluateFlag(Seat seat, Duration turn, Duration transfer, Moment now);

    PerSeat<TimeControl> m_controls;
    PerSeat<SeatTime> m_seats;
    std::optional<Seat> m_turn;
    std::optional<Moment> m_runningSince;
    Duration m_turnBefore { 0 }; // active time of the turn before the last stop
    int m_turnFactor = 1;
    Duration m_capSince { 0 }; // active time of the turn when the per-move limit last began anew
    bool m_turnKept = false;
    // The turn that waits while time runs on the other clock.
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
