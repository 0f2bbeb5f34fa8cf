// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

#include <QString>

namespace kagetsu::text {

// Returns what claims, offers and the arbiter's actions mean for both players, in whole sentences. The same text is
// shown beside the board and spoken. Returns an empty string for events that need no text, such as moves. `match` is
// the match after the event.
QString happenedText(const match::Happening &what, const match::Match &match);

} // namespace kagetsu::text
