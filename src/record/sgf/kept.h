// SPDX-License-Identifier: MIT
#pragma once

#include "record/sgf/nodetext.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace kagetsu::record::sgf {

// Collects the properties of a node that are not interpreted, so that saving loses nothing (sgf.md#r33).
class KeptProperties
{
public:
    // The node is the one being read at any time, and must outlive this.
    explicit KeptProperties(const NodeText &node)
        : m_node(node)
    {
    }

    // A known property. Lists that stand twice in a node are joined (sgf.md#r9).
    void keep(KeptProperty property, Id id);
    // One value of one.
    void keep(Id id, std::string_view value);
    void keep(const PropertyText &property) { keep(property.toKept(), property.id()); }
    // One whose name the table does not have; values of the same name are joined.
    void keepUnknown(const PropertyText &property);
    // One whose value was not understood: tells so.
    void keepBad(const PropertyText &property);
    // Of a property of one value that has more, the others: tells so.
    void keepOthers(const PropertyText &property);
    // A text of one line: the first value that says something becomes the text, others are kept, each by itself.
    void readLine(const PropertyText &property, std::string &line);

    // What was collected since the last call: of the game, of the node, and unknown ones of the node.
    std::vector<KeptProperty> takeGame() { return std::exchange(m_ofGame, {}); }
    std::vector<KeptProperty> takeNode() { return std::exchange(m_ofNode, {}); }
    std::vector<KeptProperty> takeUnknown();

private:
    // Finds unknown properties by their names. The hashes are kept, so that growing and most searches touch no name; a
    // node with 200,000 of them costs 21 bytes each here at most, and a node with a few is looked through.
    class NameTable
    {
    public:
        // The property of this name, or none; the name is entered as that of the next one then.
        KeptProperty *findOrEnter(std::vector<KeptProperty> &properties, std::string_view name);
        void clear() { m_slots = {}; } // to fill it with zeros would cost as much as the largest node so far

    private:
        struct Slot
        {
            std::uint32_t hash = 0;
            std::uint32_t place = 0; // in the list plus one; 0: free
        };

        std::size_t firstOf(std::uint32_t hash) const { return hash & (m_slots.size() - 1); }
        std::size_t nextOf(std::size_t slot) const { return (slot + 1) & (m_slots.size() - 1); }
        void grow(const std::vector<KeptProperty> &properties);

        std::vector<Slot> m_slots; // a power of two, at most three in four taken
    };

    // Where a property was kept last.
    struct Seen
    {
        std::size_t stamp = 0; // number of the node plus one
        std::size_t place = 0;
    };

    const NodeText &m_node;
    std::array<Seen, static_cast<std::size_t>(Id::Count)> m_seen {};
    std::vector<KeptProperty> m_ofGame;
    std::vector<KeptProperty> m_ofNode;
    std::vector<KeptProperty> m_unknown;
    NameTable m_unknownNames;
};

} // namespace kagetsu::record::sgf
