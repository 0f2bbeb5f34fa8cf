// SPDX-License-Identifier: MIT
#include "engine/log.h"
#include "engine/talk/flood.h"

#include <QTest>

namespace tst_enginelog {

using namespace kagetsu::engine;

class TestEngineLog : public QObject
{
    Q_OBJECT

private slots:
    void theNewestLinesStay();
    void longLinesTakeNoMoreThanTheirShare();
    void anExport();
    void foldersAreLeftOut_data();
    void foldersAreLeftOut();
    void floods_data();
    void floods();
};

void TestEngineLog::theNewestLinesStay()
{
    Log log;
    QVERIFY(log.last(20).empty());
    for (int line = 0; line < 10'005; ++line)
        log.add(Moment(line), Direction::FromEngine, std::to_string(line));
    QCOMPARE(log.lines().size(), Log::MostLines);
    QCOMPARE(log.lines().front().text, std::string("5"));
    QCOMPARE(log.last(2), (std::vector<std::string> { "<- 10003", "<- 10004" }));
}

void TestEngineLog::longLinesTakeNoMoreThanTheirShare()
{
    Log log;
    for (int line = 0; line < 2'000; ++line)
        log.add(Moment(line), Direction::FromEngine, std::string(8'000, 'x'));
    QCOMPARE(log.lines().size(), Log::MostBytes / 8'000);
    QCOMPARE(log.lines().back().at, Moment(1'999));
    log.add(Moment(2'000), Direction::FromEngine, {});
    QCOMPARE(log.lines().size(), Log::MostBytes / 8'000 + 1);
}

void TestEngineLog::anExport()
{
    Log log;
    log.add(Moment(1'002), Direction::ToEngine, "INFO folder /opt/ann/my engines/rapfi");
    log.add(Moment(61'500), Direction::FromEngine, "7,7");
    log.add(Moment(61'501), Direction::FromErrors, "loading \"/opt/net.bin\" now");
    log.add(Moment(61'502), Direction::Note, "ignored");
    QCOMPARE(log.exported(),
        std::string(
            "1.002 -> INFO folder rapfi\n61.500 <- 7,7\n61.501 <! loading \"net.bin\" now\n61.502 -- ignored\n"));
}

void TestEngineLog::foldersAreLeftOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) { QTest::newRow(text) << text << expected; };
    row("7,7", "7,7");
    row("", "");
    row("/", "/");
    row("1/2 of it", "1/2 of it");
    row("/opt/ann/net.bin", "net.bin");
    row("/opt/ann/", "ann/");
    row("~/nets/net.bin", "net.bin");
    row("read '/a/b' and '/c/d'", "read 'b' and 'd'");
    row("folder=/a/b", "folder=b");
    row("INFO folder /home/o'brien/rapfi", "INFO folder rapfi");
    row("read '/home/o'brien/net.bin' and '/c/d'", "read 'net.bin' and 'd'");
    row("read '/home/josé'an/net.bin'", "read 'net.bin'");
    row("'/a/b'", "'b'");
    row("~ 3/4", "~ 3/4");
    row("a /b", "a b");
    row("\\", "\\");
    row("Speed 3 / s", "Speed 3 / s");
    row(R"(C:\Users\Ann Lee\net.bin)", "net.bin");
    row(R"(read "c:\a\b" and 'D:/c\d/e.bin')", R"(read "b" and 'D:e.bin')");
    row(R"(C:\Users\Ann\)", R"(Ann\)");
    row(R"(\\server\ann\net.bin)", "net.bin");
    row(R"(7\7, a\b)", R"(7\7, a\b)");
}

void TestEngineLog::foldersAreLeftOut()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromStdString(withoutFolders(text.toStdString())), expected);
}

void TestEngineLog::floods_data()
{
    QTest::addColumn<QList<int>>("lines"); // in each second
    QTest::addColumn<bool>("isFlood");
    QTest::newRow("nothing") << QList<int> {} << false;
    QTest::newRow("as much as may be") << QList<int> { 2000, 2000, 2000, 2000 } << false;
    QTest::newRow("one second") << QList<int> { 2001, 100 } << false;
    QTest::newRow("two seconds") << QList<int> { 2001, 2001, 1 } << true;
    QTest::newRow("two seconds that do not follow") << QList<int> { 2001, 5, 2001, 5 } << false;
    QTest::newRow("over") << QList<int> { 2001, 2001, 2001, 5, 1 } << false;
}

void TestEngineLog::floods()
{
    QFETCH(QList<int>, lines);
    QFETCH(bool, isFlood);
    Flood byLines;
    Flood byBytes;
    Moment now(0);
    for (const int each : lines) {
        for (int piece = 0; piece < 10; ++piece, now += Milliseconds(100)) {
            byLines.count(each / 10 + (piece < each % 10 ? 1 : 0), 0, now);
            byBytes.count(0, each * 50, now);
        }
    }
    QCOMPARE(byLines.since().has_value(), isFlood);
    QCOMPARE(byBytes.since().has_value(), isFlood);
    byLines.pass(now + Milliseconds(3000));
    QVERIFY(!byLines.since());
}

} // namespace tst_enginelog

QTEST_GUILESS_MAIN(tst_enginelog::TestEngineLog)
#include "tst_enginelog.moc"
