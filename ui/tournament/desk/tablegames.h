// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"
#include "tournament/games/gamekey.h"
#include "tournament/model/event.h"

#include <QString>

#include <optional>

namespace kagetsu::ui {

// Writes names, occasion, seats and id of this game into a setup whose terms are already agreed: the opener has seat A.
// The game must exist.
void seat(const tournament::Event &event, const tournament::GameKey &game, match::MatchSetup &setup);

// Returns what an ended game reports to its round; nothing without a result that counts.
std::optional<tournament::GameReport> reportOf(
    const match::Match &match, tournament::Party opener, const QString &reason, const QString &record);

} // namespace kagetsu::ui
