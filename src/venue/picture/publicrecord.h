// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"

namespace kagetsu::venue {

// Returns a record as everybody may read it: the main line with the choices of its opening and the times, and the facts
// of the game. Comments, marks, variations, warnings, offers of draws, foreign properties and who wrote the record are
// left out.
record::Game publicRecord(const record::Game &game);

} // namespace kagetsu::venue
