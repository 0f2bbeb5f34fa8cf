// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/match.h"

#include <QString>

#include <optional>

class QKeyEvent;

namespace kagetsu::ui {

// Returns the result that a key stands for (tournament.md#at-the-desk), for the party named first at a table: 1 won, 0
// lost, = drawn, + won and − lost by forfeit, * if neither came. On a keypad, / is a draw. Returns nothing for any
// other key.
std::optional<tournament::Outcome> outcomeOfKey(const QKeyEvent &key);

} // namespace kagetsu::ui
