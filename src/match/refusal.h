// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/opening.h"
#include "rules/ruleset.h"

#include <optional>

namespace kagetsu::match {

enum class RefusalCode : std::uint8_t {
    NotStarted,
    AlreadyStarted,
    OpeningUnplayable, // the procedure cannot be played on this board
    UnsoundTime, // a time control the clock cannot run (clock/timecontrol.h)
    Ended,
    Paused, // resume first
    NotPaused,
    FlagDown, // a flag has fallen: only its claim, a five made before it, or resignation
    OwnFlagDown, // that of whoever claims, or would let the game go on: only the opponent can
    NotYourTurn,
    OffTheBoard,
    Occupied,
    Forbidden, // FoulPolicy::Block; `fouls` says why
    OpeningStep, // the procedure does not allow it; `opening` says why
    InOpening, // not before the opening procedure has ended
    PassNotAllowed, // not in this rule, or not yet
    NoSuchStone, // a claim about a point without a stone of the opponent
    TooLate, // the claim's deadline has passed: the reply was released
    OnlyOverlineLeft, // likewise, but an overline could still be claimed, and the stone is none
    NothingToClaim, // fives end the game by themselves here
    NoFlagDown,
    BothFlagsDown, // the game goes on (BothFlags::Continue)
    NotByRule, // a foul claim where the rule forbids that side nothing
    AlreadyAsked,
    NothingAsked,
    NotYours, // the asker cannot answer
    NotYoursToWithdraw, // only who has claimed or offered can
    NothingToTakeBack,
    TakeBacksOff,
    NothingToOverrule, // no offer is laid, or candidates are compared on the board already
    PausesOff,
    ArbiterStopped, // only the arbiter lets the clocks run again
    OtherClockRuns, // the arbiter lets time run on the other clock (RunClock)
    ClaimPending, // a claim waits for its ruling
    NoClaimPending,
    NotForbidden, // a claim about this stone cannot be upheld
    NoArbiter, // this match is played without one
    DrawOffersOff, // not in this match, or not yet
    OfferAfterOwnMove, // a draw is offered only then
    BoardFull, // only a claim, or a pass that ends the game
    MoveLimitReached, // likewise
    NotEnded,
    AlreadyConfirmed,
    SecondReasonNeeded, // the result was confirmed by all
    NothingToUndo,
    NoSuchMove, // the number, or what stands there, is not as the arbiter said
    OpeningStone, // one of the opening, which is corrected by undoing its steps
    ClockCannotBeSet, // so: no such stage, count or time
    HasTheTurn, // this seat is to act already
    NoCountRunning, // no period is read, or it has not come so far
    ClockRuns, // the clock of this seat runs already
    NotAdjourned,
    MoveSealed, // the sealed move must be opened or annulled first
    NotWithArbiter, // only the arbiter can end this game so
    WithdrawalsOff, // a claim was withdrawn before by this player
    TooLateForColours, // after move 10 the game stands with the colours as played
    NoPeriodRanOut, // no player's last period has, in a turn that could be passed
    LeaveUsedUp, // of what the terms of this match allow
    LeaveInOwnTurn, // only while the opponent thinks
    NoReasonOwed, // every order has its reason
    NoOrderToUndo, // there was none, or something else has happened since the last one
    NoResult, // a result must name a winner, a draw or the like
    NoSuchPoints, // none, or more than a match can have
    OnPhysicalBoard, // the stones lie on a board of wood: nothing is laid, claimed or taken back here
    NotOnPhysicalBoard, // the stones lie on the screen: a stone laid ends the turn
    NothingNoted,
    NoSleepToCount, // the machine has not slept since the clocks ran, or it is counted
    NoSleepCounted, // no sleep of the machine is counted, or the clocks have run since
    PlayerAbsent, // one who is awaited has not come (refereeing.md#lateness)
    NobodyAwaited, // this player is here
    FlagCounts, // by the terms of this match, or the time given would not be enough
    StepsUnknown, // the colours were exchanged without the steps of the opening being noted, or the other way round
};

// Why a command was not carried out, as data; ui makes the words.
struct Refusal
{
    RefusalCode code = RefusalCode::NotStarted;
    rules::FoulKinds fouls;
    std::optional<opening::Refusal> opening;
};

} // namespace kagetsu::match
