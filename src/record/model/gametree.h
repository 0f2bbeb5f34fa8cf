// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/nodedetails.h"
#include "record/model/stones.h"
#include "record/model/treenode.h"
#include "record/text/charset.h"

#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::record {

// A game with its variations, or a whole library: nodes by number in flat arrays (sgf.md#nodes, renlib.md#tree).
// Nothing here calls itself, so a line of a million nodes is fine. The first child of a node is its main line. Node 0,
// the root, always exists and has no move.
//
// What is here builds a tree. Edits that can be taken back are those of TreeEditor; a branch it removed stays here as
// loose nodes, which nothing reaches from the root.
class GameTree
{
public:
    explicit GameTree(int columns = rules::DefaultBoardSize, int rows = rules::DefaultBoardSize);

    int columns() const { return m_columns; }
    int rows() const { return m_rows; }

    static constexpr NodeId root() { return 0; }
    // Loose ones included: every number below this names a node.
    NodeId nodeCount() const { return static_cast<NodeId>(m_nodes.size()); }
    // Makes room for so many nodes.
    void reserve(std::size_t nodes) { m_nodes.reserve(nodes); }

    // Hangs a new node behind the children of `parent`. A stone or label must lie on the board; whether its point is
    // free is the caller's affair.
    NodeId append(NodeId parent, NodeAction action);
    NodeId append(NodeId parent, const std::optional<Move> &move) { return append(parent, NodeAction(move)); }
    NodeId append(NodeId parent, rules::Side side, rules::Point point)
    {
        return append(parent, Move::stone(side, point));
    }
    // The same before this child of `parent`, or behind all for NoNode. Takes time by the number of children before it.
    NodeId insert(NodeId parent, NodeId before, NodeAction action);

    NodeId parent(NodeId node) const { return m_nodes[node].parent; } // NoNode for the root, and for a loose branch
    NodeId firstChild(NodeId node) const { return m_nodes[node].firstChild; }
    NodeId lastChild(NodeId node) const { return m_nodes[node].lastChild; }
    NodeId nextSibling(NodeId node) const { return m_nodes[node].nextSibling; }
    // Takes time by the number of children before it, as singly linked children do.
    NodeId previousSibling(NodeId node) const;
    bool isLeaf(NodeId node) const { return firstChild(node) == NoNode; }
    std::vector<NodeId> children(NodeId node) const;
    // The node that follows in file order (a node, then the whole of each child) within the branch of `top`, or NoNode.
    NodeId next(NodeId node, NodeId top = root()) const;
    // From the root along first children to the end, both included.
    std::vector<NodeId> mainLine() const;
    // From the root to the node, both included.
    std::vector<NodeId> path(NodeId node) const;
    // Moves on the way from the root to the node, its own included.
    int moveNumber(NodeId node) const;

    NodeAction action(NodeId node) const { return m_nodes[node].value.action; }
    void setAction(NodeId node, NodeAction action) { m_nodes[node].value.action = action; }
    std::optional<Move> move(NodeId node) const { return action(node).move(); }

    bool has(NodeId node, NodeMark mark) const
    {
        return (m_nodes[node].value.marks & static_cast<unsigned>(mark)) != 0;
    }
    void set(NodeId node, NodeMark mark, bool isSet = true);

    // As UTF-8, lines parted by LF; empty when there is none. Bytes that are no text in the charset of the tree are
    // read as UTF-8 if they are that, otherwise they have become U+FFFD.
    std::string text(NodeId node, TextKind kind) const { return text(storedText(node, kind)); }
    std::string text(TextRef ref) const;
    // What bytes of a file say that is in this charset.
    static std::string textOf(std::string_view bytes, Charset charset);
    std::string comment(NodeId node) const { return text(node, TextKind::Comment); }
    // Takes UTF-8; an empty text is taken away.
    void setText(NodeId node, TextKind kind, std::string_view text);
    void setComment(NodeId node, std::string_view comment) { setText(node, TextKind::Comment, comment); }

    const NodeDetails &details(NodeId node) const { return m_details[extras(node).details]; }
    // Details to write into; valid until details of another node are asked for writing.
    NodeDetails &editDetails(NodeId node);

    // Texts as a file had them. A tree made from such a file takes over its bytes before it is given other texts; the
    // stored ones lie within them, in the charset of the tree.
    void adoptTexts(std::string bytes, Charset charset);
    Charset charset() const { return m_charset; }
    void setCharset(Charset charset) { m_charset = charset; }
    TextRef storedText(NodeId node, TextKind kind) const { return extras(node).text(kind); }
    std::string_view bytes(TextRef ref) const { return std::string_view(m_texts).substr(ref.offset, ref.length); }
    void setStoredText(NodeId node, TextKind kind, TextRef ref) { editExtras(node).text(kind) = ref; }
    std::uint16_t foreignBits(NodeId node) const { return extras(node).foreignBits; }
    void setForeignBits(NodeId node, std::uint16_t bits) { editExtras(node).foreignBits = bits; }

    // The stones after this node.
    Stones stones(NodeId node) const;
    // The same for boards a game can be played on; nothing for other sizes.
    std::optional<rules::Position> position(NodeId node) const { return stones(node).toPosition(); }
    // The side of all moves that follow this node, perhaps behind nodes that only say something; nothing without any,
    // and where both sides move.
    std::optional<rules::Side> recordedSide(NodeId node) const;
    // The side to move after this node (sgf.md#r28).
    rules::Side sideToMove(NodeId node) const;

    // Equal in size, in shape with the same numbers, and in everything the nodes tell; how their texts are stored is
    // nothing they tell.
    friend bool operator==(const GameTree &one, const GameTree &two);

private:
    friend class TreeEditor;

    // The side of the moves that follow a node, without those that follow its child `except`; false where both sides
    // move, or another than `side`.
    bool gatherSide(NodeId node, NodeId except, std::optional<rules::Side> &side) const;
    // That of the first node on the way up to the one with a setup for which there is one.
    std::optional<rules::Side> recordedSide(NodeId node, NodeId setup) const;
    const NodeExtras &extras(NodeId node) const { return m_extras[m_nodes[node].value.extras]; }
    NodeExtras &editExtras(NodeId node);
    NodeId create(NodeAction action);
    TextRef addText(std::string_view text);
    void link(NodeId node, NodeId parent, NodeId before);
    void unlink(NodeId node);

    int m_columns;
    int m_rows;
    Charset m_charset = Charset::Utf8;
    std::vector<TreeNode> m_nodes;
    // Rare enough to live beside the nodes. Texts only grow: what is replaced stays for those who take edits back.
    std::vector<NodeExtras> m_extras;
    std::vector<NodeDetails> m_details;
    std::string m_texts; // the first byte belongs to no text
};

} // namespace kagetsu::record
