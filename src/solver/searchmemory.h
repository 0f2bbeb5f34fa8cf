// SPDX-License-Identifier: MIT
#pragma once

#include "solver/board/failtable.h"
#include "solver/board/linemap.h"
#include "solver/proof/stepstore.h"
#include "solver/question.h"

namespace kagetsu::solver {

// What a solver keeps from question to question, so that it need not ask for memory again.
struct SearchMemory
{
    static constexpr int FailTableBits = 18;

    FailTable fails { FailTableBits };
    StepStore steps;
    std::optional<LineMap> map;

    // Forgets everything but the map for boards of this size.
    const LineMap &begin(int size);
    // The answer of a search that has found this step, or none.
    Finding finding(const Question &question, std::optional<StepNumber> win, const Gauge &gauge) const;
};

} // namespace kagetsu::solver
