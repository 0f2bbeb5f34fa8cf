// SPDX-License-Identifier: MIT
#include "../../ui/match/fixture.h"
#include "clock/controltext.h"
#include "match/host/afterinput.h"
#include "match/journal/recovery.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

namespace tst_lateinput {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

namespace {

match::Act stone(Seat seat, const char *point)
{
    return { seat, opening::Place { *rules::pointFromText(point, 15) } };
}

// Fifteen seconds each, ten of which the first has thought.
struct Game
{
    Game()
        : host(time)
    {
        match::MatchSetup setup = plainSetup();
        setup.time = { *clock::readControl("15s"), *clock::readControl("15s") };
        if (!host.startMatch(setup, folder.path()))
            qFatal("the match cannot be started");
        for (int i = 0; i < 200; ++i) {
            time.advance(50ms);
            host.watch();
        }
    }

    journal::JournalText journal() const
    {
        QFile file(host.journalPath());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("there is no journal");
        return journal::readJournal(file.readAll());
    }
    template <class T>
    std::vector<journal::Entry> kept() const
    {
        std::vector<journal::Entry> found;
        for (const journal::Entry &entry : journal().entries) {
            if (std::holds_alternative<T>(entry.event.what))
                found.push_back(entry);
        }
        return found;
    }

    FakeTime time;
    QTemporaryDir folder;
    host::MatchHost host;
};

} // namespace

// The program sees taps and keys late, because a disk was slow or the machine busy. What a player did counts from when
// he did it (clock.md#the-machine).
class TestLateInput : public QObject
{
    Q_OBJECT

private slots:
    void aStoneCountsFromTheTap_data()
    {
        QTest::addColumn<clock::Duration>("age");
        QTest::newRow("now") << clock::Duration(0ms);
        QTest::newRow("a slow disk") << clock::Duration(309ms);
        QTest::newRow("a slower one") << clock::Duration(3s);
    }
    void aStoneCountsFromTheTap()
    {
        QFETCH(clock::Duration, age);
        Game game;
        game.time.advance(4s);
        const QDateTime wall = game.time.wall();
        game.time.tapped(age);
        QVERIFY(game.host.execute(stone(Seat::A, "H8")));
        game.time.letGo();
        QVERIFY(game.host.reading(Seat::A).main == 1s + age);
        // The other's clock has run since.
        QVERIFY(game.host.reading(Seat::B).main == 15s - age);
        const auto acted = game.kept<match::Acted>();
        QCOMPARE(acted.size(), std::size_t(1));
        QVERIFY(acted[0].event.at == 14s - age);
        QCOMPARE(acted[0].wall.toUTC(), wall.addMSecs(-age.count()).toUTC());
        QVERIFY(!journal::recover(game.journal())->fault);
    }

    void aStoneBeforeTheFlagIsBeforeTheFlag()
    {
        Game game;
        game.time.advance(5100ms);
        game.time.tapped(101ms);
        QVERIFY(game.host.execute(stone(Seat::A, "H8")));
        game.time.letGo();
        QVERIFY(game.host.execute(match::CheckFlag {}));
        QVERIFY(game.kept<match::Flagged>().empty());
        QVERIFY(game.host.reading(Seat::A).main == 1ms);
        QVERIFY(game.host.match().phase() == match::Phase::Playing);
    }

    void aStoneAfterTheFlagIsAfterTheFlag()
    {
        Game game;
        game.time.advance(5100ms);
        game.time.tapped(100ms);
        static_cast<void>(game.host.execute(stone(Seat::A, "H8")));
        QCOMPARE(game.kept<match::Flagged>().size(), std::size_t(1));
        QVERIFY(game.kept<match::Acted>().empty());
    }

    // Two taps wait at the same time: each counts from its own moment.
    void twoQueuedStonesKeepTheirMoments()
    {
        Game game;
        game.time.advance(2s);
        game.time.tapped(1500ms);
        QVERIFY(game.host.execute(stone(Seat::A, "H8")));
        game.time.tapped(600ms);
        QVERIFY(game.host.execute(stone(Seat::B, "H9")));
        game.time.letGo();
        QVERIFY(game.host.reading(Seat::A).main == 15s - 10500ms - 600ms);
        QVERIFY(game.host.reading(Seat::B).main == 15s - 900ms);
    }

    void lateInputIsNeverBeforeTheLastEvent()
    {
        Game game;
        game.time.advance(1s);
        QVERIFY(game.host.execute(match::Beat {}));
        game.time.tapped(400ms);
        QVERIFY(game.host.execute(stone(Seat::A, "H8")));
        QVERIFY(game.kept<match::Acted>().at(0).event.at == 11s);
        QVERIFY(!journal::recover(game.journal())->fault);
    }

    // The stall is written down as before, but takes nothing from the player.
    void aStallIsToldAndCostsNothing()
    {
        Game game;
        game.time.advance(2s);
        game.time.tapped(1900ms);
        QVERIFY(game.host.execute(stone(Seat::A, "H8")));
        QCOMPARE(game.kept<match::Stalled>().size(), std::size_t(1));
        QVERIFY(game.kept<match::Acted>().at(0).event.at == 10100ms);
    }

    void wouldAcceptUsesTheMomentOfTheTap()
    {
        Game game;
        game.time.advance(5100ms);
        QVERIFY(game.host.handMoment() == game.host.now());
        QVERIFY(game.host.wouldAccept(match::ClaimTime { Seat::B }));
        game.time.tapped(200ms);
        QVERIFY(game.host.now() == 15100ms);
        QVERIFY(game.host.handMoment() == 14900ms);
        QVERIFY(!game.host.wouldAccept(match::ClaimTime { Seat::B }));
    }

    void timerInTimeRunsAtOnce()
    {
        int done = 0;
        host::afterInput(this, 19ms, [&] { ++done; });
        QCOMPARE(done, 1);
    }
    void lateTimerLetsInputGoFirst()
    {
        QStringList order;
        host::afterInput(this, 20ms, [&] { order << "timer"; });
        QMetaObject::invokeMethod(
            this, [&] { order << "input"; }, Qt::QueuedConnection);
        QTRY_COMPARE(order, QStringList({ "input", "timer" }));
    }
};

} // namespace tst_lateinput

QTEST_MAIN(tst_lateinput::TestLateInput)
#include "tst_lateinput.moc"
