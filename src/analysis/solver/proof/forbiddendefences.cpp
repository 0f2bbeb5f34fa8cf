// SPDX-License-Identifier: MIT
#include "analysis/solver/proof/forbiddendefences.h"

#include <algorithm>

namespace kagetsu::solver {

void explainForbiddenDefences(Proof &proof, const rules::Position &position, const rules::RuleSet &rules)
{
    const auto isForbidden = [](const Step &step) { return step.reason == Reason::DefenceForbidden; };
    if (std::none_of(proof.steps.begin(), proof.steps.end(), isForbidden))
        return;
    const rules::Side defender = other(proof.attacker);
    // The position before each step, derived from earlier steps. All ways to a step lead to the same stones.
    std::vector<std::optional<rules::Position>> before(proof.steps.size());
    if (!before.empty())
        before.front() = position;
    for (std::size_t i = 0; i < proof.steps.size(); ++i) {
        Step &step = proof.steps[i];
        rules::Position with = *before[i];
        before[i].reset();
        with.place(step.move, proof.attacker);
        if (isForbidden(step))
            step.forbidden = { prove(with, step.fivePoints.front(), defender, rules) };
        if (step.threatened)
            before[*step.threatened] = with;
        for (const Defence &defence : step.defences) {
            before[defence.next] = with;
            before[defence.next]->place(defence.point, defender);
        }
    }
}

} // namespace kagetsu::solver
