// SPDX-License-Identifier: MIT
#include "wording/match/refusal.h"

#include "wording/opening/opening.h"
#include "wording/rules/rules.h"

#include <QCoreApplication>

namespace kagetsu::wording {

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
    case Code::FlagDown: return MatchWords::tr("A flag has fallen: the time must be claimed first.");
    case Code::NotYourTurn: return MatchWords::tr("It is the other player's turn.");
    case Code::OffTheBoard: return MatchWords::tr("This point is not on the board.");
    case Code::Occupied: return MatchWords::tr("There is a stone on this point.");
    case Code::Forbidden: return MatchWords::tr("This point is forbidden: %1.").arg(foulNames(refusal.fouls));
    case Code::OpeningStep:
        return refusal.opening ? openingRefusalText(*refusal.opening)
                               : MatchWords::tr("The opening does not allow this.");
    case Code::InOpening: return MatchWords::tr("Not before the opening is over.");
    case Code::PassNotAllowed: return MatchWords::tr("It is not allowed to pass now.");
    case Code::NoSuchStone: return MatchWords::tr("Only a stone of the opponent can be claimed as forbidden.");
    case Code::TooLate: return MatchWords::tr("Too late: the answer to this stone has been played.");
    case Code::NothingToClaim: return MatchWords::tr("Nothing to claim: in this game it counts by itself.");
    case Code::NoFlagDown: return MatchWords::tr("No flag has fallen.");
    case Code::BothFlagsDown: return MatchWords::tr("Both flags are down: the game goes on.");
    case Code::NotByRule: return MatchWords::tr("This rule forbids your opponent nothing.");
    case Code::AlreadyAsked: return MatchWords::tr("This has been asked already.");
    case Code::NothingAsked: return MatchWords::tr("There is nothing to answer.");
    case Code::NotYours: return MatchWords::tr("The other player has to answer.");
    case Code::NothingToTakeBack: return MatchWords::tr("There is no move to take back.");
    case Code::TakeBacksOff: return MatchWords::tr("In this game no move can be taken back.");
    case Code::NothingToOverrule:
        //: To an arbiter who wants equal fifth moves to be allowed in the opening.
        return MatchWords::tr("No fifth moves are compared as figures now.");
    case Code::PausesOff: return MatchWords::tr("This game cannot be paused.");
    case Code::ArbiterStopped: return MatchWords::tr("The arbiter has stopped the clocks.");
    case Code::OtherClockRuns: return MatchWords::tr("The arbiter lets the other clock run: nobody can play now.");
    case Code::ClaimPending: return MatchWords::tr("A claim waits for its ruling.");
    case Code::NoClaimPending: return MatchWords::tr("No claim waits for a ruling.");
    case Code::NotForbidden: return MatchWords::tr("This claim cannot be upheld: the stone is not forbidden.");
    case Code::NoArbiter: return MatchWords::tr("This game is played without an arbiter.");
    case Code::DrawOffersOff: return MatchWords::tr("It is not allowed to offer a draw now.");
    case Code::OfferAfterOwnMove:
        return MatchWords::tr("A draw is offered after one's own move, while the opponent's clock runs.");
    case Code::BoardFull: return MatchWords::tr("The board is full: a pass ends the game.");
    case Code::MoveLimitReached: return MatchWords::tr("The limit of moves is reached: a pass ends the game.");
    case Code::NotEnded: return MatchWords::tr("The game is not over.");
    case Code::AlreadyConfirmed: return MatchWords::tr("The result has been confirmed already.");
    case Code::SecondReasonNeeded:
        return MatchWords::tr(
            "All have confirmed this result: to reopen the game needs a reason of the chief arbiter.");
    case Code::NothingToUndo: return MatchWords::tr("There is nothing to undo.");
    case Code::NoSuchMove: return MatchWords::tr("There is no such move in this game.");
    case Code::ClockCannotBeSet: return MatchWords::tr("The clock cannot be set like this.");
    case Code::NoCountRunning: return MatchWords::tr("No period is being counted, or the count has not come so far.");
    case Code::ClockRuns: return MatchWords::tr("This clock runs already.");
    case Code::NotAdjourned: return MatchWords::tr("No sealed move is kept.");
    case Code::MoveSealed: return MatchWords::tr("A sealed move is kept: open it, or annul it with a reason.");
    case Code::NotWithArbiter:
        return MatchWords::tr("In a game with an arbiter only the arbiter ends it without a result.");
    case Code::WithdrawalsOff: return MatchWords::tr("A claim can be withdrawn only once in a game.");
    case Code::TooLateForColours: return MatchWords::tr("After move 10 the game stands with the colours as played.");
    case Code::NoPeriodRanOut: return MatchWords::tr("No last period has run out in this turn.");
    case Code::LeaveUsedUp:
        return MatchWords::tr("This player has had as many leaves as the rules of this game allow.");
    case Code::LeaveInOwnTurn:
        return MatchWords::tr("While periods are counted, a player may leave only on the opponent's time.");
    case Code::NoReasonOwed: return MatchWords::tr("Every order has its reason already.");
    case Code::NoOrderToUndo: return MatchWords::tr("The game has gone on since the last order.");
    case Code::NoResult: return MatchWords::tr("This is no result.");
    case Code::OnPhysicalBoard:
        //: Of a game for which the program keeps only the clocks.
        return MatchWords::tr("The stones lie on a real board: that is between the players.");
    case Code::NotOnPhysicalBoard: return MatchWords::tr("The stones lie on the screen: a stone laid ends the turn.");
    case Code::NothingNoted: return MatchWords::tr("No move is noted.");
    case Code::NoSleepToCount:
        return MatchWords::tr("The machine has not slept while this clock ran, or it is counted already.");
    case Code::NoSleepCounted:
        return MatchWords::tr("No sleep of the machine is counted, or the clocks have run since.");
    case Code::PlayerAbsent: return MatchWords::tr("One player is not here yet.");
    case Code::NobodyAwaited: return MatchWords::tr("This player is here already.");
    case Code::FlagCounts:
        //: A flag has fallen, and the players cannot agree to go on.
        return MatchWords::tr("In this game a fallen flag counts.");
    case Code::StepsUnknown:
        //: The program does not know what was done in the opening.
        return MatchWords::tr("Either the steps of the opening are noted, or the colours are exchanged without them.");
    }
    return {};
}

} // namespace kagetsu::wording
