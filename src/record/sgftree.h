// SPDX-License-Identifier: MIT
#pragma once

#include "record/message.h"
#include "record/sgfproperties.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace kagetsu::record::sgf {

// A repair or a fault at a place of the text, before its line and column are worked out.
struct Finding
{
    Code code = Code::BadValue;
    std::size_t offset = 0;
    int node = -1;
    std::string_view excerpt {};
};

// The findings of one tree or one file. Of each code only so many are kept one by one, so that a file of nothing but
// faults cannot fill the memory.
class Findings
{
public:
    static constexpr int MostOfOneCode = 1000;

    void add(const Finding &finding);
    // All that were added, the ones that were not kept included.
    int count() const { return m_count; }
    // The kept ones as messages, in the order of the text. `line` and `column` are those of the text's first character.
    std::vector<Message> messages(std::string_view text, int tree, int line = 1, int column = 1) const;

private:
    std::vector<Finding> m_kept;
    std::vector<int> m_counts; // of each code, once there is one
    int m_count = 0;
};

// Walks through a text and knows the line and column it is at. A line ends with LF, CR, CR LF or LF CR (sgf.md 5).
class PlaceFinder
{
public:
    explicit PlaceFinder(std::string_view text, int line = 1, int column = 1)
        : m_text(text)
        , m_hasReturns(text.find('\r') != std::string_view::npos)
        , m_line(line)
        , m_column(column)
    {
    }

    // Goes on to this place; never back.
    void goTo(std::size_t offset);
    int line() const { return m_line; }
    int column() const { return m_column; }

private:
    std::string_view m_text;
    bool m_hasReturns; // without them a line feed is all there is to look for
    std::size_t m_at = 0;
    int m_line;
    int m_column;
};

// One tree as it stands in the text, nothing interpreted: nodes in file order, each with its properties in order, each
// with its values. Offsets count from the beginning of the tree's text, which must outlive this.
struct RawTree
{
    struct Node
    {
        int parent = -1;
        std::uint32_t offset = 0;
        std::uint32_t firstProperty = 0; // those of the node end where the next node's begin
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

// Reads the first tree of the text. Knowing how many nodes it has makes it quicker.
RawTree parseTree(std::string_view text, std::size_t nodes = 0);

} // namespace kagetsu::record::sgf
