// SPDX-License-Identifier: MIT
#include "corpus.h"
#include "rules/proof/apparentfouls.h"
#include "stones.h"

#include <QTest>

namespace tst_seeming {

using namespace kagetsu::rules;

namespace {

const RuleSet Renju { .rule = Rule::Renju };

} // namespace

class TestSeeming : public QObject
{
    Q_OBJECT

private slots:
    void seemingPoints_data()
    {
        QTest::addColumn<QString>("black");
        QTest::addColumn<QString>("white");
        QTest::addColumn<QString>("points");
        const auto row = [](const char *name, const char *black, const char *white, const char *points) {
            QTest::newRow(name) << black << white << points;
        };
        row("nothing", "H8", "", "-");
        row("a false three by look-ahead", "F8 G8 H9 H10 I6 I7 I9 I10 I11", "D8", "H8:33");
        row("only five points for one of the threes", "F8 G8 H9 H10", "D8 J8", "H8:33");
        row("a three that anybody sees to be closed", "F8 G8 H9 H10", "E8", "-");
        row("a four that would be six", "E8 F8 G8 J8 H9 H10 H11", "D8 H12", "H8:44");
        row("a four and a six on one line alone", "F8 I8 J8 K8", "", "H8:44");
        row("a four closed on both sides", "E8 F8 G8 H9 H10 H11", "D8 I8 H12", "-");
    }

    void seemingPoints()
    {
        QFETCH(QString, black);
        QFETCH(QString, white);
        QFETCH(QString, points);
        const Position position = stones(black.toStdString(), white.toStdString());
        QString found;
        for (const FoulPoint &point : apparentFouls(position, Side::Black, Renju)) {
            if (point.point == at("H8"))
                found = QString::fromStdString("H8:" + kindsText(point.fouls));
        }
        QCOMPARE(found.isEmpty() ? QStringLiteral("-") : found, points);
    }

    void noSeemingPointIsForbiddenOrWins()
    {
        int seeming = 0;
        const std::vector<CorpusLine> boards = readCorpus("dev-corpus.tsv");
        QVERIFY(!boards.empty());
        for (const CorpusLine &line : boards) {
            const Position position = *positionFromText(line.board);
            for (const FoulPoint &point : apparentFouls(position, Side::Black, Renju)) {
                ++seeming;
                QVERIFY(judge(position, point.point, Side::Black, Renju).outcome == Outcome::Allowed);
            }
            QVERIFY(apparentFouls(position, Side::White, Renju).empty());
        }
        QVERIFY(seeming > 100);
    }
};

} // namespace tst_seeming

QTEST_GUILESS_MAIN(tst_seeming::TestSeeming)
#include "tst_seeming.moc"
