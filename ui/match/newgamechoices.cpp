// SPDX-License-Identifier: MIT
#include "ui/match/newgamechoices.h"

#include "clock/controltext.h"
#include "opening/opening.h"
#include "opening/shipped.h"

#include <cassert>

namespace kagetsu::ui {

std::optional<opening::Procedure> openingOf(
    const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures)
{
    const opening::Procedure *base = opening::procedureOf(procedures, choices.opening.id);
    if (!base || !isOffered(*base, choices.rules.rule, choices.boardSize))
        return std::nullopt;
    auto made = opening::procedureBy(choices.opening, *base);
    if (!made || !opening::Opening::start(*made, choices.boardSize))
        return std::nullopt;
    return std::move(made).value();
}

match::MatchSetup setupOf(const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures,
    bool rightOpens, const QString &id)
{
    match::MatchSetup setup;
    setup.id = id.toStdString();
    const preset::Form *form = formOf(choices.preset);
    if (form)
        preset::apply(*choices.preset.preset, *form, setup);
    const auto control = [](const QString &text) {
        const auto read = clock::readControl(text.toStdString());
        assert(read.hasValue());
        return read.value();
    };
    const clock::TimeControl left = control(choices.time);
    const clock::TimeControl right = choices.odds ? control(choices.timeRight) : left;
    const Seat leftSeat = rightOpens ? Seat::B : Seat::A;
    setup.names[leftSeat] = choices.left.trimmed().toStdString();
    setup.names[otherSeat(leftSeat)] = choices.right.trimmed().toStdString();
    setup.time[leftSeat] = left;
    setup.time[otherSeat(leftSeat)] = right;
    setup.boardSize = choices.boardSize;
    setup.rules = choices.rules;
    std::optional<opening::Procedure> procedure = openingOf(choices, procedures);
    assert(procedure);
    setup.opening = std::move(*procedure);
    PerSeat<bool> &denied = setup.opening.swapDenied;
    denied[leftSeat] = denied[leftSeat] || choices.leftMayNotSwap;
    denied[otherSeat(leftSeat)] = denied[otherSeat(leftSeat)] || choices.rightMayNotSwap;
    static_cast<match::RefereeTerms &>(setup) = choices;
    setup.pauses = choices.pauses;
    setup.games = choices.twoGames ? 2 : 1;
    if (form)
        setup.preset->changed = !preset::isAsAgreed(*choices.preset.preset, *form, setup);
    return setup;
}

match::MatchSetup onTheTable(match::MatchSetup setup)
{
    setup.stones = match::Stones::OnTheTable;
    setup.foulPolicy = match::FoulPolicy::Claim;
    setup.fivePolicy = match::FivePolicy::Declare;
    setup.hints = match::Hints::Off;
    setup.takeBacks = false;
    return setup;
}

} // namespace kagetsu::ui
