// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

#include <QString>

namespace kagetsu::text {

// A match in spoken form, for screen readers and voices, in whole sentences. For a stone it gives the point and the
// colour, and never what the stone makes: nobody is told whether it was forbidden before somebody claims.

// Returns the introduction of a match that has just been put on the table: who plays, and whose turn it is.
QString beginningHeard(const match::Match &match);
// Returns what happened, and whose turn it is if that has changed; empty for events that do not matter at the board.
// `match` is the match after the last event.
QString eventsHeard(const match::Events &events, const match::Match &match);

// Return both clocks, and the last moves, on request.
QString clocksHeard(const match::Match &match, const PerSeat<clock::Reading> &readings);
QString movesHeard(const match::Match &match);

} // namespace kagetsu::text
