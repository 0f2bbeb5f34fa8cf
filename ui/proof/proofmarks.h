// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"
#include "wording/proof/outline.h"

#include <utility>

namespace kagetsu::ui {

// What one step of a proof puts on the board.
struct ProofMarks
{
    rules::Side side = rules::Side::Black;
    std::vector<std::pair<rules::Point, ProofSigns>> signs; // each point once
    std::vector<rules::UnbrokenRow> lines;
    // Stones are thought to be there or one shape is talked of: the signs of the other points, which are about the
    // stones that really lie there, would be in the way.
    bool alone = false;

    // The points must be on the picture's board.
    void layOn(BoardPicture &picture) const;
    friend bool operator==(const ProofMarks &, const ProofMarks &) = default;
};

// Whether nobody can tell them apart on a board without other signs.
bool looksLike(const ProofMarks &one, const ProofMarks &other);

// The stones of the shape, the stones assumed before it, and the points that decide about it. A subject that is a
// whole verdict shows every shape of its point.
ProofMarks marksOf(const rules::Proof &proof, const wording::Subject &subject);

} // namespace kagetsu::ui
