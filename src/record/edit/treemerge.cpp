// SPDX-License-Identifier: MIT
#include "record/edit/treemerge.h"

#include "record/edit/turns.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace kagetsu::record {

namespace {

using rules::Point;

// Adds to `ours` the elements of `theirs` whose names it lacks. Each name occurs at most once in a list.
template <class T, class Name>
void addMissing(std::vector<T> &ours, const std::vector<T> &theirs, Name T::*name)
{
    for (const T &their : theirs) {
        if (std::none_of(ours.begin(), ours.end(), [&](const T &our) { return our.*name == their.*name; }))
            ours.push_back(their);
    }
}

template <class T>
void takeMissing(T &ours, const T &theirs)
{
    if (ours == T())
        ours = theirs;
}

// Returns our details, completed by those of theirs that ours lack.
NodeDetails joined(NodeDetails ours, const NodeDetails &theirs)
{
    takeMissing(ours.unplacedMove, theirs.unplacedMove);
    takeMissing(ours.black, theirs.black);
    takeMissing(ours.white, theirs.white);
    takeMissing(ours.swap, theirs.swap);
    takeMissing(ours.choices, theirs.choices);
    takeMissing(ours.fifthMoves, theirs.fifthMoves);
    takeMissing(ours.fifthOffers, theirs.fifthOffers);
    takeMissing(ours.symmetryOverruled, theirs.symmetryOverruled);
    takeMissing(ours.placedBy, theirs.placedBy);
    takeMissing(ours.foul, theirs.foul);
    takeMissing(ours.warnings, theirs.warnings);
    takeMissing(ours.drawOffer, theirs.drawOffer);
    takeMissing(ours.markup.labels, theirs.markup.labels);
    addMissing(ours.markup.signs, theirs.markup.signs, &Signs::kind);
    takeMissing(ours.markup.arrows, theirs.markup.arrows);
    takeMissing(ours.markup.lines, theirs.markup.lines);
    addMissing(ours.properties, theirs.properties, &KeptProperty::ident);
    return ours;
}

template <class T>
bool differ(const T &one, const T &two)
{
    return !(one == T()) && !(two == T()) && !(one == two);
}

template <class T, class Name>
bool anyDiffer(const std::vector<T> &one, const std::vector<T> &two, Name T::*name)
{
    return std::any_of(one.begin(), one.end(), [&](const T &our) {
        return std::any_of(
            two.begin(), two.end(), [&](const T &their) { return our.*name == their.*name && !(our == their); });
    });
}

// True if both contain different values for the same fact. Setups are not compared.
bool disagree(const NodeDetails &one, const NodeDetails &two)
{
    const bool facts = differ(one.unplacedMove, two.unplacedMove) || differ(one.black, two.black)
        || differ(one.white, two.white) || differ(one.swap, two.swap) || differ(one.choices, two.choices)
        || differ(one.fifthMoves, two.fifthMoves) || differ(one.fifthOffers, two.fifthOffers)
        || differ(one.placedBy, two.placedBy) || differ(one.foul, two.foul) || differ(one.warnings, two.warnings)
        || differ(one.drawOffer, two.drawOffer);
    const bool marks = differ(one.markup.labels, two.markup.labels) || differ(one.markup.arrows, two.markup.arrows)
        || differ(one.markup.lines, two.markup.lines) || anyDiffer(one.markup.signs, two.markup.signs, &Signs::kind);
    return facts || marks || anyDiffer(one.properties, two.properties, &KeptProperty::ident);
}

// Returns the setup that turns the stones `here` into the stones `there`.
Setup beginningFrom(const Stones &here, const Stones &there, const std::optional<rules::Side> &toMove)
{
    Setup setup;
    setup.toMove = toMove;
    for (int x = 0; x < here.columns(); ++x) {
        for (int y = 0; y < here.rows(); ++y) {
            const Point point(x, y);
            const rules::Stone stone = there.at(point);
            if (stone == here.at(point))
                continue;
            (stone == rules::Stone::Black          ? setup.black
                    : stone == rules::Stone::White ? setup.white
                                                   : setup.empty)
                .push_back(point);
        }
    }
    return setup;
}

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

    void mergeRoot()
    {
        const Setup &ours = m_tree.details(GameTree::root()).setup;
        const Setup &theirs = m_other.details(GameTree::root()).setup;
        const NodeId place = ours == theirs ? GameTree::root() : beginningFor(theirs);
        m_places[GameTree::root()] = place;
        mergeValue(GameTree::root(), place);
        mergeBelow(GameTree::root());
    }

    NodeId mergeBranch(NodeId branch, NodeId parent)
    {
        const NodeId top = mergeNode(branch, parent);
        if (m_places[branch] != NoNode)
            mergeBelow(branch);
        return top;
    }

    MergeConflicts finish()
    {
        // A node may be below another one that is renewed anyway. That only costs time.
        for (const NodeId node : m_turned) {
            for (NodeId child = m_tree.firstChild(node); child != NoNode; child = m_tree.nextSibling(child))
                renewTurns(m_editor, m_tree, child);
        }
        return std::move(m_conflicts);
    }

private:
    void mergeBelow(NodeId top)
    {
        for (NodeId node = m_other.next(top, top); node != NoNode;) {
            mergeNode(node, m_places[m_other.parent(node)]);
            node = m_places[node] == NoNode ? after(node, top) : m_other.next(node, top);
        }
    }

    // Finds the place of a node that exists in this tree. A new branch is copied as a whole, so its nodes get no place.
    NodeId mergeNode(NodeId node, NodeId parent)
    {
        const NodeId same = matching(parent, node);
        if (same == NoNode)
            return m_editor.copyBranch(m_other, node, parent);
        m_places[node] = same;
        mergeValue(node, same);
        return same;
    }

    NodeId after(NodeId node, NodeId top) const
    {
        while (node != top && m_other.nextSibling(node) == NoNode)
            node = m_other.parent(node);
        return node == top ? NoNode : m_other.nextSibling(node);
    }

    // Returns the matching child. A label and a move on the same point match; nodes without an action match only if
    // they set up the same stones.
    NodeId matching(NodeId parent, NodeId node) const
    {
        NodeId child = m_tree.firstChild(parent);
        while (child != NoNode && !isSame(child, node))
            child = m_tree.nextSibling(child);
        return child;
    }

    bool isSame(NodeId ours, NodeId theirs) const
    {
        const NodeAction one = m_tree.action(ours);
        const NodeAction two = m_other.action(theirs);
        if (!(m_tree.details(ours).setup == m_other.details(theirs).setup))
            return false;
        if (one.isMove() && two.isMove())
            return one == two && (one.point() != Move::Nowhere || one.move()->kind == Move::Kind::Pass);
        if (one.isLabel() || two.isLabel())
            return one.point() == two.point() && one.side() == two.side();
        return !one.isMove() && !two.isMove() && !m_tree.details(ours).setup.isEmpty();
    }

    // Returns the node below our root that sets up these stones: an existing or a new one.
    NodeId beginningFor(const Setup &theirs)
    {
        const Setup setup =
            beginningFrom(m_tree.stones(GameTree::root()), m_other.stones(GameTree::root()), theirs.toMove);
        for (const NodeId child : m_tree.children(GameTree::root())) {
            if (!m_tree.action(child).isMove() && !m_tree.action(child).isLabel()
                && m_tree.details(child).setup == setup)
                return child;
        }
        const NodeId node = m_editor.add(GameTree::root(), NodeAction());
        NodeDetails details;
        details.setup = setup;
        m_editor.setDetails(node, std::move(details));
        return node;
    }

    void mergeValue(NodeId from, NodeId to)
    {
        const NodeAction theirs = m_other.action(from);
        if (m_tree.action(to).isLabel() && theirs.isMove()) {
            m_editor.setAction(to, theirs);
            m_turned.insert(to);
        } else if (m_tree.action(to).isMove() && theirs.isLabel()) {
            m_turned.insert(to); // nodes below a label have a different side to move when it becomes a move
        }
        for (const NodeMark mark : { NodeMark::Bookmark, NodeMark::Start }) {
            if (m_other.has(from, mark) && !m_tree.has(to, mark))
                m_editor.setMark(to, mark, true);
        }
        const auto bits = static_cast<std::uint16_t>(m_tree.foreignBits(to) | m_other.foreignBits(from));
        if (bits != m_tree.foreignBits(to))
            m_editor.setForeignBits(to, bits);
        mergeTexts(from, to);
        mergeDetails(from, to);
    }

    void mergeTexts(NodeId from, NodeId to)
    {
        for (const TextKind kind : AllTextKinds) {
            const std::string text = m_other.text(from, kind);
            const std::string old = m_tree.text(to, kind);
            if (text.empty() || text == old)
                continue;
            if (old.empty())
                m_editor.setText(to, kind, text);
            else
                m_conflicts.texts.push_back({ to, kind, m_editor.addText(text) });
        }
    }

    void mergeDetails(NodeId from, NodeId to)
    {
        NodeDetails theirs = m_other.details(from);
        const NodeDetails &ours = m_tree.details(to);
        theirs.setup = ours.setup; // it is the same, or a node of its own sets it up
        if (theirs == ours)
            return;
        const NodeDetails both = joined(ours, theirs);
        if (disagree(ours, theirs))
            m_conflicts.details.push_back({ to, theirs });
        if (!(both == ours))
            m_editor.setDetails(to, both);
    }

    TreeEditor &m_editor;
    const GameTree &m_tree;
    const GameTree &m_other;
    std::vector<NodeId> m_places; // the place in this tree of each node of the other tree; NoNode for copied ones
    std::set<NodeId> m_turned; // moves that are labels in one of the trees
    MergeConflicts m_conflicts;
};

} // namespace

MergeConflicts mergeTree(TreeEditor &editor, const GameTree &tree, const GameTree &other)
{
    assert(tree.columns() == other.columns() && tree.rows() == other.rows() && &tree != &other);
    Merger merger(editor, tree, other);
    merger.mergeRoot();
    return merger.finish();
}

MergeConflicts mergeBranch(
    TreeEditor &editor, const GameTree &tree, NodeId parent, const GameTree &other, NodeId branch, NodeId &top)
{
    assert(tree.columns() == other.columns() && tree.rows() == other.rows() && &tree != &other);
    assert(branch != GameTree::root());
    Merger merger(editor, tree, other);
    top = merger.mergeBranch(branch, parent);
    return merger.finish();
}

void resolve(TreeEditor &editor, const GameTree &tree, const TextConflict &conflict, ConflictChoice choice)
{
    const std::string current = tree.text(conflict.node, conflict.kind);
    const std::string other = tree.text(conflict.other);
    if (choice == ConflictChoice::Other)
        editor.setText(conflict.node, conflict.kind, other);
    else if (choice == ConflictChoice::Both)
        editor.setText(
            conflict.node, conflict.kind, current + (conflict.kind == TextKind::Comment ? '\n' : ' ') + other);
}

void resolve(TreeEditor &editor, const GameTree &tree, const DetailsConflict &conflict, ConflictChoice choice)
{
    if (choice == ConflictChoice::Other)
        editor.setDetails(conflict.node, joined(conflict.other, tree.details(conflict.node)));
}

} // namespace kagetsu::record
