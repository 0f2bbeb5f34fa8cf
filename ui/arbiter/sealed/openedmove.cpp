// SPDX-License-Identifier: MIT
#include "ui/arbiter/sealed/openedmove.h"

#include "text/match/refusal.h"
#include "text/match/setup.h"
#include "text/record/result.h"
#include "text/rules/rules.h"

#include <QCoreApplication>

namespace kagetsu::ui {

namespace {

struct OpenedMove
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::OpenedMove)
};

std::optional<rules::Point> openedPoint(const match::Command &command)
{
    const auto *order = std::get_if<match::Intervene>(&command);
    const auto *opening = order ? std::get_if<match::OpenSealed>(&order->what) : nullptr;
    return opening ? opening->point : std::nullopt;
}

} // namespace

QString openedMoveText(const match::Match &before, const match::Command &command, clock::Moment now)
{
    const auto point = openedPoint(command);
    const auto events = before.decide(command, now);
    if (!point || !events || events->empty())
        return {};
    QString text = OpenedMove::tr("The sealed move is %1.").arg(text::pointText(*point));
    match::Match opened = before;
    opened.fold(events->front());
    const auto played = opened.decide(match::Act { *opened.toAct(), opening::Place { *point } }, now);
    if (!played) {
        //: A sealed move that cannot be played; %1 is a sentence that says why.
        return text + QLatin1Char('\n')
            + OpenedMove::tr("%1 The player who sealed it loses.").arg(text::refusalText(played.fault()));
    }
    for (const match::Event &event : *played)
        opened.fold(event);
    if (!opened.isOver())
        return text;
    const text::Names names = text::namesOf(opened.setup());
    return text + QLatin1Char('\n')
        + text::resultText(
            opened.result(), names[opened.ownerOf(rules::Side::Black)], names[opened.ownerOf(rules::Side::White)]);
}

} // namespace kagetsu::ui
