// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"
#include "rules/ruleset.h"

namespace kagetsu::ui {

// The position in which wins are searched for, and the side that would be to move.
struct WinScene
{
    rules::Position position;
    rules::Side toMove = rules::Side::Black;
    rules::RuleSet rules {};

    friend bool operator==(const WinScene &, const WinScene &) = default;
};

// True if the board already has a winning row: there is nothing left to search for.
bool isDecided(const rules::Position &position, const rules::RuleSet &rules);

} // namespace kagetsu::ui
