// SPDX-License-Identifier: MIT
#pragma once

#include "text/proof/outline.h"
#include "ui/print/paper/document.h"
#include "ui/record/proof/proofmarks.h"

namespace kagetsu::ui {

// A step of a proof as a small board: its marks and the sentence that it illustrates, in the current language.
struct ProofStep
{
    ProofMarks marks;
    QString sentence;
    text::Subject subject; // what that sentence is about
};

// Returns the decisive steps in reading order, at most three: the shapes that the verdict rests on and, if there was
// look-ahead, the first step that decides about one of them.
std::vector<ProofStep> decisiveSteps(const rules::Proof &proof);

// Returns the whole proof in words like proofblocks.h, without the verdict itself; a line that a step shows begins with
// its number. `untold` receives the numbers of steps to which no line of their own corresponds.
std::vector<Block> numberedProof(
    const rules::Proof &proof, const std::vector<ProofStep> &steps, std::vector<int> &untold);

// Returns a diagram for each step: the stones of the position and the marks of the step, cut to the relevant part, all
// of the same size.
std::vector<Diagram> stepDiagrams(const rules::Position &position, const std::vector<ProofStep> &steps);

} // namespace kagetsu::ui
