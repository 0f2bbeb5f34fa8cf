// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "ui/board/boardpicture.h"
#include "ui/proof/pointsigns.h"

namespace kagetsu::ui {

// How the table shows its board, apart from the match itself.
struct TableView
{
    rules::Symmetry view = rules::Symmetry::Identity;
    bool numbers = false;
    std::optional<rules::Point> pointed; // the point under the hand
    std::optional<rules::Point> refused; // where something could not be done
    std::optional<rules::Point> disputed; // the point a claim is about
    std::optional<rules::Point> tentative; // where a stone is held over the board
    std::optional<rules::Point> lastOffer; // with which an offer is laid in full and can still be changed
};

// The board of a match as everybody at the table may see it: of forbidden points only what the setup's hints allow, of
// an opening all that its procedure says. The signs keep what is costly to find.
BoardPicture tablePicture(const match::Match &match, const TableView &view, PointSigns &signs);

} // namespace kagetsu::ui
