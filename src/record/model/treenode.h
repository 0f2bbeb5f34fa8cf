// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/move.h"

#include <array>
#include <cstdint>
#include <optional>

namespace kagetsu::record {

// The number of a node in its tree. Numbers are never reused.
using NodeId = std::uint32_t;
constexpr NodeId NoNode = 0xffffffff;

// The action of a node on the board: a move, nothing, or a label. A label is a text on a point that is suggested but
// not played, and does not use a turn (record-renlib.md#colours-and-passes). The action is packed, because libraries
// have millions of nodes.
class NodeAction
{
public:
    NodeAction() = default;
    explicit NodeAction(const std::optional<Move> &move)
    {
        if (move)
            pack(static_cast<int>(move->kind) + 1, move->side, move->point);
    }
    // `side` is the side whose turn it is, and stays.
    static NodeAction label(rules::Side side, rules::Point point)
    {
        NodeAction action;
        action.pack(LabelKind, side, point);
        return action;
    }

    bool isMove() const { return kind() != 0 && kind() != LabelKind; }
    bool isStone() const { return kind() == static_cast<int>(Move::Kind::Stone) + 1; }
    bool isLabel() const { return kind() == LabelKind; }
    rules::Side side() const { return static_cast<rules::Side>(m_bits >> 12 & 1); }
    // Returns the point of a stone, of a label or of an unplaced move on an occupied point; otherwise Move::Nowhere.
    rules::Point point() const { return { coordinate(m_bits), coordinate(m_bits >> 6) }; }
    std::optional<Move> move() const
    {
        return isMove() ? std::optional(Move { side(), static_cast<Move::Kind>(kind() - 1), point() }) : std::nullopt;
    }

    friend bool operator==(NodeAction, NodeAction) = default;

private:
    static constexpr int LabelKind = 4;
    static constexpr unsigned Nowhere = 63; // the largest number of six bits; coordinates are below 52

    int kind() const { return m_bits >> 13; }
    static int coordinate(int bits)
    {
        return (static_cast<unsigned>(bits) & Nowhere) == Nowhere ? Move::Nowhere.x : bits & static_cast<int>(Nowhere);
    }
    void pack(int kind, rules::Side side, rules::Point point)
    {
        m_bits = static_cast<std::uint16_t>((static_cast<unsigned>(point.x) & Nowhere)
            | (static_cast<unsigned>(point.y) & Nowhere) << 6 | static_cast<unsigned>(side) << 12
            | static_cast<unsigned>(kind) << 13);
    }

    std::uint16_t m_bits = static_cast<std::uint16_t>(Nowhere | Nowhere << 6);
};

// The texts that a node can have.
enum class TextKind : std::uint8_t {
    Headline, // one line, shown above the board: N of SGF, the one-line comment of RenLib
    Comment, // any number of lines: C of SGF, the multi-line comment of RenLib
    BoardText, // drawn on the node's point while its parent is shown
};

constexpr std::array AllTextKinds { TextKind::Headline, TextKind::Comment, TextKind::BoardText };

// Marks that people set on nodes.
enum class NodeMark : std::uint8_t {
    Bookmark = 1,
    Start = 2, // where a library opens
};

// The place of a text among the bytes of its tree.
struct TextRef
{
    std::uint32_t offset = 0; // 0 means that there is no text
    std::uint32_t length : 31 = 0;
    std::uint32_t isUtf8 : 1 = false; // otherwise in the tree's charset

    explicit operator bool() const { return offset != 0; }
};

// A text for a node that already had a different one (record-renlib.md#merging). The user may still choose it, or both.
struct TextConflict
{
    NodeId node = NoNode;
    TextKind kind = TextKind::Comment;
    TextRef other {}; // among the bytes of the tree
};

// The data that only a few nodes have besides their move.
struct NodeExtras
{
    std::array<TextRef, AllTextKinds.size()> texts;
    std::uint32_t details = 0; // index in the tree's details; index 0 holds the empty ones
    std::uint16_t foreignBits = 0; // from the extension of a library's record; their meaning is unknown

    TextRef &text(TextKind kind) { return texts[static_cast<std::size_t>(kind)]; }
    const TextRef &text(TextKind kind) const { return texts[static_cast<std::size_t>(kind)]; }
};

// Everything in a node except its place in the tree.
struct NodeValue
{
    std::uint32_t extras = 0; // index in the tree's extras; index 0 holds the empty ones
    NodeAction action;
    std::uint8_t marks = 0; // bits of NodeMark
};

// A node with its links to other nodes, which are NoNode if there is none.
struct TreeNode
{
    NodeId parent = NoNode;
    NodeId firstChild = NoNode;
    NodeId lastChild = NoNode;
    NodeId nextSibling = NoNode;
    NodeValue value;
};

static_assert(sizeof(TreeNode) == 24);

} // namespace kagetsu::record
