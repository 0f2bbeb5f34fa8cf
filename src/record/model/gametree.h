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

// A game with its variations, or a whole library: nodes by number in flat arrays (record-sgf.md#nodes,
// record-renlib.md#tree). Nothing here is recursive, so a line may have a million nodes. The first child of a node
// continues its main line. Node 0, the root, always exists and has no move.
//
// This class builds a tree. Edits that can be undone are made by TreeEditor. A branch that it removes stays here as
// loose nodes, which cannot be reached from the root.
class GameTree
{
public:
    explicit GameTree(int columns = rules::DefaultBoardSize, int rows = rules::DefaultBoardSize);

    int columns() const { return m_columns; }
    int rows() const { return m_rows; }

    static constexpr NodeId root() { return 0; }
    // Returns the number of nodes, including loose ones. Every number below it is a node.
    NodeId nodeCount() const { return static_cast<NodeId>(m_nodes.size()); }
    // Reserves memory for this many nodes.
    void reserve(std::size_t nodes) { m_nodes.reserve(nodes); }

    // Adds a new node as the last child of `parent`. A stone or label must be on the board; the caller must check that
    // its point is free.
    NodeId append(NodeId parent, NodeAction action);
    NodeId append(NodeId parent, const std::optional<Move> &move) { return append(parent, NodeAction(move)); }
    NodeId append(NodeId parent, rules::Side side, rules::Point point)
    {
        return append(parent, Move::stone(side, point));
    }
    // Adds a new node before this child of `parent`, or as the last child if `before` is NoNode. Takes time
    // proportional to the number of children before it.
    NodeId insert(NodeId parent, NodeId before, NodeAction action);

    NodeId parent(NodeId node) const { return m_nodes[node].parent; } // NoNode for the root and for a loose branch
    NodeId firstChild(NodeId node) const { return m_nodes[node].firstChild; }
    NodeId lastChild(NodeId node) const { return m_nodes[node].lastChild; }
    NodeId nextSibling(NodeId node) const { return m_nodes[node].nextSibling; }
    // Takes time proportional to the number of children before the node, because children are linked in one direction
    // only.
    NodeId previousSibling(NodeId node) const;
    bool isLeaf(NodeId node) const { return firstChild(node) == NoNode; }
    std::vector<NodeId> children(NodeId node) const;
    // Returns the next node in file order (a node, then the whole branch of each child) within the branch of `top`, or
    // NoNode.
    NodeId next(NodeId node, NodeId top = root()) const;
    // Returns the nodes from the root along first children to the end, including both.
    std::vector<NodeId> mainLine() const;
    // Returns the nodes from the root to the node, including both.
    std::vector<NodeId> path(NodeId node) const;
    // Returns the number of moves from the root to the node, including its own.
    int moveNumber(NodeId node) const;

    NodeAction action(NodeId node) const { return m_nodes[node].value.action; }
    void setAction(NodeId node, NodeAction action) { m_nodes[node].value.action = action; }
    std::optional<Move> move(NodeId node) const { return action(node).move(); }

    bool has(NodeId node, NodeMark mark) const
    {
        return (m_nodes[node].value.marks & static_cast<unsigned>(mark)) != 0;
    }
    void set(NodeId node, NodeMark mark, bool isSet = true);

    // Returns the text as UTF-8 with LF between lines; empty if there is none. Bytes that are not valid in the tree's
    // charset are read as UTF-8 if they are valid there; otherwise they become U+FFFD.
    std::string text(NodeId node, TextKind kind) const { return text(storedText(node, kind)); }
    std::string text(TextRef ref) const;
    // Decodes bytes of a file in this charset in the same way.
    static std::string textOf(std::string_view bytes, Charset charset);
    std::string comment(NodeId node) const { return text(node, TextKind::Comment); }
    // Sets the text, which must be UTF-8. An empty text removes it.
    void setText(NodeId node, TextKind kind, std::string_view text);
    void setComment(NodeId node, std::string_view comment) { setText(node, TextKind::Comment, comment); }

    const NodeDetails &details(NodeId node) const { return m_details[extras(node).details]; }
    // Returns the details for writing. The reference is valid until details of another node are requested for writing.
    NodeDetails &editDetails(NodeId node);

    // The texts as they are in a file. A tree made from such a file takes over its bytes before it gets any other
    // texts. The stored texts are parts of these bytes, in the tree's charset.
    void adoptTexts(std::string bytes, Charset charset);
    Charset charset() const { return m_charset; }
    void setCharset(Charset charset) { m_charset = charset; }
    TextRef storedText(NodeId node, TextKind kind) const { return extras(node).text(kind); }
    std::string_view bytes(TextRef ref) const { return std::string_view(m_texts).substr(ref.offset, ref.length); }
    void setStoredText(NodeId node, TextKind kind, TextRef ref) { editExtras(node).text(kind) = ref; }
    std::uint16_t foreignBits(NodeId node) const { return extras(node).foreignBits; }
    void setForeignBits(NodeId node, std::uint16_t bits) { editExtras(node).foreignBits = bits; }

    // Returns the stones after this node.
    Stones stones(NodeId node) const;
    // Returns the position, or nothing if the board has a size that cannot be played on.
    std::optional<rules::Position> position(NodeId node) const { return stones(node).toPosition(); }
    // Returns the side of all moves that follow this node directly or after nodes without an action. Returns nothing if
    // there are none, or if both sides move.
    std::optional<rules::Side> recordedSide(NodeId node) const;
    // Returns the side to move after this node (record-sgf.md#r28).
    rules::Side sideToMove(NodeId node) const;

    // True if both trees have the same size, the same shape with the same numbers, and the same contents in all nodes.
    // How their texts are stored does not matter.
    friend bool operator==(const GameTree &one, const GameTree &two);

private:
    friend class TreeEditor;

    // Finds the side of the moves that follow a node, except those that follow its child `except`. Returns false if
    // both sides move, or another side than `side`.
    bool gatherSide(NodeId node, NodeId except, std::optional<rules::Side> &side) const;
    // Returns the recorded side of the first node for which there is one, on the way from `node` up to `setup`.
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
    // Few nodes have extras, so they are stored separately. Texts are only added: a replaced one stays for undo.
    std::vector<NodeExtras> m_extras;
    std::vector<NodeDetails> m_details;
    std::string m_texts; // the first byte belongs to no text
};

} // namespace kagetsu::record
