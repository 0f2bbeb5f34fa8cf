// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/scene/sidescene.h"
#include "ui/match/scene/tablepicture.h"
#include "ui/match/scene/tablestatus.h"
#include "ui/match/table/endcard.h"
#include "ui/match/table/pausecover.h"

namespace kagetsu::ui {

// Holds who must answer before play can go on, and the id of the question.
struct Urgent
{
    Seat seat = Seat::A;
    QString id;

    friend bool operator==(const Urgent &, const Urgent &) = default;
};

// Holds everything that the table shows. Neither the layout nor the coordinates, which depend on it, are part of it.
struct TableScene
{
    bool hasMatch = false;
    BoardPicture board {};
    std::optional<rules::Side> lays; // whose stone a tap places
    PerSeat<PlayerScene> players;
    std::optional<Urgent> urgent;
    std::optional<OpeningScene> opening; // the opening being played
    std::optional<rules::Point> told; // the point that the opening's strip refers to
    std::optional<opening::Need> choice; // a choice that is due, for which the strip has the buttons
    std::optional<Cover> cover; // covers the board
    SideScene side;
    std::optional<Ending> ending;
    StatusLine status;
};

// Returns the scene of this state.
TableScene tableScene(const TableState &state);
// Returns what covers the board of this match; nothing if it is visible.
std::optional<Cover> coverOf(const match::Match &match);

} // namespace kagetsu::ui
