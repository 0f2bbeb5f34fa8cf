// SPDX-License-Identifier: MIT
#pragma once

#include "match/record/protocol.h"
#include "ui/paper/document.h"
#include "wording/match/setup.h"

namespace kagetsu::ui {

// Everything that was agreed before the game, for who signs its protocol: the preset, rule, opening, times, claims and
// their penalties, draws, the match, lateness, announcements (refereeing.md#defaults). On a board of wood nothing that
// only the screen does.
void addTerms(std::vector<Block> &blocks, const match::Protocol &protocol, const wording::Names &names);

} // namespace kagetsu::ui
