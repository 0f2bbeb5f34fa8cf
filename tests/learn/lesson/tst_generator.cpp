// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "learn/lesson/generator.h"
#include "rules/judge.h"
#include "rules/proof/apparentfouls.h"
#include "rules/proof/proof.h"
#include "rules/shapes/row.h"
#include "rules/symmetry.h"

#include <QTest>

#include <set>

namespace tst_generator {

using namespace kagetsu;
using namespace kagetsu::lesson;

namespace {

// Five and more of one colour in a row anywhere.
bool hasLongRow(const rules::Position &position)
{
    bool found = false;
    for (rules::Side side : { rules::Side::Black, rules::Side::White }) {
        position.stones(side).forEach([&](rules::Point stone) {
            for (rules::Direction direction : rules::AllDirections)
                found = found || unbrokenRow(position, stone, side, direction).length >= 5;
        });
    }
    return found;
}

// Levels of look-ahead in the proof of a point.
std::size_t depthAt(const rules::Position &position, rules::Point point)
{
    std::size_t depth = 0;
    for (const rules::ProofNode &node : prove(position, point, rules::Side::Black, Renju).nodes)
        depth = std::max(depth, node.assumed.size());
    return depth;
}

} // namespace

class TestGenerator : public QObject
{
    Q_OBJECT

private slots:
    void everyPositionIsOfItsLevel_data()
    {
        QTest::addColumn<Level>("level");
        QTest::addColumn<int>("seeds");
        QTest::newRow("easy") << Level::Easy << repetitions(1500);
        QTest::newRow("middle") << Level::Middle << repetitions(800);
        QTest::newRow("hard") << Level::Hard << repetitions(60);
    }

    void everyPositionIsOfItsLevel()
    {
        QFETCH(Level, level);
        QFETCH(int, seeds);
        std::set<std::string> seen;
        for (int seed = 0; seed < seeds; ++seed) {
            const std::optional<rules::Position> position = makePosition(level, static_cast<std::uint32_t>(seed));
            QVERIFY2(position, qPrintable(QString::number(seed)));
            seen.insert(toText(*position));
            // Stones as in a game nobody has won, Black to move, with no five to be made.
            QCOMPARE(position->size(), 15);
            QCOMPARE(position->count(rules::Side::Black), position->count(rules::Side::White));
            QVERIFY(!hasLongRow(*position));
            QVERIFY(judgeBoard(*position, rules::Side::White, Renju).wins.empty());
            const rules::BoardVerdict verdict = judgeBoard(*position, rules::Side::Black, Renju);
            QVERIFY(verdict.wins.empty());
            QVERIFY(verdict.fouls.size() >= 2 && verdict.fouls.size() <= 8);
            const std::vector<rules::FoulPoint> seeming = apparentFouls(*position, rules::Side::Black, Renju);
            QCOMPARE(seeming.empty(), level == Level::Easy);
            std::size_t depth = 0;
            for (const rules::FoulPoint &foul : verdict.fouls)
                depth = std::max(depth, depthAt(*position, foul.point));
            for (const rules::FoulPoint &point : seeming)
                depth = std::max(depth, depthAt(*position, point.point));
            switch (level) {
            case Level::Easy: QCOMPARE(depth, std::size_t(0)); break;
            case Level::Middle: QVERIFY(depth <= 1); break;
            case Level::Hard: QVERIFY(depth >= 2); break;
            }
        }
        // Nobody sees the same position again soon.
        QVERIFY(static_cast<int>(seen.size()) > seeds * 99 / 100);
    }

    void theSameSeedGivesTheSamePosition()
    {
        for (Level level : AllLevels)
            QVERIFY(makePosition(level, 7) == makePosition(level, 7));
    }

    void difficultyIsTheSameFromAllSides()
    {
        for (std::uint32_t seed = 0; seed < 20; ++seed) {
            const rules::Position position = *makePosition(Level::Middle, seed);
            for (rules::Symmetry symmetry : rules::AllSymmetries)
                QVERIFY(difficultyOf(apply(symmetry, position)) == difficultyOf(position));
        }
    }

    void distanceToALevel()
    {
        QCOMPARE(distanceTo(Level::Easy, { .fouls = 2 }), 0);
        QCOMPARE(distanceTo(Level::Easy, { .fouls = 0, .seeming = 1, .depth = 2 }), 5);
        QCOMPARE(distanceTo(Level::Middle, { .fouls = 2, .seeming = 1, .depth = 1 }), 0);
        QCOMPARE(distanceTo(Level::Middle, { .fouls = 8, .seeming = 6, .depth = 2 }), 4);
        QCOMPARE(distanceTo(Level::Hard, { .fouls = 2, .seeming = 1, .depth = 1 }), 1);
        QCOMPARE(distanceTo(Level::Hard, { .fouls = 8, .seeming = 8, .depth = 9 }), 0);
    }

    void cancellingEndsIt()
    {
        int asked = 0;
        const auto cancelled = [&] { return ++asked > 0; };
        QVERIFY(!makePosition(Level::Hard, 1, cancelled));
        QCOMPARE(asked, 1);
    }
};

} // namespace tst_generator

QTEST_GUILESS_MAIN(tst_generator::TestGenerator)
#include "tst_generator.moc"
