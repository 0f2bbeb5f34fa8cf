// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/record/protocol.h"
#include "text/match/setup.h"
#include "ui/print/paper/document.h"

namespace kagetsu::ui {

// Adds everything that was agreed before the game, for those who sign its protocol: the preset, rule, opening, times,
// claims and their penalties, draws, the match, lateness, announcements (match.md#defaults). For a real board it
// leaves out what applies only to the screen.
void addTerms(std::vector<Block> &blocks, const match::Protocol &protocol, const text::Names &names);

} // namespace kagetsu::ui
