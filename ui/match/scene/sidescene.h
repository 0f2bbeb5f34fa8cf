// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"
#include "ui/match/opening/guide/openingstrip.h"
#include "ui/match/table/movelist.h"
#include "ui/record/proof/pointsigns.h"

namespace kagetsu::ui {

// Holds what the card beside the board shows of a match. If the match allows no judgement to be shown, the scene
// contains no position at all.
struct SideScene
{
    std::vector<MoveLine> moves;
    std::optional<OpeningScene> opening; // the outcome of the opening, once it is over
    bool tellsWhy = false; // whether anything may be said about a point in this match
    bool followsHand = false; // whether any point may be asked about
    QString idle; // text while no point is explained
    std::optional<ProofScene> judged;
    std::optional<rules::Point> question; // is explained without being pointed at
    std::optional<rules::Point> verdict; // the stone that lost the game, once the reason is no longer secret
};

// Returns the scene of the card beside the board.
SideScene sideScene(const match::Match &match);

} // namespace kagetsu::ui
