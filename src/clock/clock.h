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
    Duration used { 0 }; // all turns, this one included
    std::optional<Flag> flag; // fallen at or before this moment

    // Time until this seat reaches a limit if it keeps thinking: the smaller of what is left in all stages and of the
    // per-move limit; 0 with a fallen flag. Nothing when untimed, or when the only limit is lifted for this turn.
    std::optional<Duration> untilFlag;

    friend bool operator==(const Reading &, const Reading &) = default;
};

// What a fallen flag does to the clock (2.10): both sides stand, or all goes on and the time runs below zero.
enum class AfterFlag : std::uint8_t { Stand, GoOn };

// What reaching a limit leads to (2.2, 2.10).
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
    // have several or none: clock-and-refereeing.md 1), and begins the other seat's. When a limit was reached at or
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
    // The per-move limit of the running turn is multiplied by this (opening turns with several stones, 2.2); 0 lifts
    // it. To be called before the limit so far was reached; every turn begins with 1.
    void setTurnFactor(int factor);
    // The running turn cannot be lost (CapPolicy::TurnLost): it belongs to the opening.
    void keepTurn();
    // Puts back the values a seat had earlier, for a take-back that restores the clocks. The time of a running turn is
    // not part of them: give the turn first.
    void restore(Seat seat, const SeatTime &time);

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
    Duration sandOf(Seat seat, Duration turn) const;
    void endTurn(Duration turn, TurnEnd end, int moves);
    Moment notBefore(Moment now) const;
    void stand(Moment now);

    PerSeat<TimeControl> m_controls;
    PerSeat<SeatTime> m_seats;
    std::optional<Seat> m_turn;
    std::optional<Moment> m_runningSince;
    Duration m_turnBefore { 0 }; // active time of the turn before the last stop
    int m_turnFactor = 1;
    Duration m_capSince { 0 }; // active time of the turn when the per-move limit last began anew
    bool m_turnKept = false;
    AfterFlag m_afterFlag = AfterFlag::Stand;
};

} // namespace kagetsu::clock
