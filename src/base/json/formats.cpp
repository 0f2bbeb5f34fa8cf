// SPDX-License-Identifier: MIT
#include "base/json/formats.h"

namespace kagetsu::json {

void TextFormat::read(const Node &node, std::string &value) const
{
    value.clear();
    if (!node.is(node->is_string()))
        return;
    value = node->get_ref<const std::string &>();
    if (value.empty() && !mayBeEmpty)
        node.fail(Error::OutOfRange);
}

void FlagFormat::read(const Node &node, bool &value) const
{
    value = node.is(node->is_boolean()) && node->get<bool>();
}

std::int64_t Number::numberOf(const Node &node) const
{
    if (!node.is(node->is_number_integer()))
        return min;
    // The parser stores a number above 2^63 - 1 as unsigned, and reading it as signed would make it negative.
    const bool isHuge =
        node->is_number_unsigned() && node->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
    const std::int64_t value = isHuge ? 0 : node->get<std::int64_t>();
    if (!isHuge && value >= min && value <= max)
        return value;
    node.fail(Error::OutOfRange);
    return min;
}

} // namespace kagetsu::json
