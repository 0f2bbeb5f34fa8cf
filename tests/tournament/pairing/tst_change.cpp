// SPDX-License-Identifier: MIT
#include "tournament/pairing/change.h"
#include "words.h"

#include <QTest>

namespace tst_change {

using namespace kagetsu::pairing;

namespace {

// "rematch 1-3, side 2".
QByteArray told(const std::vector<Breach> &breaches)
{
    static constexpr const char *Words[] { "rematch", "forbidden", "bye", "side", "club", "lock" };
    QByteArrayList words;
    for (const auto &[rule, players] : breaches) {
        QByteArray word = Words[rule] + (' ' + QByteArray::number(players.a));
        if (players.b != 0)
            word += '-' + QByteArray::number(players.b);
        words += word;
    }
    return words.join(", ");
}

} // namespace

class TestChange : public QObject
{
    Q_OBJECT

private slots:
    void aSwapTellsWhatItBreaks_data()
    {
        QTest::addColumn<QString>("players");
        QTest::addColumn<Options>("options");
        QTest::addColumn<int>("a");
        QTest::addColumn<int>("b");
        QTest::addColumn<QByteArray>("pairing");
        QTest::addColumn<QByteArray>("broken");
        const auto row = [](const char *name, const QString &players, const Options &options, int a, int b,
                             const char *pairing, const char *broken) {
            QTest::newRow(name) << players << options << a << b << QByteArray(pairing) << QByteArray(broken);
        };
        // Without the swap: 1-3 2-4, and 5 has the bye where there is one.
        row("nothing", "1:0 2:0 3:0 4:0", {}, 3, 4, "1-4 2-3", "");
        row("a rematch", "1:0x4 2:0 3:0 4:0", {}, 3, 4, "1-4 2-3", "rematch 1-4");
        row("two rematches", "1:0x4 2:0x3 3:0 4:0", {}, 3, 4, "1-4 2-3", "rematch 1-4, rematch 2-3");
        row("a forbidden pair", "1:0 2:0 3:0 4:0", { .forbidden = { { 4, 1 } } }, 3, 4, "1-4 2-3", "forbidden 1-4");
        row("a second bye", "1:0 2:0 3:0 4:0* 5:0", {}, 5, 4, "1-3 2-5 4", "bye 4");
        row("opening three times", "1:0/ssoo 2:0/osos 3:0/osso 4:0/soso", {}, 1, 3, "1-3 2-4", "side 1");
        row("opening three times in three games", "1:0/oo 2:0/so 3:0/os 4:0/so", {}, 4, 1, "3-4 2-1", "");
        row("opening twice", "1:0/so 2:0/so 3:0/o 4:0/os", {}, 1, 3, "3-1 4-2", "");
        row("being second three times", "1:0/oss 2:0/so 3:0/oso 4:0/os", {}, 1, 3, "3-1 4-2", "side 1");
        row("being second three times in three games", "1:0/ss 2:0/so 3:0/os 4:0/os", {}, 1, 3, "3-1 4-2", "side 1");
        row("being second after opening", "1:0/sos 2:0/oss 3:0/oos 4:0/oos", {}, 1, 3, "3-1 2-4", "");
        row("a club", "1:0@A 2:0@B 3:0@B 4:0@A", { .keepsClubsApart = true }, 3, 4, "1-4 2-3", "club 1-4, club 2-3");
        row("a club, where that does not matter", "1:0@A 2:0@B 3:0@B 4:0@A", {}, 3, 4, "1-4 2-3", "");
        row("a locked pair", "1:0 2:0 3:0 4:0", { .locks = { .pairs = { { { 1, 3 }, {} } } } }, 3, 4, "1-4 2-3",
            "lock 1-3");
        row("a locked bye", "1:0 2:0 3:0 4:0 5:0", { .locks = { .byes = { 5 } } }, 5, 4, "1-3 2-5 4", "lock 5");
        row("a locked side", "1:0 2:0 3:0 4:0", { .locks = { .sides = { { 3, Side::Second } } } }, 1, 3, "3-1 2-4",
            "lock 3");
        row("a locked side of the one with the bye", "1:0 2:0 3:0 4:0 5:0",
            { .locks = { .sides = { { 3, Side::Second } } } }, 3, 5, "1-5 2-4 3", "");
        row("nothing, and byes keep their order", "1:0 2:0 3:0 4:0 5:0 6:0", { .locks = { .byes = { 1, 6 } } }, 1, 6,
            "2-4 3-5 1 6", "");
    }
    void aSwapTellsWhatItBreaks()
    {
        QFETCH(QString, players);
        QFETCH(Options, options);
        QFETCH(int, a);
        QFETCH(int, b);
        QFETCH(QByteArray, pairing);
        QFETCH(QByteArray, broken);
        const auto all = playersFrom(players);
        const auto before = pairRound(all, options);
        QVERIFY(before);
        const Pairing after = swapped(all, options, *before, { a, b });
        QCOMPARE(kagetsu::pairing::told(after), pairing);
        QCOMPARE(told(brokenBy(all, options, *before, { a, b })), broken);
    }

    void whatIsBrokenAlreadyIsNotToldAgain()
    {
        Options options;
        options.locks.pairs = { { { 1, 2 }, {} } };
        const auto all = playersFrom("1:0x2 2:0 3:0 4:0");
        const auto pairing = pairRound(all, options);
        QCOMPARE(told(breaches(all, options, *pairing)), QByteArray("rematch 1-2"));
        QCOMPARE(told(brokenBy(all, options, *pairing, { 1, 2 })), QByteArray());
    }

    // Such as one from a file: nothing is known of those who are in no pairing.
    void whoIsNowhereBreaksLocksOfPairsAndByes()
    {
        Options options;
        options.locks.pairs = { { { 1, 3 }, {} } };
        options.locks.byes = { 5 };
        options.locks.sides = { { 3, Side::Opener } };
        const auto all = playersFrom("1:0 2:0 3:0 4:0 5:0");
        QCOMPARE(told(breaches(all, options, { .tables = { { 2, 4 } }, .byes = {}, .cost = {} })),
            QByteArray("lock 1-3, lock 5"));
    }

    void aSwapAndItsReturnChangeNothing()
    {
        const auto all = playersFrom("1:2 2:2 3:1 4:1 5:0");
        const auto pairing = pairRound(all, {});
        const Pairing once = swapped(all, {}, *pairing, { 1, 5 });
        QVERIFY(once.cost > (*pairing).cost);
        QCOMPARE(changedTables(*pairing, once), 2);
        QVERIFY(swapped(all, {}, once, { 1, 5 }) == *pairing);
        QCOMPARE(changedTables(*pairing, *pairing), 0);
    }
};

} // namespace tst_change

QTEST_GUILESS_MAIN(tst_change::TestChange)
#include "tst_change.moc"
