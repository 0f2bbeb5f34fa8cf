// SPDX-License-Identifier: MIT
#include "words.h"

#include <QTest>

namespace tst_locks {

using namespace kagetsu::pairing;

namespace {

const QString Six = QStringLiteral("1:0 2:0 3:0 4:0 5:0 6:0x1");
const QString Five = QStringLiteral("1:0 2:0 3:0 4:0 5:0");

} // namespace

class TestLocks : public QObject
{
    Q_OBJECT

private slots:
    void theRestIsPairedAroundThem_data()
    {
        QTest::addColumn<QString>("players");
        QTest::addColumn<Locks>("locks");
        QTest::addColumn<QByteArray>("pairing");
        const auto row = [](const char *name, const QString &players, const Locks &locks, const char *pairing) {
            QTest::newRow(name) << players << locks << QByteArray(pairing);
        };
        row("nothing is locked", Six, {}, "1-4 2-5 3-6");
        row("a pair", Six, { .pairs = { { { 1, 2 }, {} } } }, "1-2 3-5 4-6");
        row("a pair with its table", Six, { .pairs = { { { 2, 1 }, 3 } } }, "3-5 4-6 1-2");
        row("two pairs with their tables", Six, { .pairs = { { { 2, 1 }, 3 }, { { 3, 4 }, 1 } } }, "3-4 5-6 1-2");
        row("a pair that has met", Six, { .pairs = { { { 6, 1 }, {} } } }, "1-6 2-4 3-5");
        row("a pair whose second would have had the bye", Five, { .pairs = { { { 4, 5 }, {} } } }, "1-2 4-5 3");
        row("the bye", Five, { .byes = { 1 } }, "2-4 3-5 1");
        row("a bye where nobody needs one, so one more", Six, { .byes = { 1 } }, "2-4 3-5 1 6");
        row("two byes", Six, { .byes = { 1, 2 } }, "3-5 4-6 1 2");
        row("everybody has a bye", "1:0 2:0", { .byes = { 1, 2 } }, "1 2");
        row("a side", Six, { .sides = { { 4, Side::Opener } } }, "4-1 2-5 3-6");
        row("the other side", Six, { .sides = { { 1, Side::Second } } }, "4-1 2-5 3-6");
        row("the same side, so they do not meet", Five, { .sides = { { 1, Side::Opener }, { 3, Side::Opener } } },
            "1-2 3-4 5");
        row("both sides of a locked pair", Six,
            { .pairs = { { { 1, 2 }, {} } }, .sides = { { 1, Side::Second }, { 2, Side::Opener } } }, "2-1 3-5 4-6");
        row("nobody is left to pair", "1:0 2:0 3:0 4:0x3", { .pairs = { { { 1, 2 }, {} } } }, "none");
    }
    void theRestIsPairedAroundThem()
    {
        QFETCH(QString, players);
        QFETCH(Locks, locks);
        QFETCH(QByteArray, pairing);
        Options options;
        options.locks = locks;
        QCOMPARE(told(pairRound(playersFrom(players), options)), pairing);
    }

    void aLockedRematchCostsOne()
    {
        Options options;
        options.locks.pairs = { { { 1, 6 }, {} } };
        QCOMPARE((*pairRound(playersFrom(Six), options)).cost[Lane::Met], std::int64_t(1));
    }

    void itCostsOneHoweverOftenTheyMet_data()
    {
        QTest::addColumn<QString>("players");
        QTest::addColumn<bool>("forbids");
        QTest::newRow("they have met twice") << "1:0x6,6 2:0 3:0 4:0 5:0 6:0x1,1" << false;
        QTest::newRow("they may not meet") << "1:0 2:0 3:0 4:0 5:0 6:0" << true;
        QTest::newRow("both") << "1:0 2:0 3:0 4:0 5:0 6:0x1" << true;
    }
    void itCostsOneHoweverOftenTheyMet()
    {
        QFETCH(QString, players);
        QFETCH(bool, forbids);
        Options options;
        options.locks.pairs = { { { 1, 6 }, {} } };
        if (forbids)
            options.forbidden = { { 6, 1 } };
        QCOMPARE((*pairRound(playersFrom(players), options)).cost[Lane::Met], std::int64_t(1));
    }

    void lockedByesCostWhatOthersCost()
    {
        Options options;
        options.locks.byes = { 1 };
        const Cost cost = (*pairRound(playersFrom("1:4** 2:2 3:1 4:1 5:1"), options)).cost;
        QCOMPARE(cost[Lane::SecondBye], std::int64_t(2));
        QCOMPARE(cost[Lane::ByePoints], std::int64_t(3));
        QCOMPARE(cost[Lane::ByePlace], std::int64_t(4));
    }

    void whatContradictsItselfIsRefused_data()
    {
        QTest::addColumn<Locks>("locks");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("player");
        const auto row = [](const char *name, const Locks &locks, Obstacle::Kind kind, int player) {
            QTest::newRow(name) << locks << int(kind) << player;
        };
        row("a pair with somebody else", { .pairs = { { { 1, 9 }, {} } } }, Obstacle::LockOfUnknown, 9);
        row("a bye of somebody else", { .byes = { 8 } }, Obstacle::LockOfUnknown, 8);
        row("a side of somebody else", { .sides = { { 7, Side::Opener } } }, Obstacle::LockOfUnknown, 7);
        row("one against oneself", { .pairs = { { { 1, 1 }, {} } } }, Obstacle::LockedTwice, 1);
        row("two partners", { .pairs = { { { 1, 2 }, {} }, { { 2, 3 }, {} } } }, Obstacle::LockedTwice, 2);
        row("a partner and a bye", { .pairs = { { { 1, 2 }, {} } }, .byes = { 2 } }, Obstacle::LockedTwice, 2);
        row("two byes", { .byes = { 2, 2 } }, Obstacle::LockedTwice, 2);
        row("two sides", { .sides = { { 1, Side::Opener }, { 1, Side::Second } } }, Obstacle::LockedTwice, 1);
        row("a side and a bye", { .byes = { 1 }, .sides = { { 1, Side::Opener } } }, Obstacle::LockedTwice, 1);
        row("the same side for a locked pair",
            { .pairs = { { { 1, 2 }, {} } }, .sides = { { 1, Side::Opener }, { 2, Side::Opener } } },
            Obstacle::LockedSidesClash, 1);
        row("table 0", { .pairs = { { { 1, 2 }, 0 } } }, Obstacle::BadTable, 1);
        row("a table too many", { .pairs = { { { 1, 2 }, 4 } } }, Obstacle::BadTable, 1);
        row("a table of those who have a bye", { .pairs = { { { 1, 2 }, 3 } }, .byes = { 5, 6 } }, Obstacle::BadTable,
            1);
        row("one table twice", { .pairs = { { { 1, 2 }, 1 }, { { 3, 4 }, 1 } } }, Obstacle::BadTable, 3);
    }
    void whatContradictsItselfIsRefused()
    {
        QFETCH(Locks, locks);
        QFETCH(int, kind);
        QFETCH(int, player);
        Options options;
        options.locks = locks;
        const auto pairing = pairRound(playersFrom(Six), options);
        QVERIFY(!pairing);
        QCOMPARE(int(pairing.fault().kind), kind);
        QCOMPARE(pairing.fault().players.front(), player);
    }
};

} // namespace tst_locks

QTEST_GUILESS_MAIN(tst_locks::TestLocks)
#include "tst_locks.moc"
