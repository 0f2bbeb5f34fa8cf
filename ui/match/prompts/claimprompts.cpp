// SPDX-License-Identifier: MIT
// The part of the table's talk that is about claims and the arbiter (refereeing.md).
#include "clock/facetext.h"
#include "ui/match/prompts/playerprompts.h"
#include "wording/match/awaited.h"
#include "wording/match/grounds.h"
#include "wording/match/setup.h"
#include "wording/match/sleep.h"
#include "wording/rules/rules.h"
#include "wording/text/sentences.h"

namespace kagetsu::ui {

using match::Phase;

std::optional<Notice> PlayerPrompts::claimed(Seat seat)
{
    const std::optional<match::PendingClaim> &claim = match().pendingClaim();
    if (!claim)
        return std::nullopt;
    const QString point = wording::pointText(claim->point);
    Notice notice;
    notice.id = QStringLiteral("claimed");
    notice.tone = Notice::Tone::Warning;
    if (claim->seat == seat) {
        notice.text =
            tr("You claim that the stone on %1 is forbidden. Both clocks are stopped until the arbiter rules.")
                .arg(point);
        //: The player takes the claim back, and the game goes on.
        if (m_host->wouldAccept(match::WithdrawClaim { seat })) // once in a game
            notice.answers.push_back(
                { QStringLiteral("withdraw"), tr("Withdraw"), doing(match::WithdrawClaim { seat }) });
        return notice;
    }
    notice.text = tr("%1 claims that the stone on %2 is forbidden. Both clocks are stopped until the arbiter rules.")
                      .arg(wording::namesOf(match().setup())[claim->seat], point);
    //: The player agrees with the opponent's claim and loses.
    notice.answers.push_back({ QStringLiteral("agree"), tr("Agree…"), asking({ Ask::Agree, seat }) });
    return notice;
}

std::optional<Notice> PlayerPrompts::slept(Seat seat)
{
    if (!match().sleep() || match().phase() == Phase::Flagged || match().isRecovered())
        return std::nullopt;
    Notice notice;
    notice.id = QStringLiteral("slept");
    notice.text = wording::sleepText(match());
    if (match().isHeld()) {
        notice.text = wording::joinSentences(notice.text, tr("The arbiter decides."));
        return notice;
    }
    //: Button: the game goes on, and what the machine slept costs nobody time.
    notice.answers.push_back(
        { QStringLiteral("goOnAwake"), tr("Resume"), doing(match::Resume {}), TableButton::Weight::Main });
    if (match().canCountSleep()) {
        //: Button: what the machine slept is to count as thinking time.
        notice.answers.push_back({ QStringLiteral("count"), tr("Charge time…"), asking({ Ask::CountSleep, seat }) });
    }
    return notice;
}

std::optional<Notice> PlayerPrompts::held(Seat seat)
{
    if (!match().isHeld() || match().isRecovered())
        return std::nullopt;
    Notice notice;
    notice.id = QStringLiteral("held");
    if (match().isAdjourned())
        notice.text = tr("The game is adjourned.");
    else if (match().arbiterCalledBy() == seat)
        notice.text = tr("You have called the arbiter. Both clocks are stopped.");
    else if (const std::optional<Seat> caller = match().arbiterCalledBy())
        notice.text =
            tr("%1 has called the arbiter. Both clocks are stopped.").arg(wording::namesOf(match().setup())[*caller]);
    else
        notice.text = tr("The arbiter has stopped the clocks.");
    return notice;
}

std::optional<Notice> PlayerPrompts::awaited(Seat seat)
{
    if (match().awaited() != seat || !match().forfeitMoment())
        return std::nullopt;
    Notice notice;
    notice.id = QStringLiteral("awaited");
    notice.text = wording::awaitedText(match(), m_host->wallAt(*match().forfeitMoment()));
    notice.answers.push_back({ QStringLiteral("arrived"), wording::arrivalText(match()), doing(match::Arrive { seat }),
        TableButton::Weight::Main });
    return notice;
}

std::optional<Notice> PlayerPrompts::full(Seat seat)
{
    if (match().phase() != Phase::Playing || match().isPaused() || !match().isLastStoneLaid())
        return std::nullopt;
    Notice notice;
    notice.id = QStringLiteral("full");
    if (match().toAct() != seat) {
        notice.text = tr("The board is full. %1 may claim, or agree to the draw.")
                          .arg(wording::namesOf(match().setup())[otherSeat(seat)]);
        return notice;
    }
    notice.text = tr("The board is full. The game is a draw, unless you have something to claim.");
    notice.answers.push_back({ QStringLiteral("fullDraw"), tr("End as a draw…"), asking({ Ask::AgreeDraw, seat }) });
    return notice;
}

void PlayerPrompts::hearOfArbiter(const match::Happening &what, QString &both)
{
    const wording::Names names = wording::namesOf(match().setup());
    const auto add = [&both](const QString &sentence) { both = wording::joinSentences(both, sentence); };
    if (const auto *foul = std::get_if<match::FoulClaimed>(&what); foul && !foul->upheld) {
        add(tr("Wrong claim by %1: the stone on %2 is not forbidden.")
                .arg(names[foul->seat], wording::pointText(foul->point)));
    } else if (const auto *five = std::get_if<match::FiveClaimed>(&what); five && !five->upheld) {
        add(tr("Wrong claim by %1: there is no five.").arg(names[five->seat]));
    } else if (const auto *added = std::get_if<match::TimeAdded>(&what)) {
        const QString text =
            added->time > clock::Duration { 0 } ? tr("%1 gets an extra %2.") : tr("%1 loses %2 of time.");
        add(text.arg(names[added->seat], wording::durationText(std::chrono::abs(added->time))));
    } else if (const auto *warned = std::get_if<match::Warned>(&what)) {
        const int left = match().setup().warningsToLose - match().warnings(warned->seat);
        add(left == 1 ? tr("%1 is warned; the next warning loses the game.").arg(names[warned->seat])
                      : tr("%1 is warned.").arg(names[warned->seat]));
    } else if (const auto *lost = std::get_if<match::TurnForfeited>(&what)) {
        add(tr("%1 loses a turn.").arg(names[lost->seat]));
    } else if (const auto *arrived = std::get_if<match::Arrived>(&what)) {
        add(tr("%1 has arrived.").arg(names[arrived->seat]));
        if (arrived->charged > clock::Duration { 0 })
            add(tr("%1 loses %2 of time.").arg(names[arrived->seat], wording::durationText(arrived->charged)));
    } else if (const auto *withdrawn = std::get_if<match::ClaimWithdrawn>(&what)) {
        add(tr("%1 withdraws the claim.").arg(names[withdrawn->seat]));
    } else if (const auto *intervened = std::get_if<match::Intervened>(&what)) {
        if (const auto *warning = std::get_if<match::Warn>(&intervened->what))
            add(tr("The arbiter warns %1.").arg(names[warning->seat]));
        else if (std::holds_alternative<match::UndoOrder>(intervened->what))
            add(tr("The arbiter undoes the last action."));
        else if (std::holds_alternative<match::AnnulSealed>(intervened->what))
            add(tr("The sealed move is annulled."));
        else if (std::holds_alternative<match::Retract>(intervened->what)
            || std::holds_alternative<match::UndoPress>(intervened->what)
            || std::holds_alternative<match::CorrectMove>(intervened->what)
            || std::holds_alternative<match::InsertMove>(intervened->what))
            add(tr("The arbiter has corrected the moves."));
        for (const Seat seat : BothSeats) {
            const auto shown = [](clock::Duration time) { return QString::fromStdString(clock::faceText(time)); };
            if (intervened->before[seat] != intervened->after[seat]) {
                //: What a clock showed before and after an order of the arbiter: %1 is a player.
                add(tr("Clock of %1: %2 → %3.")
                        .arg(names[seat], shown(intervened->before[seat]), shown(intervened->after[seat])));
            }
        }
        if (!both.isEmpty() && intervened->grounds.ground != match::Ground::Unstated) {
            //: Why the arbiter did it.
            add(tr("Reason: %1.").arg(wording::groundsText(intervened->grounds)));
        }
    }
}

} // namespace kagetsu::ui
