// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "record/model/region.h"

#include "sgfhelp.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

namespace tst_region {

using namespace kagetsu;
using namespace kagetsu::record;
using rules::Point;

class TestRegion : public QObject
{
    Q_OBJECT

private slots:
    void blocksAreThePointsEachOnce()
    {
        std::mt19937 random(7);
        const auto any = [&random] { return Point(int(random() % MaxRecordSize), int(random() % MaxRecordSize)); };
        for (int round = 0; round < 300; ++round) {
            Region region;
            std::set<Point> expected;
            const int parts = int(random() % 12);
            for (int i = 0; i < parts; ++i) {
                const Point a = any();
                const Point b = round % 2 == 0 ? any() : a;
                region.add(a, b);
                for (int x = std::min(a.x, b.x); x <= std::max(a.x, b.x); ++x) {
                    for (int y = std::min(a.y, b.y); y <= std::max(a.y, b.y); ++y)
                        expected.emplace(x, y);
                }
            }
            QCOMPARE(region.isEmpty(), expected.empty());
            const std::vector<Point> points = region.points();
            QVERIFY(std::set<Point>(points.begin(), points.end()) == expected);
            QCOMPARE(points.size(), expected.size());
            Region again;
            std::size_t covered = 0;
            for (const auto &[from, to] : region.blocks()) {
                again.add(from, to);
                covered += std::size_t(to.x - from.x + 1) * std::size_t(from.y - to.y + 1);
            }
            QCOMPARE(covered, expected.size());
            QVERIFY(again.points() == points);
            QVERIFY(again.blocks() == region.blocks());
        }
    }

    // A game of 66,000 nodes with a whole board in each took 5.9 GB.
    void rectanglesOfMarksStayCompressed()
    {
        const Game game = onlyGame(QByteArray("(;GM[4]SZ[52];CR[aa:ZZ]SQ[ZZ:aa];VW[aa:ZZ]DD[aa:yy])"));
        for (const NodeId node : { NodeId(1), NodeId(2) }) {
            const Markup &markup = game.tree.details(node).markup;
            QCOMPARE(markup.signs.size(), std::size_t(2));
            for (const Signs &signs : markup.signs)
                QCOMPARE(signs.blocks.size(), std::size_t(1));
            QVERIFY(game.tree.details(node).properties.empty());
        }
        const Region::Block whole { { 0, 51 }, { 51, 0 } };
        QVERIFY(game.tree.details(1).markup.signs.front().blocks == std::vector { whole });
    }

    void setupsUnfoldSoFarAndNoFurther()
    {
        const int most = (1 << 22) / (52 * 52);
        QByteArray text = "(;GM[4]SZ[52]";
        for (int i = 0; i < most; ++i)
            text += i % 2 == 0 ? ";AB[aa:ZZ]PL[B]" : ";AE[aa:ZZ]PL[B]";
        if (!UnderSanitizers)
            QCOMPARE(names(onlyGame(QByteArray(text + ')')).messages), QStringList());
        const Game game = onlyGame(QByteArray(text + ";AW[aa:ZZ][bb]PL[B])"));
        QCOMPARE(names(game.messages), QStringList { "UNFOLDS_TOO_FAR" });
        QCOMPARE(game.messages.front().node, most + 1);
        QCOMPARE(game.messages.front().excerpt, std::string("aa:ZZ"));
        // What was not set up is still there to be saved.
        const NodeDetails &details = game.tree.details(NodeId(most) + 1);
        QCOMPARE(details.setup.white.size(), std::size_t(1));
        QCOMPARE(details.properties.size(), std::size_t(1));
        QCOMPARE(details.properties.front().ident, std::string("AW"));
        QVERIFY((details.properties.front().values == std::vector<KeptText> { { "aa:ZZ" } }));
    }
};

} // namespace tst_region

QTEST_GUILESS_MAIN(tst_region::TestRegion)
#include "tst_region.moc"
