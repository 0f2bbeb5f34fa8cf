// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/findings.h"
#include "record/sgf/syntax/properties.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace kagetsu::record::sgf {

// One tree of the text without interpretation: nodes in file order, each with its properties in order, each with its
// values. Offsets are counted from the beginning of the tree's text, which must outlive this object.
struct RawTree
{
    struct Node
    {
        int parent = -1;
        std::uint32_t offset = 0;
        std::uint32_t firstProperty = 0; // the node's properties end where those of the next node begin
    };
    struct Property
    {
        std::uint32_t offset = 0;
        std::uint32_t length = 0; // of the identifier
        std::uint32_t firstValue = 0;
        Id id = Id::Unknown;
    };
    struct Value
    {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };

    std::string_view text;
    std::vector<Node> nodes;
    std::vector<Property> properties;
    std::vector<Value> values;
    Findings findings;

    std::uint32_t propertiesEnd(std::size_t node) const
    {
        return node + 1 < nodes.size() ? nodes[node + 1].firstProperty : static_cast<std::uint32_t>(properties.size());
    }
    std::uint32_t valuesEnd(std::size_t property) const
    {
        return property + 1 < properties.size() ? properties[property + 1].firstValue
                                                : static_cast<std::uint32_t>(values.size());
    }
    std::string_view ident(const Property &property) const { return text.substr(property.offset, property.length); }
    std::string_view at(const Value &value) const { return text.substr(value.begin, value.end - value.begin); }
};

// Reads the first tree of the text. If the number of nodes is given, reading is faster.
RawTree parseTree(std::string_view text, std::size_t nodes = 0);

} // namespace kagetsu::record::sgf
