// SPDX-License-Identifier: MIT
#pragma once

#include "solver/proof/proof.h"

#include <cstdint>

namespace kagetsu::solver {

// Steps are found from the ends of a proof backwards: what follows from a step is there before it.
using StepNumber = std::size_t;

// The steps a search has found so far, also those it did not need in the end.
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
    // Forgets the steps from this one on; those before it do not need them.
    void forgetFrom(StepNumber first) { m_steps.resize(first); }

    // The proof that begins with this step: what belongs to it, in the order of Proof, equal positions once where the
    // search has found them to be.
    Proof proofOf(StepNumber first, rules::Side attacker) const;

private:
    std::vector<Step> m_steps;
};

} // namespace kagetsu::solver
