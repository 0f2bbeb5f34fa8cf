// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/table/endcard.h"
#include "ui/match/table/pausecover.h"
#include "ui/match/table/playerpanel.h"
#include "ui/match/table/sidescene.h"
#include "ui/match/table/tablepicture.h"
#include "ui/match/table/tablestatus.h"
#include "ui/opening/guide/openingstrip.h"

namespace kagetsu::session {
class MatchHost;
}

namespace kagetsu::ui {

class MoveInput;
class PlayerPrompts;

// All that the table is drawn from.
struct TableState
{
    const session::MatchHost &host;
    const MoveInput &input;
    PlayerPrompts &prompts; // are answered
    PointSigns &signs; // keep what is costly to find
    rules::Symmetry view = rules::Symmetry::Identity;
    bool numbers = false;
    std::optional<rules::Point> pointed {}; // the point under the hand
    bool isAsking = false; // a tap asks about a point
    Seat near = Seat::A;
};

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
BoardPicture tableBoard(const TableState &state);

} // namespace kagetsu::ui
