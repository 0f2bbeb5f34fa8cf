// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"
#include "record/model/result.h"
#include "rules/point.h"
#include "seat.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kagetsu::match {

// Why an arbiter, or the rules by themselves, act against the course of the game (refereeing.md#irregularities).
enum class Ground : std::uint8_t {
    WrongClaim,
    OverTime, // the per-move limit was reached
    PlayersAgree,
    TakeBackTried,
    StoneSlipped,
    StonesDisplaced,
    StoneOnStone, // put on a point that was taken
    OutOfTurn,
    WrongColours,
    PressedEarly, // before or while the stone was put down
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
    LeaveGranted, // a pause that an arbiter allows
    PlayerIll,
    ArbiterIll,
    Adjournment,
    ArbiterMistaken, // mends an earlier entry
    MachineSlept, // or its program stalled
    Other, // the note says it
    Unstated, // both clocks had to stop first; it is told afterwards (StateReason)
};

inline constexpr Ground LastGround = Ground::Other; // of those to choose from
// "wrong-claim", …: the word in journals.
std::string_view codeOf(Ground ground);
std::optional<Ground> groundFromCode(std::string_view code);

struct Grounds
{
    Ground ground = Ground::Other;
    std::string note; // UTF-8, free text; may be empty

    friend bool operator==(const Grounds &, const Grounds &) = default;
};

// What becomes of the clocks when moves are undone.
enum class ClockEffect : std::uint8_t {
    Restored, // to the values they had after the last move that stands
    Kept, // what was used stays used, and the turn begins anew
};

// What an arbiter can do (refereeing.md#orders). Nothing is ever deleted: each is undone by another one.

// Both clocks stand until RunClock; no player can let them go on.
struct StopClocks
{
    friend bool operator==(StopClocks, StopClocks) = default;
};

// The game goes on. With the seat that is not to act its time runs while nobody may play, as when it has to restore
// the stones it displaced (refereeing.md#displaced-stones).
struct RunClock
{
    Seat seat = Seat::A;
    friend bool operator==(RunClock, RunClock) = default;
};

// Gives time, or with a negative one takes it, never more than is left of the stage. Also the penalties "time to the
// opponent" and "time from the offender".
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

// The last press, with the stone or choice that it confirmed, is undone; the time since goes from the other clock to
// the one that should have run.
struct UndoPress
{
    friend bool operator==(UndoPress, UndoPress) = default;
};

// Both have used the half of what both used together.
struct Equalise
{
    friend bool operator==(Equalise, Equalise) = default;
};

// A faulty clock: in truth this much time has passed, shared in the proportion of what the clocks had measured
// (refereeing.md#faulty-clock).
struct Rescale
{
    clock::Duration elapsed { 0 };
    friend bool operator==(Rescale, Rescale) = default;
};

// The countdown of the running period is read again from this second (clock.md#announcements).
struct Reread
{
    clock::Duration from { 0 };
    friend bool operator==(Reread, Reread) = default;
};

// Only the first `keep` moves stand; the others stay in the record as a side line.
struct Retract
{
    int keep = 0;
    ClockEffect clocks = ClockEffect::Restored;
    friend bool operator==(Retract, Retract) = default;
};

// The record was wrong: move `number` of free play was not on `from` but on `to`.
struct CorrectMove
{
    int number = 0;
    rules::Point from;
    rules::Point to;
    friend bool operator==(CorrectMove, CorrectMove) = default;
};

// A move of the seat to act that the record lacks; without a point a pass. No bonus is given for it.
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

// Takes one warning back.
struct Unwarn
{
    Seat seat = Seat::A;
    friend bool operator==(Unwarn, Unwarn) = default;
};

// The seat's turn is lost, or its next one when it is not to act.
struct LoseTurn
{
    Seat seat = Seat::A;
    friend bool operator==(LoseTurn, LoseTurn) = default;
};

// Half points taken from this seat in the match; negative: given back.
struct DeductPoints
{
    Seat seat = Seat::A;
    int halves = 0;
    friend bool operator==(DeductPoints, DeductPoints) = default;
};

// Of the claim that waits.
struct RuleClaim
{
    bool upheld = false;
    friend bool operator==(RuleClaim, RuleClaim) = default;
};

// Loss of the game, both lose, annulled, replay, adjudicated.
struct Declare
{
    record::GameResult result;
    friend bool operator==(Declare, Declare) = default;
};

// An ended game goes on with both clocks standing. What all have confirmed needs the chief arbiter and a reason of his.
struct Reopen
{
    std::optional<Grounds> second;
    friend bool operator==(const Reopen &, const Reopen &) = default;
};

// The game is broken off; `sealed` is the next move in a form that nobody can read, or empty
// (refereeing.md#adjournment).
struct Adjourn
{
    std::string sealed;
    friend bool operator==(const Adjourn &, const Adjourn &) = default;
};

// The sealed move of an adjourned game is void, as when the players agree to play on without it; the player to move
// seals nothing and moves on the board once the clocks run.
struct AnnulSealed
{
    friend bool operator==(AnnulSealed, AnnulSealed) = default;
};

// The adjourned game goes on with the sealed move. Nothing: it cannot be read, and whoever sealed it loses.
struct OpenSealed
{
    std::optional<rules::Point> point;
    friend bool operator==(OpenSealed, OpenSealed) = default;
};

// The time that the machine slept counts as thinking time of the side whose clock ran (clock.md#the-machine). The
// clocks stand until RunClock; with that alone the time does not count.
struct CountSleep
{
    friend bool operator==(CountSleep, CountSleep) = default;
};

// Takes back that the time which the machine slept was counted, by the arbiter or by the players; the clocks still
// stand.
struct UncountSleep
{
    friend bool operator==(UncountSleep, UncountSleep) = default;
};

// The players had taken the wrong colours, found by move 10 (refereeing.md#irregularities): the stones stay, each goes
// on with the other colour, and whose turn it is changes with it.
struct SwapColours
{
    friend bool operator==(SwapColours, SwapColours) = default;
};

// The last period has run out, and on request that counts as a pass [GO 22.5]: the period is there again for the next
// turn. The clocks stand until RunClock.
struct ExpiryAsPass
{
    friend bool operator==(ExpiryAsPass, ExpiryAsPass) = default;
};

// The player may leave the table; the count goes on (refereeing.md#irregularities) [GO 22.7].
struct GrantLeave
{
    Seat seat = Seat::A;
    friend bool operator==(GrantLeave, GrantLeave) = default;
};

// A leave that was granted is not counted: nobody left, or not for long.
struct UncountLeave
{
    Seat seat = Seat::A;
    friend bool operator==(UncountLeave, UncountLeave) = default;
};

// Takes the last order back with all that followed from it, the end of the game included: nothing else may have
// happened since. Where the clocks ran before it and stand now, they go on standing until RunClock.
struct UndoOrder
{
    friend bool operator==(UndoOrder, UndoOrder) = default;
};

// Why the clocks were stopped or corrected, where that was not stated then.
struct StateReason
{
    friend bool operator==(StateReason, StateReason) = default;
};

// Another page than the game, which goes on meanwhile.
enum class View : std::uint8_t { Verdict, Lesson, Journal };

// The arbiter has another page before the table's people, or, with nothing, the game again. Changes nothing: who looked
// at what while the clocks ran is written down.
struct LookAway
{
    std::optional<View> at;
    friend bool operator==(LookAway, LookAway) = default;
};

// Beside a board of wood: it is this seat's turn, and nothing was pressed. What the other one has thought stays used.
struct GiveTurn
{
    Seat seat = Seat::A;
    friend bool operator==(GiveTurn, GiveTurn) = default;
};

// Changes nothing: an entry for the protocol.
struct Remark
{
    friend bool operator==(Remark, Remark) = default;
};

// Its copies are compiled once, not wherever one is made: so many kinds would take every file seconds.
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
    friend bool operator<(const Intervention &, const Intervention &) = delete; // there is no order
};

} // namespace kagetsu::match
