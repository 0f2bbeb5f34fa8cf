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

// When two positions are taken for one (renlib.md#same-position, renlib.md#similar-position): they have as many moves,
// passes counted, the last pass was of the same colour, and one of the eight maps of the board takes the stones of one
// onto those of the other.
enum class Likeness : std::uint8_t {
    Same,
    Similar, // after each map the figure may also be shifted
};

// The eight maps in the order in which RenLib numbers them, from 1.
inline constexpr std::array RenLibMaps { rules::Symmetry::Identity, rules::Symmetry::Rotate270,
    rules::Symmetry::Rotate180, rules::Symmetry::Rotate90, rules::Symmetry::MirrorY, rules::Symmetry::AntiDiagonal,
    rules::Symmetry::MirrorX, rules::Symmetry::Diagonal };

// A node with a position like the one that was asked about.
struct PositionHit
{
    NodeId node = NoNode;
    rules::Symmetry map = rules::Symmetry::Identity; // the first in RenLib's order that takes the asked one onto it
    // What is added after the map; nothing but 0 for the same positions.
    int right = 0;
    int up = 0;

    friend bool operator==(const PositionHit &, const PositionHit &) = default;
};

// A stone that leads to a position which is in the tree already, reached in another way.
struct KnownStone
{
    rules::Point point;
    NodeId node = NoNode; // the first in file order

    friend bool operator==(const KnownStone &, const KnownStone &) = default;
};

// All positions of a tree by what they look like, so that a question takes no longer in a large tree than in a small
// one. Made in linear time, and good until the tree changes. Trees on boards that are not square have no positions
// here.
class PositionIndex
{
public:
    // The tree must outlive this.
    explicit PositionIndex(const GameTree &tree, Likeness likeness = Likeness::Same);

    // In file order, without the node itself.
    std::vector<PositionHit> like(NodeId node) const;
    // The same for a position that the tree may not have: after these moves on the empty board.
    std::vector<PositionHit> like(const std::vector<Move> &moves) const;
    // Stones of the side to move on free points that no child of the node plays, and that lead to positions after nodes
    // elsewhere.
    std::vector<KnownStone> knownStones(NodeId node) const;

private:
    struct Entry
    {
        std::uint32_t key = 0; // its lower half; the upper half chose the bucket
        NodeId node = NoNode;
    };

    std::vector<PositionHit> hitsOf(const PositionKeys &position, NodeId except) const;
    std::size_t bucketOf(std::uint64_t key) const { return m_bits == 0 ? 0 : key >> (64 - m_bits); }

    const GameTree &m_tree;
    Likeness m_likeness;
    std::shared_ptr<const PositionWeights> m_weights; // none when there are no positions
    int m_bits = 0;
    std::vector<std::uint32_t> m_begins; // of each bucket among the entries, and the end of the last
    std::vector<Entry> m_entries;
};

} // namespace kagetsu::record
