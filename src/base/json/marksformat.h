// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/node.h"
#include "base/json/words.h"

#include <array>
#include <cstddef>

namespace kagetsu::json {

// Several boolean members of one value, written as the list of the words for those that are true, in this order.
template <class T, std::size_t N>
struct Marks
{
    std::array<Word<bool T::*>, N> all;

    Json write(const T &value) const
    {
        Json json = Json::array();
        for (const auto &[member, text] : all) {
            if (value.*member)
                json.push_back(text);
        }
        return json;
    }
    void read(const Node &node, T &value) const
    {
        value = {};
        for (const Json &each : *node) {
            for (const auto &[member, text] : all)
                value.*member |= each == text;
        }
        if (*node != write(value))
            node.fail(Error::UnknownWord);
    }
};
template <class T, std::size_t N>
constexpr Marks<T, N> marks(const Word<bool T::*> (&all)[N])
{
    return { std::to_array(all) };
}

} // namespace kagetsu::json
