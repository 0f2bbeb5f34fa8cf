// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"

namespace kagetsu::venue {

// Returns a record as everybody may read it: the main line with the choices of its opening and the times, and the facts
// of the game. Comments, marks, variations, warnings, offers of draws, foreign properties and who wrote the record are
// left out, and so are players, event, place and arbiter, which the event tells. Of rules, times, opening and date only
// what is understood is kept, because free text could name anybody.
record::Game publicRecord(const record::Game &game);

} // namespace kagetsu::venue
