// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/nodedetails.h"
#include "record/sgf/syntax/tree.h"

namespace kagetsu::record::sgf {

// One property of a tree as written in the text. The tree must outlive it.
class PropertyText
{
public:
    PropertyText(const RawTree &raw, std::uint32_t place)
        : m_raw(&raw)
        , m_place(place)
    {
    }

    Id id() const { return property().id; }
    std::size_t offset() const { return property().offset; }
    // Returns the name as it is spelled in the text.
    std::string_view ident() const { return m_raw->ident(property()); }
    std::uint32_t count() const { return m_raw->valuesEnd(m_place) - property().firstValue; }
    std::string_view value(std::uint32_t number) const { return m_raw->at(rawValue(number)); }
    std::size_t valueOffset(std::uint32_t number) const { return rawValue(number).begin; }
    // Returns the first value; empty if there is none.
    std::string_view first() const { return count() > 0 ? value(0) : std::string_view(); }

    // Returns its values from index `skip` on, for keeping.
    KeptProperty toKept(std::uint32_t skip = 0) const;

private:
    const RawTree::Property &property() const { return m_raw->properties[m_place]; }
    const RawTree::Value &rawValue(std::uint32_t number) const { return m_raw->values[property().firstValue + number]; }

    const RawTree *m_raw;
    std::uint32_t m_place;
};

// The current node of the text, shared by all readers of its properties.
struct NodeText
{
    RawTree &raw;
    std::size_t number = 0;
    bool isHeader = false; // True for the node with the root properties
    bool isMain = false; // True on the main line

    std::size_t offset() const { return raw.nodes[number].offset; }
    void add(Code code, std::size_t offset, std::string_view excerpt = {}) const
    {
        raw.findings.add({ code, offset, static_cast<int>(number), excerpt });
    }
};

// Texts that occur several times are joined with a line break (record-sgf.md#r9).
enum class Join : std::uint8_t { First, Further };
void appendText(const NodeText &node, const PropertyText &property, std::string &text, Join join);

} // namespace kagetsu::record::sgf
