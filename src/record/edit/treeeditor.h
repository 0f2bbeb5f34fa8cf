// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <utility>

namespace kagetsu::record {

// One change of a tree as what takes it back: a node and where it hung or what it told.
struct TreeChange
{
    enum class Kind : std::uint8_t {
        Value, // the node told `value`
        Linked, // the node hung under `parent` before `before`, or behind all for NoNode
        Loose, // the node hung nowhere
    };

    Kind kind = Kind::Value;
    NodeId node = NoNode;
    NodeId parent = NoNode;
    NodeId before = NoNode;
    NodeValue value {};
};

// What one command of a person changed, in order. Apart from texts and details, which a tree never forgets, it takes
// some bytes per touched node, whatever hangs below it.
using TreeStep = std::vector<TreeChange>;

// Edits a tree and notes what takes the edits back. Both must be used in turn: steps are only good for the very state
// they were made from, as a list of undo and redo keeps it.
class TreeEditor
{
public:
    // The tree must outlive this.
    explicit TreeEditor(GameTree &tree)
        : m_tree(tree)
    {
    }

    // A new node before this child of `parent`, or behind all for NoNode.
    NodeId add(NodeId parent, NodeAction action, NodeId before = NoNode);
    // A new node between a node, which must not be the root, and its parent.
    NodeId insertAbove(NodeId node, NodeAction action);
    // The node and everything below it; never the root. Its nodes stay in the tree, loose.
    void removeBranch(NodeId node);
    // The node alone: its children take its place. Never the root.
    void removeNode(NodeId node);
    // Hangs a branch elsewhere. The new parent must not lie in the branch.
    void move(NodeId node, NodeId parent, NodeId before = NoNode);
    // One place nearer to the main line among its siblings; nothing happens to the first.
    void promote(NodeId node);
    // A copy of a branch of a tree of the same size, this one or another. Returns its first node. Linear.
    NodeId copyBranch(const GameTree &from, NodeId branch, NodeId parent, NodeId before = NoNode);

    void setAction(NodeId node, NodeAction action);
    void setMark(NodeId node, NodeMark mark, bool isSet);
    void setText(NodeId node, TextKind kind, std::string_view text);
    void setDetails(NodeId node, NodeDetails details);
    void setForeignBits(NodeId node, std::uint16_t bits);

    // A text that no node has, to be offered for one.
    TextRef addText(std::string_view text) { return m_tree.addText(text); }

    // What was done since the last call; empty when nothing was.
    TreeStep takeStep() { return std::exchange(m_step, {}); }
    // Takes a step back, and returns the step that does it again.
    static TreeStep revert(GameTree &tree, const TreeStep &step);
    // The same for a step of very many changes, without going through them: `nodes` are those of the tree before it,
    // and become those that do it again. What was made since is loose then.
    static void exchange(GameTree &tree, std::vector<TreeNode> &nodes);
    // What a value of the tree, one of a step as well, tells besides its move and texts.
    static const NodeDetails &detailsOf(const GameTree &tree, const NodeValue &value)
    {
        return tree.m_details[tree.m_extras[value.extras].details];
    }
    static const std::vector<TreeNode> &nodesOf(const GameTree &tree) { return tree.m_nodes; }

private:
    void noteValue(NodeId node);
    void ownExtras(NodeId node);
    void link(NodeId node, NodeId parent, NodeId before);
    void unlink(NodeId node);
    void copyValue(const GameTree &from, NodeId source, NodeId target);

    GameTree &m_tree;
    TreeStep m_step;
};

} // namespace kagetsu::record
