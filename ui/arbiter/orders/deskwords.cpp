// SPDX-License-Identifier: MIT
#include "ui/arbiter/orders/deskwords.h"

#include "wording/match/protocol.h"
#include "wording/match/sleep.h"
#include "wording/record/result.h"
#include "wording/rules/rules.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace kagetsu::ui {

namespace {

struct DeskWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::DeskWords)
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

QString groupName(DeskGroup group)
{
    switch (group) {
    case DeskGroup::Clock:
        return DeskWords::tr("Clocks");
    case DeskGroup::Moves:
        return DeskWords::tr("Stones and moves");
    case DeskGroup::Claim:
        return DeskWords::tr("Claims");
    case DeskGroup::Penalties:
        return DeskWords::tr("Penalties");
    case DeskGroup::Result:
        return DeskWords::tr("Result and course");
    }
    return {};
}

QString actionName(DeskAction action)
{
    switch (action) {
    case DeskAction::GiveTime:
        return DeskWords::tr("Give time");
    case DeskAction::TakeTime:
        return DeskWords::tr("Take time");
    case DeskAction::SetTime:
        return DeskWords::tr("Set a clock");
    case DeskAction::StopClocks:
        return DeskWords::tr("Stop both clocks");
    case DeskAction::RunClock:
        return DeskWords::tr("Let a clock run");
    case DeskAction::UndoPress:
        return DeskWords::tr("Undo the last press");
    case DeskAction::Equalise:
        return DeskWords::tr("Share the time equally");
    case DeskAction::Rescale:
        return DeskWords::tr("Correct a faulty clock");
    case DeskAction::Reread:
        return DeskWords::tr("Read the countdown again");
    case DeskAction::CountSleep:
        return DeskWords::tr("Count the machine's sleep");
    case DeskAction::UncountSleep:
        return DeskWords::tr("Do not count the sleep");
    case DeskAction::Arrive:
        return DeskWords::tr("The late player is here");
    case DeskAction::RestoreStones:
        return DeskWords::tr("Restore displaced stones");
    case DeskAction::Retract:
        return DeskWords::tr("Take moves back");
    case DeskAction::CorrectMove:
        return DeskWords::tr("Correct a move");
    case DeskAction::InsertMove:
        return DeskWords::tr("Add a missing move");
    case DeskAction::InsertPass:
        return DeskWords::tr("Add a missing pass");
    case DeskAction::UpholdClaim:
        return DeskWords::tr("Uphold the claim");
    case DeskAction::RejectClaim:
        return DeskWords::tr("Reject the claim");
    case DeskAction::WarnPlayer:
        return DeskWords::tr("Warning");
    case DeskAction::TimeToOpponent:
        return DeskWords::tr("Time to the opponent");
    case DeskAction::TimeFromOffender:
        return DeskWords::tr("Time from the offender");
    case DeskAction::LoseTurn:
        return DeskWords::tr("Loss of a turn");
    case DeskAction::TakePoints:
        return DeskWords::tr("Points in the match");
    case DeskAction::LoseGame:
        return DeskWords::tr("Loss of the game");
    case DeskAction::BothLose:
        return DeskWords::tr("Both lose");
    case DeskAction::Expel:
        return DeskWords::tr("Expulsion");
    case DeskAction::Unwarn:
        return DeskWords::tr("Take a warning back");
    case DeskAction::GivePointsBack:
        return DeskWords::tr("Give points back");
    case DeskAction::Declare:
        return DeskWords::tr("Declare the result");
    case DeskAction::Confirm:
        return DeskWords::tr("Confirm the result");
    case DeskAction::Reopen:
        return DeskWords::tr("Open the game again");
    case DeskAction::Adjourn:
        return DeskWords::tr("Adjourn, seal a move");
    case DeskAction::OpenSealed:
        return DeskWords::tr("Open the sealed move");
    case DeskAction::SealedUnreadable:
        return DeskWords::tr("Sealed move unreadable");
    case DeskAction::AnnulSealed:
        return DeskWords::tr("Annul the sealed move");
    case DeskAction::SwapColours:
        return DeskWords::tr("Exchange the colours");
    case DeskAction::ExpiryAsPass:
        return DeskWords::tr("Last period as a pass");
    case DeskAction::GrantLeave:
        return DeskWords::tr("Allow to leave the table");
    case DeskAction::UncountLeave:
        return DeskWords::tr("Do not count a leave");
    case DeskAction::UndoOrder:
        return DeskWords::tr("Undo the last order");
    case DeskAction::StateReason:
        return DeskWords::tr("State the reason");
    case DeskAction::Remark:
        return DeskWords::tr("Remark");
    }
    return {};
}

QString actionAbout(DeskAction action)
{
    switch (action) {
    case DeskAction::GiveTime:
        return DeskWords::tr("So much is added to what the clock shows. A flag that fell is lifted.");
    case DeskAction::TakeTime:
        return DeskWords::tr(
            "So much is taken from the clock, never more than is left. Nothing left is a fallen flag.");
    case DeskAction::SetTime:
        return DeskWords::tr("The clock shows this time, and these counts where you name them.");
    case DeskAction::StopClocks:
        return DeskWords::tr("Nobody but the arbiter can let them go on.");
    case DeskAction::RunClock:
        return DeskWords::tr("The game goes on. On the clock of the player who is not to move, time runs while nobody "
                             "may play.");
    case DeskAction::UndoPress:
        return DeskWords::tr(
            "The last stone or choice is undone, and the time since goes to the clock that should have "
            "run.");
    case DeskAction::Equalise:
        return DeskWords::tr("Both have used half of what both used together.");
    case DeskAction::Rescale:
        return DeskWords::tr("In truth this much time has passed; both clocks are corrected in proportion.");
    case DeskAction::Reread:
        return DeskWords::tr("The running period is counted again from this moment of it.");
    case DeskAction::CountSleep:
        return DeskWords::tr("What the machine slept counts as thinking time of the player whose clock ran. If it is "
                             "not to count, only let the clock run.");
    case DeskAction::UncountSleep:
        return DeskWords::tr("It was counted as thinking time; the clock gets it back. Both clocks still stand.");
    case DeskAction::Arrive:
        return DeskWords::tr("Written down as of now, with what the agreed charge takes from the clock.");
    case DeskAction::RestoreStones:
        return DeskWords::tr("The board here shows the stones as the record has them. The clock of the player who "
                             "displaced them runs until you let the game go on.");
    case DeskAction::Retract:
        return DeskWords::tr("Only the moves up to this number stand; the others stay in the record as a side line.");
    case DeskAction::CorrectMove:
        return DeskWords::tr("The record was wrong: this move was on another point. The clocks do not change.");
    case DeskAction::InsertMove:
        return DeskWords::tr("A move that was played and is not in the record.");
    case DeskAction::InsertPass:
        return DeskWords::tr("A pass that is not in the record.");
    case DeskAction::UpholdClaim:
        return DeskWords::tr("The stone was forbidden and the claim in time: the claimant wins.");
    case DeskAction::RejectClaim:
        return DeskWords::tr("The game goes on, with the penalty agreed for wrong claims.");
    case DeskAction::WarnPlayer:
        return DeskWords::tr("It is counted; as many as agreed lose the game.");
    case DeskAction::TimeToOpponent:
        return DeskWords::tr("The opponent of this player gets so much more.");
    case DeskAction::TimeFromOffender:
        return DeskWords::tr("So much is taken from this player's clock.");
    case DeskAction::LoseTurn:
        return DeskWords::tr("The turn of this player, or the next one, is a pass.");
    case DeskAction::TakePoints:
        return DeskWords::tr("Half points that this player loses in the match.");
    case DeskAction::LoseGame:
        return DeskWords::tr("The game is lost for this player; the reason names why.");
    case DeskAction::BothLose:
        return DeskWords::tr("The game is lost for both.");
    case DeskAction::Expel:
        return DeskWords::tr("The game is lost for this player, who plays no more in this event.");
    case DeskAction::Unwarn:
        return DeskWords::tr("One warning less for this player. Both entries stay in the journal.");
    case DeskAction::GivePointsBack:
        return DeskWords::tr("Half points that were taken from this player are given back.");
    case DeskAction::Declare:
        return DeskWords::tr("The game ends with this result.");
    case DeskAction::Confirm:
        return DeskWords::tr("The result is right, says the arbiter. Once the players have confirmed it too, only the "
                             "chief arbiter can open the game again.");
    case DeskAction::Reopen:
        return DeskWords::tr("The result is void and the game goes on, with both clocks standing.");
    case DeskAction::Adjourn:
        return DeskWords::tr("Both clocks stand. The player to move types the next move where nobody sees it; without "
                             "one the game is only adjourned.");
    case DeskAction::OpenSealed:
        return DeskWords::tr("With the code that was shown when the move was sealed, in the presence of the opponent.");
    case DeskAction::SealedUnreadable:
        return DeskWords::tr("The sealed move cannot be opened any more: whoever sealed it loses.");
    case DeskAction::AnnulSealed:
        return DeskWords::tr("Nobody sees it; the player to move moves on the board once the game goes on.");
    case DeskAction::SwapColours:
        return DeskWords::tr(
            "The players had taken the wrong colours, found by move 10: the stones stay, each goes on with "
            "the other colour.");
    case DeskAction::ExpiryAsPass:
        return DeskWords::tr(
            "On request, where the rules have it: the turn is a pass, the flag is lifted, and the last "
            "period is there again. Both clocks stand.");
    case DeskAction::GrantLeave:
        return DeskWords::tr(
            "It is counted; the clocks go on. Where the rules limit it while periods are counted, only "
            "on the opponent's time.");
    case DeskAction::UncountLeave:
        return DeskWords::tr("One leave less for this player. Both entries stay in the journal.");
    case DeskAction::UndoOrder:
        return DeskWords::tr("Clocks, stones and result are as they were before it, as long as nothing else has "
                             "happened. Both entries stay in the journal.");
    case DeskAction::StateReason:
        return DeskWords::tr("Of a stop or a correction whose reason was not stated at once.");
    case DeskAction::Remark:
        return DeskWords::tr("Changes nothing; your words are put into the journal.");
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
            texts += DeskWords::tr("Clock of %1: %2 → %3").arg(names[seat], was, is);
        }
    }
    const auto runs = [&names](const match::Match &match) {
        const std::optional<Seat> turn = match.clock().turnOf();
        return match.clock().isRunning() && turn ? DeskWords::tr("the clock of %1 runs").arg(names[*turn])
                                                 : DeskWords::tr("both clocks stand");
    };
    if (runs(before) != runs(after))
        texts += DeskWords::tr("Clocks: %1 → %2").arg(runs(before), runs(after));
    if (before.moves().size() != after.moves().size())
        texts += DeskWords::tr("Moves: %1 → %2").arg(before.moves().size()).arg(after.moves().size());
    else if (!(before.position() == after.position()))
        texts += DeskWords::tr("The stones on the board change.");
    if (before.toAct() != after.toAct() && after.toAct())
        texts += DeskWords::tr("To move: %1").arg(names[*after.toAct()]);
    for (Seat seat : BothSeats) {
        if (before.warnings(seat) != after.warnings(seat)) {
            texts +=
                DeskWords::tr("Warnings of %1: %2 → %3")
                    .arg(names[seat], QString::number(before.warnings(seat)), QString::number(after.warnings(seat)));
        }
        if (before.leaves(seat) != after.leaves(seat)) {
            texts += DeskWords::tr("Leaves of %1: %2 → %3")
                         .arg(names[seat], QString::number(before.leaves(seat)), QString::number(after.leaves(seat)));
        }
        if (before.pointsDeducted(seat) != after.pointsDeducted(seat)) {
            const auto points = [](int halves) { return QLocale().toString(halves / 2.0); };
            texts += DeskWords::tr("Points taken from %1 in the match: %2 → %3")
                         .arg(names[seat], points(before.pointsDeducted(seat)), points(after.pointsDeducted(seat)));
        }
    }
    if (after.isOver() && !before.isOver())
        texts += resultOf(after);
    if (before.isOver() && !after.isOver())
        texts += DeskWords::tr("The game has no result any more.");
    if (texts.isEmpty())
        texts += DeskWords::tr("Clocks, moves and result do not change.");
    return texts;
}

QStringList stateTexts(const match::Match &match)
{
    const wording::Names names = wording::namesOf(match.setup());
    QStringList texts;
    if (const auto &claim = match.pendingClaim()) {
        texts += DeskWords::tr("%1 claims that the stone on %2 is forbidden, and waits for the ruling.")
                     .arg(names[claim->seat], wording::pointText(claim->point));
    }
    if (match.arbiterCalledBy())
        texts += DeskWords::tr("%1 has called the arbiter.").arg(names[*match.arbiterCalledBy()]);
    if (match.isOver())
        texts += resultOf(match);
    else if (match.isAdjourned())
        texts += DeskWords::tr("The game is adjourned.");
    else if (match.sleep())
        texts += wording::sleepText(match);
    else if (match.isPaused())
        texts += match.isHeld() ? DeskWords::tr("You have stopped both clocks.") : DeskWords::tr("Both clocks stand.");
    for (Seat seat : BothSeats) {
        if (match.isFlagged(seat))
            texts += DeskWords::tr("The flag of %1 is down.").arg(names[seat]);
        if (match.warnings(seat) > 0)
            texts += DeskWords::tr("%1 has %n warnings.", nullptr, match.warnings(seat)).arg(names[seat]);
        if (match.leaves(seat) > 0)
            texts += DeskWords::tr("%1 has left the table %n times.", nullptr, match.leaves(seat)).arg(names[seat]);
    }
    if (match.drawOffer())
        texts += DeskWords::tr("%1 has offered a draw.").arg(names[*match.drawOffer()]);
    if (match.takeBackAsked())
        texts += DeskWords::tr("%1 has asked to take a move back.").arg(names[*match.takeBackAsked()]);
    if (match.isOver()) {
        const match::Confirmations &confirmed = match.confirmations();
        for (Seat seat : BothSeats) {
            if (confirmed.seats[seat])
                texts += DeskWords::tr("%1 has confirmed the result.").arg(names[seat]);
        }
        if (confirmed.arbiter)
            texts += DeskWords::tr("The arbiter has confirmed the result.");
    } else if (match.toAct()) {
        texts +=
            DeskWords::tr("Move %1; %2 is to move.").arg(QString::number(match.moveNumber()), names[*match.toAct()]);
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
        return result.reason == Reason::LessTime ? DeskWords::tr("Black wins, with less time used")
                                                 : DeskWords::tr("Black wins, by ruling");
    case Winner::White:
        return result.reason == Reason::LessTime ? DeskWords::tr("White wins, with less time used")
                                                 : DeskWords::tr("White wins, by ruling");
    case Winner::Draw:
        return result.reason == Reason::Agreement ? DeskWords::tr("Draw, agreed") : DeskWords::tr("Draw, by ruling");
    case Winner::BothLose:
        return DeskWords::tr("Both lose");
    case Winner::Void:
        return result.reason == Reason::Replay ? DeskWords::tr("To be played again") : DeskWords::tr("Annulled");
    case Winner::Unknown:
        break;
    }
    return {};
}

} // namespace kagetsu::ui
