// SPDX-License-Identifier: MIT
#include "ui/match/newgamechoices.h"

#include "clock/controltext.h"
#include "opening/opening.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::ui {

namespace {

bool isOffered(const opening::Procedure &procedure, rules::Rule rule, int boardSize)
{
    // openings.md 9: procedures of renju on its own board; their patterns mean nothing under other rules.
    const bool renju = rule == rules::Rule::Renju;
    if (procedure.family == opening::Family::Renju && (!renju || boardSize != rules::DefaultBoardSize))
        return false;
    // Set stones or wide regions can need more board than the procedure asks for in general.
    return opening::Opening::start(procedure, boardSize).hasValue();
}

} // namespace

std::vector<const opening::Procedure *> offeredProcedures(
    const std::vector<opening::Procedure> &procedures, rules::Rule rule, int boardSize)
{
    std::vector<const opening::Procedure *> offered;
    for (const opening::Procedure &procedure : procedures) {
        if (isOffered(procedure, rule, boardSize))
            offered.push_back(&procedure);
    }
    // Renju players look for their procedures; the others are there for a free game.
    const opening::Family own = rule == rules::Rule::Renju ? opening::Family::Renju : opening::Family::Gomoku;
    std::stable_partition(
        offered.begin(), offered.end(), [own](const auto *procedure) { return procedure->family == own; });
    return offered;
}

const opening::Procedure *procedureFor(
    const std::vector<opening::Procedure> &procedures, const QString &wanted, rules::Rule rule, int boardSize)
{
    const std::vector<const opening::Procedure *> offered = offeredProcedures(procedures, rule, boardSize);
    const auto found = std::find_if(offered.begin(), offered.end(),
        [&](const auto *procedure) { return QString::fromStdString(procedure->id) == wanted; });
    if (found != offered.end())
        return *found;
    return offered.empty() ? nullptr : offered.front();
}

match::MatchSetup setupOf(const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures,
    bool rightOpens, const QString &id)
{
    match::MatchSetup setup;
    setup.id = id.toStdString();
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
    const opening::Procedure *procedure =
        procedureFor(procedures, choices.opening, choices.rules.rule, choices.boardSize);
    assert(procedure);
    setup.opening = *procedure;
    setup.foulPolicy = choices.foulPolicy;
    setup.fivePolicy = choices.fivePolicy;
    setup.flagPolicy = choices.flagPolicy;
    setup.hints = choices.hints;
    setup.takeBacks = choices.takeBacks;
    setup.pauses = choices.pauses;
    return setup;
}

} // namespace kagetsu::ui
