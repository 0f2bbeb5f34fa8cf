// SPDX-License-Identifier: MIT
#include "ui/match/scene/tablestatus.h"

#include "text/journal/journalfaults.h"
#include "text/match/setup.h"
#include "text/opening/guide.h"
#include "text/record/result.h"
#include "text/rules/rules.h"

#include <QCoreApplication>

namespace kagetsu::ui {

using match::Phase;

namespace {

struct TableStatus
{
    Q_DECLARE_TR_FUNCTIONS(TableStatus)
};

// Describes what the stone in the hand is about to do, or why nothing can be placed.
QString doingText(const TableState &state)
{
    const match::Match &match = state.match();
    const std::optional<rules::Point> tentative = state.input.tentative();
    const text::Names names = text::namesOf(match.setup());
    if (match.clock().runsForOther())
        return TableStatus::tr("The arbiter has started the clock of %1; no moves can be played now.")
            .arg(names[match.clock().turnOf().value_or(Seat::A)]);
    if (state.isThinking)
        return TableStatus::tr("Thinking…");
    if (tentative && state.input.guard() == Guard::TapTwice)
        return TableStatus::tr("Tap %1 again to play there, or press Escape to remove the stone.")
            .arg(text::pointText(*tentative));
    if (tentative)
        return TableStatus::tr("Press the clock (Space) to play %1, or press Escape to remove the stone.")
            .arg(text::pointText(*tentative));
    if (state.input.lastOffer())
        return TableStatus::tr("Press the clock (Space) to complete the offer, or tap a stone to remove it.");
    if (state.isAsking)
        return TableStatus::tr("Tap a point to ask about it; no stone is placed.");
    return {};
}

} // namespace

QString handText(const TableState &state)
{
    if (const QString doing = doingText(state); !doing.isEmpty())
        return doing;
    const match::Match &match = state.match();
    const Seat mover = state.input.mover();
    if (match.phase() == Phase::Playing && match.waitsForFirstAct() && !match.clock().control(mover).isUntimed())
        return TableStatus::tr("The clock starts with the first stone.");
    return {};
}

StatusLine statusLine(const TableState &state)
{
    const match::Match &match = state.match();
    const text::Names names = text::namesOf(match.setup());
    if (const auto &fault = state.host.stalledBy())
        return { text::journalFaultText(*fault) };
    if (state.host.isDiskSlow())
        return { text::slowDiskText() };
    if (match.isOver())
        return { text::resultText(
            match.result(), names[match.ownerOf(rules::Side::Black)], names[match.ownerOf(rules::Side::White)]) };
    if (match.phase() == Phase::Claimed)
        return { TableStatus::tr("A claim is waiting for the arbiter. Both clocks are stopped.") };
    if (match.isPaused())
        return { TableStatus::tr("Paused: both clocks are stopped.") };
    if (match.phase() == Phase::Flagged)
        return { TableStatus::tr("%1 has run out of time.").arg(names[match.flaggedSeat().value_or(Seat::A)]) };
    if (const QString doing = doingText(state); !doing.isEmpty())
        return { doing };
    if (match.phase() == Phase::Opening)
        return { text::taskText(match.opening(), names), /*isTask=*/true };
    //: %1 is a colour, %2 a name.
    return { TableStatus::tr("%1 to move: %2")
            .arg(text::sideName(match.sideToMove()), names[match.toAct().value_or(Seat::A)]) };
}

} // namespace kagetsu::ui
