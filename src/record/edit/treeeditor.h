// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <utility>

namespace kagetsu::record {

// One change of a tree, in the form that undoes it: a node, with its former place or its former value.
struct TreeChange
{
    enum class Kind : std::uint8_t {
        Value, // the node had `value`
        Linked, // the node was under `parent` before the child `before`, or last for NoNode
        Loose, // the node was loose
    };

    Kind kind = Kind::Value;
    NodeId node = NoNode;
    NodeId parent = NoNode;
    NodeId before = NoNode;
    NodeValue value {};
};

// The changes of one command, in order. Texts and details are never removed from a tree; apart from them, a step takes
// a few bytes for each node that was changed, however large the branch below it is.
using TreeStep = std::vector<TreeChange>;

// Edits a tree and notes how to undo the edits. Steps must be undone and redone in order, because each is valid only
// for the state in which it was made.
class TreeEditor
{
public:
    // The tree must outlive the editor.
    explicit TreeEditor(GameTree &tree)
        : m_tree(tree)
    {
    }

    // Adds a new node before this child of `parent`, or as the last child for NoNode.
    NodeId add(NodeId parent, NodeAction action, NodeId before = NoNode);
    // Inserts a new node between a node, which must not be the root, and its parent.
    NodeId insertAbove(NodeId node, NodeAction action);
    // Removes the node and everything below it. It must not be the root. Its nodes stay in the tree as loose nodes.
    void removeBranch(NodeId node);
    // Removes only the node; its children take its place. It must not be the root.
    void removeNode(NodeId node);
    // Moves a branch to another place. The new parent must not be in the branch.
    void move(NodeId node, NodeId parent, NodeId before = NoNode);
    // Moves the node one place closer to the main line among its siblings. The first one stays where it is.
    void promote(NodeId node);
    // Copies a branch of a tree of the same size, this one or another, and returns the first node of the copy. Takes
    // time proportional to the size of the branch.
    NodeId copyBranch(const GameTree &from, NodeId branch, NodeId parent, NodeId before = NoNode);

    void setAction(NodeId node, NodeAction action);
    void setMark(NodeId node, NodeMark mark, bool isSet);
    void setText(NodeId node, TextKind kind, std::string_view text);
    void setDetails(NodeId node, NodeDetails details);
    void setForeignBits(NodeId node, std::uint16_t bits);

    // Adds a text that no node has yet, to offer it later.
    TextRef addText(std::string_view text) { return m_tree.addText(text); }

    // Returns the changes since the last call; empty if there were none.
    TreeStep takeStep() { return std::exchange(m_step, {}); }
    // Undoes a step and returns the step that redoes it.
    static TreeStep revert(GameTree &tree, const TreeStep &step);
    // Does the same for a step of very many changes, without going through them. `nodes` are the nodes of the tree
    // before the step, and become those that redo it. Nodes that were added since are loose after that.
    static void exchange(GameTree &tree, std::vector<TreeNode> &nodes);
    // Returns the details that belong to a value of the tree or of a step.
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
