// SPDX-License-Identifier: MIT
#include "record/model/gametree.h"

#include <QTest>

namespace tst_gametree {

using namespace kagetsu;
using namespace kagetsu::record;
using rules::Side;
using rules::Stone;

class TestGameTree : public QObject
{
    Q_OBJECT

private slots:
    void variationsKeepTheirOrder()
    {
        GameTree tree;
        const NodeId a = tree.append(tree.root(), Side::Black, { 7, 7 });
        const NodeId b = tree.append(a, Side::White, { 8, 8 });
        const NodeId c = tree.append(a, Side::White, { 7, 8 });
        const NodeId d = tree.append(b, Side::Black, { 6, 6 });
        const NodeId e = tree.append(a, Move::pass(Side::White));
        QCOMPARE(tree.children(a), (std::vector<NodeId> { b, c, e }));
        QCOMPARE(tree.mainLine(), (std::vector<NodeId> { tree.root(), a, b, d }));
        QCOMPARE(tree.path(c), (std::vector<NodeId> { tree.root(), a, c }));
        QCOMPARE(tree.moveNumber(d), 3);
        QCOMPARE(tree.moveNumber(tree.root()), 0);
        std::vector<NodeId> order;
        for (NodeId node = tree.root(); node != NoNode; node = tree.next(node))
            order.push_back(node);
        QCOMPARE(order, (std::vector<NodeId> { tree.root(), a, b, d, c, e }));
        QVERIFY(!tree.move(tree.root()));
        QCOMPARE(tree.move(e)->kind, Move::Kind::Pass);
    }

    void stonesOfANode()
    {
        GameTree tree;
        tree.editDetails(tree.root()).setup.black = { { 0, 0 }, { 1, 0 } };
        const NodeId a = tree.append(tree.root(), Side::White, { 7, 7 });
        const NodeId b = tree.append(a, std::nullopt);
        tree.editDetails(b).setup.empty = { { 0, 0 } };
        tree.editDetails(b).setup.white = { { 1, 0 } };
        const NodeId c = tree.append(b, Move::unplaced(Side::Black));
        const std::optional<rules::Position> first = tree.position(a);
        QVERIFY(first);
        QCOMPARE(first->count(Side::Black), 2);
        QVERIFY(first->has({ 7, 7 }, Side::White));
        const Stones last = tree.stones(c);
        QCOMPARE(last.count(Stone::Black), 0);
        QCOMPARE(last.count(Stone::White), 2);
        QCOMPARE(last.at({ 0, 0 }), Stone::None);
    }

    void boardsOfOtherSizesHaveStonesButNoPosition()
    {
        for (const auto &[columns, rows] :
            { std::pair(15, 19), std::pair(4, 4), std::pair(27, 27), std::pair(52, 52) }) {
            GameTree tree(columns, rows);
            const NodeId node = tree.append(tree.root(), Side::Black, { columns - 1, rows - 1 });
            QCOMPARE(tree.stones(node).at({ columns - 1, rows - 1 }), Stone::Black);
            QVERIFY(!tree.position(node));
        }
    }

    void sideToMove()
    {
        GameTree tree;
        QCOMPARE(tree.sideToMove(tree.root()), Side::Black);
        const NodeId a = tree.append(tree.root(), Side::Black, { 7, 7 });
        QCOMPARE(tree.sideToMove(a), Side::White);
        QCOMPARE(tree.sideToMove(tree.append(a, std::nullopt)), Side::White);
        QCOMPARE(tree.sideToMove(tree.append(a, Move::pass(Side::White))), Side::Black);
        GameTree position;
        position.editDetails(position.root()).setup.black = { { 0, 0 } };
        QCOMPARE(position.sideToMove(position.root()), Side::White);
        position.editDetails(position.root()).setup.black.push_back({ 1, 1 });
        QCOMPARE(position.sideToMove(position.root()), Side::Black);
        position.append(position.root(), Side::White, { 7, 7 }); // an answer tells more than a count of stones
        QCOMPARE(position.sideToMove(position.root()), Side::White);
        position.editDetails(position.root()).setup.toMove = Side::Black; // and what is said, more than any answer
        QCOMPARE(position.sideToMove(position.root()), Side::Black);
    }

    void theSideToMoveIsThatOfTheNearestAnswers()
    {
        GameTree tree;
        tree.editDetails(tree.root()).setup.black = { { 0, 0 }, { 1, 1 } };
        const NodeId said = tree.append(tree.root(), std::nullopt);
        const NodeId below = tree.append(said, std::nullopt);
        QCOMPARE(tree.sideToMove(below), Side::Black);
        tree.append(tree.root(), Side::White, { 7, 7 });
        QCOMPARE(tree.sideToMove(below), Side::White);
        const NodeId both = tree.append(said, Side::Black, { 8, 8 });
        QCOMPARE(tree.sideToMove(below), Side::Black);
        tree.append(below, Side::White, { 9, 9 });
        QCOMPARE(tree.sideToMove(below), Side::White);
        QCOMPARE(tree.sideToMove(said), Side::Black); // both sides answer, so the stones are counted
        QCOMPARE(tree.sideToMove(both), Side::White);
    }

    // Once, not once for each node on the way: that would take minutes.
    void aLongLineOfCommentsIsLookedThroughOnce()
    {
        constexpr int Comments = 100'000;
        GameTree tree;
        tree.editDetails(tree.root()).setup.black = { { 0, 0 } };
        NodeId last = tree.root();
        for (int i = 0; i < Comments; ++i)
            last = tree.append(last, std::nullopt);
        QCOMPARE(tree.sideToMove(last), Side::White);
    }

    void treesAreValues()
    {
        GameTree one;
        const NodeId node = one.append(one.root(), Side::Black, { 7, 7 });
        GameTree two = one;
        QVERIFY(one == two);
        two.setComment(node, "good");
        QVERIFY(!(one == two));
        one.setComment(node, "good");
        QVERIFY(one == two);
        one.editDetails(node);
        QVERIFY(one == two);
        one.editDetails(node).swap = SwapChoice::Kept;
        QVERIFY(!(one == two));
        two.editDetails(node).swap = SwapChoice::Kept;
        QVERIFY(one == two);
        two.setComment(node, "");
        QCOMPARE(two.comment(node), std::string());
        QVERIFY(!(one == two));
    }

    void labelsTakeNoTurn()
    {
        GameTree tree;
        const NodeId a = tree.append(tree.root(), Side::Black, { 7, 7 });
        const NodeId label = tree.append(a, NodeAction::label(Side::White, { 8, 8 }));
        QVERIFY(!tree.move(label));
        QCOMPARE(tree.action(label).point(), rules::Point(8, 8));
        QCOMPARE(tree.moveNumber(label), 1);
        QCOMPARE(tree.sideToMove(label), Side::White);
        QCOMPARE(tree.stones(label), tree.stones(a));
    }

    void childrenGoWhereTheyAreWanted()
    {
        GameTree tree;
        const NodeId b = tree.append(tree.root(), Side::Black, { 2, 2 });
        const NodeId a = tree.insert(tree.root(), b, NodeAction(Move::stone(Side::Black, { 1, 1 })));
        const NodeId c = tree.insert(tree.root(), NoNode, NodeAction(Move::stone(Side::Black, { 3, 3 })));
        QCOMPARE(tree.children(tree.root()), (std::vector<NodeId> { a, b, c }));
        QCOMPARE(tree.previousSibling(c), b);
        QCOMPARE(tree.previousSibling(a), NoNode);
        QCOMPARE(tree.lastChild(tree.root()), c);
    }

    void actionsUnpackToWhatWasPacked()
    {
        for (const Side side : { Side::Black, Side::White }) {
            for (const rules::Point point : { rules::Point(0, 0), rules::Point(51, 0), rules::Point(0, 51) }) {
                QCOMPARE(*NodeAction(Move::stone(side, point)).move(), Move::stone(side, point));
                QCOMPARE(*NodeAction(Move::unplaced(side, point)).move(), Move::unplaced(side, point));
                QCOMPARE(NodeAction::label(side, point).side(), side);
            }
            QCOMPARE(*NodeAction(Move::pass(side)).move(), Move::pass(side));
            QCOMPARE(*NodeAction(Move::unplaced(side)).move(), Move::unplaced(side));
        }
        QVERIFY(!NodeAction(std::nullopt).move());
        QVERIFY(NodeAction() == NodeAction(std::nullopt));
    }

    void textsOfAFileAreReadInItsCharset()
    {
        GameTree tree;
        const NodeId node = tree.append(tree.root(), Side::Black, { 7, 7 });
        const std::string bytes("?\xBA\xDA\xCA\xA4\r\nok\xE9\xBB\x91\x8A");
        tree.adoptTexts(bytes, Charset::Gb18030);
        tree.setStoredText(node, TextKind::Comment, TextRef { 1, 8, false });
        tree.setStoredText(node, TextKind::Headline, TextRef { 9, 3, false });
        tree.setStoredText(node, TextKind::BoardText, TextRef { 12, 1, false });
        QCOMPARE(tree.comment(node), std::string("黑胜\nok"));
        // no GBK, but UTF-8; and neither
        QCOMPARE(tree.text(node, TextKind::Headline), std::string("黑"));
        QCOMPARE(tree.text(node, TextKind::BoardText), std::string("\uFFFD"));
        tree.setCharset(Charset::Iso8859_1);
        QCOMPARE(tree.text(node, TextKind::BoardText), std::string("Š"));
        tree.setComment(node, "é");
        QCOMPARE(tree.comment(node), std::string("é"));
        QVERIFY(tree.storedText(node, TextKind::Comment).isUtf8);
        tree.setComment(node, {});
        QVERIFY(!tree.storedText(node, TextKind::Comment));
    }

    void aMillionNodesInOneLine()
    {
        GameTree tree;
        NodeId node = tree.root();
        for (int i = 0; i < 1'000'000; ++i)
            node = tree.append(node, Move::pass(i % 2 == 0 ? Side::Black : Side::White));
        QCOMPARE(tree.moveNumber(node), 1'000'000);
        QCOMPARE(tree.mainLine().size(), std::size_t(1'000'001));
        const GameTree copy = tree;
        QVERIFY(copy == tree);
        NodeId count = 0;
        for (NodeId step = tree.root(); step != NoNode; step = tree.next(step))
            ++count;
        QCOMPARE(count, tree.nodeCount());
    }
};

} // namespace tst_gametree

QTEST_GUILESS_MAIN(tst_gametree::TestGameTree)
#include "tst_gametree.moc"
