// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace kagetsu::json {

// Texts by language, as files carry them: {"en": "Cup", "zh": "杯", "zh-TW": "盃"}.
using Texts = std::map<std::string, std::string>;

// The key whose text is for readers of this tag ("zh-TW"): the tag itself, or what is left of it without its last
// part, and so on ("zh"); "en" where there is none.
std::string keyFor(const Texts &texts, std::string_view tag);
// Its text; empty without one.
std::string textIn(const Texts &texts, std::string_view tag);

} // namespace kagetsu::json
