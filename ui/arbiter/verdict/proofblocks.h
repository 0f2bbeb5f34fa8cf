// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"
#include "ui/paper/document.h"

namespace kagetsu::ui {

// The proof on paper, in the language of the moment: a paragraph a line, the verdict at this level and what it rests on
// further in.
void addProof(std::vector<Block> &blocks, const rules::Proof &proof, int level);

} // namespace kagetsu::ui
