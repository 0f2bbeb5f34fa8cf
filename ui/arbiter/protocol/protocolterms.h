// SPDX-License-Identifier: MIT
#pragma once

#include "match/record/protocol.h"
#include "ui/paper/document.h"
#include "wording/match/setup.h"

namespace kagetsu::ui {

// Adds everything that was agreed before the game, for those who sign its protocol: the preset, rule, opening, times,
// claims and their penalties, draws, the match, lateness, announcements (match.md#defaults). For a real board it
// leaves out what applies only to the screen.
void addTerms(std::vector<Block> &blocks, const match::Protocol &protocol, const wording::Names &names);

} // namespace kagetsu::ui
