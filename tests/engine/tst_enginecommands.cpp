// SPDX-License-Identifier: MIT
#include "engine/lines/commands.h"
#include "talking.h"

#include <QTest>

namespace tst_enginecommands {

using namespace kagetsu;
using namespace kagetsu::engine;

class TestEngineCommands : public QObject
{
    Q_OBJECT

private slots:
    void ruleNumbers_data();
    void ruleNumbers();
    void positions();
    void setUpPositionsAreInterleaved();
    void swap2();
    void times_data();
    void times();
    void timesBeyondTheWire();
    void settings();
};

QString joined(const Lines &lines)
{
    QStringList texts;
    for (const std::string &line : lines)
        texts << QString::fromStdString(line);
    return texts.join('|');
}

void TestEngineCommands::ruleNumbers_data()
{
    QTest::addColumn<rules::RuleSet>("rules");
    QTest::addColumn<int>("gomocup"); // -1: none
    QTest::addColumn<int>("yixin");
    using enum rules::Rule;
    QTest::newRow("free style") << rules::RuleSet { FreeStyle } << 0 << 0;
    QTest::newRow("standard") << rules::RuleSet { Standard } << 1 << 1;
    QTest::newRow("renju") << rules::RuleSet { Renju } << 4 << 2;
    QTest::newRow("caro") << rules::RuleSet { Caro } << 8 << 8;
    QTest::newRow("caro with exactly five") << rules::RuleSet { Caro, false, true } << 9 << 9;
    QTest::newRow("caro whose edge blocks") << rules::RuleSet { Caro, true } << -1 << -1;
    QTest::newRow("omok") << rules::RuleSet { Omok } << -1 << -1;
    QTest::newRow("over loses") << rules::RuleSet { OverLoses } << -1 << -1;
}

void TestEngineCommands::ruleNumbers()
{
    QFETCH(rules::RuleSet, rules);
    QFETCH(int, gomocup);
    QFETCH(int, yixin);
    QCOMPARE(ruleNumber(rules, Dialect::Gomocup).value_or(-1), gomocup);
    QCOMPARE(ruleNumber(rules, Dialect::Yixin).value_or(-1), yixin);
}

void TestEngineCommands::positions()
{
    QCOMPARE(joined(boardCommand(test::positionOf({}))), "BEGIN");
    QCOMPARE(joined(silentBoardCommand(test::positionOf({}))), "YXBOARD|DONE");
    QCOMPARE(joined(boardCommand(test::positionOf({ "A1" }))), "BOARD|0,14,2|DONE");
    QCOMPARE(joined(boardCommand(test::positionOf({ "H8", "I9", "A15" }))), "BOARD|7,7,2|8,6,1|0,0,2|DONE");
    QCOMPARE(joined(boardCommand(test::positionOf({ "T20" }, 20))), "BOARD|19,0,2|DONE");
}

void TestEngineCommands::setUpPositionsAreInterleaved()
{
    using enum rules::Side;
    const Position position { { rules::Rule::FreeStyle }, 15,
        { { { 0, 14 }, White }, { { 1, 14 }, White }, { { 2, 14 }, Black }, { { 3, 14 }, Black },
            { { 4, 14 }, Black } },
        White };
    QVERIFY(alternates(position));
    QCOMPARE(joined(positionLines(position)), "2,0,2|0,0,1|3,0,2|1,0,1|4,0,2");
    Position uneven = position;
    uneven.stones.pop_back();
    QVERIFY(!alternates(uneven));
    uneven.toMove = Black;
    QVERIFY(alternates(uneven));
    uneven.stones.pop_back();
    QVERIFY(!alternates(uneven));
    QCOMPARE(joined(positionLines(uneven)), "2,0,1|0,0,2|1,0,2");
}

void TestEngineCommands::swap2()
{
    QCOMPARE(joined(swap2Command(test::positionOf({}), false)), "SWAP2BOARD|DONE");
    const Position three = test::positionOf({ "H8", "I9", "A15" });
    QCOMPARE(joined(swap2Command(three, false)), "SWAP2BOARD|7,7|8,6|0,0|DONE");
    QCOMPARE(joined(swap2Command(three, true)), "SWAP2BOARD|7,7,2|8,6,1|0,0,2|DONE");
}

void TestEngineCommands::times_data()
{
    QTest::addColumn<int>("turn"); // -1: no limit
    QTest::addColumn<int>("match");
    QTest::addColumn<int>("left");
    QTest::addColumn<QString>("gomocup");
    QTest::addColumn<QString>("yixin");
    const auto row = [](const char *name, int turn, int match, int left, const char *gomocup, const char *yixin) {
        QTest::newRow(name) << turn << match << left << gomocup << yixin;
    };
    row("all", 1, 2, 3, "1 2 3", "1 2 3");
    row("no limits", -1, -1, -1, "86400000 0 2147483647", "2000000 100000000 2147483647");
    row("a move", 0, -1, -1, "0 0 2147483647", "0 0 2147483647");
    row("a game", -1, 2, 3, "86400000 2 3", "86400000 2 3");
    row("what is left", -1, -1, 3, "86400000 0 3", "86400000 0 3");
}

void TestEngineCommands::times()
{
    QFETCH(int, turn);
    QFETCH(int, match);
    QFETCH(int, left);
    const auto time = [](int ms) { return ms < 0 ? std::nullopt : std::optional(Milliseconds(ms)); };
    for (const Dialect dialect : { Dialect::Gomocup, Dialect::Yixin }) {
        QStringList values;
        for (const Setting &each : timeSettings({ time(turn), time(match), time(left) }, dialect))
            values << QString::fromStdString(each.value);
        QTEST(values.join(' '), dialect == Dialect::Yixin ? "yixin" : "gomocup");
    }
}

// Engines read them as numbers of 32 bits.
void TestEngineCommands::timesBeyondTheWire()
{
    for (const auto &[time, text] :
        { std::pair(Milliseconds(2'147'483'646), "2147483646"), { Milliseconds(2'147'483'648), "2147483647" },
            { Milliseconds(-1), "-1" }, { Milliseconds(-3'000'000'000), "-2147483647" } }) {
        for (const Setting &each : timeSettings({ time, time, time }, Dialect::Gomocup))
            QCOMPARE(each.value, std::string(text));
    }
}

void TestEngineCommands::settings()
{
    QVERIFY((settingFrom("max_depth 4") == Setting { "max_depth", "4" }));
    QVERIFY((settingFrom("  folder  /a b/c  ") == Setting { "folder", "/a b/c" }));
    QVERIFY((settingFrom("key") == Setting { "key", "" }));
    QVERIFY((settingFrom("") == Setting { "", "" }));
    QVERIFY((settingFrom("key 1\nEND") == Setting { "key", "1" }));
}

} // namespace tst_enginecommands

QTEST_GUILESS_MAIN(tst_enginecommands::TestEngineCommands)
#include "tst_enginecommands.moc"
