// SPDX-License-Identifier: MIT
#include "../../match/model/driver.h"
#include "engine/profile.h"
#include "engine/seat/ladder.h"
#include "opening/file/positionstart.h"

#include <QTest>

namespace tst_ladder {

using namespace kagetsu;
using namespace kagetsu::engineseat;

namespace {

match::MatchSetup setupAgainst(const char *engine, int level)
{
    match::MatchSetup setup = plainSetup();
    setup.engines.b = match::EngineSeat { engine, level };
    return setup;
}

} // namespace

// engine-seat.md#ladder
class TestLadder : public QObject
{
    Q_OBJECT

private slots:
    void levelsRise()
    {
        for (int level = engine::LowestLevel; level < engine::HighestLevel; ++level)
            QVERIFY(ratingOf(level) < ratingOf(level + 1));
    }

    void theNumberMoves_data()
    {
        QTest::addColumn<int>("rating");
        QTest::addColumn<int>("games");
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("halves");
        QTest::addColumn<int>("after");
        QTest::newRow("a newcomer beats the beginner") << 1000 << 0 << 1 << 2 << 1015;
        QTest::newRow("a newcomer beats the strongest") << 1000 << 0 << 6 << 2 << 1064;
        QTest::newRow("a newcomer loses to the beginner") << 1000 << 0 << 1 << 0 << 951;
        QTest::newRow("an even game") << 1200 << 0 << 2 << 1 << 1200;
        QTest::newRow("a win over an equal after ten games") << 1200 << 10 << 2 << 2 << 1212;
        QTest::newRow("a draw with a stronger one") << 1200 << 10 << 4 << 1 << 1210;
        QTest::newRow("a sure win still counts") << 2900 << 50 << 1 << 2 << 2901;
        QTest::newRow("a sure loss still counts") << 150 << 50 << 6 << 0 << 149;
        QTest::newRow("nobody falls below the ladder") << 100 << 50 << 6 << 0 << 100;
    }
    void theNumberMoves()
    {
        QFETCH(int, rating);
        QFETCH(int, games);
        QFETCH(int, level);
        QFETCH(int, halves);
        QFETCH(int, after);
        QCOMPARE(standingAfter({ rating, games }, { "Ann", level, halves }).rating, after);
        QCOMPARE(standingAfter({ rating, games }, { "Ann", level, halves }).games, games + 1);
    }

    void aGameOfAPersonCounts()
    {
        Driver driver(setupAgainst(engine::OwnEngineId, 3));
        driver.playAll({ "H8", "H9" });
        QVERIFY(!ladderGame(driver.match()));
        QVERIFY(!driver.give(match::Resign { Seat::B }));
        QVERIFY((ladderGame(driver.match()) == LadderGame { driver.match().setup().names.a, 3, 2 }));
    }

    void otherGamesDoNot_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("between people") << 0;
        QTest::newRow("against another engine") << 1;
        QTest::newRow("without a level") << 2;
        QTest::newRow("of two engines") << 3;
        QTest::newRow("from a position") << 4;
    }
    void otherGamesDoNot()
    {
        QFETCH(int, kind);
        match::MatchSetup setup = kind == 0 ? plainSetup()
            : kind == 1                     ? setupAgainst("rapfi", 3)
                                            : setupAgainst(engine::OwnEngineId, kind == 2 ? 0 : 3);
        if (kind == 3)
            setup.engines.a = setup.engines.b;
        if (kind == 4)
            setup.opening = opening::startFrom({ { 7, 7 }, { 7, 8 } }, 15, { { "en", "From a position" } }).value();
        Driver driver(setup);
        driver.playAll({ "A1", "A2" });
        QVERIFY(!driver.give(match::Resign { Seat::B }));
        QVERIFY(!ladderGame(driver.match()));
    }
};

} // namespace tst_ladder

QTEST_GUILESS_MAIN(tst_ladder::TestLadder)
#include "tst_ladder.moc"
