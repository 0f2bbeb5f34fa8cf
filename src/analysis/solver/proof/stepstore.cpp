// SPDX-License-Identifier: MIT
#include "analysis/solver/proof/stepstore.h"

#include <cassert>

namespace kagetsu::solver {

Proof StepStore::proofOf(StepNumber first, rules::Side attacker) const
{
    assert(first < m_steps.size());
    // The steps that follow from a step have lower numbers in the store and higher ones in the proof.
    std::vector<bool> belongs(first + 1);
    belongs[first] = true;
    for (StepNumber i = first + 1; i-- > 0;) {
        if (!belongs[i])
            continue;
        if (m_steps[i].threatened)
            belongs[*m_steps[i].threatened] = true;
        for (const Defence &defence : m_steps[i].defences)
            belongs[defence.next] = true;
    }
    std::vector<std::size_t> place(first + 1);
    std::size_t count = 0;
    for (StepNumber i = first + 1; i-- > 0;)
        if (belongs[i])
            place[i] = count++;
    Proof proof { attacker, {} };
    proof.steps.reserve(count);
    for (StepNumber i = first + 1; i-- > 0;) {
        if (!belongs[i])
            continue;
        Step &step = proof.steps.emplace_back(m_steps[i]);
        if (step.threatened)
            step.threatened = place[*step.threatened];
        for (Defence &defence : step.defences)
            defence.next = place[defence.next];
    }
    return proof;
}

} // namespace kagetsu::solver
