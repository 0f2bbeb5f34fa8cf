// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"

namespace kagetsu::rules {

// What is wrong with a proof.
enum class ProofFault : std::uint8_t {
    Tree, // a node is missing, is used twice, is for another point, or assumes other stones
    Row, // five or more in a row that are not there, or are not shown
    Four,
    Three,
    StraightFourPoint, // it does not make that straight four, or nothing shows that it works or does not
    NearShape,
    Verdict, // not what the evidence says
};

// Goes through a proof sentence by sentence with the definition in hand (forbidden-moves.md#terms), looking at the
// board alone: it looks for nothing, so every step of the proof must be there. It shares nothing with those who find
// and prove verdicts but the board and the form of the proof. Nothing when the proof shows the verdict on this point;
// which rulings the verdict rests on is not for it to say.
std::optional<ProofFault> findFault(
    const Proof &proof, const Position &position, Point point, Side side, const RuleSet &rules);

} // namespace kagetsu::rules
