// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"
#include "rules/ruleset.h"

namespace kagetsu::ui {

// The position in which wins are looked for, and who would be to move.
struct WinScene
{
    rules::Position position;
    rules::Side toMove = rules::Side::Black;
    rules::RuleSet rules {};

    friend bool operator==(const WinScene &, const WinScene &) = default;
};

// A row that wins lies on the board already: nothing is left to look for.
bool isDecided(const rules::Position &position, const rules::RuleSet &rules);

} // namespace kagetsu::ui
