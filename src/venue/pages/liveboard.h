// SPDX-License-Identifier: MIT
#pragma once

#include "venue/live/livegame.h"
#include "venue/pages/html.h"

namespace kagetsu::venue {

// The parts of a page that shows a game while it is played.

// Adds a player as an item of a list: colour, name and clock. `at` is when the clock showed this, in milliseconds since
// 1970, UTC; the script of the page counts a running one down from there.
void addLiveSide(Html &html, rules::Side side, const Html &name, const clock::Reading &reading, std::int64_t at);
// Adds that both clocks stand, if they do.
void addStandingClocks(Html &html, const LiveBoard &board);
// Adds the stones, and these points as forbidden.
void addLiveStones(Html &html, const LiveBoard &board, const std::vector<rules::Point> &forbidden = {});
// Adds the moment that is shown.
void addLiveMoment(Html &html, const LiveBoard &board);

} // namespace kagetsu::venue
