// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/log/reporting.h"
#include "tournament/score/decided.h"
#include "tournament/swiss/draft.h"

#include <QTest>

namespace tst_decided {

using namespace desk;

class TestDecided : public QObject
{
    Q_OBJECT

private slots:
    void theNextTableIsOneWithoutAResult_data()
    {
        QTest::addColumn<QString>("results"); // of tables 1 to 4; a dot is none
        QTest::addColumn<int>("after");
        QTest::addColumn<int>("next");
        QTest::newRow("a round begins at its first table") << "...." << 0 << 1;
        QTest::newRow("tables follow one another") << "...." << 2 << 3;
        QTest::newRow("a table with a result is passed over") << "1.=." << 2 << 4;
        QTest::newRow("after the last one it goes on from the top") << ".1.1" << 4 << 1;
        QTest::newRow("the only open table comes again") << "1.10" << 2 << 2;
        QTest::newRow("a forfeit is a result") << "+-*." << 1 << 4;
        QTest::newRow("nothing is left") << "1=0+" << 1 << 0;
        QTest::newRow("nothing is left to begin with") << "1=0+" << 0 << 0;
    }
    void theNextTableIsOneWithoutAResult()
    {
        QFETCH(QString, results);
        QFETCH(int, after);
        QFETCH(int, next);
        Desk desk("ABCDEFGH");
        desk.publish("AB CD EF GH");
        for (int table = 1; table <= results.size(); ++table) {
            if (const std::string result(1, results[table - 1].toLatin1()); result != ".")
                desk.report(table, result);
        }
        QCOMPARE(nextOpenTable(desk.section(), 1, after), next);
        QCOMPARE(nextOpenTable(desk.section(), 2, after), 0); // there is no such round
        QCOMPARE(enteredMatches(desk.section().rounds.front()), 4 - int(results.count(QLatin1Char('.'))));
    }

    void theNextGameIsOneWithoutAResult_data()
    {
        QTest::addColumn<QString>("results"); // of the games of a match of three; a dot is none
        QTest::addColumn<int>("game");
        QTest::newRow("no game has a result") << "..." << 0;
        QTest::newRow("the first has one") << "1.." << 1;
        QTest::newRow("the first was left out") << ".1=" << 0;
        QTest::newRow("all have one") << "1=0" << 0;
    }
    void theNextGameIsOneWithoutAResult()
    {
        QFETCH(QString, results);
        QFETCH(int, game);
        Match match;
        for (const QChar result : results) {
            match.games.emplace_back();
            if (result != QLatin1Char('.'))
                match.games.back().report.emplace();
        }
        QCOMPARE(firstOpenGame(match), game);
        const std::vector<ReportGame> cleared = clearedMatch(3, 2, match, { Reason::Kind::Slip });
        QCOMPARE(int(cleared.size()), 3 - int(results.count(QLatin1Char('.'))));
        for (const ReportGame &report : cleared)
            QVERIFY(!report.report && report.reason.kind == Reason::Kind::Slip
                && match.games[std::size_t(report.game)].report);
    }

    void aRulingIsEntered()
    {
        Desk desk("ABCD");
        desk.publish("AB CD");
        desk.act(RuleMatch { 1, 1, 2, PerParty<Points> { Points::whole(2), {} }, { Reason::Kind::Appeal } });
        QCOMPARE(enteredMatches(desk.section().rounds.front()), 1);
        QCOMPARE(nextOpenTable(desk.section(), 1, 1), 1);
    }

    void aRoundGoesBackStepByStep()
    {
        Desk desk("ABC");
        desk.play("AB1 /C");
        const auto goBack = [&desk] {
            for (const Action &action : stepBackOf(desk.section(), 1))
                desk.act(action);
        };
        goBack();
        QVERIFY(desk.section().rounds.front().state == Round::State::Published);
        goBack();
        QVERIFY(desk.section().rounds.front().state == Round::State::Draft);
        QVERIFY(!hasReport(desk.section().rounds.front().matches.front())); // its results are lost
        goBack();
        QVERIFY(desk.section().rounds.empty());
        QCOMPARE(desk.section().locks.size(), 1U); // the bye that C asked for
        QVERIFY(stepBackOf(desk.section(), 1).empty());
    }
};

} // namespace tst_decided

QTEST_GUILESS_MAIN(tst_decided::TestDecided)
#include "tst_decided.moc"
