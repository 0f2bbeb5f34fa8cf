// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"

#include <nlohmann/json.hpp>

namespace kagetsu::cli {

// Returns the tree of a proof, each node inside the point that it explains.
nlohmann::ordered_json toJson(const rules::Proof &proof);

} // namespace kagetsu::cli
