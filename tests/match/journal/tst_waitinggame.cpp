// SPDX-License-Identifier: MIT
#include "../model/driver.h"
#include "match/journal/codec/timestamptext.h"
#include "match/journal/codec/waitinggame.h"

#include <QTest>

namespace tst_waitinggame {

using namespace kagetsu;
using namespace kagetsu::journal;
using namespace std::chrono_literals;
using clock::Duration;

namespace {

constexpr std::int64_t Noon = 1'900'000'000'000;
constexpr std::int64_t Minute = 60'000;

WaitingGame roundOne()
{
    return { plainSetup(), Noon, { Noon - 2 * Minute, Noon + 4 * Minute } };
}

} // namespace

// The game that is waited for, as the file keeps it (match.md#lateness).
class TestWaitingGame : public QObject
{
    Q_OBJECT

private slots:
    // Whatever a clock shows, what it is written as can be read again.
    void everyWallTimeIsReadAgain_data()
    {
        QTest::addColumn<qint64>("utc");
        QTest::addColumn<qint64>("read");
        QTest::newRow("today") << qint64(Noon) << qint64(Noon);
        QTest::newRow("in nine thousand years") << qint64(Noon + 9'000LL * 31'557'600'000) << 253'402'128'000'000LL;
        QTest::newRow("before the first year") << -99'999'999'999'999LL << -62'135'510'400'000LL;
        QTest::newRow("the end of time") << std::numeric_limits<qint64>::max() << 253'402'128'000'000LL;
    }
    void everyWallTimeIsReadAgain()
    {
        QFETCH(qint64, utc);
        QFETCH(qint64, read);
        const auto wall = timestampFromText(timestampText({ utc, 9 * 3600 }));
        QVERIFY(wall);
        QCOMPARE(qint64(wall->utc), read);
    }

    void waitingGameIsReadBack_data()
    {
        QTest::addColumn<bool>("isScheduled");
        QTest::addColumn<int>("here");
        QTest::newRow("nobody is here") << true << 0;
        QTest::newRow("one is here") << true << 1;
        QTest::newRow("both are here") << true << 2;
        QTest::newRow("without a schedule") << false << 2;
    }
    void waitingGameIsReadBack()
    {
        QFETCH(bool, isScheduled);
        QFETCH(int, here);
        WaitingGame game = roundOne();
        if (!isScheduled)
            game.scheduled.reset();
        if (here < 2)
            game.came.b.reset();
        if (here < 1)
            game.came.a.reset();
        game.clockSets = { { Noon - 5, 2'400'000, false }, { Noon, -60'000, true } };
        game.undone = { { Seat::B, Noon - 9, Noon - 7 } };
        game.moved = { { Noon - 3, Noon - 600'000, "暖房の故障" } };
        const auto read = waitingGameFrom(toBytes(game));
        QVERIFY(read && *read == game);
    }

    void faultsHaveTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("was"); // in the file, where it stands once
        QTest::addColumn<QByteArray>("is");
        QTest::addColumn<int>("error");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QByteArray>("line"); // what the line of the fault begins with
        QTest::newRow("no JSON") << QByteArray("\"pauses\": true") << QByteArray("\"pauses\": maybe")
                                 << int(opening::ProcedureError::BrokenJson) << "" << QByteArray("    \"pauses\"");
        QTest::newRow("a value that cannot be")
            << QByteArray("\"board\": 15") << QByteArray("\"board\": 15000") << int(opening::ProcedureError::OutOfRange)
            << "/setup/board" << QByteArray("    \"board\"");
        QTest::newRow("a field too many")
            << QByteArray("\"scheduled_ms\"") << QByteArray("\"beginning_ms\"")
            << int(opening::ProcedureError::UnknownField) << "/beginning_ms" << QByteArray("  \"beginning_ms\"");
        QTest::newRow("a field that is missing")
            << QByteArray("\"setup\"") << QByteArray("\"set-up\"") << int(opening::ProcedureError::MissingField)
            << "/setup" << QByteArray("{");
        QTest::newRow("within a list") << QByteArray("\"kind\": \"main\"") << QByteArray("\"kind\": \"mane\"")
                                       << int(opening::ProcedureError::OutOfRange) << "/setup/time/a/stages/0/kind"
                                       << QByteArray("            \"kind\"");
    }
    void faultsHaveTheirPlace()
    {
        QFETCH(QByteArray, was);
        QFETCH(QByteArray, is);
        QFETCH(int, error);
        QFETCH(QString, pointer);
        QFETCH(QByteArray, line);
        QByteArray bytes = toBytes(roundOne());
        const qsizetype at = bytes.indexOf(was);
        QVERIFY2(at >= 0, bytes.constData());
        bytes.replace(at, was.size(), is);
        const auto read = waitingGameFrom(bytes);
        QVERIFY(!read);
        QCOMPARE(int(read.fault().error), error);
        QCOMPARE(QString::fromStdString(read.fault().pointer), pointer);
        QVERIFY2(bytes.split('\n').at(read.fault().line - 1).startsWith(line),
            qPrintable(QString::number(read.fault().line)));
        QVERIFY(read.fault().column > 0);
    }

    // Whatever is left of a file: it is that game or none.
    void cutFilesAreNoGame()
    {
        const QByteArray whole = toBytes(roundOne());
        for (qsizetype length = 0; length < whole.size() - 2; ++length)
            QVERIFY2(!waitingGameFrom(whole.first(length)), qPrintable(QString::number(length)));
        QByteArray more = whole;
        more.replace("\"scheduled_ms\"", "\"beginning_ms\"");
        QVERIFY(!waitingGameFrom(more));
    }

    void latenessIsChargedAtTheStart()
    {
        const match::MatchSetup setup = setupAt(Noon + 5 * Minute, roundOne());
        QVERIFY((setup.late == PerSeat<Duration> { 0min, 4min }));
        QVERIFY((setup.attendance == match::Attendance { Noon, { -2min, 4min }, 5min }));
        const Driver driver(setup);
        QVERIFY(!driver.match().isOver());
        QCOMPARE(driver.match().clock().reading(Seat::B, driver.now()).main, Duration(11min));
    }

    void playerWhoForfeitsIsNotCharged()
    {
        WaitingGame game = roundOne();
        game.came.b.reset();
        const match::MatchSetup setup = setupAt(Noon + 16 * Minute, game);
        QVERIFY((setup.late == PerSeat<Duration> {}));
        QVERIFY(
            (Driver(setup).match().result() == record::GameResult { record::Winner::Black, record::Reason::NoShow }));
    }

    void withoutAScheduleNobodyIsLate()
    {
        WaitingGame game = roundOne();
        game.scheduled.reset();
        QVERIFY(setupAt(Noon + 60 * Minute, game) == game.setup);
    }
};

} // namespace tst_waitinggame

QTEST_GUILESS_MAIN(tst_waitinggame::TestWaitingGame)
#include "tst_waitinggame.moc"
