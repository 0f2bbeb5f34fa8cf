// SPDX-License-Identifier: MIT
#include "record/edit/treeeditor.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::record {

void TreeEditor::noteValue(NodeId node)
{
    TreeChange change { TreeChange::Kind::Value, node };
    change.value = m_tree.m_nodes[node].value;
    m_step.push_back(change);
}

// Gives the node its own extras. The old ones stay unchanged for the step that restores them.
void TreeEditor::ownExtras(NodeId node)
{
    noteValue(node);
    std::uint32_t &place = m_tree.m_nodes[node].value.extras;
    const NodeExtras old = m_tree.m_extras[place];
    place = static_cast<std::uint32_t>(m_tree.m_extras.size());
    m_tree.m_extras.push_back(old);
}

void TreeEditor::link(NodeId node, NodeId parent, NodeId before)
{
    m_tree.link(node, parent, before);
    m_step.push_back({ TreeChange::Kind::Loose, node });
}

void TreeEditor::unlink(NodeId node)
{
    m_step.push_back({ TreeChange::Kind::Linked, node, m_tree.parent(node), m_tree.nextSibling(node) });
    m_tree.unlink(node);
}

NodeId TreeEditor::add(NodeId parent, NodeAction action, NodeId before)
{
    const NodeId node = m_tree.create(action);
    link(node, parent, before);
    return node;
}

NodeId TreeEditor::insertAbove(NodeId node, NodeAction action)
{
    const NodeId above = add(m_tree.parent(node), action, node);
    unlink(node);
    link(node, above, NoNode);
    return above;
}

void TreeEditor::removeBranch(NodeId node)
{
    assert(node != GameTree::root());
    unlink(node);
}

void TreeEditor::removeNode(NodeId node)
{
    const NodeId parent = m_tree.parent(node);
    while (!m_tree.isLeaf(node)) {
        const NodeId child = m_tree.firstChild(node);
        unlink(child);
        link(child, parent, node);
    }
    unlink(node);
}

void TreeEditor::move(NodeId node, NodeId parent, NodeId before)
{
    unlink(node);
    link(node, parent, before);
}

void TreeEditor::promote(NodeId node)
{
    const NodeId previous = m_tree.previousSibling(node);
    if (previous != NoNode)
        move(node, m_tree.parent(node), previous);
}

NodeId TreeEditor::copyBranch(const GameTree &from, NodeId branch, NodeId parent, NodeId before)
{
    assert(from.columns() == m_tree.columns() && from.rows() == m_tree.rows());
    // The copy is not linked yet, so its edits need not be noted. If it is made within the same tree, the copying
    // cannot run into it.
    const NodeId top = m_tree.create(from.action(branch));
    NodeId copy = top;
    for (NodeId node = branch;;) {
        copyValue(from, node, copy);
        NodeId at = node;
        node = from.next(node, branch);
        if (node == NoNode)
            break;
        // The next node is a child of the last one copied, or of a node above that one.
        for (; at != from.parent(node); at = from.parent(at))
            copy = m_tree.parent(copy);
        copy = m_tree.append(copy, from.action(node));
    }
    link(top, parent, before);
    return top;
}

void TreeEditor::copyValue(const GameTree &from, NodeId source, NodeId target)
{
    m_tree.m_nodes[target].value.marks = from.m_nodes[source].value.marks;
    if (from.m_nodes[source].value.extras == 0)
        return;
    if (&from == &m_tree) {
        const NodeExtras same = from.extras(source);
        m_tree.editExtras(target) = same;
    } else {
        for (const TextKind kind : AllTextKinds)
            m_tree.setText(target, kind, from.text(source, kind));
        if (from.foreignBits(source) != 0)
            m_tree.setForeignBits(target, from.foreignBits(source));
    }
    // Code that builds trees changes details in place, so each node needs its own.
    if (from.extras(source).details != 0) {
        NodeDetails details = from.details(source);
        m_tree.editExtras(target).details = 0;
        m_tree.editDetails(target) = std::move(details);
    }
}

void TreeEditor::setAction(NodeId node, NodeAction action)
{
    noteValue(node);
    m_tree.setAction(node, action);
}

void TreeEditor::setMark(NodeId node, NodeMark mark, bool isSet)
{
    noteValue(node);
    m_tree.set(node, mark, isSet);
}

void TreeEditor::setText(NodeId node, TextKind kind, std::string_view text)
{
    ownExtras(node);
    m_tree.setText(node, kind, text);
}

void TreeEditor::setDetails(NodeId node, NodeDetails details)
{
    ownExtras(node);
    m_tree.editExtras(node).details = 0;
    m_tree.editDetails(node) = std::move(details);
}

void TreeEditor::setForeignBits(NodeId node, std::uint16_t bits)
{
    ownExtras(node);
    m_tree.setForeignBits(node, bits);
}

TreeStep TreeEditor::revert(GameTree &tree, const TreeStep &step)
{
    TreeEditor editor(tree);
    for (auto change = step.rbegin(); change != step.rend(); ++change) {
        switch (change->kind) {
        case TreeChange::Kind::Value:
            editor.noteValue(change->node);
            tree.m_nodes[change->node].value = change->value;
            break;
        case TreeChange::Kind::Linked: editor.link(change->node, change->parent, change->before); break;
        case TreeChange::Kind::Loose: editor.unlink(change->node); break;
        }
    }
    return editor.takeStep();
}

void TreeEditor::exchange(GameTree &tree, std::vector<TreeNode> &nodes)
{
    const std::size_t count = std::max(nodes.size(), tree.m_nodes.size());
    nodes.resize(count);
    tree.m_nodes.resize(count);
    tree.m_nodes.swap(nodes);
}

} // namespace kagetsu::record
