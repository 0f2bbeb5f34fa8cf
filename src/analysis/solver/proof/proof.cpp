// SPDX-License-Identifier: MIT
#include "analysis/solver/proof/proof.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::solver {

// The steps that follow from a step have higher numbers, so one pass from the end finds all lengths.
std::vector<int> lengthsOf(const Proof &proof)
{
    std::vector<int> lengths(proof.steps.size());
    for (std::size_t i = proof.steps.size(); i-- > 0;) {
        const Step &step = proof.steps[i];
        if (step.reason == Reason::Five)
            continue;
        int longest = step.isThree() ? lengths[*step.threatened] : 0;
        for (const Defence &defence : step.defences)
            longest = std::max(longest, lengths[defence.next]);
        lengths[i] = 1 + longest;
    }
    return lengths;
}

int lengthOf(const Proof &proof)
{
    return proof.steps.empty() ? 0 : lengthsOf(proof).front();
}

bool hasThrees(const Proof &proof)
{
    return std::any_of(proof.steps.begin(), proof.steps.end(), [](const Step &step) { return step.isThree(); });
}

std::vector<rules::Point> mainLine(const Proof &proof)
{
    std::vector<rules::Point> line;
    const std::vector<int> lengths = lengthsOf(proof);
    for (std::size_t i = 0; i < proof.steps.size();) {
        const Step &step = proof.steps[i];
        line.push_back(step.move);
        const auto longest = std::max_element(step.defences.begin(), step.defences.end(),
            [&](const Defence &a, const Defence &b) { return lengths[a.next] < lengths[b.next]; });
        if (longest == step.defences.end())
            break;
        line.push_back(longest->point);
        i = longest->next;
    }
    return line;
}

Proof turned(Proof proof, rules::Symmetry symmetry, int size)
{
    if (symmetry == rules::Symmetry::Identity)
        return proof;
    for (Step &step : proof.steps) {
        assert(step.forbidden.empty());
        step.move = apply(symmetry, step.move, size);
        for (rules::Point &five : step.fivePoints)
            five = apply(symmetry, five, size);
        std::sort(step.fivePoints.begin(), step.fivePoints.end());
        for (Defence &defence : step.defences)
            defence.point = apply(symmetry, defence.point, size);
        std::sort(step.defences.begin(), step.defences.end(),
            [](const Defence &a, const Defence &b) { return a.point < b.point; });
    }
    return proof;
}

} // namespace kagetsu::solver
