// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

#include <QString>

namespace kagetsu::wording {

// A match for the ear: what whoever does not look at the board is told, by a screen reader or a voice, in whole
// sentences. Of a stone it says where it lies and whose it is, and never what it makes: whether it was forbidden is
// told by nobody before somebody claims.

// Another match is on the table: who plays, and whose turn it is.
QString beginningHeard(const match::Match &match);
// What happened, and whose turn it is where that has changed; empty for what is of no interest at the board.
// `match` is as it became by the last event.
QString eventsHeard(const match::Events &events, const match::Match &match);

// On demand: both clocks, and the last moves.
QString clocksHeard(const match::Match &match, const PerSeat<clock::Reading> &readings);
QString movesHeard(const match::Match &match);

} // namespace kagetsu::wording
