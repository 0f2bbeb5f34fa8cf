// SPDX-License-Identifier: MIT
#pragma once

#include "match/device.h"
#include "match/intervention.h"
#include "match/setup.h"
#include "opening/play/act.h"
#include "record/model/result.h"
#include "rules/point.h"
#include "seat.h"

#include <optional>
#include <variant>

namespace kagetsu::match {

// What people ask for. Match::apply answers with events or a refusal.

struct Start
{
    MatchSetup setup;
};

// A stone, or another act of the opening procedure, complete: the stone released and, where the turn ends, the clock
// pressed.
struct Act
{
    Seat seat = Seat::A;
    opening::Act act;
};

struct Pass
{
    Seat seat = Seat::A;
};

// "That stone was forbidden", about the stone on `point` (refereeing.md#course-of-a-claim). Both clocks stop. Without
// an arbiter (MatchSetup) it is decided at once, with one it waits for RuleClaim or for the players' own answer.
struct ClaimFoul
{
    Seat seat = Seat::A;
    rules::Point point;
};

// The claimant takes a claim that waits back; nothing follows from it.
struct WithdrawClaim
{
    Seat seat = Seat::A;
};

// The opponent agrees with a claim that waits: it is right without an arbiter (refereeing.md#course-of-a-claim).
struct AgreeToClaim
{
    Seat seat = Seat::A;
};

// Stops both clocks until the arbiter lets one run; where there is an arbiter (refereeing.md#orders).
struct CallArbiter
{
    Seat seat = Seat::A;
};

// The result of an ended game is right: says a player, or without a seat the arbiter (refereeing.md#results).
struct Confirm
{
    std::optional<Seat> seat;
};

// What the arbiter does, and why.
struct Intervene
{
    Intervention what;
    Grounds grounds;
};

// With one press, while time runs; the reason is told afterwards (StateReason).
inline Intervene stopAtOnce()
{
    return { StopClocks {}, { Ground::Unstated, {} } };
}

struct ClaimFive
{
    Seat seat = Seat::A;
};

// "The other flag is down."
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
    Seat seat = Seat::A; // who had offered it
};

// A friendly game goes on after the flag of the opponent fell, as both agree: with so much time more for who had none
// left, or, with nothing, without limits for both.
struct WaiveFlag
{
    Seat seat = Seat::A; // who could claim the win
    clock::Duration more { 0 };
};

struct AnswerDraw
{
    Seat seat = Seat::A; // who answers
    bool accept = false;
};

// Asks to take back this seat's last stone, and the reply to it if there is one; in an opening its last act, and what
// came after it.
struct AskTakeBack
{
    Seat seat = Seat::A;
};

struct AnswerTakeBack
{
    Seat seat = Seat::A; // who answers
    bool accept = false;
    ClockEffect clocks = ClockEffect::Restored; // Kept in journals of the first version
};

// Undoes this seat's own last stone or offer of the opening while its turn still runs: its time goes on. Where an
// arbiter is at hand a stone is final (refereeing.md#irregularities).
struct UndoAct
{
    Seat seat = Seat::A;
};

struct Pause
{
    Seat seat = Seat::A;
};

// Goes on after a pause or a recovery.
struct Resume
{
};

// The players count the time that the machine slept; the clocks stand until Resume. Where there is an arbiter he
// decides (Intervene).
struct AgreeSleep
{
};

// Ends the game without a winner (VOID): both agreed not to go on.
struct Annul
{
};

// The players change places; at any time.
struct ChangePlaces
{
};

// Looks whether a flag has fallen; to be given when Match::flagMoment() has come.
struct CheckFlag
{
};

// To be given once a second while a clock runs, so that a crash loses no more than that.
struct Beat
{
};

// The program had stopped and the match is taken up again from its journal: the clocks stand until Resume.
struct Recover
{
};

// Written down at once, also after a flag or the end; a sleep stops both clocks.
struct Report
{
    DeviceReport what;
};

// The arbiter lets offers be compared on the board and no longer as figures (openings.md#board-and-shape).
struct OverruleSymmetry
{
};

// The arbiter takes the last act of the opening back: a stone, a choice, a number, a candidate. The clocks go back to
// the moment of that act.
struct StepBack
{
    ClockEffect clocks = ClockEffect::Restored; // Kept in journals of the first version
};

// This seat, who was awaited when the game began, is here now (refereeing.md#lateness).
struct Arrive
{
    Seat seat = Seat::B;
};

// The following five are of a game on a board of wood only (PlayedOn::PhysicalBoard), and a stone is laid in none of
// them.

// The clock was pressed: the turn of this seat has ended.
struct Press
{
    Seat seat = Seat::A;
};

// What was played next on the board, told at any time: a stone or another act of the opening, in their order. Nothing:
// a pass, or a turn that was lost. The clock is not touched, and nothing is judged.
struct Note
{
    std::optional<opening::Act> act;
};

// The last note was wrong.
struct StrikeNote
{
};

// The players have exchanged the colours, in an opening whose steps are not noted.
struct ExchangeColours
{
};

// How the game ended, as the players agree.
struct Conclude
{
    record::GameResult result;
};

// Its copies are compiled once, not wherever one is made: so many kinds would take every file seconds.
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
    // Never compared, though what it is made from could seem to be.
    friend bool operator==(const Command &, const Command &) = delete;
    friend bool operator<(const Command &, const Command &) = delete;
};

} // namespace kagetsu::match
