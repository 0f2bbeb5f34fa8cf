// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/paper/document.h"
#include "ui/record/proof/pointsigns.h"

namespace kagetsu::ui {

// What is asked about a position: one point, or all of them.
struct VerdictQuestion
{
    ProofScene scene;
    std::optional<rules::Point> point; // an empty one

    friend bool operator==(const VerdictQuestion &, const VerdictQuestion &) = default;
};

// Returns the paper for the players: the position, the answer with its proof, and the rule it follows from. An answer
// about one point says nothing about the others, because the game may go on. `language` is a code of catalogueCodes().
Document verdictDocument(const VerdictQuestion &question, const QString &language);

} // namespace kagetsu::ui
