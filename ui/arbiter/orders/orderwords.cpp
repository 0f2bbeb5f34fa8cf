// SPDX-License-Identifier: MIT
#include "ui/arbiter/orders/orderwords.h"

#include "text/match/protocol.h"
#include "text/match/sleep.h"
#include "text/record/result.h"
#include "text/rules/rules.h"

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
    const text::Names names = text::namesOf(match.setup());
    return text::resultText(
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
    case OrderGroup::Result: return OrderWords::tr("Game and result");
    }
    return {};
}

QString actionName(ArbiterOrder action)
{
    switch (action) {
    case ArbiterOrder::GiveTime: return OrderWords::tr("Add time");
    case ArbiterOrder::TakeTime: return OrderWords::tr("Deduct time");
    case ArbiterOrder::SetTime: return OrderWords::tr("Set a clock");
    case ArbiterOrder::StopClocks: return OrderWords::tr("Stop both clocks");
    case ArbiterOrder::RunClock: return OrderWords::tr("Start a clock");
    case ArbiterOrder::UndoPress: return OrderWords::tr("Undo the last clock press");
    case ArbiterOrder::Equalise: return OrderWords::tr("Share the time equally");
    case ArbiterOrder::Rescale: return OrderWords::tr("Correct a faulty clock");
    case ArbiterOrder::Reread: return OrderWords::tr("Repeat the countdown");
    case ArbiterOrder::CountSleep: return OrderWords::tr("Deduct sleep time");
    case ArbiterOrder::UncountSleep: return OrderWords::tr("Do not deduct sleep time");
    case ArbiterOrder::Arrive: return OrderWords::tr("The late player is here");
    case ArbiterOrder::RestoreStones: return OrderWords::tr("Restore displaced stones");
    case ArbiterOrder::Retract: return OrderWords::tr("Take back moves");
    case ArbiterOrder::CorrectMove: return OrderWords::tr("Correct a move");
    case ArbiterOrder::InsertMove: return OrderWords::tr("Add a missing move");
    case ArbiterOrder::InsertPass: return OrderWords::tr("Add a missing pass");
    case ArbiterOrder::UpholdClaim: return OrderWords::tr("Uphold the claim");
    case ArbiterOrder::RejectClaim: return OrderWords::tr("Reject the claim");
    case ArbiterOrder::WarnPlayer: return OrderWords::tr("Warning");
    case ArbiterOrder::TimeToOpponent: return OrderWords::tr("Extra time for the opponent");
    case ArbiterOrder::TimeFromOffender: return OrderWords::tr("Time deducted from the offender");
    case ArbiterOrder::LoseTurn: return OrderWords::tr("Loss of a turn");
    case ArbiterOrder::TakePoints: return OrderWords::tr("Loss of points in the match");
    case ArbiterOrder::LoseGame: return OrderWords::tr("Loss of the game");
    case ArbiterOrder::BothLose: return OrderWords::tr("Both lose");
    case ArbiterOrder::Expel: return OrderWords::tr("Expulsion");
    case ArbiterOrder::Unwarn: return OrderWords::tr("Withdraw a warning");
    case ArbiterOrder::GivePointsBack: return OrderWords::tr("Restore points");
    case ArbiterOrder::Declare: return OrderWords::tr("Declare the result");
    case ArbiterOrder::Confirm: return OrderWords::tr("Confirm the result");
    case ArbiterOrder::Reopen: return OrderWords::tr("Reopen the game");
    case ArbiterOrder::Adjourn: return OrderWords::tr("Adjourn and seal a move");
    case ArbiterOrder::OpenSealed: return OrderWords::tr("Open the sealed move");
    case ArbiterOrder::SealedUnreadable: return OrderWords::tr("Sealed move unreadable");
    case ArbiterOrder::AnnulSealed: return OrderWords::tr("Annul the sealed move");
    case ArbiterOrder::SwapColours: return OrderWords::tr("Swap the colours");
    case ArbiterOrder::ExpiryAsPass: return OrderWords::tr("Count the last period as a pass");
    case ArbiterOrder::GrantLeave: return OrderWords::tr("Allow leaving the table");
    case ArbiterOrder::UncountLeave: return OrderWords::tr("Do not count leaving the table");
    case ArbiterOrder::SetBoth: return OrderWords::tr("Set both clocks");
    case ArbiterOrder::CorrectResult: return OrderWords::tr("Correct the result");
    case ArbiterOrder::UndoOrder: return OrderWords::tr("Undo the last action");
    case ArbiterOrder::StateReason: return OrderWords::tr("State the reason");
    case ArbiterOrder::Remark: return OrderWords::tr("Remark");
    }
    return {};
}

QString actionAbout(ArbiterOrder action)
{
    switch (action) {
    case ArbiterOrder::GiveTime: return OrderWords::tr("Adds this time to the clock. A fallen flag is cleared.");
    case ArbiterOrder::TakeTime:
        return OrderWords::tr("Deducts this time from the clock, but not below zero. At zero the flag falls.");
    case ArbiterOrder::SetTime:
        return OrderWords::tr(
            "Sets the clock to this time. The counts of periods and moves are kept unless you change them.");
    case ArbiterOrder::SetBoth:
        return OrderWords::tr("Sets both clocks. If the second time is left empty, both are set to the first.");
    case ArbiterOrder::StopClocks: return OrderWords::tr("Stops both clocks. Only the arbiter can resume them.");
    case ArbiterOrder::RunClock:
        return OrderWords::tr("The game resumes. If you start the clock of the player who is not to move, time runs "
                              "but no moves can be played.");
    case ArbiterOrder::UndoPress:
        return OrderWords::tr("Undoes the last stone or choice. The time since then is charged to the clock that "
                              "should have been running.");
    case ArbiterOrder::Equalise:
        return OrderWords::tr("Each player is charged half of the time that both used together.");
    case ArbiterOrder::Rescale:
        return OrderWords::tr("Enter the time that really elapsed; both clocks are corrected in proportion.");
    case ArbiterOrder::Reread: return OrderWords::tr("Repeats the countdown of the current period from this point.");
    case ArbiterOrder::CountSleep:
        return OrderWords::tr("Charges the time that the computer slept to the player whose clock was running. If you "
                              "do not want that, just start the clock.");
    case ArbiterOrder::UncountSleep:
        return OrderWords::tr(
            "The sleep time was charged as thinking time; the clock gets it back. Both clocks are still stopped.");
    case ArbiterOrder::Arrive:
        return OrderWords::tr("Records the player's arrival now, and deducts time from the clock as agreed.");
    case ArbiterOrder::RestoreStones:
        return OrderWords::tr("The board here shows the stones as recorded. The clock of the player who displaced them "
                              "runs until you resume the game.");
    case ArbiterOrder::Retract:
        return OrderWords::tr("Keeps the moves up to this number. The others stay in the record as a variation.");
    case ArbiterOrder::CorrectMove:
        return OrderWords::tr("The record was wrong: this move was on another point. The clocks do not change.");
    case ArbiterOrder::InsertMove: return OrderWords::tr("Adds a move that was played but is not in the record.");
    case ArbiterOrder::InsertPass: return OrderWords::tr("Adds a pass that is not in the record.");
    case ArbiterOrder::UpholdClaim:
        return OrderWords::tr("The stone was forbidden and the claim was made in time: the claimant wins.");
    case ArbiterOrder::RejectClaim:
        return OrderWords::tr("The game resumes, with the penalty agreed for wrong claims.");
    case ArbiterOrder::WarnPlayer:
        return OrderWords::tr("Adds a warning. A player who has the agreed number of warnings loses the game.");
    case ArbiterOrder::TimeToOpponent: return OrderWords::tr("Adds this time to the clock of this player's opponent.");
    case ArbiterOrder::TimeFromOffender: return OrderWords::tr("Deducts this time from this player's clock.");
    case ArbiterOrder::LoseTurn: return OrderWords::tr("This player's current or next turn becomes a pass.");
    case ArbiterOrder::TakePoints:
        return OrderWords::tr("Deducts this number of half points from this player in the match.");
    case ArbiterOrder::LoseGame: return OrderWords::tr("This player loses the game, for the reason given.");
    case ArbiterOrder::BothLose: return OrderWords::tr("Both players lose the game.");
    case ArbiterOrder::Expel: return OrderWords::tr("This player loses the game and is expelled from the event.");
    case ArbiterOrder::Unwarn:
        return OrderWords::tr("Removes one warning from this player. Both entries stay in the journal.");
    case ArbiterOrder::GivePointsBack:
        return OrderWords::tr("Gives back this many of the half points deducted from this player.");
    case ArbiterOrder::Declare: return OrderWords::tr("The game ends with this result.");
    case ArbiterOrder::Confirm:
        return OrderWords::tr("The arbiter confirms that the result is right. Once the players have confirmed it too, "
                              "only the chief arbiter can reopen the game.");
    case ArbiterOrder::Reopen:
        return OrderWords::tr("The result is void, and the game continues with both clocks stopped.");
    case ArbiterOrder::CorrectResult:
        return OrderWords::tr("The game is reopened and ends again at once, with this result.");
    case ArbiterOrder::Adjourn:
        return OrderWords::tr("Stops both clocks. The player to move types the next move where nobody can see it. "
                              "Without a move, the game is only adjourned.");
    case ArbiterOrder::OpenSealed:
        return OrderWords::tr("With the opponent present, use the code that was shown when the move was sealed.");
    case ArbiterOrder::SealedUnreadable:
        return OrderWords::tr("The sealed move can no longer be opened: the player who sealed it loses.");
    case ArbiterOrder::AnnulSealed:
        return OrderWords::tr(
            "Nobody sees the sealed move. The player to move plays on the board once the game resumes.");
    case ArbiterOrder::SwapColours:
        return OrderWords::tr("The players had taken the wrong colours, and this was noticed by move 10. The stones "
                              "stay, and each player continues with the other colour.");
    case ArbiterOrder::ExpiryAsPass:
        return OrderWords::tr("On request, if the rules provide for it: the turn becomes a pass, the flag is cleared, "
                              "and the last period is restored. Both clocks are stopped.");
    case ArbiterOrder::GrantLeave:
        return OrderWords::tr("This is counted, and the clocks keep running. If the rules limit it during byo-yomi, it "
                              "is allowed only on the opponent's time.");
    case ArbiterOrder::UncountLeave:
        return OrderWords::tr(
            "One of the times this player left the table is no longer counted. Both entries stay in the journal.");
    case ArbiterOrder::UndoOrder:
        return OrderWords::tr("Restores clocks, stones and result, as long as nothing else has happened since. Both "
                              "entries stay in the journal.");
    case ArbiterOrder::StateReason:
        return OrderWords::tr("For a stop or a correction whose reason was not stated at once.");
    case ArbiterOrder::Remark: return OrderWords::tr("Adds a remark to the journal; the game does not change.");
    }
    return {};
}

QStringList changeTexts(const match::Match &before, const match::Match &after, clock::Moment now)
{
    const text::Names names = text::namesOf(before.setup());
    QStringList texts;
    for (Seat seat : BothSeats) {
        const QString was = text::clockText(before.clock().reading(seat, now));
        const QString is = text::clockText(after.clock().reading(seat, now));
        if (was != is) {
            //: What a clock shows before and after: %1 is a player.
            texts += OrderWords::tr("Clock of %1: %2 → %3").arg(names[seat], was, is);
        }
    }
    const auto runs = [&names](const match::Match &match) {
        const std::optional<Seat> turn = match.clock().turnOf();
        return match.clock().isRunning() && turn ? OrderWords::tr("the clock of %1 is running").arg(names[*turn])
                                                 : OrderWords::tr("both clocks are stopped");
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
                OrderWords::tr("Warnings for %1: %2 → %3")
                    .arg(names[seat], QString::number(before.warnings(seat)), QString::number(after.warnings(seat)));
        }
        if (before.leaves(seat) != after.leaves(seat)) {
            texts += OrderWords::tr("Times %1 has left the table: %2 → %3")
                         .arg(names[seat], QString::number(before.leaves(seat)), QString::number(after.leaves(seat)));
        }
        if (before.pointsDeducted(seat) != after.pointsDeducted(seat)) {
            const auto points = [](int halves) { return QLocale().toString(halves / 2.0); };
            texts += OrderWords::tr("Points deducted from %1 in the match: %2 → %3")
                         .arg(names[seat], points(before.pointsDeducted(seat)), points(after.pointsDeducted(seat)));
        }
    }
    if (after.isOver() && (!before.isOver() || before.result() != after.result()))
        texts += resultOf(after);
    if (before.isOver() && !after.isOver())
        texts += OrderWords::tr("The game no longer has a result.");
    if (texts.isEmpty())
        texts += OrderWords::tr("Clocks, moves and result do not change.");
    return texts;
}

QStringList stateTexts(const match::Match &match)
{
    const text::Names names = text::namesOf(match.setup());
    QStringList texts;
    if (const auto &claim = match.pendingClaim()) {
        texts += OrderWords::tr("%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.")
                     .arg(names[claim->seat], text::pointText(claim->point));
    }
    if (match.arbiterCalledBy())
        texts += OrderWords::tr("%1 has called the arbiter.").arg(names[*match.arbiterCalledBy()]);
    if (match.isOver())
        texts += resultOf(match);
    else if (match.isAdjourned())
        texts += OrderWords::tr("The game is adjourned.");
    else if (match.sleep())
        texts += text::sleepText(match);
    else if (match.isPaused())
        texts += OrderWords::tr("Both clocks are stopped.");
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
        texts += OrderWords::tr("%1 has asked to take back a move.").arg(names[*match.takeBackAsked()]);
    if (match.isOver()) {
        const match::Confirmations &confirmed = match.confirmations();
        for (Seat seat : BothSeats) {
            if (confirmed.seats[seat])
                texts += OrderWords::tr("%1 has confirmed the result.").arg(names[seat]);
        }
        if (confirmed.arbiter)
            texts += OrderWords::tr("The arbiter has confirmed the result.");
    } else if (match.toAct()) {
        texts += match.isOnPhysicalBoard()
            //: Of a game for which the program keeps only the clocks: %1 is the number of the turn, %2 a player.
            ? OrderWords::tr("Turn %1; it is the turn of %2.")
                  .arg(QString::number(match.turnNumber()), names[*match.toAct()])
            : OrderWords::tr("Move %1; %2 is to move.").arg(QString::number(match.moveNumber()), names[*match.toAct()]);
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
        return result.reason == Reason::LessTime ? OrderWords::tr("Black wins, by using less time")
                                                 : OrderWords::tr("Black wins, by ruling");
    case Winner::White:
        return result.reason == Reason::LessTime ? OrderWords::tr("White wins, by using less time")
                                                 : OrderWords::tr("White wins, by ruling");
    case Winner::Draw:
        return result.reason == Reason::Agreement ? OrderWords::tr("Draw, by agreement")
                                                  : OrderWords::tr("Draw, by ruling");
    case Winner::BothLose: return OrderWords::tr("Both lose");
    case Winner::Void:
        return result.reason == Reason::Replay ? OrderWords::tr("To be replayed") : OrderWords::tr("Annulled");
    case Winner::Unknown: break;
    }
    return {};
}

} // namespace kagetsu::ui
