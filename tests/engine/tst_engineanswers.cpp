// SPDX-License-Identifier: MIT
#include "engine/lines/infoblocks.h"

#include <QTest>
#include <random>

namespace tst_engineanswers {

using namespace kagetsu;
using namespace kagetsu::engine;

class TestEngineAnswers : public QObject
{
    Q_OBJECT

private slots:
    void answers_data();
    void answers();
    void gluedLines_data();
    void gluedLines();
    void aBlockOfALine();
    void blocks_data();
    void blocks();
    void pointsOfTheWire();
    void aLineHasNoMoreMovesThanTheLargestBoard();
    void rubbishIsSomething();
};

QString textOf(const std::vector<WirePoint> &points)
{
    QStringList texts;
    for (const WirePoint point : points)
        texts << QString::fromStdString(toText(point));
    return texts.join(' ');
}

struct Namer
{
    QString operator()(const answer::Ok &) const { return "ok"; }
    QString operator()(const answer::Error &error) const { return "error:" + QString::fromStdString(error.text); }
    QString operator()(const answer::Unknown &unknown) const
    {
        return "unknown:" + QString::fromStdString(unknown.text);
    }
    QString operator()(const answer::Message &message) const
    {
        return "message:" + QString::fromStdString(message.text);
    }
    QString operator()(const answer::Debug &debug) const { return "debug:" + QString::fromStdString(debug.text); }
    QString operator()(const answer::Suggest &suggestion) const { return "suggest:" + textOf({ suggestion.point }); }
    QString operator()(const answer::Moves &moves) const { return "moves:" + textOf(moves.points); }
    QString operator()(const answer::Swap &) const { return "swap"; }
    QString operator()(const answer::Forbidden &forbidden) const { return "forbidden:" + textOf(forbidden.points); }
    QString operator()(const answer::Info &info) const
    {
        return "info:" + QString::fromStdString(info.key + '=' + info.value);
    }
    QString operator()(const answer::Realtime &told) const
    {
        return QString("realtime:%1 ").arg(static_cast<int>(told.kind)) + textOf({ told.point });
    }
    QString operator()(const answer::Capability &told) const
    {
        return "can:" + QString::fromStdString(told.key) + QString("=%1").arg(told.value);
    }
    QString operator()(const answer::About &about) const
    {
        return "about:" + QString::fromStdString(about.name + '/' + about.version);
    }
    QString operator()(const answer::Other &other) const { return "other:" + QString::fromStdString(other.text); }
};

void TestEngineAnswers::answers_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *line, const char *expected) { QTest::newRow(line) << line << expected; };
    row("OK", "ok");
    row(" ok ", "ok");
    row("OK then", "other:OK then");
    row("7,8", "moves:7,8");
    row("  7 , 8  ", "moves:7,8");
    row("0,0", "moves:0,0");
    row("007,08", "moves:7,8");
    row("7,8 9,10", "moves:7,8 9,10");
    row("7,8 9,10\t1,1", "moves:7,8 9,10 1,1");
    row("7,8 9,10 1,1 2,2", "other:7,8 9,10 1,1 2,2");
    row("-1,3", "other:-1,3");
    row("7,8,1", "other:7,8,1");
    row("7.8", "other:7.8");
    row("7,", "other:7,");
    row("7,8x", "other:7,8x");
    row("7 8", "other:7 8");
    row("99999999999999999999,1", "moves:9999,1");
    row("9998,10000", "moves:9998,9999");
    row("2147483648,1", "moves:9999,1");
    row("ERROR no such board", "error:no such board");
    row("error", "error:");
    row("Unknown command", "unknown:command");
    row("DEBUG 7,7", "debug:7,7");
    row("MESSAGE Depth 9-13 | Eval 44", "message:Depth 9-13 | Eval 44");
    row("message  OK", "message:OK");
    row("MESSAGE", "message:");
    row("SUGGEST 3,4", "suggest:3,4");
    row("SUGGEST 3,4 5,6", "other:SUGGEST 3,4 5,6");
    row("swap", "swap");
    row("SUGGEST", "other:SUGGEST");
    row("SWAP 3", "other:SWAP 3");
    row("GUESS 3,4", "other:GUESS 3,4");
    row("GUESS 0304.", "other:GUESS 0304.");
    row("FORBID 1230 .", "forbidden:12,30");
    row("FORBID", "other:FORBID");
    row("FORBID .", "forbidden:");
    row("FORBID 0707.", "forbidden:7,7");
    row("forbid 07071411.", "forbidden:7,7 14,11");
    row("FORBID 0707", "other:FORBID 0707");
    row("FORBID 070.", "other:FORBID 070.");
    row("FORBID 07a7.", "other:FORBID 07a7.");
    row("INFO", "other:INFO");
    row("INFO PV 0", "info:PV=0");
    row("info depth 9", "info:DEPTH=9");
    row("MESSAGE INFO MAX_THREAD_NUM 64", "can:MAX_THREAD_NUM=64");
    row("MESSAGE INFO nothing", "message:INFO nothing");
    row("MESSAGE INFO", "message:INFO");
    row("MESSAGE REALTIME POS 7,7 8,8", "message:REALTIME POS 7,7 8,8");
    row("MESSAGE REALTIME POS", "message:REALTIME POS");
    row("MESSAGE REALTIME REFRESH", "realtime:0 0,0");
    row("MESSAGE REALTIME POS 7,7", "realtime:1 7,7");
    row("MESSAGE REALTIME DONE 7,7", "realtime:2 7,7");
    row("MESSAGE REALTIME BEST 7,7", "realtime:3 7,7");
    row("MESSAGE REALTIME LOST 7,7", "realtime:4 7,7");
    row("message realtime lose 7,7", "realtime:4 7,7");
    row("MESSAGE REALTIME VAL 7", "message:REALTIME VAL 7");
    row("name=\"Wine\", version=\"2.1\", author=\"x\"", "about:Wine/2.1");
    row("NAME=\"Wine", "about:Wine/");
    row("name=\"\", Version=\"3\"", "about:/3");
    row("name=Wine", "other:name=Wine");
    row("Wine by Jinjie", "other:Wine by Jinjie");
}

void TestEngineAnswers::answers()
{
    QFETCH(QString, line);
    QFETCH(QString, expected);
    QCOMPARE(std::visit(Namer(), readAnswer(line.toStdString())), expected);
}

void TestEngineAnswers::gluedLines_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *line, const char *expected) { QTest::newRow(line) << line << expected; };
    row("OK", "OK");
    row("MESSAGE \"x\"OK", "MESSAGE \"x\"OK");
    row("name=\"Penta\", country=\"China\"", "name=\"Penta\", country=\"China\"");
    row("name=\"Penta\", country=\"China\"OK", "name=\"Penta\", country=\"China\"|OK");
    row("name=\"Penta\", country=\"China\" 7,7", "name=\"Penta\", country=\"China\"|7,7");
}

void TestEngineAnswers::gluedLines()
{
    QFETCH(QString, line);
    QFETCH(QString, expected);
    QStringList parts;
    for (const std::string &part : unglued(line.toStdString()))
        parts << QString::fromStdString(part);
    QCOMPARE(parts.join('|'), expected);
}

std::optional<InfoBlock> blockOf(const QString &lines)
{
    InfoBlocks blocks(15);
    std::optional<InfoBlock> last;
    for (const QString &line : lines.split('|'))
        last = blocks.take(std::get<answer::Info>(readAnswer("INFO " + line.toStdString())));
    return last;
}

void TestEngineAnswers::aBlockOfALine()
{
    const auto block =
        blockOf("PV 1|NUMPV 3|DEPTH 9|SELDEPTH 13|NODES 100|TOTALNODES 5000000000|TOTALTIME 812|SPEED 9000|EVAL -44"
                "|WINRATE 0.25|DRAWRATE 0.5|PRIOR 1|BESTLINE 7,6 8,8|PV DONE");
    InfoBlock expected;
    expected.line = 1;
    expected.lines = 3;
    expected.depth = 9;
    expected.deepest = 13;
    expected.nodes = 100;
    expected.totalNodes = 5'000'000'000;
    expected.time = Milliseconds(812);
    expected.speed = 9000;
    expected.worth = Worth { -44, std::nullopt };
    expected.winRate = 0.25;
    expected.drawRate = 0.5;
    expected.moves = { rules::Point(7, 8), rules::Point(8, 6) };
    QVERIFY(block == expected);
}

void TestEngineAnswers::blocks_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("expected"); // line, value, plies, moves
    const auto row = [](const char *name, const char *lines, const char *expected) {
        QTest::newRow(name) << lines << expected;
    };
    row("not ended", "PV 0|DEPTH 9", "none");
    row("not begun", "DEPTH 9|PV DONE", "none");
    row("begun without a number", "PV x|PV DONE", "none");
    row("begun with a number that is none", "PV -1|PV DONE", "none");
    row("empty", "PV 0|PV DONE", "0 - - 0");
    row("begun anew", "PV 0|EVAL 3|PV 1|PV DONE", "1 - - 0");
    row("a win", "PV 0|EVAL +M5|PV DONE", "0 1 5 0");
    row("a loss", "PV 0|EVAL -m4|PV DONE", "0 -1 4 0");
    row("a win without a length", "PV 0|EVAL +M|PV DONE", "0 - - 0");
    row("a win of neither", "PV 0|EVAL =M5|PV DONE", "0 - - 0");
    row("a worth of another sort", "PV 0|EVAL +N5|PV DONE", "0 - - 0");
    row("two points in one word", "PV 0|BESTLINE 1,1,2|PV DONE", "0 - - 0");
    row("a number with a sign", "PV 0|EVAL +12|PV DONE", "0 12 - 0");
    row("a worth that is none", "PV 0|EVAL +Mx|EVAL y|PV DONE", "0 - - 0");
    row("a line up to what is no point", "PV 0|BESTLINE 1,1 2,2 x 3,3|PV DONE", "0 - - 2");
    row("values that are none", "PV 0|DEPTH x|NODES|WINRATE much|TOTALTIME|PV DONE", "0 - - 0");
}

void TestEngineAnswers::blocks()
{
    QFETCH(QString, lines);
    QFETCH(QString, expected);
    const auto block = blockOf(lines);
    if (!block) {
        QCOMPARE(QString("none"), expected);
        return;
    }
    const QString value = block->worth ? QString::number(block->worth->value) : "-";
    const QString plies = block->worth && block->worth->plies ? QString::number(*block->worth->plies) : "-";
    QCOMPARE(QString("%1 %2 %3 %4").arg(block->line).arg(value, plies).arg(block->moves.size()), expected);
}

void TestEngineAnswers::pointsOfTheWire()
{
    QCOMPARE(fromWire({ 7, 7 }, 15), *rules::pointFromText("H8", 15));
    QCOMPARE(fromWire({ 8, 7 }, 15), *rules::pointFromText("I8", 15));
    QCOMPARE(fromWire({ 0, 0 }, 15), *rules::pointFromText("A15", 15));
    for (const WirePoint off : { WirePoint { 15, 0 }, { 0, 15 }, { 9999, 0 }, { 0, 9999 } })
        QVERIFY(!rules::isOn(fromWire(off, 15), 15));
    for (const int size : { 5, 15, 26 })
        for (int x = 0; x < size; ++x)
            for (int y = 0; y < size; ++y)
                QCOMPARE(fromWire(toWire({ x, y }, size), size), rules::Point(x, y));
}

void TestEngineAnswers::aLineHasNoMoreMovesThanTheLargestBoard()
{
    constexpr int Most = rules::MaxBoardSize * rules::MaxBoardSize;
    for (const int moves : { Most - 1, Most, Most + 1 })
        QCOMPARE(blockOf("PV 0|BESTLINE" + QString(" 7,7").repeated(moves) + "|PV DONE")->moves.size(),
            std::size_t(std::min(moves, Most)));
}

void TestEngineAnswers::rubbishIsSomething()
{
    const std::string letters = "0179, .+-\"=MmXxOKERNFIDPVS\xC3\xA9\t";
    std::mt19937 random(3);
    InfoBlocks blocks;
    for (int round = 0; round < 20'000; ++round) {
        std::string line = round % 3 == 0 ? "INFO BESTLINE " : round % 3 == 1 ? "name=\"" : "";
        for (unsigned length = random() % 30; length > 0; --length)
            line += letters[random() % letters.size()];
        for (const std::string &part : unglued(line)) {
            const Answer answer = readAnswer(part);
            if (const auto *info = std::get_if<answer::Info>(&answer))
                blocks.take(*info);
        }
    }
}

} // namespace tst_engineanswers

QTEST_GUILESS_MAIN(tst_engineanswers::TestEngineAnswers)
#include "tst_engineanswers.moc"
