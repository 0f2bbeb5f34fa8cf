// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"

#include <nlohmann/json.hpp>

namespace kagetsu::cli {

// The tree of a proof, each node inside the point it explains.
nlohmann::ordered_json toJson(const rules::Proof &proof);

} // namespace kagetsu::cli
