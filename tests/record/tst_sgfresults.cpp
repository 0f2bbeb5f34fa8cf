// SPDX-License-Identifier: MIT
#include "record/formats/rulestext.h"
#include "record/sgf/sgfresult.h"

#include <QTest>

namespace tst_sgfresults {

using namespace kagetsu;
using namespace kagetsu::record;

class TestSgfResults : public QObject
{
    Q_OBJECT

private slots:
    // Every reason of match.md#results comes back from its words, under every winner.
    void everyReasonComesBack()
    {
        for (int r = 0; r <= static_cast<int>(Reason::HalfBye); ++r) {
            const auto reason = static_cast<Reason>(r);
            for (const Winner winner :
                { Winner::Unknown, Winner::Black, Winner::White, Winner::Draw, Winner::BothLose, Winner::Void }) {
                if (reason == Reason::DoubleForfeit && winner != Winner::BothLose)
                    continue;
                const GameResult result { winner, reason };
                const SgfResult text = toSgf(result);
                QVERIFY2(resultFromSgf(text.re, text.xrs) == result, (text.re + " " + text.xrs).c_str());
                QVERIFY(text.xrs.empty() || isKnownReason(text.xrs));
            }
        }
    }

    void words_data()
    {
        QTest::addColumn<int>("winner");
        QTest::addColumn<int>("reason");
        QTest::addColumn<QString>("re");
        QTest::addColumn<QString>("xrs");
        const auto row = [](const char *name, Winner winner, Reason reason, const char *re, const char *xrs) {
            QTest::newRow(name) << static_cast<int>(winner) << static_cast<int>(reason) << re << xrs;
        };
        row("five", Winner::Black, Reason::Five, "B+", "five");
        row("overline of White", Winner::White, Reason::OverlineOfWhite, "W+", "overline");
        row("double three", Winner::White, Reason::DoubleThree, "W+F", "forbidden:33");
        row("double four", Winner::White, Reason::DoubleFour, "W+F", "forbidden:44");
        row("overline of Black", Winner::White, Reason::Overline, "W+F", "forbidden:overline");
        row("resignation", Winner::Black, Reason::Resignation, "B+R", "resign");
        row("time", Winner::Black, Reason::Time, "B+T", "time");
        row("late", Winner::White, Reason::Late, "W+F", "forfeit: late");
        row("agreement", Winner::Draw, Reason::Agreement, "0", "agreement");
        row("full board", Winner::Draw, Reason::FullBoard, "0", "board full");
        row("two passes", Winner::Draw, Reason::TwoPasses, "0", "two passes");
        row("both flags", Winner::Draw, Reason::BothFlags, "0", "time both");
        row("adjudicated", Winner::White, Reason::Adjudicated, "W+", "adjudicated");
        row("annulled", Winner::Void, Reason::Annulled, "Void", "void");
        row("both lose", Winner::BothLose, Reason::DoubleForfeit, "0", "double forfeit");
        row("not ended", Winner::Unknown, Reason::None, "", "");
    }
    void words()
    {
        QFETCH(int, winner);
        QFETCH(int, reason);
        QFETCH(QString, re);
        QFETCH(QString, xrs);
        const SgfResult text = toSgf({ static_cast<Winner>(winner), static_cast<Reason>(reason) });
        QCOMPARE(QString::fromStdString(text.re), re);
        QCOMPARE(QString::fromStdString(text.xrs), xrs);
    }

    void spellings_data()
    {
        QTest::addColumn<QString>("re");
        QTest::addColumn<int>("winner");
        QTest::addColumn<int>("reason");
        const auto row = [](const char *re, Winner winner, Reason reason) {
            QTest::newRow(re) << QString::fromUtf8(re) << static_cast<int>(winner) << static_cast<int>(reason);
        };
        row("B+", Winner::Black, Reason::None);
        row("W+", Winner::White, Reason::None);
        row("B+1", Winner::Black, Reason::None);
        row("W+12.5", Winner::White, Reason::None);
        row("B+R", Winner::Black, Reason::Resignation);
        row("W+Resign", Winner::White, Reason::Resignation);
        row("W+T", Winner::White, Reason::Time);
        row("b+time", Winner::Black, Reason::Time);
        row("B+F", Winner::Black, Reason::None);
        row("B+Forfeit", Winner::Black, Reason::None);
        row("0", Winner::Draw, Reason::None);
        row("Draw", Winner::Draw, Reason::None);
        row("B+Draw", Winner::Draw, Reason::None);
        row("W+Draw", Winner::Draw, Reason::None);
        row("1-0", Winner::Black, Reason::None);
        row("0-1", Winner::White, Reason::None);
        row("1/2-1/2", Winner::Draw, Reason::None);
        row("0.5-0.5", Winner::Draw, Reason::None);
        row("Black wins", Winner::Black, Reason::None);
        row("White wins by resignation", Winner::White, Reason::Resignation);
        row("黑胜", Winner::Black, Reason::None);
        row("白胜", Winner::White, Reason::None);
        row("黒勝", Winner::Black, Reason::None);
        row("白勝", Winner::White, Reason::None);
        row("黑中盘胜", Winner::Black, Reason::Resignation);
        row("白超时黑胜", Winner::Black, Reason::Time);
        row("和", Winner::Draw, Reason::None);
        row("平局", Winner::Draw, Reason::None);
        row("満局", Winner::Draw, Reason::FullBoard);
        row("Void", Winner::Void, Reason::None);
        row("?", Winner::Unknown, Reason::None);
        row("", Winner::Unknown, Reason::None);
        row("nonsense", Winner::Unknown, Reason::None);
        row("bye", Winner::Unknown, Reason::None);
    }
    void spellings()
    {
        QFETCH(QString, re);
        QFETCH(int, winner);
        QFETCH(int, reason);
        const GameResult result = resultFromSgf(re.toStdString(), "");
        QCOMPARE(static_cast<int>(result.winner), winner);
        QCOMPARE(static_cast<int>(result.reason), reason);
    }

    void phoneIsAssistance()
    {
        QVERIFY((resultFromSgf("W+F", "forfeit: phone") == GameResult { Winner::White, Reason::Assistance }));
        QVERIFY(!isKnownReason("weather"));
    }

    void rules_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("rule"); // -1: none
        QTest::addColumn<QString>("opening");
        const auto row = [](const char *text, int rule, const char *opening) {
            QTest::newRow(text) << QString::fromUtf8(text) << rule << opening;
        };
        const auto number = [](rules::Rule rule) { return static_cast<int>(rule); };
        row("Renju", number(rules::Rule::Renju), "");
        row("Renju, Taraguchi-10", number(rules::Rule::Renju), "Taraguchi-10");
        row("renju soosyrv-8", number(rules::Rule::Renju), "soosyrv-8");
        row("Standard Gomoku, Swap2", number(rules::Rule::Standard), "Swap2");
        row("Freestyle Gomoku", number(rules::Rule::FreeStyle), "");
        row("Caro", number(rules::Rule::Caro), "");
        row("0", number(rules::Rule::FreeStyle), "");
        row("1", number(rules::Rule::Standard), "");
        row("4", number(rules::Rule::Renju), "");
        row("8", number(rules::Rule::Caro), "");
        row("2", -1, "");
        row("RIF", number(rules::Rule::Renju), "RIF");
        row("Yamaguchi", number(rules::Rule::Renju), "Yamaguchi");
        row("有禁手", number(rules::Rule::Renju), "");
        row("无禁手", number(rules::Rule::FreeStyle), "");
        row("Long Pro", -1, "Long Pro");
        row("Japanese", -1, "");
        row("Gomoku", -1, "");
        row("gomoku, Swap2", -1, "Swap2");
        row("Omok", number(rules::Rule::Omok), "");
        row("한국 오목", number(rules::Rule::Omok), "");
        row("nonstandard", -1, "");
        row("Gomoku-Pro", -1, "Pro");
        row("professional", -1, "");
        row("RenjuNet", number(rules::Rule::Renju), "");
    }
    void rules()
    {
        QFETCH(QString, text);
        QFETCH(int, rule);
        QFETCH(QString, opening);
        const RulesText read = rulesFromText(text.toStdString());
        QCOMPARE(read.rule ? static_cast<int>(*read.rule) : -1, rule);
        QCOMPARE(QString::fromStdString(read.opening), opening);
    }

    void everyRuleComesBack()
    {
        for (const rules::Rule rule : rules::AllRules) {
            QVERIFY((rulesFromText(rulesText(rule)) == RulesText { rule, {} }));
            QVERIFY((rulesFromText(rulesText(rule, "Swap2")) == RulesText { rule, "Swap2" }));
        }
    }
};

} // namespace tst_sgfresults

QTEST_GUILESS_MAIN(tst_sgfresults::TestSgfResults)
#include "tst_sgfresults.moc"
