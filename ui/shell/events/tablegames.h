// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "tournament/games/gamekey.h"
#include "tournament/model/event.h"

#include <QString>

#include <optional>

namespace kagetsu::ui {

// Names, occasion, seats and id of this game, in a setup whose terms are agreed already: the opener sits at A. The game
// must be there.
void seat(const tournament::Event &event, const tournament::GameKey &game, match::MatchSetup &setup);

// What an ended game brings back to its round; nothing while it has no result that counts.
std::optional<tournament::GameReport> reportOf(
    const match::Match &match, tournament::Party opener, const QString &reason, const QString &record);

} // namespace kagetsu::ui
