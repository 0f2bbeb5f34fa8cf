// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "record/collection.h"
#include "record/search/linejoin.h"
#include "record/edit/treemerge.h"
#include "record/sgf/sgfwriter.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

namespace tst_linejoin {

using namespace kagetsu;
using namespace kagetsu::record;
using rules::Point;
using rules::Side;

GameTree treeOf(const std::string &sgf)
{
    return readRecords("(;GM[4]SZ[15]" + sgf + ")").readGame(0).tree;
}

QString text(const GameTree &tree)
{
    const std::string sgf = writeSgf({ {}, tree, {} }, { .compact = true });
    return QString::fromStdString(sgf.substr(sgf.find(']', sgf.find("SZ[")) + 1));
}

using Board = std::map<std::pair<int, int>, Side>;

Board boardAt(const GameTree &tree, NodeId node)
{
    Board board;
    for (const NodeId step : tree.path(node)) {
        if (tree.action(step).isStone())
            board[{ tree.action(step).point().x, tree.action(step).point().y }] = tree.action(step).side();
    }
    return board;
}

bool isAlike(const Board &one, const Board &two, int size)
{
    for (int view = 0; view < 8; ++view) {
        Board turned;
        for (const auto &[place, side] : one) {
            auto [x, y] = place;
            if (view >= 4)
                x = size - 1 - x;
            for (int turns = view % 4; turns > 0; --turns)
                std::tie(x, y) = std::pair(y, size - 1 - x);
            turned[{ x, y }] = side;
        }
        if (turned == two)
            return true;
    }
    return false;
}

// A tree on the nine points in the middle, where lines meet often, with a comment on every node.
GameTree randomTree(std::mt19937 &random, int nodes, const char *mark)
{
    GameTree tree(9, 9);
    for (int i = 0; i < nodes; ++i) {
        const auto parent = static_cast<NodeId>(random() % tree.nodeCount());
        const Point point(3 + static_cast<int>(random() % 3), 3 + static_cast<int>(random() % 3));
        bool isNew = tree.stones(parent).at(point) == rules::Stone::None;
        for (const NodeId child : tree.children(parent))
            isNew = isNew && tree.action(child).point() != point;
        if (!isNew)
            continue;
        const NodeId node = tree.append(parent, tree.moveNumber(parent) % 2 == 0 ? Side::Black : Side::White, point);
        tree.setComment(node, mark + std::to_string(i));
    }
    return tree;
}

// Libraries whose lines meet in other views and orders (record-renlib.md#joining-lines).
class TestLineJoin : public QObject
{
    Q_OBJECT

private slots:
    void lines_data()
    {
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<QByteArray>("merged");
        QTest::addColumn<int>("turned");
        QTest::addColumn<int>("reordered");
        const auto row = [](const char *name, const char *one, const char *other, const char *merged, int turned,
                             int reordered) {
            QTest::newRow(name) << QByteArray(one) << QByteArray(other) << QByteArray(merged) << turned << reordered;
        };
        row("a mirrored line goes on as the other does", ";B[hh];W[ig];B[jf]", ";B[hh];W[gg];B[ff]C[text];W[aa]",
            ";B[hh](;W[ig];B[jf]C[text];W[oa])(;W[gg])", 1, 0);
        row("moves in another order", ";B[hh];W[ig];B[jf]C[one]", ";B[jf];W[ig];B[hh];W[aa]C[text]",
            "(;B[hh];W[ig];B[jf]C[one];W[aa]C[text])(;B[jf];W[ig];B[hh])", 0, 1);
        row("the same line is no join", ";B[hh];W[ig]", ";B[hh];W[ig];B[jf]", ";B[hh];W[ig];B[jf]", 0, 0);
        row("a line of its own stays one", ";B[hh];W[ig]", ";B[aa];W[bb]", "(;B[hh];W[ig])(;B[aa];W[bb])", 0, 0);
        row("marks turn with their line", ";B[hh];W[ig]", ";B[hh];W[gg]LB[aa:x]", ";B[hh](;W[ig]LB[oa:x])(;W[gg])", 1,
            0);
        row("what is said of a move stays with it", ";B[hh];W[ig];B[jf]",
            ";B[jf];W[ig];B[hh]BL[100]BM[1]C[text]SQ[aa];W[aa]",
            "(;B[hh];W[ig];B[jf]C[text]SQ[aa];W[aa])(;B[jf];W[ig];B[hh]BM[1]BL[100])", 0, 1);
        row("a text that names a point is not turned", ";B[hh];W[ig];B[jf]", ";B[hh];W[gg];B[ff]C[not G7];W[aa]",
            ";B[hh](;W[ig];B[jf];W[oa])(;W[gg];B[ff]C[not G7])", 1, 0);
        row("nor is a line with one further on", ";B[hh];W[ig];B[jf]", ";B[hh];W[gg];B[ff];W[aa]N[see o15]",
            ";B[hh](;W[ig];B[jf])(;W[gg];B[ff];W[aa]N[see o15])", 0, 0);
        row("numbers and words name no points", ";B[hh];W[ig];B[jf]", ";B[hh];W[gg]C[see x5, no15, B16, 3 a, P7]",
            ";B[hh](;W[ig]C[see x5, no15, B16, 3 a, P7];B[jf])(;W[gg])", 1, 0);
        row("in the same view, texts name what they did", ";B[hh];W[ig];B[jf]", ";B[jf];W[ig];B[hh]C[not G7]",
            "(;B[hh];W[ig];B[jf]C[not G7])(;B[jf];W[ig];B[hh])", 0, 1);
        row("a set-up is left alone", ";B[hh];W[ig]", "AB[hh];W[gg]", ";B[hh];W[ig]", 0, 0);
    }
    void lines()
    {
        QFETCH(QByteArray, one);
        QFETCH(QByteArray, other);
        QFETCH(QByteArray, merged);
        QFETCH(int, turned);
        QFETCH(int, reordered);
        GameTree tree = treeOf(one.toStdString());
        const QString before = text(tree);
        LineJoins joins;
        const GameTree joined = joinedTo(tree, treeOf(other.toStdString()), joins);
        QCOMPARE(int(joins.turned), turned);
        QCOMPARE(int(joins.reordered), reordered);
        if (other.contains("AB"))
            return; // as it is; the merge puts it below a node that sets it up
        TreeEditor editor(tree);
        QVERIFY(mergeTree(editor, tree, joined).empty());
        QCOMPARE(text(tree).remove(u'\n'), QString::fromUtf8(merged) + u')');
        TreeEditor::revert(tree, editor.takeStep());
        QCOMPARE(text(tree), before);
    }

    // A merge does not come to every node: it takes the first of equal siblings, and none without a move.
    void nothingIsJoinedWhereNoMergeComes_data()
    {
        QTest::addColumn<bool>("isDouble");
        QTest::newRow("below the second of equal siblings") << true;
        QTest::newRow("behind a node without a move") << false;
    }
    void nothingIsJoinedWhereNoMergeComes()
    {
        QFETCH(bool, isDouble);
        GameTree tree(15, 15);
        const NodeId first = tree.append(GameTree::root(), Side::Black, Point(7, 7));
        const NodeId above =
            isDouble ? tree.append(GameTree::root(), Side::Black, Point(7, 7)) : tree.append(first, NodeAction());
        const NodeId second = tree.append(above, Side::White, Point(8, 8));
        tree.append(second, Side::Black, Point(9, 9));
        const GameTree other = treeOf(";B[jf];W[ig];B[hh];W[aa]");
        LineJoins joins;
        const GameTree joined = joinedTo(tree, other, joins);
        QCOMPARE(int(joins.count()), 0);
        QCOMPARE(text(joined), text(other));
    }

    // Every position of the other tree is in the merged one, with all that was said of it, and nothing is there twice
    // that the joins could bring together.
    void nothingIsLost()
    {
        std::mt19937 random(20261130);
        std::size_t count = 0;
        for (int round = 0; round < repetitions(80); ++round) {
            GameTree tree = randomTree(random, 40, "ours ");
            const GameTree other = randomTree(random, 40, "theirs ");
            std::map<NodeId, std::string> ours;
            for (NodeId node = GameTree::root(); node != NoNode; node = tree.next(node))
                ours[node] = tree.comment(node);
            LineJoins joins;
            const GameTree joined = joinedTo(tree, other, joins);
            count += joins.count();
            TreeEditor editor(tree);
            const MergeConflicts conflicts = mergeTree(editor, tree, joined);
            for (const auto &[node, comment] : ours)
                QCOMPARE(tree.comment(node), comment);
            for (NodeId node = other.next(GameTree::root()); node != NoNode; node = other.next(node)) {
                bool isThere = false;
                for (NodeId each = tree.next(GameTree::root()); each != NoNode && !isThere; each = tree.next(each)) {
                    if (!isAlike(boardAt(other, node), boardAt(tree, each), 9))
                        continue;
                    isThere = tree.comment(each) == other.comment(node);
                    for (const TextConflict &conflict : conflicts.texts)
                        isThere =
                            isThere || (conflict.node == each && tree.text(conflict.other) == other.comment(node));
                }
                QVERIFY2(isThere, other.comment(node).c_str());
            }
        }
        QVERIFY(count > 0);
    }

    void aTreeJoinedToItselfIsItself()
    {
        std::mt19937 random(20261130);
        const GameTree tree = randomTree(random, 40, "ours ");
        LineJoins joins;
        QCOMPARE(text(joinedTo(tree, tree, joins)), text(tree));
        QCOMPARE(int(joins.count()), 0);
    }
};

} // namespace tst_linejoin

QTEST_APPLESS_MAIN(tst_linejoin::TestLineJoin)
#include "tst_linejoin.moc"
