// SPDX-License-Identifier: MIT
// The part of PlayerPrompts that concerns claims and the arbiter (match.md).
#include "match/model/pauses.h"
#include "text/common/sentences.h"
#include "text/match/awaited.h"
#include "text/match/setup.h"
#include "text/match/sleep.h"
#include "text/rules/rules.h"
#include "ui/match/prompts/playerprompts.h"

namespace kagetsu::ui {

using match::Phase;

std::optional<Notice> PlayerPrompts::claimed(Seat seat)
{
    const std::optional<match::PendingClaim> &claim = match().pendingClaim();
    if (!claim)
        return std::nullopt;
    const QString point = text::pointText(claim->point);
    Notice notice;
    notice.id = QStringLiteral("claimed");
    notice.tone = Notice::Tone::Warning;
    if (claim->seat == seat) {
        notice.text =
            tr("You claim that the stone on %1 is forbidden. Both clocks are stopped until the arbiter rules.")
                .arg(point);
        //: The player takes the claim back, and the game goes on.
        if (m_host->wouldAccept(match::WithdrawClaim { seat })) // once in a game
            notice.answers.push_back({ QStringLiteral("withdraw"), tr("Withdraw…"), asking({ Ask::Withdraw, seat }) });
        return notice;
    }
    notice.text = tr("%1 claims that the stone on %2 is forbidden. Both clocks are stopped until the arbiter rules.")
                      .arg(text::namesOf(match().setup())[claim->seat], point);
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
    notice.text = text::sleepText(match());
    if (match().isHeld()) {
        notice.text = text::joinSentences(notice.text, tr("The arbiter decides."));
        return notice;
    }
    //: Button: the game goes on, and what the machine slept costs nobody time.
    notice.answers.push_back(
        { QStringLiteral("goOnAwake"), tr("Resume"), doing(match::Resume {}), TableButton::Weight::Main });
    if (canCountSleep(match())) {
        //: Button: what the machine slept is to count as thinking time.
        notice.answers.push_back(
            { QStringLiteral("count"), tr("Deduct sleep time…"), asking({ Ask::CountSleep, seat }) });
    }
    return notice;
}

std::optional<Notice> PlayerPrompts::held(Seat seat)
{
    if (!match().waitsForArbiter())
        return std::nullopt;
    Notice notice;
    notice.id = QStringLiteral("held");
    if (match().isAdjourned())
        notice.text = tr("The game is adjourned.");
    else if (match().arbiterCalledBy() == seat)
        notice.text = tr("You have called the arbiter. Both clocks are stopped.");
    else if (const std::optional<Seat> caller = match().arbiterCalledBy())
        notice.text =
            tr("%1 has called the arbiter. Both clocks are stopped.").arg(text::namesOf(match().setup())[*caller]);
    else
        notice.text = tr("The clocks are stopped until the arbiter starts them.");
    return notice;
}

std::optional<Notice> PlayerPrompts::awaited(Seat seat)
{
    if (match().awaited() != seat || !match().forfeitMoment())
        return std::nullopt;
    Notice notice;
    notice.id = QStringLiteral("awaited");
    notice.text = text::awaitedText(match(), m_host->wallAt(*match().forfeitMoment()));
    notice.answers.push_back({ QStringLiteral("arrived"), text::arrivalText(match()), doing(match::Arrive { seat }),
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
        notice.text = tr("The board is full. %1 may make a claim, or agree to the draw.")
                          .arg(text::namesOf(match().setup())[otherSeat(seat)]);
        return notice;
    }
    notice.text = tr("The board is full. The game is a draw, unless you have something to claim.");
    notice.answers.push_back({ QStringLiteral("fullDraw"), tr("End as a draw…"), asking({ Ask::AgreeDraw, seat }) });
    return notice;
}

} // namespace kagetsu::ui
