// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace kagetsu::json {

// Texts by language, as stored in files: {"en": "Cup", "zh": "杯", "zh-TW": "盃"}.
using Texts = std::map<std::string, std::string>;

// Returns the key of the text for readers with this language tag ("zh-TW"): the tag itself, else the tag without its
// last part, and so on ("zh"); "en" if there is none.
std::string keyFor(const Texts &texts, std::string_view tag);
// Returns the text under that key; empty if there is none.
std::string textIn(const Texts &texts, std::string_view tag);

} // namespace kagetsu::json
