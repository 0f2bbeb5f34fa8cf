// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

#include <nlohmann/json.hpp>

namespace kagetsu::opening {

// The order of a document is the order in which people see its procedures and parameters.
using Json = nlohmann::ordered_json;

// Parses text into JSON in which no key is given twice.
Result<Json, ProcedureFault> parseJson(std::string_view text);

Json jsonOf(const Value &value);
// Nothing when no value of a parameter is written like this.
std::optional<Value> valueFrom(const Json &json);

} // namespace kagetsu::opening
