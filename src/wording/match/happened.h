// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

#include <QString>

namespace kagetsu::wording {

// What claims, offers and the arbiter leave to be said to both players, in whole sentences: the same beside the board
// and in the ear. Empty for what needs no word, as moves do not. `match` is as it became by it.
QString happenedText(const match::Happening &what, const match::Match &match);

} // namespace kagetsu::wording
