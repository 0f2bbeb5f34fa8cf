// SPDX-License-Identifier: MIT
#pragma once

#include "match/setup.h"
#include "ui/match/guard.h"

#include <QString>

#include <vector>

namespace kagetsu::ui {

enum class Opener : std::uint8_t { Left, Right, Lot };

// What was chosen in the new-game dialog, so that it can be remembered for the next time. Plain data; the shell keeps
// it.
struct NewGameChoices
{
    QString left; // names as they sit before the screen
    QString right;
    Opener opener = Opener::Left;
    rules::RuleSet rules;
    int boardSize = rules::DefaultBoardSize;
    QString opening = QStringLiteral("rif-classic"); // id of the procedure
    QString time = QStringLiteral("15m+10s"); // in the text syntax
    bool odds = false;
    QString timeRight = QStringLiteral("15m+10s"); // of the right player, with odds
    match::FoulPolicy foulPolicy = match::FoulPolicy::Claim;
    match::FivePolicy fivePolicy = match::FivePolicy::Auto;
    match::FlagPolicy flagPolicy = match::FlagPolicy::AutoStop;
    match::Hints hints = match::Hints::Off;
    bool takeBacks = true;
    bool pauses = true;
    Guard guard = Guard::OneTap;

    friend bool operator==(const NewGameChoices &, const NewGameChoices &) = default;
};

// The procedures that can be played under this rule on this board, those made for the rule first.
std::vector<const opening::Procedure *> offeredProcedures(
    const std::vector<opening::Procedure> &procedures, rules::Rule rule, int boardSize);
// The wanted one of them, or else the first; nullptr when none is offered.
const opening::Procedure *procedureFor(
    const std::vector<opening::Procedure> &procedures, const QString &wanted, rules::Rule rule, int boardSize);

// The setup of these choices. `rightOpens` is what the choice of the opener, or the lot, came to. The times must be
// readable and a procedure must be offered; `id` names the match.
match::MatchSetup setupOf(const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures,
    bool rightOpens, const QString &id);

} // namespace kagetsu::ui
