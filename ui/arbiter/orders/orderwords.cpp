// SPDX-License-Identifier: MIT
#include "ui/arbiter/orders/orderwords.h"

#include "wording/match/protocol.h"
#include "wording/match/sleep.h"
#include "wording/record/result.h"
#include "wording/rules/rules.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace kagetsu::ui {

namespace {

struct OrderWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::OrderWords)
};

using record::Reason;
using record::Winner;

constexpr std::array Outcomes {
    record::GameResult { Winner::Black, Reason::Adjudicated },
    record::GameResult { Winner::White, Reason::Adjudicated },
    record::GameResult { Winner::Black, Reason::LessTime },
    record::GameResult { Winner::White, Reason::LessTime },
    record::GameResult { Winner::Draw, Reason::Adjudicated },
    record::GameResult { Winner::Draw, Reason::Agreement },
    record::GameResult { Winner::BothLose, Reason::DoubleForfeit },
    record::GameResult { Winner::Void, Reason::Annulled },
    record::GameResult { Winner::Void, Reason::Replay },
};

QString resultOf(const match::Match &match)
{
    const wording::Names names = wording::namesOf(match.setup());
    return wording::resultText(
        match.result(), names[match.ownerOf(rules::Side::Black)], names[match.ownerOf(rules::Side::White)]);
}

} // namespace

QString groupName(OrderGroup group)
{
    switch (group) {
    case OrderGroup::Clock: return OrderWords::tr("Clocks");
    case OrderGroup::Moves: return OrderWords::tr("Stones and moves");
    case OrderGroup::Claim: return OrderWords::tr("Claims");
    case OrderGroup::Penalties: return OrderWords::tr("Penalties");
    case OrderGroup::Result: return OrderWords::tr("Result and course");
    }
    return {};
}

QString actionName(ArbiterOrder action)
{
    switch (action) {
    case ArbiterOrder::GiveTime: return OrderWords::tr("Give time");
    case ArbiterOrder::TakeTime: return OrderWords::tr("Take time");
    case ArbiterOrder::SetTime: return OrderWords::tr("Set a clock");
    case ArbiterOrder::StopClocks: return OrderWords::tr("Stop both clocks");
    case ArbiterOrder::RunClock: return OrderWords::tr("Let a clock run");
    case ArbiterOrder::UndoPress: return OrderWords::tr("Undo the last press");
    case ArbiterOrder::Equalise: return OrderWords::tr("Share the time equally");
    case ArbiterOrder::Rescale: return OrderWords::tr("Correct a faulty clock");
    case ArbiterOrder::Reread: return OrderWords::tr("Read the countdown again");
    case ArbiterOrder::CountSleep: return OrderWords::tr("Count the machine's sleep");
    case ArbiterOrder::UncountSleep: return OrderWords::tr("Do not count the sleep");
    case ArbiterOrder::Arrive: return OrderWords::tr("The late player is here");
    case ArbiterOrder::RestoreStones: return OrderWords::tr("Restore displaced stones");
    case ArbiterOrder::Retract: return OrderWords::tr("Take moves back");
    case ArbiterOrder::CorrectMove: return OrderWords::tr("Correct a move");
    case ArbiterOrder::InsertMove: return OrderWords::tr("Add a missing move");
    case ArbiterOrder::InsertPass: return OrderWords::tr("Add a missing pass");
    case ArbiterOrder::UpholdClaim: return OrderWords::tr("Uphold the claim");
    case ArbiterOrder::RejectClaim: return OrderWords::tr("Reject the claim");
    case ArbiterOrder::WarnPlayer: return OrderWords::tr("Warning");
    case ArbiterOrder::TimeToOpponent: return OrderWords::tr("Time to the opponent");
    case ArbiterOrder::TimeFromOffender: return OrderWords::tr("Time from the offender");
    case ArbiterOrder::LoseTurn: return OrderWords::tr("Loss of a turn");
    case ArbiterOrder::TakePoints: return OrderWords::tr("Points in the match");
    case ArbiterOrder::LoseGame: return OrderWords::tr("Loss of the game");
    case ArbiterOrder::BothLose: return OrderWords::tr("Both lose");
    case ArbiterOrder::Expel: return OrderWords::tr("Expulsion");
    case ArbiterOrder::Unwarn: return OrderWords::tr("Take a warning back");
    case ArbiterOrder::GivePointsBack: return OrderWords::tr("Give points back");
    case ArbiterOrder::Declare: return OrderWords::tr("Declare the result");
    case ArbiterOrder::Confirm: return OrderWords::tr("Confirm the result");
    case ArbiterOrder::Reopen: return OrderWords::tr("Open the game again");
    case ArbiterOrder::Adjourn: return OrderWords::tr("Adjourn, seal a move");
    case ArbiterOrder::OpenSealed: return OrderWords::tr("Open the sealed move");
    case ArbiterOrder::SealedUnreadable: return OrderWords::tr("Sealed move unreadable");
    case ArbiterOrder::AnnulSealed: return OrderWords::tr("Annul the sealed move");
    case ArbiterOrder::SwapColours: return OrderWords::tr("Exchange the colours");
    case ArbiterOrder::ExpiryAsPass: return OrderWords::tr("Last period as a pass");
    case ArbiterOrder::GrantLeave: return OrderWords::tr("Allow to leave the table");
    case ArbiterOrder::UncountLeave: return OrderWords::tr("Do not count a leave");
    case ArbiterOrder::UndoOrder: return OrderWords::tr("Undo the last order");
    case ArbiterOrder::StateReason: return OrderWords::tr("State the reason");
    case ArbiterOrder::Remark: return OrderWords::tr("Remark");
    }
    return {};
}

QString actionAbout(ArbiterOrder action)
{
    switch (action) {
    case ArbiterOrder::GiveTime:
        return OrderWords::tr("So much is added to what the clock shows. A flag that fell is lifted.");
    case ArbiterOrder::TakeTime:
        return OrderWords::tr(
            "So much is taken from the clock, never more than is left. Nothing left is a fallen flag.");
    case ArbiterOrder::SetTime:
        return OrderWords::tr("The clock shows this time, and these counts where you name them.");
    case ArbiterOrder::StopClocks: return OrderWords::tr("Nobody but the arbiter can let them go on.");
    case ArbiterOrder::RunClock:
        return OrderWords::tr("The game goes on. On the clock of the player who is not to move, time runs while nobody "
                              "may play.");
    case ArbiterOrder::UndoPress:
        return OrderWords::tr(
            "The last stone or choice is undone, and the time since goes to the clock that should have "
            "run.");
    case ArbiterOrder::Equalise: return OrderWords::tr("Both have used half of what both used together.");
    case ArbiterOrder::Rescale:
        return OrderWords::tr("In truth this much time has passed; both clocks are corrected in proportion.");
    case ArbiterOrder::Reread: return OrderWords::tr("The running period is counted again from this moment of it.");
    case ArbiterOrder::CountSleep:
        return OrderWords::tr("What the machine slept counts as thinking time of the player whose clock ran. If it is "
                              "not to count, only let the clock run.");
    case ArbiterOrder::UncountSleep:
        return OrderWords::tr("It was counted as thinking time; the clock gets it back. Both clocks still stand.");
    case ArbiterOrder::Arrive:
        return OrderWords::tr("Written down as of now, with what the agreed charge takes from the clock.");
    case ArbiterOrder::RestoreStones:
        return OrderWords::tr("The board here shows the stones as the record has them. The clock of the player who "
                              "displaced them runs until you let the game go on.");
    case ArbiterOrder::Retract:
        return OrderWords::tr("Only the moves up to this number stand; the others stay in the record as a side line.");
    case ArbiterOrder::CorrectMove:
        return OrderWords::tr("The record was wrong: this move was on another point. The clocks do not change.");
    case ArbiterOrder::InsertMove: return OrderWords::tr("A move that was played and is not in the record.");
    case ArbiterOrder::InsertPass: return OrderWords::tr("A pass that is not in the record.");
    case ArbiterOrder::UpholdClaim:
        return OrderWords::tr("The stone was forbidden and the claim in time: the claimant wins.");
    case ArbiterOrder::RejectClaim:
        return OrderWords::tr("The game goes on, with the penalty agreed for wrong claims.");
    case ArbiterOrder::WarnPlayer: return OrderWords::tr("It is counted; as many as agreed lose the game.");
    case ArbiterOrder::TimeToOpponent: return OrderWords::tr("The opponent of this player gets so much more.");
    case ArbiterOrder::TimeFromOffender: return OrderWords::tr("So much is taken from this player's clock.");
    case ArbiterOrder::LoseTurn: return OrderWords::tr("The turn of this player, or the next one, is a pass.");
    case ArbiterOrder::TakePoints: return OrderWords::tr("Half points that this player loses in the match.");
    case ArbiterOrder::LoseGame: return OrderWords::tr("The game is lost for this player; the reason names why.");
    case ArbiterOrder::BothLose: return OrderWords::tr("The game is lost for both.");
    case ArbiterOrder::Expel:
        return OrderWords::tr("The game is lost for this player, who plays no more in this event.");
    case ArbiterOrder::Unwarn:
        return OrderWords::tr("One warning less for this player. Both entries stay in the journal.");
    case ArbiterOrder::GivePointsBack:
        return OrderWords::tr("Half points that were taken from this player are given back.");
    case ArbiterOrder::Declare: return OrderWords::tr("The game ends with this result.");
    case ArbiterOrder::Confirm:
        return OrderWords::tr("The result is right, says the arbiter. Once the players have confirmed it too, only the "
                              "chief arbiter can open the game again.");
    case ArbiterOrder::Reopen:
        return OrderWords::tr("The result is void and the game goes on, with both clocks standing.");
    case ArbiterOrder::Adjourn:
        return OrderWords::tr("Both clocks stand. The player to move types the next move where nobody sees it; without "
                              "one the game is only adjourned.");
    case ArbiterOrder::OpenSealed:
        return OrderWords::tr(
            "With the code that was shown when the move was sealed, in the presence of the opponent.");
    case ArbiterOrder::SealedUnreadable:
        return OrderWords::tr("The sealed move cannot be opened any more: whoever sealed it loses.");
    case ArbiterOrder::AnnulSealed:
        return OrderWords::tr("Nobody sees it; the player to move moves on the board once the game goes on.");
    case ArbiterOrder::SwapColours:
        return OrderWords::tr(
            "The players had taken the wrong colours, found by move 10: the stones stay, each goes on with "
            "the other colour.");
    case ArbiterOrder::ExpiryAsPass:
        return OrderWords::tr(
            "On request, where the rules have it: the turn is a pass, the flag is lifted, and the last "
            "period is there again. Both clocks stand.");
    case ArbiterOrder::GrantLeave:
        return OrderWords::tr(
            "It is counted; the clocks go on. Where the rules limit it while periods are counted, only "
            "on the opponent's time.");
    case ArbiterOrder::UncountLeave:
        return OrderWords::tr("One leave less for this player. Both entries stay in the journal.");
    case ArbiterOrder::UndoOrder:
        return OrderWords::tr("Clocks, stones and result are as they were before it, as long as nothing else has "
                              "happened. Both entries stay in the journal.");
    case ArbiterOrder::StateReason:
        return OrderWords::tr("Of a stop or a correction whose reason was not stated at once.");
    case ArbiterOrder::Remark: return OrderWords::tr("Changes nothing; your words are put into the journal.");
    }
    return {};
}

QStringList changeTexts(const match::Match &before, const match::Match &after, clock::Moment now)
{
    const wording::Names names = wording::namesOf(before.setup());
    QStringList texts;
    for (Seat seat : BothSeats) {
        const QString was = wording::clockText(before.clock().reading(seat, now));
        const QString is = wording::clockText(after.clock().reading(seat, now));
        if (was != is) {
            //: What a clock shows before and after: %1 is a player.
            texts += OrderWords::tr("Clock of %1: %2 → %3").arg(names[seat], was, is);
        }
    }
    const auto runs = [&names](const match::Match &match) {
        const std::optional<Seat> turn = match.clock().turnOf();
        return match.clock().isRunning() && turn ? OrderWords::tr("the clock of %1 runs").arg(names[*turn])
                                                 : OrderWords::tr("both clocks stand");
    };
    if (runs(before) != runs(after))
        texts += OrderWords::tr("Clocks: %1 → %2").arg(runs(before), runs(after));
    if (before.moves().size() != after.moves().size())
        texts += OrderWords::tr("Moves: %1 → %2").arg(before.moves().size()).arg(after.moves().size());
    else if (!(before.position() == after.position()))
        texts += OrderWords::tr("The stones on the board change.");
    if (before.toAct() != after.toAct() && after.toAct())
        texts += OrderWords::tr("To move: %1").arg(names[*after.toAct()]);
    for (Seat seat : BothSeats) {
        if (before.warnings(seat) != after.warnings(seat)) {
            texts +=
                OrderWords::tr("Warnings of %1: %2 → %3")
                    .arg(names[seat], QString::number(before.warnings(seat)), QString::number(after.warnings(seat)));
        }
        if (before.leaves(seat) != after.leaves(seat)) {
            texts += OrderWords::tr("Leaves of %1: %2 → %3")
                         .arg(names[seat], QString::number(before.leaves(seat)), QString::number(after.leaves(seat)));
        }
        if (before.pointsDeducted(seat) != after.pointsDeducted(seat)) {
            const auto points = [](int halves) { return QLocale().toString(halves / 2.0); };
            texts += OrderWords::tr("Points taken from %1 in the match: %2 → %3")
                         .arg(names[seat], points(before.pointsDeducted(seat)), points(after.pointsDeducted(seat)));
        }
    }
    if (after.isOver() && !before.isOver())
        texts += resultOf(after);
    if (before.isOver() && !after.isOver())
        texts += OrderWords::tr("The game has no result any more.");
    if (texts.isEmpty())
        texts += OrderWords::tr("Clocks, moves and result do not change.");
    return texts;
}

QStringList stateTexts(const match::Match &match)
{
    const wording::Names names = wording::namesOf(match.setup());
    QStringList texts;
    if (const auto &claim = match.pendingClaim()) {
        texts += OrderWords::tr("%1 claims that the stone on %2 is forbidden, and waits for the ruling.")
                     .arg(names[claim->seat], wording::pointText(claim->point));
    }
    if (match.arbiterCalledBy())
        texts += OrderWords::tr("%1 has called the arbiter.").arg(names[*match.arbiterCalledBy()]);
    if (match.isOver())
        texts += resultOf(match);
    else if (match.isAdjourned())
        texts += OrderWords::tr("The game is adjourned.");
    else if (match.sleep())
        texts += wording::sleepText(match);
    else if (match.isPaused())
        texts +=
            match.isHeld() ? OrderWords::tr("You have stopped both clocks.") : OrderWords::tr("Both clocks stand.");
    for (Seat seat : BothSeats) {
        if (match.isFlagged(seat))
            texts += OrderWords::tr("The flag of %1 is down.").arg(names[seat]);
        if (match.warnings(seat) > 0)
            texts += OrderWords::tr("%1 has %n warnings.", nullptr, match.warnings(seat)).arg(names[seat]);
        if (match.leaves(seat) > 0)
            texts += OrderWords::tr("%1 has left the table %n times.", nullptr, match.leaves(seat)).arg(names[seat]);
    }
    if (match.drawOffer())
        texts += OrderWords::tr("%1 has offered a draw.").arg(names[*match.drawOffer()]);
    if (match.takeBackAsked())
        texts += OrderWords::tr("%1 has asked to take a move back.").arg(names[*match.takeBackAsked()]);
    if (match.isOver()) {
        const match::Confirmations &confirmed = match.confirmations();
        for (Seat seat : BothSeats) {
            if (confirmed.seats[seat])
                texts += OrderWords::tr("%1 has confirmed the result.").arg(names[seat]);
        }
        if (confirmed.arbiter)
            texts += OrderWords::tr("The arbiter has confirmed the result.");
    } else if (match.toAct()) {
        texts +=
            OrderWords::tr("Move %1; %2 is to move.").arg(QString::number(match.moveNumber()), names[*match.toAct()]);
    }
    return texts;
}

std::span<const record::GameResult> declarableResults()
{
    return Outcomes;
}

QString outcomeText(const record::GameResult &result)
{
    switch (result.winner) {
    case Winner::Black:
        return result.reason == Reason::LessTime ? OrderWords::tr("Black wins, with less time used")
                                                 : OrderWords::tr("Black wins, by ruling");
    case Winner::White:
        return result.reason == Reason::LessTime ? OrderWords::tr("White wins, with less time used")
                                                 : OrderWords::tr("White wins, by ruling");
    case Winner::Draw:
        return result.reason == Reason::Agreement ? OrderWords::tr("Draw, agreed") : OrderWords::tr("Draw, by ruling");
    case Winner::BothLose: return OrderWords::tr("Both lose");
    case Winner::Void:
        return result.reason == Reason::Replay ? OrderWords::tr("To be played again") : OrderWords::tr("Annulled");
    case Winner::Unknown: break;
    }
    return {};
}

} // namespace kagetsu::ui
