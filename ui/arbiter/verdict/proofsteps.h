// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/document.h"
#include "ui/proof/proofmarks.h"
#include "wording/proof/outline.h"

namespace kagetsu::ui {

// A step of a proof as a small board: what is marked on it, and the sentence it shows, in the language of the moment.
struct ProofStep
{
    ProofMarks marks;
    QString sentence;
    wording::Subject subject; // of that sentence
};

// The steps that decide, in the order of reading, at most three of them: the shapes that the verdict rests on and,
// where it was looked ahead, the first step that makes one of them what it is.
std::vector<ProofStep> decisiveSteps(const rules::Proof &proof);

// The whole proof in words as proofblocks.h tells it, but for the verdict itself; a line that a step shows begins with
// its number. Of the steps that no line tells alone `untold` gets the numbers.
std::vector<Block> numberedProof(
    const rules::Proof &proof, const std::vector<ProofStep> &steps, std::vector<int> &untold);

// A diagram for each: the stones of the position and the marks of the step, cut to what they are about, all of one
// size.
std::vector<Diagram> stepDiagrams(const rules::Position &position, const std::vector<ProofStep> &steps);

} // namespace kagetsu::ui
