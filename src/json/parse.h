// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "result.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace kagetsu::json {

// Members keep their order: it is the one in which people see the parts of a document, and lines that are read by
// people differ only where they must.
using Json = nlohmann::ordered_json;

// Text in which no key is given twice. The fault has its place.
Result<Json, DocumentFault> parse(std::string_view text);

// The offset at which a text is nested deeper, or an object or list in it longer, than any document of ours can be;
// nothing in all others. Asked before a text is parsed: the library recurses with the depth, and looks through all
// members for each one it adds.
std::optional<std::size_t> excessAt(std::string_view text);

// Names come from people: what is no UTF-8 becomes U+FFFD rather than an exception.
std::string toText(const Json &json, int indent = -1);

} // namespace kagetsu::json
