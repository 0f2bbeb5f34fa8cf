// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "clock/clock.h"
#include "record/model/gametree.h"
#include "tournament/games/gamekey.h"

#include <QByteArrayView>

#include <optional>

namespace kagetsu::venue {

// A board and both clocks at a moment, as everybody may see them: offers, claims and sealed moves are not in it.
struct LiveBoard
{
    record::GameTree tree; // the moves so far; none in a game whose board is covered
    PerSeat<rules::Side> sides; // seat A is the opener
    PerSeat<clock::Reading> clocks; // `shown` is the limit of the move if there is nothing else
    std::int64_t at = 0; // when the clocks showed this; milliseconds since 1970, UTC

    friend bool operator==(const LiveBoard &, const LiveBoard &) = default;
};

// A game of an event that is being played (venue.md#live-boards). What is forbidden is not in it.
struct LiveGame : LiveBoard
{
    tournament::GameKey key;

    friend bool operator==(const LiveGame &, const LiveGame &) = default;
};

// Reads a game from the bytes of its journal as it was at a moment (milliseconds since 1970, UTC). Returns nothing if
// it is not a game of an event, or was not being played then. The clocks stand where nothing was written in the fifteen
// seconds before, as after the end of the program: a running clock is written down each second.
std::optional<LiveGame> liveGameOf(QByteArrayView journal, std::int64_t moment);

} // namespace kagetsu::venue
