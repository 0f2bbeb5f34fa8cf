// SPDX-License-Identifier: MIT
#include "ui/match/scene/tablestatus.h"

#include "wording/journal/faults.h"
#include "wording/match/setup.h"
#include "wording/opening/guide.h"
#include "wording/record/result.h"
#include "wording/rules/rules.h"

#include <QCoreApplication>

namespace kagetsu::ui {

using match::Phase;

namespace {

struct TableStatus
{
    Q_DECLARE_TR_FUNCTIONS(TableStatus)
};

} // namespace

QString handText(const TableState &state)
{
    const match::Match &match = state.match();
    const std::optional<rules::Point> tentative = state.input.tentative();
    const wording::Names names = wording::namesOf(match.setup());
    if (match.clock().runsForOther())
        return TableStatus::tr("The arbiter lets the clock of %1 run; nobody can play now.")
            .arg(names[match.clock().turnOf().value_or(Seat::A)]);
    if (tentative && state.input.guard() == Guard::TapTwice)
        return TableStatus::tr("Tap %1 again to play there; Escape takes the stone away.")
            .arg(wording::pointText(*tentative));
    if (tentative)
        return TableStatus::tr("%1 is complete when the clock is pressed (Space); Escape takes the stone away.")
            .arg(wording::pointText(*tentative));
    if (state.input.lastOffer())
        return TableStatus::tr(
            "The offer is complete when the clock is pressed (Space); a tap on a stone takes it away.");
    if (state.isAsking)
        return TableStatus::tr("A tap asks about a point; no stone is played.");
    return {};
}

StatusLine statusLine(const TableState &state)
{
    const match::Match &match = state.match();
    const wording::Names names = wording::namesOf(match.setup());
    if (const auto &fault = state.host.stalledBy())
        return { wording::journalFaultText(*fault) };
    if (match.isOver())
        return { wording::resultText(
            match.result(), names[match.ownerOf(rules::Side::Black)], names[match.ownerOf(rules::Side::White)]) };
    if (match.phase() == Phase::Claimed)
        return { TableStatus::tr("A claim waits for the arbiter: the clocks stand.") };
    if (match.isPaused())
        return { TableStatus::tr("Paused: the clocks stand.") };
    if (match.phase() == Phase::Flagged)
        return { TableStatus::tr("The time of %1 is over.").arg(names[match.flaggedSeat().value_or(Seat::A)]) };
    if (const QString hand = handText(state); !hand.isEmpty())
        return { hand };
    if (match.phase() == Phase::Opening)
        return { wording::taskText(match.opening(), names), /*isTask=*/true };
    //: %1 is a colour, %2 a name.
    return { TableStatus::tr("%1 to move: %2")
                 .arg(wording::sideName(match.sideToMove()), names[match.toAct().value_or(Seat::A)]) };
}

} // namespace kagetsu::ui
