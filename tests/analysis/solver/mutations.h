// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/solver.h"

#include <optional>
#include <string>
#include <vector>

namespace kagetsu::solver {

// A way to spoil a proof. Returns nothing if the proof has nothing that could be spoilt that way.
struct Mutation
{
    std::string name;
    std::optional<Proof> (*apply)(const Proof &proof, const Question &question);
};

// Returns all mutations; the result of each is no valid proof, whatever proof it is given.
const std::vector<Mutation> &mutations();

} // namespace kagetsu::solver
