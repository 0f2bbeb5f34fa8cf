// SPDX-License-Identifier: MIT
#pragma once

#include "../../match/model/arbitergame.h"

namespace kagetsu {

// A game of the qualifier of the renju world championship of 2005 (the shipped preset: rif-classic, 60 minutes and 30
// seconds more for each move, claims ruled by an arbiter) in which as much as possible goes wrong: Aoki claims an
// allowed stone (move 7), gets a minute because a clock was set wrongly, claims a double-three (move 9) after the reply
// to it and is warned, Bergman has a pause of 200 seconds, plays an overline (move 21) that Aoki claims ten moves
// later, and everybody signs.
match::MatchSetup championshipSetup();
Driver championshipGame();

} // namespace kagetsu
