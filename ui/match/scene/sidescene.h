// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "ui/match/table/movelist.h"
#include "ui/opening/guide/openingstrip.h"
#include "ui/proof/pointsigns.h"

namespace kagetsu::ui {

// What the card beside the board shows of a match. Nothing is judged that the match does not allow to be said: the
// panel then knows no stones at all.
struct SideScene
{
    std::vector<MoveLine> moves;
    std::optional<OpeningScene> opening; // what it came to, once it is over
    bool tellsWhy = false; // anything can be said of a point in this match
    bool followsHand = false; // of any point
    QString idle; // while no point is told of
    std::optional<ProofScene> judged;
    std::optional<rules::Point> question; // is told of by itself
    std::optional<rules::Point> verdict; // the stone that lost the game, and why is no secret any more
};

SideScene sideScene(const match::Match &match);

} // namespace kagetsu::ui
