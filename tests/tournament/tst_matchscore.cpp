// SPDX-License-Identifier: MIT
#include "tournament/model/criterion.h"
#include "tournament/score/matchscore.h"

#include <QTest>

#include <set>

namespace tst_matchscore {

using namespace kagetsu::tournament;

namespace {

// "+-" is a game won by A, "-+" by B, "==" drawn, "f-" and "-f" won by forfeit, "--" forfeited by both.
Outcome outcomeOf(const QString &text)
{
    static const QMap<QString, Outcome> table { { "+-", Outcome::AWon }, { "-+", Outcome::BWon },
        { "==", Outcome::Draw }, { "f-", Outcome::AWonByForfeit }, { "-f", Outcome::BWonByForfeit },
        { "--", Outcome::BothForfeited } };
    return table[text];
}

Match matchOf(const QString &text)
{
    Match match;
    for (const QString &game : text.split(' ', Qt::SkipEmptyParts)) {
        match.games.emplace_back();
        if (game != "?") {
            match.games.back().report.emplace();
            match.games.back().report->outcome = outcomeOf(game);
        }
    }
    return match;
}

} // namespace

class TestMatchScore : public QObject
{
    Q_OBJECT

private slots:
    void pointsOfAMatch_data()
    {
        QTest::addColumn<QString>("games");
        QTest::addColumn<int>("a"); // in whole points
        QTest::addColumn<int>("b");
        QTest::addColumn<bool>("isPlayed");
        QTest::newRow("a win is worth two, a loss takes two") << "+-" << 2 << -2 << true;
        QTest::newRow("a draw is one each") << "==" << 1 << 1 << true;
        QTest::newRow("who wins both games wins") << "+- +-" << 2 << -2 << true;
        QTest::newRow("a win and a draw win") << "== -+" << -2 << 2 << true;
        QTest::newRow("one win each is a draw") << "+- -+" << 1 << 1 << true;
        QTest::newRow("two draws are a draw") << "== ==" << 1 << 1 << true;
        QTest::newRow("a win by forfeit is a win") << "f-" << 2 << -2 << false;
        QTest::newRow("both lose when nobody comes") << "--" << -2 << -2 << false;
        QTest::newRow("both games without anybody are lost") << "-- --" << -2 << -2 << false;
        QTest::newRow("a game and a forfeit of the same winner") << "+- f-" << 2 << -2 << true;
        QTest::newRow("one forfeit each is a draw without a game") << "f- -f" << 1 << 1 << false;
        QTest::newRow("a draw and a game nobody came to are less than half for both") << "== --" << -2 << -2 << true;
        QTest::newRow("a win and a game nobody came to still win") << "+- --" << 2 << -2 << true;
    }
    void pointsOfAMatch()
    {
        QFETCH(QString, games);
        QFETCH(int, a);
        QFETCH(int, b);
        const std::optional<MatchScore> score = scoreOf(matchOf(games), TwoOneMinusTwo);
        QVERIFY(score);
        QCOMPARE(score->points.a, Points::whole(a));
        QCOMPARE(score->points.b, Points::whole(b));
        QTEST(score->isPlayed, "isPlayed");
    }

    void aMatchOfGamesWithoutResultHasNoScore()
    {
        QVERIFY(!scoreOf(matchOf("?"), TwoOneZero));
        QVERIFY(!scoreOf(matchOf("+- ?"), TwoOneZero));
        QVERIFY(!scoreOf(matchOf(""), TwoOneZero));
    }

    void gamesCanCountOneByOne()
    {
        ScoreSystem system;
        system.byGames = true;
        const std::optional<MatchScore> score = scoreOf(matchOf("+- =="), system);
        QCOMPARE(score->points.a.halves, 3);
        QCOMPARE(score->points.b.halves, 1);
        QCOMPARE(score->share.a, 2);
        QCOMPARE(score->games.a.halves, 3);
    }

    void forfeitsHaveTheirOwnPoints()
    {
        ScoreSystem system = TwoOneZero;
        system.forfeitLoss = Points::whole(-1);
        const std::optional<MatchScore> score = scoreOf(matchOf("f-"), system);
        QCOMPARE(score->points.b, Points::whole(-1));
    }

    void aRulingCountsInsteadOfTheGames_data()
    {
        QTest::addColumn<int>("a"); // in halves
        QTest::addColumn<int>("b");
        QTest::addColumn<int>("shareA");
        QTest::addColumn<int>("shareB");
        QTest::newRow("who gets more has won") << 3 << 1 << 2 << 0;
        QTest::newRow("equal points are a draw") << 2 << 2 << 1 << 1;
        QTest::newRow("nothing for both: both have lost") << 0 << 0 << 0 << 0;
        QTest::newRow("two wins count as equal") << 4 << 4 << 1 << 1;
    }
    void aRulingCountsInsteadOfTheGames()
    {
        QFETCH(int, a);
        QFETCH(int, b);
        Match match = matchOf("+- ?");
        match.ruling = PerParty<Points> { { a }, { b } };
        const std::optional<MatchScore> score = scoreOf(match, TwoOneZero);
        QVERIFY(score && score->isPlayed);
        QCOMPARE(score->points.a.halves, a);
        QCOMPARE(score->points.b.halves, b);
        QTEST(score->share.a, "shareA");
        QTEST(score->share.b, "shareB");
    }

    void byesHaveTheirPoints()
    {
        QCOMPARE(pointsOf(Bye::Kind::Pairing, TwoOneMinusTwo), Points::whole(2));
        QCOMPARE(pointsOf(Bye::Kind::Half, TwoOneMinusTwo), Points::whole(1));
        QCOMPARE(pointsOf(Bye::Kind::Zero, TwoOneMinusTwo), Points());
        QCOMPARE(pointsOf(Bye::Kind::Full, TwoOneMinusTwo), Points::whole(2));
    }

    void codesOfCriteriaAreReadBack()
    {
        std::vector<Criterion> all = everyCriterion();
        all.push_back({ Criterion::Kind::Board, 12 });
        std::set<Criterion::Kind> kinds;
        for (const Criterion &criterion : all) {
            QCOMPARE(criterionFromCode(codeOf(criterion)), std::optional(criterion));
            kinds.insert(criterion.kind);
        }
        QCOMPARE(int(kinds.size()), int(Criterion::Kind::ScoreStrength) + 1);
        for (const char *modified :
            { "BH-C9", "BH-M2", "FB-C1", "FSB-C1", "EMMSB-C1", "PS-C2", "KS-L60", "AOB-F", "FDE-P" })
            QCOMPARE(codeOf(criterionFromCode(modified).value()), std::string(modified));
        for (const char *wrong : { "", "BRD", "BRD0", "BRD01", "BRD-1", "BRD100", "BRD1 ", "sos", "BRD99999999999",
                 "BH-", "BH-C", "BH-C0", "BH-C01", "BH-C10", "BH-C1-C1", "BH-X1", "SOS-C1", "FSB-M1", "KS-L50",
                 "KS-L101", "AOB-C1", "BH-F", "BH-P", "RAT", "RAT--C1" })
            QVERIFY2(!criterionFromCode(wrong), wrong);
    }
};

} // namespace tst_matchscore

QTEST_GUILESS_MAIN(tst_matchscore::TestMatchScore)
#include "tst_matchscore.moc"
