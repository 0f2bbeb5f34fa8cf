// SPDX-License-Identifier: MIT
#pragma once

#include "match/host/matchhost.h"
#include "ui/match/input/moveinput.h"
#include "ui/match/prompts/playerprompts.h"
#include "ui/record/proof/pointsigns.h"

namespace kagetsu::ui {

class TableHelp;

// Holds everything that the table is drawn from.
struct TableState
{
    const host::MatchHost &host;
    const MoveInput &input;
    PlayerPrompts &prompts; // not const, because its notices contain functions that answer them
    PointSigns &signs; // not const, because it caches what is costly to compute
    rules::Symmetry view = rules::Symmetry::Identity;
    bool numbers = false;
    std::optional<rules::Point> pointed {}; // the point under the mouse pointer or finger
    bool isAsking = false; // a tap asks about a point
    Seat near = Seat::A;
    bool isThinking = false; // an engine is to act
    const TableHelp *help = nullptr; // what a player was told of the position; null if nothing
    QString standing {}; // what the end of the game says besides the score
    bool isOfRecord = false; // the game began in a record

    const match::Match &match() const { return host.match(); }
};

} // namespace kagetsu::ui
