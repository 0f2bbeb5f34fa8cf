// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"

namespace kagetsu::rules {

// What is wrong with a proof.
enum class ProofFault : std::uint8_t {
    Tree, // a node is missing, is used twice, is for another point, or assumes other stones
    Row, // a row of five or more is not there, or is there and not shown
    Four,
    Three,
    StraightFourPoint, // it does not make that straight four, or nothing shows whether it works
    NearShape,
    Verdict, // the verdict does not follow from the evidence
};

// Checks a proof sentence by sentence against the definitions (rules.md#terms), using the board alone. It
// searches for nothing, so the proof must contain every step. It shares only the board and the form of proofs with the
// code that finds and proves verdicts. Returns nothing if the proof shows the verdict on this point; it does not check
// which rulings the verdict rests on.
std::optional<ProofFault> findFault(
    const Proof &proof, const Position &position, Point point, Side side, const RuleSet &rules);

} // namespace kagetsu::rules
