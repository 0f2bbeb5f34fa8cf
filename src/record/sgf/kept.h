// SPDX-License-Identifier: MIT
#pragma once

#include "base/enumtable.h"
#include "record/sgf/nodetext.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace kagetsu::record::sgf {

// Collects the properties of a node that are not interpreted, so that saving loses nothing (record-sgf.md#r33).
class KeptProperties
{
public:
    // `node` is always the node being read and must outlive this object.
    explicit KeptProperties(const NodeText &node)
        : m_node(node)
    {
    }

    // Keeps a known property. Lists that occur twice in a node are joined (record-sgf.md#r9).
    void keep(KeptProperty property, Id id);
    // Keeps one value of a property.
    void keep(Id id, std::string_view value);
    void keep(const PropertyText &property) { keep(property.toKept(), property.id()); }
    // Keeps a property whose name is not in the table. Values of the same name are joined.
    void keepUnknown(const PropertyText &property);
    // Keeps a property whose value was not understood, and reports it.
    void keepBad(const PropertyText &property);
    // Keeps the further values of a property that should have only one, and reports them.
    void keepOthers(const PropertyText &property);
    // Reads a text of one line. The first value that is not empty becomes the text; the others are kept, each by
    // itself.
    void readLine(const PropertyText &property, std::string &line);

    // Return what was collected since the last call: properties of the game, of the node, and unknown ones of the node.
    std::vector<KeptProperty> takeGame() { return std::exchange(m_ofGame, {}); }
    std::vector<KeptProperty> takeNode() { return std::exchange(m_ofNode, {}); }
    std::vector<KeptProperty> takeUnknown();

private:
    // Finds unknown properties by their names. The hashes are stored, so that growing the table and most searches do
    // not compare names. A node with 200,000 of them takes at most 21 bytes for each, and a node with a few is searched
    // without a table.
    class NameTable
    {
    public:
        // Returns the property of this name. If there is none, returns nullptr and enters the name for the next
        // property.
        KeptProperty *findOrEnter(std::vector<KeptProperty> &properties, std::string_view name);
        void clear() { m_slots = {}; } // filling it with zeros would cost as much as the largest node so far

    private:
        struct Slot
        {
            std::uint32_t hash = 0;
            std::uint32_t place = 0; // index in the list plus one; 0 means free
        };

        std::size_t firstOf(std::uint32_t hash) const { return hash & (m_slots.size() - 1); }
        std::size_t nextOf(std::size_t slot) const { return (slot + 1) & (m_slots.size() - 1); }
        void grow(const std::vector<KeptProperty> &properties);

        std::vector<Slot> m_slots; // a power of two, at most three quarters full
    };

    // The place where a property was last kept.
    struct Seen
    {
        std::size_t stamp = 0; // number of the node plus one
        std::size_t place = 0;
    };

    const NodeText &m_node;
    std::array<Seen, enumCount<Id>()> m_seen {};
    std::vector<KeptProperty> m_ofGame;
    std::vector<KeptProperty> m_ofNode;
    std::vector<KeptProperty> m_unknown;
    NameTable m_unknownNames;
};

} // namespace kagetsu::record::sgf
