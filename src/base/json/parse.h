// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/fault.h"
#include "base/result.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace kagetsu::json {

// Keeps members in their order, because people read these documents: a changed one then differs from the one before
// only where its content has changed.
using Json = nlohmann::ordered_json;

// Parses a text in which no key of an object is repeated. The fault has its place.
Result<Json, DocumentFault> parse(std::string_view text);

// Returns the offset at which a text is nested deeper, or an object or list in it is longer, than in any document of
// ours; nothing for all other texts. Call it before parsing: the library recurses with the depth, and searches all
// members for each one it adds.
std::optional<std::size_t> excessAt(std::string_view text);

// Returns the text of a value. Names come from people, so bytes that are not UTF-8 become U+FFFD instead of causing an
// exception.
std::string toText(const Json &json, int indent = -1);

} // namespace kagetsu::json
