// SPDX-License-Identifier: MIT
#pragma once

#include "text/proof/outline.h"
#include "ui/board/boardpicture.h"

#include <utility>

namespace kagetsu::ui {

// The marks of one step of a proof on the board.
struct ProofMarks
{
    rules::Side side = rules::Side::Black;
    std::vector<std::pair<rules::Point, ProofSigns>> signs; // each point once
    std::vector<rules::UnbrokenRow> lines;
    // True if stones are assumed or one shape is discussed: signs of other points, which concern the stones actually on
    // the board, would be in the way.
    bool alone = false;

    // The points must be on the picture's board.
    void layOn(BoardPicture &picture) const;
    friend bool operator==(const ProofMarks &, const ProofMarks &) = default;
};

// True if the two look the same on a board without other signs.
bool looksLike(const ProofMarks &one, const ProofMarks &other);

// Returns the stones of the shape, the stones assumed before it, and the points that decide about it. For a subject
// that is a whole verdict, returns every shape of its point.
ProofMarks marksOf(const rules::Proof &proof, const text::Subject &subject);

} // namespace kagetsu::ui
