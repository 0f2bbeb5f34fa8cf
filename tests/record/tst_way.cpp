// SPDX-License-Identifier: MIT
#include "record/collection.h"
#include "record/model/way.h"

#include <QTest>

#include <string>

namespace tst_way {

using namespace kagetsu;
using namespace kagetsu::record;

GameTree treeOf(const std::string &sgf)
{
    return readRecords("(;GM[4]SZ[15]" + sgf + ")").readGame(0).tree;
}

// The node with this comment.
NodeId nodeSaying(const GameTree &tree, const std::string &comment)
{
    for (NodeId node = 0; node < tree.nodeCount(); ++node) {
        if (tree.comment(node) == comment)
            return node;
    }
    return NoNode;
}

// A place in a tree that is found in the same tree read anew, and in one that has changed.
class TestWay : public QObject
{
    Q_OBJECT

private slots:
    void eachNodeIsFoundAgain_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::newRow("the same move twice") << QByteArray("(;B[hh]C[one];W[aa])(;B[hh]C[two];W[bb]C[here])");
        QTest::newRow("the same point by both sides") << QByteArray("(;B[hh])(;W[hh]C[here];B[aa])");
        QTest::newRow("nodes without a move") << QByteArray("(;C[one])(;C[two];C[three](;B[hh])(;B[hh]C[here]))");
        QTest::newRow("passes") << QByteArray("(;B[];W[hh])(;B[hh];W[];B[];W[aa]C[here])");
        QTest::newRow("set-ups") << QByteArray("(;AB[hh])(;AB[ii];W[hh])(;AW[hh];AE[hh]C[here];B[hh])");
    }
    void eachNodeIsFoundAgain()
    {
        QFETCH(QByteArray, sgf);
        const GameTree tree = treeOf(sgf.toStdString());
        const GameTree same = treeOf(sgf.toStdString());
        for (NodeId node = GameTree::root(); node != NoNode; node = tree.next(node)) {
            QCOMPARE(follow(tree, wayTo(tree, node)), node);
            QCOMPARE(follow(same, wayTo(tree, node)), node);
        }
    }

    void aTreeThatHasChangedIsFollowedAsFarAsItGoes_data()
    {
        QTest::addColumn<QByteArray>("changed");
        QTest::newRow("a branch came before it") << QByteArray("(;B[cc])(;B[hh];W[ii];B[aa]C[here])");
        QTest::newRow("a node without a move came before it") << QByteArray("(;C[words];B[hh];W[ii];B[aa]C[here])");
        QTest::newRow("the rest is gone") << QByteArray("(;B[hh];W[ii]C[here];B[bb])");
        QTest::newRow("all is gone") << QByteArray("C[here];B[cc]");
    }
    void aTreeThatHasChangedIsFollowedAsFarAsItGoes()
    {
        QFETCH(QByteArray, changed);
        const GameTree tree = treeOf("(;B[hh];W[ii];B[aa]C[here])");
        const GameTree other = treeOf(changed.toStdString());
        QCOMPARE(follow(other, wayTo(tree, nodeSaying(tree, "here"))), nodeSaying(other, "here"));
    }
};

} // namespace tst_way

QTEST_APPLESS_MAIN(tst_way::TestWay)
#include "tst_way.moc"
