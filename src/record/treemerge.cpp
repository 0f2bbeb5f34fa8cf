// SPDX-License-Identifier: MIT
#include "record/treemerge.h"

#include <cassert>

namespace kagetsu::record {

namespace {

class Merger
{
public:
    Merger(TreeEditor &editor, const GameTree &tree, const GameTree &other)
        : m_editor(editor)
        , m_tree(tree)
        , m_other(other)
        , m_places(other.nodeCount(), NoNode)
    {
    }

    std::vector<TextConflict> merge()
    {
        m_places[GameTree::root()] = GameTree::root();
        mergeValue(GameTree::root(), GameTree::root());
        for (NodeId node = m_other.next(GameTree::root()); node != NoNode;) {
            const NodeId parent = m_places[m_other.parent(node)];
            const NodeId same = matching(parent, m_other.action(node));
            if (same == NoNode) {
                m_editor.copyBranch(m_other, node, parent);
                node = after(node);
            } else {
                m_places[node] = same;
                mergeValue(node, same);
                node = m_other.next(node);
            }
        }
        return std::move(m_conflicts);
    }

private:
    // What follows a branch.
    NodeId after(NodeId node) const
    {
        while (node != GameTree::root() && m_other.nextSibling(node) == NoNode)
            node = m_other.parent(node);
        return node == GameTree::root() ? NoNode : m_other.nextSibling(node);
    }

    // A label and a move on one point are one node; nodes that do nothing are never taken for one.
    NodeId matching(NodeId parent, NodeAction action) const
    {
        NodeId child = m_tree.firstChild(parent);
        while (child != NoNode && !isSame(m_tree.action(child), action))
            child = m_tree.nextSibling(child);
        return child;
    }

    static bool isSame(NodeAction one, NodeAction two)
    {
        if (one.isMove() && two.isMove())
            return one == two && (one.point() != Move::Nowhere || one.move()->kind == Move::Kind::Pass);
        return (one.isLabel() || two.isLabel()) && one.point() == two.point() && one.side() == two.side();
    }

    void mergeValue(NodeId from, NodeId to)
    {
        if (m_tree.action(to).isLabel() && m_other.action(from).isMove())
            m_editor.setAction(to, m_other.action(from));
        for (const NodeMark mark : { NodeMark::Bookmark, NodeMark::Start }) {
            if (m_other.has(from, mark) && !m_tree.has(to, mark))
                m_editor.setMark(to, mark, true);
        }
        for (const TextKind kind : AllTextKinds) {
            const std::string text = m_other.text(from, kind);
            const std::string old = m_tree.text(to, kind);
            if (text.empty() || text == old)
                continue;
            if (old.empty())
                m_editor.setText(to, kind, text);
            else
                m_conflicts.push_back({ to, kind, m_editor.addText(text) });
        }
        if (m_tree.details(to) == NodeDetails() && !(m_other.details(from) == NodeDetails()))
            m_editor.setDetails(to, m_other.details(from));
    }

    TreeEditor &m_editor;
    const GameTree &m_tree;
    const GameTree &m_other;
    std::vector<NodeId> m_places; // of the other tree's nodes in this one
    std::vector<TextConflict> m_conflicts;
};

} // namespace

std::vector<TextConflict> mergeTree(TreeEditor &editor, const GameTree &tree, const GameTree &other)
{
    assert(tree.columns() == other.columns() && tree.rows() == other.rows() && &tree != &other);
    return Merger(editor, tree, other).merge();
}

} // namespace kagetsu::record
