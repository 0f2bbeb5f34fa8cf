// SPDX-License-Identifier: MIT
#include "driver.h"
#include "match/model/doublegame.h"

#include <QTest>

namespace tst_namedseries {

using namespace kagetsu;
using namespace kagetsu::match;

namespace {

MatchSetup between(const char *opener, const char *other)
{
    MatchSetup setup = plainSetup();
    setup.names = { opener, other };
    return setup;
}

// A game that this seat wins.
Driver won(const MatchSetup &setup, Seat seat)
{
    Driver driver(setup);
    driver.playAll({ "H8", "H9" });
    if (driver.give(Resign { otherSeat(seat) }))
        qFatal("the game goes on");
    return driver;
}

} // namespace

// match.md#series
class TestNamedSeries : public QObject
{
    Q_OBJECT

private slots:
    void theSameTwoGoOn()
    {
        const auto first = namedSeriesAfter(won(between("Ann", "Bob"), Seat::A).match());
        QVERIFY(first);
        QCOMPARE(first->series.games, 1);
        // Whoever opens the next game, and however it was begun.
        const MatchSetup next = continued(between("Bob", "Ann"), *first);
        QVERIFY((next.series == Series { 1, { 0, 2 } }));
        const auto second = namedSeriesAfter(won(next, Seat::A).match());
        QVERIFY(second);
        QVERIFY((second->names == PerSeat<std::string> { "Bob", "Ann" }));
        QVERIFY((second->series == Series { 2, { 2, 2 } }));
        QVERIFY((continued(between("Bob", "Ann"), *second).series == second->series));
    }

    void aRematchIsNotCountedTwice()
    {
        const Driver first = won(between("Ann", "Bob"), Seat::A);
        const auto series = namedSeriesAfter(first.match());
        const MatchSetup again = rematch(first.match(), "again");
        QVERIFY(again.series == continued(again, *series).series);
    }

    void othersBeginAnew_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("another player") << 0;
        QTest::newRow("an event") << 1;
        QTest::newRow("a double game") << 2;
        QTest::newRow("an arbiter") << 3;
        QTest::newRow("an engine") << 4;
        QTest::newRow("a real board") << 5;
    }
    void othersBeginAnew()
    {
        QFETCH(int, kind);
        const auto last = namedSeriesAfter(won(between("Ann", "Bob"), Seat::A).match());
        MatchSetup setup = between("Ann", kind == 0 ? "Cho" : "Bob");
        if (kind == 1)
            setup.event = "Cup";
        if (kind == 2)
            setup.games = 2;
        setup.arbiter = kind == 3;
        if (kind == 4)
            setup.engines.b = EngineSeat { "kagetsu-brain", 2 };
        if (kind == 5)
            setup.playedOn = PlayedOn::PhysicalBoard;
        QVERIFY(!continued(setup, *last).series);
        if (kind != 0 && kind != 5)
            QVERIFY(!namedSeriesAfter(won(setup, Seat::A).match()));
    }

    void aGameWithoutAScoreIsNotCounted()
    {
        Driver driver(between("Ann", "Bob"));
        QVERIFY(!namedSeriesAfter(driver.match()));
        QVERIFY(!driver.give(Annul {}));
        QVERIFY(!namedSeriesAfter(driver.match()));
    }
};

} // namespace tst_namedseries

QTEST_GUILESS_MAIN(tst_namedseries::TestNamedSeries)
#include "tst_namedseries.moc"
