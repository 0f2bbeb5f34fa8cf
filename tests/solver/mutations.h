// SPDX-License-Identifier: MIT
#pragma once

#include "solver/solver.h"

#include <optional>
#include <string>
#include <vector>

namespace kagetsu::solver {

// A way to spoil a proof. Nothing when the proof has nothing that could be spoilt so.
struct Mutation
{
    std::string name;
    std::optional<Proof> (*apply)(const Proof &proof, const Question &question);
};

// Each leaves something that is no proof, whatever proof it is given.
const std::vector<Mutation> &mutations();

} // namespace kagetsu::solver
