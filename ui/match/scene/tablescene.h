// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/scene/sidescene.h"
#include "ui/match/scene/tablepicture.h"
#include "ui/match/scene/tablestatus.h"
#include "ui/match/table/endcard.h"
#include "ui/match/table/pausecover.h"

namespace kagetsu::ui {

// Who must answer before play can go on, and what.
struct Urgent
{
    Seat seat = Seat::A;
    QString id;

    friend bool operator==(const Urgent &, const Urgent &) = default;
};

// The whole table as it is to be seen. Where the parts lie is no part of it, nor the coordinates, which depend on that.
struct TableScene
{
    bool hasMatch = false;
    BoardPicture board {};
    std::optional<rules::Side> lays; // whose stone a tap lays
    PerSeat<PlayerScene> players;
    std::optional<Urgent> urgent;
    std::optional<OpeningScene> opening; // that is played
    std::optional<rules::Point> told; // the point the opening's strip speaks of
    std::optional<opening::Need> choice; // is due, and the strip has the buttons for it
    std::optional<Cover> cover; // of the board
    SideScene side;
    std::optional<Ending> ending;
    StatusLine status;
};

TableScene tableScene(const TableState &state);
// What lies over the board of this match.
std::optional<Cover> coverOf(const match::Match &match);

} // namespace kagetsu::ui
