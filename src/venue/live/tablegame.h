// SPDX-License-Identifier: MIT
#pragma once

#include "venue/live/livegame.h"

#include "match/model/setup.h"
#include "record/model/result.h"

namespace kagetsu::venue {

// A game at the table of this computer, as everybody in the room may see it (venue.md#show-on-phones).
struct TableGame
{
    match::MatchSetup setup;
    LiveBoard board; // without stones while the board is covered
    bool isCovered = false;
    bool isOver = false;
    record::GameResult result; // if it is over
    std::vector<rules::Point> forbidden; // points that the table shows as forbidden, too
};

// Reads a game from the bytes of its journal as it was at a moment (milliseconds since 1970, UTC), also after its end.
// Returns nothing if it had not begun. Forbidden points are those that the hints of the game allow everybody at the
// table to see; a game of an event has none.
std::optional<TableGame> tableGameOf(QByteArrayView journal, std::int64_t moment);

} // namespace kagetsu::venue
