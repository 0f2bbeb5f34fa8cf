// SPDX-License-Identifier: MIT
#pragma once

#include "venue/live/tablegame.h"
#include "venue/pages/site.h"

#include <optional>
#include <string>

namespace kagetsu::venue {

// How the game at a table is shown (venue.md#show-on-phones).
struct TablePageSettings
{
    std::string first = "en"; // language of the first page
    // As everybody may read them, for a game of an event; otherwise they are those of the players.
    std::optional<PerSeat<std::string>> names {};
    int minutes = 0; // how much later everything is shown, which the page says
};

// Makes the page of a game in each language, and the first of them as index.html above their folders. Without a game it
// says that none is shown yet. A page of a game that is over does not ask for itself again. May be called in any
// thread, whose texts are then in those languages for as long as it runs.
void makeTablePages(const std::optional<TableGame> &game, const TablePageSettings &settings, const PageSink &sink);

} // namespace kagetsu::venue
