// SPDX-License-Identifier: MIT
#pragma once

#include "cli/frames.h"
#include "rules/proof.h"

namespace kagetsu::cli {

// A proof for Black in Renju as indented sentences, one line each (forbidden-moves.md 6).
std::string explanation(const rules::Proof &proof, Language language);

} // namespace kagetsu::cli
