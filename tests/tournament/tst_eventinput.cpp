// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/codec/typed.h"
#include "tournament/csv/eventtables.h"
#include "tournament/stages/checkin.h"
#include "tournament/swiss/namedcosts.h"

#include <QTest>

namespace tst_eventinput {

using namespace kagetsu;
using namespace kagetsu::tournament;
using desk::Desk;

// What people type about an event, and what they ask for by name.
class TestEventInput : public QObject
{
    Q_OBJECT

private:
    static constexpr int NoPoints = -99'999;

private slots:
    void pointsAreHalves_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("halves"); // NoPoints if they are none
        const auto row = [](const char *text, int halves) {
            QTest::newRow(text) << QString::fromLatin1(text) << halves;
        };
        row("2", 4);
        row("0.5", 1);
        row("-1.5", -3);
        row("1.0", 2);
        row("1000", 2000);
        for (const char *none : { "1001", "-1001", "0.25", ".5", "5.", "", "-", "1e2", "0x1", "1,5", " 1", "1 ", "inf",
                 "nan", "+1", "99999999999999999999", "--1" })
            row(none, NoPoints);
    }
    void pointsAreHalves()
    {
        QFETCH(QString, text);
        const std::optional<Points> points = pointsFrom(text.toStdString());
        QTEST(points ? points->halves : NoPoints, "halves");
    }

    void aScoreSystemIsThreeNumbers()
    {
        const std::optional<ScoreSystem> score = scoreSystemFrom("3,1,-0.5");
        QVERIFY(score && *score == scoreSystem(Points::whole(3), Points::whole(1), Points { -1 }));
        QCOMPARE(score->pairingBye, Points::whole(3));
        for (const char *text : { "", "1,2", "1,2,3,4", "1,x,0", "1,,0" })
            QVERIFY2(!scoreSystemFrom(text), text);
    }

    void aReasonIsAWordOfTheListOrOnesOwn()
    {
        QVERIFY(reasonFrom("slip") == Reason { Reason::Kind::Slip });
        QVERIFY(reasonFrom("") == Reason {});
        QVERIFY((reasonFrom("both signed") == Reason { Reason::Kind::Other, "both signed" }));
        for (const char *ours : { "game", "follows", "file", "other", "none" })
            QVERIFY2(!reasonFrom(ours), ours);
    }

    void rowsOfResultsAreReports_data()
    {
        QTest::addColumn<CsvTable>("rows");
        QTest::addColumn<QString>("read"); // table.game result
        QTest::newRow("one game a table") << CsvTable { { "1", "1-0" }, { "2", "--" } } << "1.0 1-0, 2.0 --";
        QTest::newRow("several games, of which one has no result yet")
            << CsvTable { { "3", "1/2", "", "+" } } << "3.0 1/2, 3.2 +";
        QTest::newRow("a result that is removed") << CsvTable { { "3", "none" } } << "3.0 none";
        QTest::newRow("a table that is none") << CsvTable { { "1", "1-0" }, { "x", "1-0" } } << "not x";
        QTest::newRow("a table with something behind it") << CsvTable { { "1a", "1-0" } } << "not 1a";
        QTest::newRow("a result that is none") << CsvTable { { "1", "2-0" } } << "not 2-0";
    }
    void rowsOfResultsAreReports()
    {
        QFETCH(CsvTable, rows);
        const auto reports = resultsFrom(rows, { 1, 2, 0, 0, {}, { Reason::Kind::Slip } });
        QStringList read;
        for (const ReportGame &report : reports ? *reports : std::vector<ReportGame>()) {
            QCOMPARE(report.round, 2);
            QCOMPARE(report.reason.kind, Reason::Kind::Slip);
            constexpr const char *Words[] { "1-0", "0-1", "1/2", "+", "-", "--" };
            read += QStringLiteral("%1.%2 %3")
                        .arg(report.table)
                        .arg(report.game)
                        .arg(QLatin1String(report.report ? Words[int(report.report->outcome)] : "none"));
        }
        if (!reports)
            read += QStringLiteral("not ") + QString::fromStdString(reports.fault());
        QTEST(read.join(QStringLiteral(", ")), "read");
    }

    // tournament.md#play-offs
    void gamesOfAPlayOffAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isOne");
        for (const char *game : { "3-1=1-0", "1-3=1/2", "3o-1=0-1", "3-1o=+", "2:3-1=--", "99:1o-2=-" })
            QTest::newRow(game) << QString::fromLatin1(game) << true;
        for (const char *other : { "", "3-1", "3=1-0", "3-1=2-0", "3-3=1-0", "3-9=1-0", "3o-1o=1-0", "x:3-1=1-0",
                 ":3-1=1-0", "0:3-1=1-0", "3-1=", "3-1 =1-0", "-3-1=1-0", "3--1=1-0", "o-1=1-0" })
            QTest::newRow(*other ? other : "nothing") << QString::fromLatin1(other) << false;
    }
    void gamesOfAPlayOffAreRead()
    {
        QFETCH(QString, text);
        const Desk desk("ABC");
        const auto game = playOffGameFrom(desk.section(), text.toStdString());
        QTEST(game.has_value(), "isOne");
        if (game)
            QCOMPARE(QString::fromStdString(textOf(desk.section(), *game)), text);
    }

    void criteriaAreReadInOrder()
    {
        const auto read = criteriaFromCodes("SOS,BH-C1");
        QVERIFY(read && read->size() == 2 && codeOf(read.value()[1]) == "BH-C1");
        QCOMPARE(criteriaFromCodes("SOS,NO,SB").fault(), std::string("NO"));
        QCOMPARE(criteriaFromCodes("SOS, SB").fault(), std::string(" SB"));
        QVERIFY(criteriaFromCodes("")->empty());
    }

    // tournament.md#check-in
    void whoIsPresentIsSaidByNumbers()
    {
        const Desk desk("ABC");
        const auto text = [&desk](const Result<std::set<EntryId>, int> &present) {
            std::string names;
            for (const EntryId entry : present ? *present : std::set<EntryId>())
                names += desk.name(entry);
            return present ? names : "not " + std::to_string(present.fault());
        };
        QCOMPARE(text(presentOf(desk.section(), { 3, 1 }, false)), std::string("AC"));
        QCOMPARE(text(presentOf(desk.section(), { 3, 1 }, true)), std::string("B"));
        QCOMPARE(text(presentOf(desk.section(), { 1, 9 }, true)), std::string("not 9"));
    }

    // command-line.md#tournament-export
    void tablesHaveNames()
    {
        Desk desk("AB");
        desk.play("AB1");
        desk.draw("BA");
        const auto rows = [&desk](const char *name, std::optional<int> round = {}) {
            const auto table = eventTable(desk.log, desk.section(), { name, round });
            return table ? int(table->size()) : -1;
        };
        QCOMPARE(rows("entries"), 3);
        QCOMPARE(rows("pairings"), 2);
        QCOMPARE(rows("pairings", 2), 0); // a draft is for the arbiter
        QCOMPARE(rows("pairings", 0), 0);
        QCOMPARE(rows("log"), int(desk.log.lines().size()) + 1);
        for (const char *name :
            { "results", "standings", "cross", "games", "categories", "prizes", "clubs", "ratings", "corrections" })
            QVERIFY2(rows(name) > 0, name);
        QCOMPARE(rows("Entries"), -1);
    }

    // command-line.md#tournament-pair-round
    void costsHaveNames()
    {
        pairing::Cost cost;
        cost[pairing::Lane::Club] = 3;
        cost[pairing::Lane::FirstTopGroup] = 4;
        cost[pairing::Lane::Points] = 5;
        std::string names;
        for (const NamedCost &each : namedCosts(cost, false)) {
            names += std::string(each.name) + ' ';
            QCOMPARE(each.amounts.size(), 1U);
        }
        QCOMPARE(names, std::string("met secondBye byePoints byePlace club points moved claim balance style "));
        const std::vector<NamedCost> fromTheTop = namedCosts(cost, true);
        QCOMPARE(fromTheTop[5].amounts.size(), std::size_t(pairing::TopGroups) + 1);
        QCOMPARE(fromTheTop[5].amounts.front(), 4);
        QCOMPARE(fromTheTop[5].amounts.back(), 5);
    }
};

} // namespace tst_eventinput

QTEST_GUILESS_MAIN(tst_eventinput::TestEventInput)
#include "tst_eventinput.moc"
