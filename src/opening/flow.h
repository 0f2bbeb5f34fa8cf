// SPDX-License-Identifier: MIT
#pragma once

#include "opening/plan.h"

namespace kagetsu::opening {

struct FlowFault
{
    ProcedureError error = ProcedureError::NoEnd;
    std::size_t step = 0;
    std::string_view field; // of the step; empty: the step itself

    friend bool operator==(const FlowFault &, const FlowFault &) = default;
};

// Follows every way through a plan whose jumps all lead to one of its steps: each way ends, arrives at every step with
// the right number of stones, and always finds an empty point and an actor (openings.md#step-language).
std::optional<FlowFault> checkFlow(const Plan &plan, int boardSize);

// Which steps some way leads to; parameters can leave steps out.
std::vector<bool> reachableSteps(const Plan &plan);

} // namespace kagetsu::opening
