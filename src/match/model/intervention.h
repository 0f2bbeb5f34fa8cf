// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"
#include "match/model/clockorders.h"
#include "match/model/ground.h"
#include "record/model/result.h"
#include "rules/point.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace kagetsu::match {

// The orders of an arbiter (match.md#orders). Nothing is ever deleted: each order is undone by another one.

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

// Corrects wrong colours that are found by move 10 (match.md#irregularities): the stones stay, each player
// continues with the other colour, and the turn changes accordingly.
struct SwapColours
{
    friend bool operator==(SwapColours, SwapColours) = default;
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
