// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/proof/proof.h"

#include <cstdint>

namespace kagetsu::solver {

// The number of a step in a StepStore. A proof is found from its ends backwards, so the steps that follow from a step
// are stored before it.
using StepNumber = std::size_t;

// The steps that a search has found so far, including those it did not need in the end.
class StepStore
{
public:
    StepNumber add(Step step)
    {
        m_steps.push_back(std::move(step));
        return m_steps.size() - 1;
    }
    const Step &at(StepNumber number) const { return m_steps[number]; }
    std::size_t size() const { return m_steps.size(); }
    void clear() { m_steps.clear(); }
    // Forgets all steps from this one on. Earlier steps do not depend on them.
    void forgetFrom(StepNumber first) { m_steps.resize(first); }

    // Returns the proof that begins with this step: the steps that belong to it, in the order of Proof. Positions that
    // the search found to be equal share a step.
    Proof proofOf(StepNumber first, rules::Side attacker) const;

private:
    std::vector<Step> m_steps;
};

} // namespace kagetsu::solver
