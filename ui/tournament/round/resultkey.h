// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/match.h"

#include <QString>

#include <optional>

class QKeyEvent;

namespace kagetsu::ui {

// The keys by which a game's result is typed (tournament.md#at-the-desk), of whoever is named first at a table: 1 won,
// 0 lost, = drawn, + won and − lost by forfeit, and * where neither came. On a keypad / is a draw. Nothing: the key
// means something else.
std::optional<tournament::Outcome> outcomeOfKey(const QKeyEvent &key);

} // namespace kagetsu::ui
