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
    UnsoundTime, // a time control that the clock cannot run (clock/timecontrol.h)
    Ended,
    Paused, // the game must be resumed first
    NotPaused,
    FlagDown, // a flag has fallen: only its claim, a claim of what was there before, or resignation is possible
    OwnFlagDown, // the flag of the player who claims, or who would let the game go on, is down; only the opponent can
    NotYourTurn,
    OffTheBoard,
    Occupied,
    Forbidden, // FoulPolicy::Block; `fouls` gives the reason
    OpeningStep, // the procedure does not allow it; `opening` gives the reason
    InOpening, // only possible once the opening procedure has ended
    PassNotAllowed, // not under this rule, or not yet
    NoSuchStone, // a claim about a point without a stone of the opponent
    TooLate, // the deadline of the claim has passed because the reply was released
    OnlyOverlineLeft, // the deadline has passed; only an overline could still be claimed, and the stone is not one
    NothingToClaim, // fives end the game by themselves in this match
    NoFlagDown,
    BothFlagsDown, // the game goes on (BothFlags::Continue)
    NotByRule, // a foul claim where the rule forbids nothing to that side
    AlreadyAsked,
    NothingAsked,
    NotYours, // the player who asked cannot answer
    NotYoursToWithdraw, // only the player who claimed or offered can withdraw it
    NothingToTakeBack,
    TakeBacksOff,
    NothingToOverrule, // no offer is laid, or candidates are already compared on the board
    PausesOff,
    ArbiterStopped, // only the arbiter can let the clocks run again
    OtherClockRuns, // the arbiter lets time run on the other clock (RunClock)
    ClaimPending, // a claim waits for its ruling
    NoClaimPending,
    NotForbidden, // a claim about this stone cannot be upheld
    NoArbiter, // this match is played without an arbiter
    DrawOffersOff, // not in this match, or not yet
    OfferAfterOwnMove, // a draw can be offered only after one's own move
    BoardFull, // only a claim, or a pass that ends the game, is possible
    MoveLimitReached, // as BoardFull
    NotEnded,
    AlreadyConfirmed,
    SecondReasonNeeded, // the result was confirmed by all
    NothingToUndo,
    NoSuchMove, // the number, or what is there, is not as the arbiter said
    OpeningStone, // a stone of the opening, which is corrected by undoing steps
    ClockCannotBeSet, // there is no such stage, count or time
    HasTheTurn, // this seat is already to act
    NoCountRunning, // no period is being read, or it has not come so far
    ClockRuns, // the clock of this seat already runs
    NotAdjourned,
    MoveSealed, // the sealed move must be opened or annulled first
    NotWithArbiter, // only the arbiter can end this game in this way
    WithdrawalsOff, // this player has withdrawn a claim before
    TooLateForColours, // after move 10 the colours stay as played
    NoPeriodRanOut, // no player's last period has run out in a turn that could be passed
    LeaveUsedUp, // the terms of this match allow no more
    LeaveInOwnTurn, // leave is granted only while the opponent thinks
    NoReasonOwed, // every order has its reason
    NoOrderToUndo, // there was no order, or something else has happened since the last one
    NoResult, // a result must name a winner, a draw or the like
    NoSuchPoints, // no points, or more than a match can have
    OnPhysicalBoard, // the stones are on a physical board: none is laid, claimed or taken back here
    NotOnPhysicalBoard, // the stones are on the screen: a stone laid ends the turn
    NothingNoted,
    NoSleepToCount, // the computer has not slept since the clocks ran, or its sleep is already counted
    NoSleepCounted, // no sleep of the computer is counted, or the clocks have run since
    PlayerAbsent, // a player who is awaited has not come (match.md#lateness)
    NobodyAwaited, // this player is present
    FlagCounts, // by the terms of this match, or because the time given would not be enough
    StepsUnknown, // colours were exchanged without the steps of the opening being noted, or the reverse
};

// Why a command was not carried out, as data; the wording is made in ui.
struct Refusal
{
    RefusalCode code = RefusalCode::NotStarted;
    rules::FoulKinds fouls;
    std::optional<opening::Refusal> opening;
};

} // namespace kagetsu::match
