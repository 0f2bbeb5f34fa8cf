// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/board/failtable.h"
#include "analysis/solver/board/linemap.h"
#include "analysis/solver/proof/stepstore.h"
#include "analysis/solver/question.h"
#include "rules/symmetry.h"

namespace kagetsu::solver {

// The memory that a solver keeps from one question to the next, so that it need not be allocated again.
struct SearchMemory
{
    static constexpr int FailTableBits = 18;

    FailTable fails { FailTableBits };
    StepStore steps;
    std::optional<LineMap> map;

    // Forgets everything except the line map for boards of this size, and returns that map.
    const LineMap &begin(int size);
    // Returns the answer of a search that has found this step, or no step. `back` turns the board that was searched
    // into that of the question.
    Finding finding(const Question &question, std::optional<StepNumber> win, const Gauge &gauge,
        rules::Symmetry back = rules::Symmetry::Identity) const;
};

} // namespace kagetsu::solver
