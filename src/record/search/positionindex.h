// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"
#include "rules/symmetry.h"

#include <array>
#include <memory>
#include <vector>

namespace kagetsu::record {

class PositionKeys;
class PositionWeights;

// The conditions under which two positions count as equal (record-renlib.md#same-position,
// record-renlib.md#similar-position): they have the same number of moves, including passes, the last pass was of the
// same colour, and one of the eight maps of the board turns the stones of one into those of the other.
enum class Likeness : std::uint8_t {
    Same,
    Similar, // after the map, the figure may also be shifted
};

// The eight maps in the order in which RenLib numbers them, beginning with 1.
inline constexpr std::array RenLibMaps { rules::Symmetry::Identity, rules::Symmetry::Rotate270,
    rules::Symmetry::Rotate180, rules::Symmetry::Rotate90, rules::Symmetry::MirrorY, rules::Symmetry::AntiDiagonal,
    rules::Symmetry::MirrorX, rules::Symmetry::Diagonal };

// A node with a position like the one that was searched for.
struct PositionHit
{
    NodeId node = NoNode;
    // The first map, in RenLib's order, that turns the position searched for into this one.
    rules::Symmetry map = rules::Symmetry::Identity;
    // The shift after the map; always 0 with Likeness::Same.
    int right = 0;
    int up = 0;

    friend bool operator==(const PositionHit &, const PositionHit &) = default;
};

// A stone that leads to a position that the tree already contains, reached in another way.
struct KnownStone
{
    rules::Point point;
    NodeId node = NoNode; // the first in file order

    friend bool operator==(const KnownStone &, const KnownStone &) = default;
};

// An index of all positions of a tree, so that a search takes no longer in a large tree than in a small one. It is
// built in time proportional to the size of the tree, and is valid until the tree changes. Trees with boards that are
// not square have no positions in it.
class PositionIndex
{
public:
    // The tree must outlive the index.
    explicit PositionIndex(const GameTree &tree, Likeness likeness = Likeness::Same);

    // Returns the other nodes with a position like that of this node, in file order.
    std::vector<PositionHit> like(NodeId node) const;
    // Returns the nodes with a position like the one after these moves, which begin with the stones of the root. That
    // position need not be in the tree.
    std::vector<PositionHit> like(const std::vector<Move> &moves) const;
    // Returns the free points where a stone of the side to move leads to the position of another node, and is not
    // played by a child of this node.
    std::vector<KnownStone> knownStones(NodeId node) const;

private:
    struct Entry
    {
        std::uint32_t key = 0; // the lower half of the key; the upper half determines the bucket
        NodeId node = NoNode;
    };

    std::vector<PositionHit> hitsOf(const PositionKeys &position, NodeId except) const;
    std::size_t bucketOf(std::uint64_t key) const { return m_bits == 0 ? 0 : key >> (64 - m_bits); }

    const GameTree &m_tree;
    Likeness m_likeness;
    std::shared_ptr<const PositionWeights> m_weights; // not set if there are no positions
    int m_bits = 0;
    std::vector<std::uint32_t> m_begins; // the index of the first entry of each bucket, and the end of the last one
    std::vector<Entry> m_entries;
};

} // namespace kagetsu::record
