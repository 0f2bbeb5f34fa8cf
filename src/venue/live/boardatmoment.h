// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"
#include "venue/live/livegame.h"

namespace kagetsu::venue {

// What the journal of a match says of a moment.
struct BoardAtMoment
{
    match::Match match;
    LiveBoard board;
};

// Reads a match from the bytes of its journal as it was at a moment (milliseconds since 1970, UTC). Returns nothing if
// it had not begun then. See liveGameOf() for the clocks.
std::optional<BoardAtMoment> boardAtMoment(QByteArrayView journal, std::int64_t moment);

// Returns the board and the clocks of a match as they were after its last event, which was at this moment of the wall
// clock.
LiveBoard boardAfter(const match::Match &match, std::int64_t at);

// Returns true if the time that a face shows large began anew between two readings, instead of running down.
bool beginsAnew(const clock::Reading &before, const clock::Reading &after);

} // namespace kagetsu::venue
