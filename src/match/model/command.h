// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "match/model/device.h"
#include "match/model/intervention.h"
#include "match/model/setup.h"
#include "opening/play/act.h"
#include "record/model/result.h"
#include "rules/point.h"

#include <optional>
#include <variant>

namespace kagetsu::match {

// The commands that people give. Match::decide answers each with events or a refusal.

// Starts the game with this setup.
struct Start
{
    MatchSetup setup;
};

// A stone, or another act of the opening procedure, once it is complete: the stone is released and, if it ends the
// turn, the clock is pressed.
struct Act
{
    Seat seat = Seat::A;
    opening::Act act;
};

// A move without a stone.
struct Pass
{
    Seat seat = Seat::A;
};

// Claims that the stone on `point` was forbidden (match.md#course-of-a-claim). Both clocks stop. Without an
// arbiter (MatchSetup) the claim is decided at once; with one it waits for RuleClaim or for the players' own answer.
struct ClaimFoul
{
    Seat seat = Seat::A;
    rules::Point point;
};

// The claimant withdraws a pending claim. In itself this has no consequence but its price (MatchSetup::withdrawal).
struct WithdrawClaim
{
    Seat seat = Seat::A;
};

// The opponent agrees with a pending claim, which ends the game without a ruling by the arbiter
// (match.md#course-of-a-claim).
struct AgreeToClaim
{
    Seat seat = Seat::A;
};

// Stops both clocks until the arbiter lets one run; only for games with an arbiter (match.md#orders).
struct CallArbiter
{
    Seat seat = Seat::A;
};

// Confirms the result of an ended game, by a player or, without a seat, by the arbiter (match.md#results).
struct Confirm
{
    std::optional<Seat> seat;
};

// An order of the arbiter with its reason.
struct Intervene
{
    Intervention what;
    Grounds grounds;
};

// Returns the command that stops both clocks with one press while time runs; the reason is given afterwards
// (StateReason).
inline Intervene stopAtOnce()
{
    return { StopClocks {}, { Ground::Unstated, {} } };
}

// Claims that this seat has made a five (FivePolicy::Declare).
struct ClaimFive
{
    Seat seat = Seat::A;
};

// Claims that the opponent's flag is down.
struct ClaimTime
{
    Seat seat = Seat::A;
};

struct Resign
{
    Seat seat = Seat::A;
};

struct OfferDraw
{
    Seat seat = Seat::A;
};

struct WithdrawDraw
{
    Seat seat = Seat::A; // the seat that offered it
};

// Lets a friendly game go on by agreement after the opponent's flag fell: the opponent gets `more` time or, if `more`
// is zero, all limits are lifted for both.
struct WaiveFlag
{
    Seat seat = Seat::A; // the seat that could claim the win
    clock::Duration more { 0 };
};

struct AnswerDraw
{
    Seat seat = Seat::A; // the seat that answers
    bool accept = false;
};

// Asks to take back this seat's last stone and the reply to it, if any; in an opening, its last act and everything
// after it.
struct AskTakeBack
{
    Seat seat = Seat::A;
};

struct AnswerTakeBack
{
    Seat seat = Seat::A; // the seat that answers
    bool accept = false;
    ClockEffect clocks = ClockEffect::Restored; // journals of the first version can have Kept
};

// Undoes this seat's own last stone or offer of the opening while its turn is still running; the time used stays used.
// If an arbiter is at hand, a stone is final (match.md#irregularities).
struct UndoAct
{
    Seat seat = Seat::A;
};

struct Pause
{
    Seat seat = Seat::A;
};

// Resumes the game after a pause or a recovery.
struct Resume
{
};

// Counts the time that the computer slept, by agreement of the players; the clocks stay stopped until Resume. If there
// is an arbiter, the arbiter decides instead (Intervene).
struct AgreeSleep
{
};

// Ends the game without a winner (VOID) because both players agreed not to go on.
struct Annul
{
};

// Records that the players change places; allowed at any time.
struct ChangePlaces
{
};

// Checks whether a flag has fallen; to be given at Match::flagMoment().
struct CheckFlag
{
};

// Records a heartbeat; to be given once a second while a clock runs, so that a crash loses no more than that.
struct Beat
{
};

// Resumes the match from its journal after the program had stopped; the clocks stay stopped until Resume.
struct Recover
{
};

// Records a device report at once, also after a flag or the end of the game; a report of sleep stops both clocks.
struct Report
{
    DeviceReport what;
};

// The arbiter orders that offers are compared on the board and no longer as figures (opening.md#board-and-shape).
struct OverruleSymmetry
{
};

// The arbiter undoes the last act of the opening: a stone, a choice, a number or a candidate. The clocks return to the
// moment of that act.
struct StepBack
{
    ClockEffect clocks = ClockEffect::Restored; // journals of the first version can have Kept
};

// Records that this seat, which was awaited when the game began, is now present (match.md#lateness).
struct Arrive
{
    Seat seat = Seat::B;
};

// The following five commands are only for games on a physical board (PlayedOn::PhysicalBoard); none of them lays a
// stone.

// Records that the clock was pressed, which ended this seat's turn.
struct Press
{
    Seat seat = Seat::A;
};

// Records what was played next on the board, at any time: a stone or another act of the opening, in order of play. No
// value means a pass or a lost turn. The clock is not touched, and nothing is judged.
struct Note
{
    std::optional<opening::Act> act;
};

// Strikes out the last note because it was wrong.
struct StrikeNote
{
};

// Records that the players have exchanged colours, in an opening whose steps are not noted.
struct ExchangeColours
{
};

// Ends the game with the result that the players agree on.
struct Conclude
{
    record::GameResult result;
};

// Copying is compiled in one file (kinds.cpp) instead of every file that copies; with this many alternatives each such
// file would take seconds.
struct Command
    : std::variant<Start, Act, Pass, ClaimFoul, ClaimFive, ClaimTime, Resign, OfferDraw, AnswerDraw, AskTakeBack,
          AnswerTakeBack, Pause, Resume, Annul, CheckFlag, Beat, Recover, OverruleSymmetry, StepBack, WithdrawClaim,
          AgreeToClaim, CallArbiter, Confirm, Intervene, Press, Note, StrikeNote, ExchangeColours, Conclude, Report,
          AgreeSleep, Arrive, WithdrawDraw, WaiveFlag, UndoAct, ChangePlaces>
{
    using variant::variant;
    Command() = default;
    Command(const Command &other);
    Command(Command &&other) noexcept;
    Command &operator=(const Command &other);
    Command &operator=(Command &&other) noexcept;
    ~Command();
    // Commands are never compared, although the base class would seem to allow it.
    friend bool operator==(const Command &, const Command &) = delete;
    friend bool operator<(const Command &, const Command &) = delete;
};

} // namespace kagetsu::match
