// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "clock/clock.h"
#include "record/model/result.h"
#include "rules/point.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kagetsu::match {

// Why an arbiter, or the rules themselves, interfere with the course of the game (match.md#irregularities).
enum class Ground : std::uint8_t {
    WrongClaim,
    OverTime, // the per-move limit was reached
    PlayersAgree,
    TakeBackTried,
    StoneSlipped,
    StonesDisplaced,
    StoneOnStone, // a stone was put on an occupied point
    OutOfTurn,
    WrongColours,
    PressedEarly, // the clock was pressed before or while the stone was put down
    OtherHand,
    ClockWrongSide,
    ClockWronglySet,
    ClockFaulty,
    CountMisread,
    FoulShown, // a forbidden point was shown by accident
    OutsideHelp,
    DeviceFailed,
    LeftTable,
    Late,
    Disturbance,
    RecordWrong,
    LeaveGranted, // a pause that the arbiter allows
    PlayerIll,
    ArbiterIll,
    Adjournment,
    ArbiterMistaken, // corrects an earlier entry
    MachineSlept, // the computer slept, or its program stalled
    Other, // the note gives the reason
    Unstated, // both clocks had to stop at once; the reason is given afterwards (StateReason)
};

inline constexpr Ground LastGround = Ground::Other; // the last ground that people can choose
// Returns the word used in journals, such as "wrong-claim".
std::string_view codeOf(Ground ground);
std::optional<Ground> groundFromCode(std::string_view code);

// The reason for an order.
struct Grounds
{
    Ground ground = Ground::Other;
    std::string note; // free text in UTF-8; may be empty

    friend bool operator==(const Grounds &, const Grounds &) = default;
};

// What happens to the clocks when moves are undone.
enum class ClockEffect : std::uint8_t {
    Restored, // they return to the values after the last remaining move
    Kept, // time used stays used, and the turn begins anew
};

// The orders of an arbiter (match.md#orders). Nothing is ever deleted: each order is undone by another one.

// Stops both clocks until RunClock; no player can resume them.
struct StopClocks
{
    friend bool operator==(StopClocks, StopClocks) = default;
};

// Resumes the game. If the seat is not to act, its time runs while nobody may play, for example while it has to restore
// the stones it displaced (match.md#displaced-stones).
struct RunClock
{
    Seat seat = Seat::A;
    friend bool operator==(RunClock, RunClock) = default;
};

// Adds time or, if negative, deducts it, but never more than is left of the stage. Also used for the penalties "time to
// the opponent" and "time from the offender".
struct AddTime
{
    Seat seat = Seat::A;
    clock::Duration time { 0 };
    friend bool operator==(AddTime, AddTime) = default;
};

struct SetClock
{
    Seat seat = Seat::A;
    clock::ClockSetting setting;
    friend bool operator==(const SetClock &, const SetClock &) = default;
};

// Undoes the last press, with the stone or choice that it confirmed; the time since then moves from the other clock to
// the one that should have run.
struct UndoPress
{
    friend bool operator==(UndoPress, UndoPress) = default;
};

// Sets the time used of both players to half of their total.
struct Equalise
{
    friend bool operator==(Equalise, Equalise) = default;
};

// Corrects a faulty clock: `elapsed` is the true total time, which is divided in the proportion that the clocks had
// measured (match.md#faulty-clock).
struct Rescale
{
    clock::Duration elapsed { 0 };
    friend bool operator==(Rescale, Rescale) = default;
};

// Restarts the reading of the running period at this second (clock.md#announcements).
struct Reread
{
    clock::Duration from { 0 };
    friend bool operator==(Reread, Reread) = default;
};

// Keeps only the first `keep` moves; the others stay in the record as a side line.
struct Retract
{
    int keep = 0;
    ClockEffect clocks = ClockEffect::Restored;
    friend bool operator==(Retract, Retract) = default;
};

// Corrects the record: move `number` of free play was not on `from` but on `to`.
struct CorrectMove
{
    int number = 0;
    rules::Point from;
    rules::Point to;
    friend bool operator==(CorrectMove, CorrectMove) = default;
};

// Adds a move of the seat to act that the record lacks, or a pass if there is no point. It earns no bonus.
struct InsertMove
{
    std::optional<rules::Point> point;
    friend bool operator==(InsertMove, InsertMove) = default;
};

struct Warn
{
    Seat seat = Seat::A;
    friend bool operator==(Warn, Warn) = default;
};

// Takes back one warning.
struct Unwarn
{
    Seat seat = Seat::A;
    friend bool operator==(Unwarn, Unwarn) = default;
};

// Takes the turn from the seat, or its next turn if it is not to act.
struct LoseTurn
{
    Seat seat = Seat::A;
    friend bool operator==(LoseTurn, LoseTurn) = default;
};

// Deducts half points from this seat in the match; a negative number gives them back.
struct DeductPoints
{
    Seat seat = Seat::A;
    int halves = 0;
    friend bool operator==(DeductPoints, DeductPoints) = default;
};

// Rules on the pending claim.
struct RuleClaim
{
    bool upheld = false;
    friend bool operator==(RuleClaim, RuleClaim) = default;
};

// Declares a result: loss of the game, loss for both, annulled, replay or adjudicated.
struct Declare
{
    record::GameResult result;
    friend bool operator==(Declare, Declare) = default;
};

// Reopens an ended game, with both clocks stopped. A result that all have confirmed needs a second reason, that of the
// chief arbiter.
struct Reopen
{
    std::optional<Grounds> second;
    friend bool operator==(const Reopen &, const Reopen &) = default;
};

// Breaks the game off. `sealed` is the next move in a form that nobody can read, or empty (match.md#adjournment).
struct Adjourn
{
    std::string sealed;
    friend bool operator==(const Adjourn &, const Adjourn &) = default;
};

// Annuls the sealed move of an adjourned game, for example if the players agree to play on without it. The player to
// move seals no other move and plays on the board once the clocks run.
struct AnnulSealed
{
    friend bool operator==(AnnulSealed, AnnulSealed) = default;
};

// Resumes the adjourned game with the sealed move. No value means that it cannot be read, and the player who sealed it
// loses.
struct OpenSealed
{
    std::optional<rules::Point> point;
    friend bool operator==(OpenSealed, OpenSealed) = default;
};

// Counts the time that the computer slept as thinking time of the side whose clock ran (clock.md#the-machine). The
// clocks stay stopped until RunClock; if only RunClock is given, the time does not count.
struct CountSleep
{
    friend bool operator==(CountSleep, CountSleep) = default;
};

// Undoes the counting of the computer's sleep, whether by the arbiter or by the players; the clocks must still be
// stopped.
struct UncountSleep
{
    friend bool operator==(UncountSleep, UncountSleep) = default;
};

// Corrects wrong colours that are found by move 10 (match.md#irregularities): the stones stay, each player
// continues with the other colour, and the turn changes accordingly.
struct SwapColours
{
    friend bool operator==(SwapColours, SwapColours) = default;
};

// Counts the end of the last period as a pass, on request [GO 22.5]: the period is restored for the next turn. The
// clocks stay stopped until RunClock.
struct ExpiryAsPass
{
    friend bool operator==(ExpiryAsPass, ExpiryAsPass) = default;
};

// Allows the player to leave the table while the count goes on (match.md#irregularities) [GO 22.7].
struct GrantLeave
{
    Seat seat = Seat::A;
    friend bool operator==(GrantLeave, GrantLeave) = default;
};

// Removes a granted leave from the count because nobody left, or not for long.
struct UncountLeave
{
    Seat seat = Seat::A;
    friend bool operator==(UncountLeave, UncountLeave) = default;
};

// Undoes the last order with everything that followed from it, including the end of the game; nothing else may have
// happened since. If the clocks ran before the order and are stopped now, they stay stopped until RunClock.
struct UndoOrder
{
    friend bool operator==(UndoOrder, UndoOrder) = default;
};

// Gives the reason why the clocks were stopped or corrected if it was not stated at the time.
struct StateReason
{
    friend bool operator==(StateReason, StateReason) = default;
};

// A page other than the game, which goes on meanwhile.
enum class View : std::uint8_t { Verdict, Lesson, Journal };

// Records that the arbiter shows the people at the table another page or, without a value, the game again. It changes
// nothing; it records who looked at what while the clocks ran.
struct LookAway
{
    std::optional<View> at;
    friend bool operator==(LookAway, LookAway) = default;
};

// Gives the turn to this seat beside a physical board although nothing was pressed. The time that the other seat has
// used stays used.
struct GiveTurn
{
    Seat seat = Seat::A;
    friend bool operator==(GiveTurn, GiveTurn) = default;
};

// Adds an entry to the protocol and changes nothing.
struct Remark
{
    friend bool operator==(Remark, Remark) = default;
};

// Copying is compiled in one file (kinds.cpp) instead of every file that copies; with this many alternatives each such
// file would take seconds.
struct Intervention : std::variant<StopClocks, RunClock, AddTime, SetClock, UndoPress, Equalise, Rescale, Reread,
                          Retract, CorrectMove, InsertMove, Warn, Unwarn, LoseTurn, DeductPoints, RuleClaim, Declare,
                          Reopen, Adjourn, OpenSealed, Remark, CountSleep, UncountSleep, AnnulSealed, UndoOrder,
                          StateReason, SwapColours, ExpiryAsPass, GrantLeave, UncountLeave, LookAway, GiveTurn>
{
    using variant::variant;
    Intervention() = default;
    Intervention(const Intervention &other);
    Intervention(Intervention &&other) noexcept;
    Intervention &operator=(const Intervention &other);
    Intervention &operator=(Intervention &&other) noexcept;
    ~Intervention();
    friend bool operator==(const Intervention &, const Intervention &);
    friend bool operator<(const Intervention &, const Intervention &) = delete; // no ordering is defined
};

} // namespace kagetsu::match
