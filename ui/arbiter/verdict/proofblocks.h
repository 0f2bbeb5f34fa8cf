// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"
#include "ui/print/paper/document.h"

namespace kagetsu::ui {

// Adds the proof for paper, in the current language: one paragraph per line, the verdict at this level and its reasons
// indented.
void addProof(std::vector<Block> &blocks, const rules::Proof &proof, int level);

} // namespace kagetsu::ui
