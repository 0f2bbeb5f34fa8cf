// SPDX-License-Identifier: MIT
#pragma once

#include "opponent/want.h"

namespace kagetsu::opponent {

// The part of wantOf() that is the opening, where this seat is to act (opponent.md#choices-in-openings).
Want wantInOpening(const match::Match &match, Seat seat, OpeningSkill skill);

} // namespace kagetsu::opponent
