// SPDX-License-Identifier: MIT
#include "base/json/texts.h"

namespace kagetsu::json {

std::string keyFor(const Texts &texts, std::string_view tag)
{
    while (!tag.empty()) {
        const std::string key(tag);
        if (texts.contains(key))
            return key;
        const std::size_t end = tag.rfind('-');
        tag = end == std::string_view::npos ? std::string_view() : tag.substr(0, end);
    }
    return "en";
}

std::string textIn(const Texts &texts, std::string_view tag)
{
    const auto found = texts.find(keyFor(texts, tag));
    return found == texts.end() ? std::string() : found->second;
}

} // namespace kagetsu::json
