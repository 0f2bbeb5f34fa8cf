// SPDX-License-Identifier: MIT
#pragma once

#include "engine/seat/want.h"

namespace kagetsu::engineseat {

// Returns what wantOf() wants in the opening, when this seat is to act (engine-seat.md#choices-in-openings).
Want wantInOpening(const match::Match &match, Seat seat, OpeningSkill skill);

} // namespace kagetsu::engineseat
