// SPDX-License-Identifier: MIT
#include "analysis/review/playedfour.h"
#include "stones.h"

#include <QTest>

namespace tst_playedfour {

using namespace kagetsu;
using namespace kagetsu::review;
using rules::Rule;
using rules::Side;

// What a stone that has just been played threatens.
class TestPlayedFour : public QObject
{
    Q_OBJECT

private slots:
    void threat_data();
    void threat();
};

void TestPlayedFour::threat_data()
{
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("white");
    QTest::addColumn<bool>("isWhites");
    QTest::addColumn<int>("rule");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const char *black, const char *white, Side side, Rule rule,
                         const char *text) {
        QTest::newRow(name) << QString(black) << QString(white) << (side == Side::White) << int(rule) << QString(text);
    };
    row("a three is no four", "F8 G8 H8", "", Side::Black, Rule::FreeStyle, "none");
    row("a four with one five-point is blocked there", "F8 G8 H8 I8", "E8", Side::Black, Rule::FreeStyle, "J8");
    row("a straight four wins", "F8 G8 H8 I8", "", Side::Black, Rule::FreeStyle, "wins");
    row("a five of the opponent comes first", "F8 G8 H8 I8", "F4 G4 H4 I4", Side::Black, Rule::FreeStyle, "overtaken");
    row("in standard six is no five", "E8 F8 G8 H8 J8", "D8", Side::Black, Rule::Standard, "none");
    row("in free-style it is one", "E8 F8 G8 H8 J8", "D8", Side::Black, Rule::FreeStyle, "I8");
    row("in renju a long row is no block of Black", "E8 F8 G8 I8 J8 H13", "H9 H10 H11 H12", Side::White, Rule::Renju,
        "wins");
    row("in free-style it is a five", "E8 F8 G8 I8 J8 H13", "H9 H10 H11 H12", Side::White, Rule::FreeStyle,
        "overtaken");
    row("in standard it is a block", "E8 F8 G8 I8 J8 H13", "H9 H10 H11 H12", Side::White, Rule::Standard, "H8");
    row("caro is blocked beside the five as well", "F8 G8 H8 I8", "E8", Side::Black, Rule::Caro, "J8 K8");
}

void TestPlayedFour::threat()
{
    QFETCH(QString, black);
    QFETCH(QString, white);
    QFETCH(bool, isWhites);
    QFETCH(int, rule);
    QFETCH(QString, text);
    const PlayedFour four = playedFour(rules::stones(black.toStdString(), white.toStdString()),
        isWhites ? Side::White : Side::Black, { .rule = static_cast<Rule>(rule) });
    QString found;
    for (const rules::Point block : four.blocks)
        found += (found.isEmpty() ? "" : " ") + QString::fromStdString(toText(block));
    if (!four.isFour)
        found = "none";
    else if (four.opponentMakesFive)
        found = "overtaken";
    else if (four.wins())
        found = "wins";
    QCOMPARE(found, text);
}

} // namespace tst_playedfour

QTEST_GUILESS_MAIN(tst_playedfour::TestPlayedFour)
#include "tst_playedfour.moc"
