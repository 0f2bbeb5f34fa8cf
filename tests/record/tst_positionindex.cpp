// SPDX-License-Identifier: MIT
#include "record/search/positionindex.h"

#include <QTest>

#include <random>

namespace tst_positionindex {

using namespace kagetsu;
using namespace kagetsu::record;
using rules::Point;
using rules::Side;

namespace {

Point pointAt(const char *name)
{
    return *rules::pointFromText(name, 15);
}

// A line of stones by turns from Black on; "pass" is one.
NodeId play(GameTree &tree, NodeId node, std::initializer_list<const char *> moves)
{
    for (const char *name : moves) {
        const Side side = tree.sideToMove(node);
        node =
            tree.append(node, std::string_view(name) == "pass" ? Move::pass(side) : Move::stone(side, pointAt(name)));
    }
    return node;
}

std::vector<NodeId> nodesOf(const std::vector<PositionHit> &hits)
{
    std::vector<NodeId> nodes;
    for (const PositionHit &hit : hits)
        nodes.push_back(hit.node);
    return nodes;
}

// The number RenLib gives the map of the only hit.
int mapOf(const std::vector<PositionHit> &hits)
{
    if (hits.size() != 1)
        return 0;
    return static_cast<int>(std::find(RenLibMaps.begin(), RenLibMaps.end(), hits.front().map) - RenLibMaps.begin()) + 1;
}

// What the definition says, asked of every node (record-renlib.md#same-position, record-renlib.md#similar-position).
std::vector<NodeId> searched(const GameTree &tree, NodeId node, Likeness likeness)
{
    using Laid = std::vector<std::tuple<int, int, rules::Stone>>;
    const auto figure = [&](NodeId of, rules::Symmetry map) {
        const Stones stones = tree.stones(of);
        Laid laid;
        int left = 99;
        int bottom = 99;
        for (int y = 0; y < 15; ++y) {
            for (int x = 0; x < 15; ++x) {
                if (stones.at({ x, y }) == rules::Stone::None)
                    continue;
                const Point there = apply(map, { x, y }, 15);
                laid.emplace_back(there.x, there.y, stones.at({ x, y }));
                left = std::min<int>(left, there.x);
                bottom = std::min<int>(bottom, there.y);
            }
        }
        if (likeness == Likeness::Similar) {
            for (auto &[x, y, stone] : laid) {
                x -= left;
                y -= bottom;
            }
        }
        std::sort(laid.begin(), laid.end());
        return laid;
    };
    const auto lastPass = [&](NodeId of) {
        for (; of != NoNode; of = tree.parent(of)) {
            if (tree.move(of) && tree.move(of)->kind == Move::Kind::Pass)
                return tree.move(of)->side == Side::Black ? 1 : 2;
        }
        return 0;
    };
    std::vector<NodeId> found;
    for (NodeId other = GameTree::root(); other != NoNode; other = tree.next(other)) {
        if (other == node || (other != GameTree::root() && !tree.action(other).isMove())
            || tree.moveNumber(other) != tree.moveNumber(node) || lastPass(other) != lastPass(node))
            continue;
        for (const rules::Symmetry map : RenLibMaps) {
            if (figure(node, map) == figure(other, rules::Symmetry::Identity)) {
                found.push_back(other);
                break;
            }
        }
    }
    return found;
}

// Stones on few points, so that positions come back in all ways.
GameTree randomTree(unsigned seed, int nodes)
{
    std::mt19937 random(seed);
    GameTree tree;
    for (int i = 0; i < nodes; ++i) {
        const NodeId parent =
            random() % 2 == 0 ? static_cast<NodeId>(random() % tree.nodeCount()) : tree.nodeCount() - 1;
        const Point point(6 + static_cast<int>(random() % 3), 6 + static_cast<int>(random() % 3));
        const Side side = tree.sideToMove(parent);
        if (random() % 12 == 0)
            tree.append(parent, Move::pass(side));
        else if (random() % 12 == 0)
            tree.append(parent, NodeAction::label(side, point));
        else if (tree.stones(parent).at(point) == rules::Stone::None)
            tree.append(parent, side, point);
    }
    return tree;
}

} // namespace

// The same positions of a tree (record-renlib.md#positions-of-a-library).
class TestPositionIndex : public QObject
{
    Q_OBJECT

private slots:
    void theOrderOfMovesDoesNotMatter()
    {
        GameTree tree;
        const NodeId one = play(tree, tree.root(), { "H8", "H9", "J10" });
        const NodeId two = play(tree, tree.root(), { "J10", "H9", "H8" });
        play(tree, tree.root(), { "H9", "H8", "J10" }); // the colours differ
        const PositionIndex index(tree);
        QCOMPARE(nodesOf(index.like(one)), std::vector<NodeId> { two });
        QCOMPARE(nodesOf(index.like(two)), std::vector<NodeId> { one });
        QCOMPARE(mapOf(index.like(one)), 1);
        QCOMPARE(nodesOf(index.like({ Move::stone(Side::Black, pointAt("H8")), Move::stone(Side::White, pointAt("H9")),
                     Move::stone(Side::Black, pointAt("J10")) })),
            (std::vector<NodeId> { one, two }));
        QVERIFY(index.like(tree.root()).empty());
    }

    // The table of record-renlib.md#maps: where J8 goes under each map.
    void mapsHaveTheNumbersOfRenLib_data()
    {
        QTest::addColumn<QByteArray>("corner"); // A15
        QTest::addColumn<QByteArray>("side"); // J8
        QTest::addColumn<int>("map");
        const char *rows[][2] { { "A15", "J8" }, { "O15", "H6" }, { "O1", "F8" }, { "A1", "H10" }, { "A1", "J8" },
            { "A15", "H6" }, { "O15", "F8" }, { "O1", "H10" } };
        for (int i = 0; i < 8; ++i)
            QTest::addRow("map %d", i + 1) << QByteArray(rows[i][0]) << QByteArray(rows[i][1]) << i + 1;
    }

    void mapsHaveTheNumbersOfRenLib()
    {
        QFETCH(QByteArray, corner);
        QFETCH(QByteArray, side);
        QFETCH(int, map);
        GameTree tree;
        const NodeId asked = play(tree, tree.root(), { "A15", "J8", "H8" });
        play(tree, tree.root(), { corner.constData(), side.constData(), "H8" });
        QCOMPARE(mapOf(PositionIndex(tree).like(asked)), map);
    }

    void shapesThatLieElsewhereAreSimilar()
    {
        GameTree tree;
        const NodeId one = play(tree, tree.root(), { "H8", "H9", "J10" });
        const NodeId two = play(tree, tree.root(), { "A1", "B1", "C3" });
        const NodeId third = play(tree, tree.root(), { "A1", "B1", "C4" });
        QVERIFY(PositionIndex(tree).like(one).empty());
        const PositionIndex index(tree, Likeness::Similar);
        QCOMPARE(nodesOf(index.like(one)), std::vector<NodeId> { two });
        QVERIFY(index.like(third).empty());
    }

    void passesCount()
    {
        GameTree tree;
        const NodeId one = play(tree, tree.root(), { "H8", "pass", "pass" });
        const NodeId two = play(tree, tree.root(), { "pass", "pass", "H8" });
        const NodeId third = play(tree, tree.root(), { "H8" });
        const PositionIndex index(tree);
        // the same stones and as many moves, but the last pass was of another colour
        QVERIFY(index.like(one).empty());
        QVERIFY(index.like(two).empty());
        QVERIFY(!index.like(third).empty());
    }

    void indexAgreesWithASlowSearch_data()
    {
        QTest::addColumn<int>("likeness");
        QTest::newRow("same") << static_cast<int>(Likeness::Same);
        QTest::newRow("similar") << static_cast<int>(Likeness::Similar);
    }

    void indexAgreesWithASlowSearch()
    {
        QFETCH(int, likeness);
        int hits = 0;
        for (unsigned seed = 0; seed < 12; ++seed) {
            const GameTree tree = randomTree(seed, 200);
            const PositionIndex index(tree, static_cast<Likeness>(likeness));
            for (NodeId node = 0; node < tree.nodeCount(); ++node) {
                if (node != GameTree::root() && !tree.action(node).isMove())
                    continue;
                const std::vector<NodeId> found = nodesOf(index.like(node));
                QCOMPARE(found, searched(tree, node, static_cast<Likeness>(likeness)));
                hits += static_cast<int>(found.size());
            }
        }
        QVERIFY(hits > 300);
    }

    void stonesThatLeadToKnownPositions()
    {
        GameTree tree;
        const NodeId known = play(tree, tree.root(), { "H8", "H9", "J10" });
        const NodeId here = play(tree, tree.root(), { "J10", "H9" });
        play(tree, here, { "J9" });
        const std::vector<KnownStone> stones = PositionIndex(tree).knownStones(here);
        QCOMPARE(stones, (std::vector<KnownStone> { { pointAt("H8"), known } }));
        // neither a child nor its image is news
        QVERIFY(PositionIndex(tree).knownStones(tree.parent(known)).empty());
    }

    void stonesThatAreSetUp()
    {
        GameTree tree;
        tree.editDetails(tree.root()).setup.white = { pointAt("A1") };
        const NodeId one = tree.append(tree.root(), Side::Black, pointAt("H8"));
        const NodeId two = tree.append(tree.root(), std::nullopt);
        tree.editDetails(two).setup.empty = { pointAt("A1") };
        tree.editDetails(two).setup.white = { pointAt("O15") };
        const NodeId third = tree.append(two, Side::Black, pointAt("H8"));
        const NodeId fourth = tree.append(tree.root(), Side::Black, pointAt("G8"));
        const PositionIndex index(tree);
        QCOMPARE(nodesOf(index.like(one)), std::vector<NodeId> { third });
        QVERIFY(index.like(fourth).empty());
    }

    void boardsThatAreNotSquareHaveNone()
    {
        GameTree tree(15, 13);
        const NodeId node = tree.append(tree.root(), Side::Black, { 7, 7 });
        const PositionIndex index(tree);
        QVERIFY(index.like(node).empty());
        QVERIFY(index.knownStones(node).empty());
    }
};

} // namespace tst_positionindex

QTEST_GUILESS_MAIN(tst_positionindex::TestPositionIndex)
#include "tst_positionindex.moc"
