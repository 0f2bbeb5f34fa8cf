// SPDX-License-Identifier: MIT
#pragma once

#include "opening/plan.h"

namespace kagetsu::opening {

// A fault in the flow of a plan, and the step where it was found.
struct FlowFault
{
    ProcedureError error = ProcedureError::NoEnd;
    std::size_t step = 0;
    std::string_view field; // field of the step; empty if the step itself is at fault

    friend bool operator==(const FlowFault &, const FlowFault &) = default;
};

// Checks every way through a plan, all of whose jumps must lead to one of its steps. Each way must end, arrive at every
// step with the right number of stones, and always find an empty point and an actor (opening.md#step-language).
// Returns the first fault, or nothing.
std::optional<FlowFault> checkFlow(const Plan &plan, int boardSize);

// Returns, for each step, whether some way leads to it; parameters can leave steps out.
std::vector<bool> reachableSteps(const Plan &plan);

} // namespace kagetsu::opening
