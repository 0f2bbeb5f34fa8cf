// SPDX-License-Identifier: MIT
#include "record/edit/treeeditor.h"

#include <QTest>

#include <rapidcheck.h>

namespace tst_treeeditor {

using namespace kagetsu;
using namespace kagetsu::record;
using rules::Side;

namespace {

// What a person sees of a node, and how deep it hangs.
struct Seen
{
    int depth = 0;
    std::optional<Move> move;
    std::array<std::string, AllTextKinds.size()> texts;
    bool bookmark = false;
    NodeDetails details;

    friend bool operator==(const Seen &, const Seen &) = default;
};

// What hangs on the root, in file order, whatever the numbers.
std::vector<Seen> seen(const GameTree &tree, NodeId top = GameTree::root())
{
    std::vector<Seen> all;
    int depth = 0;
    for (NodeId node = top; node != NoNode;) {
        Seen each { depth, tree.move(node), {}, tree.has(node, NodeMark::Bookmark), tree.details(node) };
        for (const TextKind kind : AllTextKinds)
            each.texts[static_cast<std::size_t>(kind)] = tree.text(node, kind);
        all.push_back(std::move(each));
        const NodeId next = tree.next(node, top);
        ++depth;
        for (NodeId up = node; next != NoNode && up != tree.parent(next); up = tree.parent(up))
            --depth;
        node = next;
    }
    return all;
}

std::vector<NodeId> nodesOf(const GameTree &tree)
{
    std::vector<NodeId> all;
    for (NodeId node = GameTree::root(); node != NoNode; node = tree.next(node))
        all.push_back(node);
    return all;
}

bool liesIn(const GameTree &tree, NodeId node, NodeId branch)
{
    for (; node != NoNode; node = tree.parent(node)) {
        if (node == branch)
            return true;
    }
    return false;
}

NodeAction anyAction()
{
    const Side side = *rc::gen::element(Side::Black, Side::White);
    const rules::Point point(*rc::gen::inRange(0, 15), *rc::gen::inRange(0, 15));
    return *rc::gen::element(NodeAction(Move::stone(side, point)), NodeAction(Move::pass(side)), NodeAction(),
        NodeAction::label(side, point), NodeAction(Move::unplaced(side, point)), NodeAction(Move::unplaced(side)));
}

// A child of the node, or NoNode for behind all.
NodeId anyPlace(const GameTree &tree, NodeId parent)
{
    std::vector<NodeId> places = tree.children(parent);
    places.push_back(NoNode);
    return *rc::gen::elementOf(places);
}

void editSomehow(TreeEditor &editor, const GameTree &tree)
{
    const std::vector<NodeId> nodes = nodesOf(tree);
    const NodeId node = *rc::gen::elementOf(nodes);
    const NodeId other = *rc::gen::elementOf(nodes);
    const bool isRoot = node == GameTree::root();
    switch (*rc::gen::inRange(0, 12)) {
    case 0:
        editor.setText(node, *rc::gen::elementOf(std::vector(AllTextKinds.begin(), AllTextKinds.end())),
            *rc::gen::element<std::string>("", "好", "two\nlines"));
        return;
    case 1: editor.setMark(node, NodeMark::Bookmark, *rc::gen::arbitrary<bool>()); return;
    case 2: {
        NodeDetails details;
        details.fifthMoves = *rc::gen::inRange(1, 11);
        editor.setDetails(node, details);
        return;
    }
    case 3:
        if (!isRoot)
            editor.setAction(node, anyAction());
        return;
    case 4:
        if (!isRoot)
            editor.removeBranch(node);
        return;
    case 5:
        if (!isRoot)
            editor.removeNode(node);
        return;
    case 6:
        if (!isRoot)
            editor.insertAbove(node, anyAction());
        return;
    case 7:
        if (!isRoot)
            editor.promote(node);
        return;
    case 8:
        if (!isRoot && !liesIn(tree, other, node))
            editor.move(node, other);
        return;
    case 9:
        if (!isRoot && nodes.size() < 60)
            editor.copyBranch(tree, node, other, anyPlace(tree, other));
        return;
    default: editor.add(node, anyAction(), anyPlace(tree, node)); return;
    }
}

} // namespace

// Edits of a record, and taking them back.
class TestTreeEditor : public QObject
{
    Q_OBJECT

private slots:
    void stepsTakeBackAndBringAgain()
    {
        QVERIFY(rc::check([] {
            GameTree tree;
            TreeEditor editor(tree);
            std::vector<std::vector<Seen>> states { seen(tree) };
            struct Way
            {
                TreeStep step;
                std::vector<TreeNode> nodes; // in place of the step, where there are any
            };
            std::vector<Way> ways;
            const auto go = [&tree](Way &way) {
                if (way.nodes.empty())
                    way.step = TreeEditor::revert(tree, way.step);
                else
                    TreeEditor::exchange(tree, way.nodes);
            };
            const int count = *rc::gen::inRange(0, 40);
            for (int i = 0; i < count; ++i) {
                const bool isWhole = *rc::gen::inRange(0, 3) == 0;
                const std::vector<TreeNode> before = TreeEditor::nodesOf(tree);
                for (int edits = *rc::gen::inRange(1, 4); edits > 0; --edits)
                    editSomehow(editor, tree);
                const TreeStep step = editor.takeStep();
                ways.push_back(isWhole ? Way { {}, before } : Way { step, {} });
                states.push_back(seen(tree));
            }
            const NodeId made = tree.nodeCount();
            for (std::size_t i = ways.size(); i-- > 0;) {
                go(ways[i]);
                RC_ASSERT(seen(tree) == states[i]);
                RC_ASSERT(tree.nodeCount() == made); // what was made keeps its number
            }
            for (std::size_t i = 0; i < ways.size(); ++i) {
                go(ways[i]);
                RC_ASSERT(seen(tree) == states[i + 1]);
            }
        }));
    }

    void aNodeAloneGivesItsPlaceToItsChildren()
    {
        GameTree tree;
        const NodeId a = tree.append(tree.root(), Side::Black, { 7, 7 });
        const NodeId b = tree.append(tree.root(), Side::Black, { 0, 0 });
        const NodeId c = tree.append(a, Side::White, { 8, 8 });
        const NodeId d = tree.append(a, Side::White, { 9, 9 });
        TreeEditor editor(tree);
        editor.removeNode(a);
        QCOMPARE(tree.children(tree.root()), (std::vector<NodeId> { c, d, b }));
        QCOMPARE(tree.parent(a), NoNode);
    }

    void aBranchGoesToTheFrontStepByStep()
    {
        GameTree tree;
        const NodeId a = tree.append(tree.root(), Side::Black, { 1, 1 });
        const NodeId b = tree.append(tree.root(), Side::Black, { 2, 2 });
        const NodeId c = tree.append(tree.root(), Side::Black, { 3, 3 });
        TreeEditor editor(tree);
        editor.promote(c);
        QCOMPARE(tree.children(tree.root()), (std::vector<NodeId> { a, c, b }));
        editor.promote(c);
        editor.takeStep();
        editor.promote(c);
        QVERIFY(editor.takeStep().empty());
        QCOMPARE(tree.children(tree.root()), (std::vector<NodeId> { c, a, b }));
        QCOMPARE(tree.lastChild(tree.root()), b);
    }

    // Also into itself: what is copied is what stood there before.
    void aBranchIsCopiedWhole()
    {
        GameTree from;
        const NodeId a = from.append(from.root(), Side::Black, { 7, 7 });
        const NodeId b = from.append(a, Side::White, { 8, 8 });
        from.append(b, Side::Black, { 6, 6 });
        from.append(a, NodeAction::label(Side::White, { 5, 5 }));
        from.setText(b, TextKind::Headline, "line");
        from.set(b, NodeMark::Bookmark);
        from.editDetails(b).fifthMoves = 3;
        const std::vector<Seen> branch = seen(from, a);

        GameTree to;
        const NodeId parent = to.append(to.root(), Move::pass(Side::White));
        TreeEditor editor(to);
        const NodeId copy = editor.copyBranch(from, a, parent);
        QVERIFY(seen(to, copy) == branch);

        TreeEditor own(from);
        const NodeId inner = own.copyBranch(from, a, b);
        QVERIFY(seen(from, inner) == branch);
        from.editDetails(b).fifthMoves = 4;
        QVERIFY(seen(from, inner) == branch);
        own.removeBranch(inner);
        from.editDetails(b).fifthMoves = 3;
        QVERIFY(seen(from, a) == branch);
    }

    // In one line and in one row, where anything that calls itself or looks twice would be seen.
    void aMillionNodesAreRemovedAndCopied()
    {
        constexpr int Count = 1'000'000;
        GameTree tree;
        NodeId node = tree.append(tree.root(), Move::pass(Side::White));
        const NodeId top = node;
        for (int i = 0; i < Count; ++i)
            node = tree.append(node, Move::pass(i % 2 == 0 ? Side::Black : Side::White));
        for (int i = 0; i < Count; ++i)
            tree.append(top, Move::pass(Side::Black));
        TreeEditor editor(tree);
        editor.removeBranch(top);
        TreeStep step = editor.takeStep();
        QCOMPARE(step.size(), std::size_t(1));
        QVERIFY(tree.isLeaf(tree.root()));
        step = TreeEditor::revert(tree, step);
        QCOMPARE(tree.firstChild(tree.root()), top);
        QCOMPARE(nodesOf(tree).size(), std::size_t(2 * Count + 2));
        GameTree other;
        TreeEditor(other).copyBranch(tree, top, other.root());
        QCOMPARE(nodesOf(other).size(), std::size_t(2 * Count + 2));
    }
};

} // namespace tst_treeeditor

QTEST_GUILESS_MAIN(tst_treeeditor::TestTreeEditor)
#include "tst_treeeditor.moc"
