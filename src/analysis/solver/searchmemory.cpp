// SPDX-License-Identifier: MIT
#include "analysis/solver/searchmemory.h"

#include "analysis/solver/proof/forbiddendefences.h"

namespace kagetsu::solver {

const LineMap &SearchMemory::begin(int size)
{
    if (!map || map->size != size)
        map.emplace(size);
    fails.clear();
    steps.clear();
    return *map;
}

Finding SearchMemory::finding(
    const Question &question, std::optional<StepNumber> win, const Gauge &gauge, rules::Symmetry back) const
{
    Finding result { .answer = gauge.isSpent() ? Answer::Unknown : Answer::None, .nodes = gauge.nodes() };
    if (win) {
        result.answer = Answer::Win;
        result.proof = turned(steps.proofOf(*win, question.attacker), back, question.position.size());
        result.length = lengthOf(result.proof);
        explainForbiddenDefences(result.proof, question.position, question.rules);
    }
    return result;
}

} // namespace kagetsu::solver
