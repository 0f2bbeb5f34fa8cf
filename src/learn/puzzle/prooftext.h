// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/proof/proof.h"
#include "rules/position.h"
#include "rules/ruleset.h"

#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::puzzle {

// Writes a proof as one line of text (learn.md#proofs-of-puzzles). Why a defence is forbidden is left out, because the
// rules say it again.
std::string proofText(const solver::Proof &proof);

// Reads such a text back for this position. Returns nothing unless the text has that form and the proof holds there.
std::optional<solver::Proof> proofFromText(
    std::string_view text, const rules::Position &position, const rules::RuleSet &rules);

} // namespace kagetsu::puzzle
