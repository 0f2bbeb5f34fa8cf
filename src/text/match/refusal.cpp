// SPDX-License-Identifier: MIT
#include "text/match/refusal.h"

#include "text/opening/opening.h"
#include "text/rules/rules.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

struct MatchWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchWords)
};

} // namespace

QString refusalText(const match::Refusal &refusal)
{
    using Code = match::RefusalCode;
    switch (refusal.code) {
    case Code::NotStarted: return MatchWords::tr("The game has not started.");
    case Code::AlreadyStarted: return MatchWords::tr("The game has already started.");
    case Code::OpeningUnplayable: return MatchWords::tr("This opening cannot be played on this board.");
    case Code::UnsoundTime: return MatchWords::tr("The clock cannot run this time control.");
    case Code::Ended: return MatchWords::tr("The game is over.");
    case Code::Paused: return MatchWords::tr("The game is paused.");
    case Code::NotPaused: return MatchWords::tr("The game is not paused.");
    case Code::FlagDown: return MatchWords::tr("A flag has fallen: the win on time must be claimed first.");
    case Code::OwnFlagDown: return MatchWords::tr("Your own flag has fallen: you cannot do this.");
    case Code::NotYourTurn: return MatchWords::tr("It is the other player's turn.");
    case Code::OffTheBoard: return MatchWords::tr("This point is not on the board.");
    case Code::Occupied: return MatchWords::tr("There is a stone on this point.");
    case Code::Forbidden: return MatchWords::tr("This point is forbidden: %1.").arg(foulNames(refusal.fouls));
    case Code::OpeningStep:
        return refusal.opening ? openingRefusalText(*refusal.opening)
                               : MatchWords::tr("The opening does not allow this.");
    case Code::InOpening: return MatchWords::tr("Not until the opening is over.");
    case Code::PassNotAllowed: return MatchWords::tr("Passing is not allowed now.");
    case Code::NoSuchStone:
        return MatchWords::tr("There is no stone of your opponent on this point that can be claimed.");
    case Code::TooLate:
        //: Of a claim that a stone is forbidden: the opponent has replied, passed or lost that turn.
        return MatchWords::tr("Too late: the turn to reply to this stone is over.");
    case Code::OnlyOverlineLeft:
        //: Of a claim that a stone is forbidden, which is a double-three or a double-four.
        return MatchWords::tr(
            "Too late: the turn to reply to this stone is over. Only an overline can still be claimed.");
    case Code::NothingToClaim:
        return MatchWords::tr("No claim is needed: in this game, the rule is applied automatically.");
    case Code::NoFlagDown: return MatchWords::tr("No flag has fallen.");
    case Code::BothFlagsDown: return MatchWords::tr("Both flags are down: the game continues.");
    case Code::NotByRule: return MatchWords::tr("Your opponent has no forbidden moves under this rule.");
    case Code::AlreadyAsked: return MatchWords::tr("This has already been asked.");
    case Code::NothingAsked: return MatchWords::tr("There is nothing to answer.");
    case Code::NotYours: return MatchWords::tr("The other player has to answer.");
    case Code::NotYoursToWithdraw: return MatchWords::tr("Only the player who made it can withdraw it.");
    case Code::NothingToTakeBack: return MatchWords::tr("There is no move to take back.");
    case Code::TakeBacksOff: return MatchWords::tr("Moves cannot be taken back in this game.");
    case Code::NothingToOverrule:
        //: To an arbiter who wants equal fifth moves to be allowed in the opening.
        return MatchWords::tr("No fifth moves are being compared now.");
    case Code::PausesOff: return MatchWords::tr("This game cannot be paused.");
    case Code::ArbiterStopped: return MatchWords::tr("The clocks are stopped until the arbiter starts them.");
    case Code::OtherClockRuns:
        return MatchWords::tr("The arbiter has started the other clock. This is possible again once the clock of the "
                              "player to move is running.");
    case Code::ClaimPending: return MatchWords::tr("A claim is waiting for a ruling.");
    case Code::NoClaimPending: return MatchWords::tr("No claim is waiting for a ruling.");
    case Code::NotForbidden: return MatchWords::tr("This claim cannot be upheld: the stone is not forbidden.");
    case Code::NoArbiter: return MatchWords::tr("This game is played without an arbiter.");
    case Code::DrawOffersOff: return MatchWords::tr("Offering a draw is not allowed now.");
    case Code::OfferAfterOwnMove:
        return MatchWords::tr("You can offer a draw only after your own move, while your opponent's clock is running.");
    case Code::BoardFull: return MatchWords::tr("The board is full: a pass ends the game.");
    case Code::MoveLimitReached:
        return MatchWords::tr("The maximum number of moves has been reached: a pass ends the game.");
    case Code::NotEnded: return MatchWords::tr("The game is not over.");
    case Code::AlreadyConfirmed: return MatchWords::tr("The result has already been confirmed.");
    case Code::SecondReasonNeeded:
        return MatchWords::tr(
            "Everyone has confirmed this result. Reopening the game requires a reason from the chief arbiter.");
    case Code::NothingToUndo: return MatchWords::tr("There is nothing to undo.");
    case Code::NoSuchMove: return MatchWords::tr("There is no such move in this game.");
    case Code::OpeningStone:
        //: To an arbiter who wants to correct a move.
        return MatchWords::tr("This stone belongs to the opening, whose steps are undone instead.");
    case Code::ClockCannotBeSet: return MatchWords::tr("The clock cannot be set to these values.");
    case Code::HasTheTurn: return MatchWords::tr("It is already this player's turn.");
    case Code::NoCountRunning:
        return MatchWords::tr("No period is being counted, or the count has not reached this number.");
    case Code::ClockRuns: return MatchWords::tr("This clock is already running.");
    case Code::NotAdjourned: return MatchWords::tr("There is no sealed move.");
    case Code::MoveSealed: return MatchWords::tr("There is a sealed move: open it, or annul it with a reason.");
    case Code::NotWithArbiter:
        return MatchWords::tr("In a game with an arbiter, only the arbiter can end it without a result.");
    case Code::WithdrawalsOff: return MatchWords::tr("A claim can be withdrawn only once per game.");
    case Code::TooLateForColours: return MatchWords::tr("After move 10, the colours stay as played.");
    case Code::NoPeriodRanOut: return MatchWords::tr("Neither player's last period has run out in this turn.");
    case Code::LeaveUsedUp:
        return MatchWords::tr("This player has already left the table as often as the rules of this game allow.");
    case Code::LeaveInOwnTurn:
        return MatchWords::tr("During byo-yomi, a player may leave the table only on the opponent's time.");
    case Code::NoReasonOwed: return MatchWords::tr("Every action already has its reason.");
    case Code::NoOrderToUndo: return MatchWords::tr("There is no action that can still be undone.");
    case Code::NoResult: return MatchWords::tr("This is not a valid result.");
    case Code::NoSuchPoints: return MatchWords::tr("This is not a valid number of points.");
    case Code::OnPhysicalBoard:
        //: Of a game for which the program keeps only the clocks.
        return MatchWords::tr("This game is on a physical board: the players settle this between themselves.");
    case Code::NotOnPhysicalBoard: return MatchWords::tr("This game is on the screen: placing a stone ends the turn.");
    case Code::NothingNoted: return MatchWords::tr("No move has been recorded.");
    case Code::NoSleepToCount:
        return MatchWords::tr(
            "The computer did not sleep while this clock was running, or the sleep time has already been deducted.");
    case Code::NoSleepCounted: return MatchWords::tr("No sleep time has been deducted, or the clocks have run since.");
    case Code::PlayerAbsent: return MatchWords::tr("One player has not arrived yet.");
    case Code::NobodyAwaited: return MatchWords::tr("This player has already arrived.");
    case Code::FlagCounts:
        //: A flag has fallen, and the players cannot agree to go on.
        return MatchWords::tr("The fallen flag counts: the players cannot agree to play on.");
    case Code::StepsUnknown:
        //: The program does not know what was done in the opening.
        return MatchWords::tr("Record the steps of the opening, or swap the colours without them, but not both.");
    }
    return {};
}

} // namespace kagetsu::text
