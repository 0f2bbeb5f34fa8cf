// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/standings/criteria.h"
#include "tournament/standings/lens.h"

#include <QTest>

namespace tst_fide {

using namespace desk;

namespace {

double valueOf(const Desk &desk, char name, const char *code)
{
    const SectionFacts facts = factsOf(desk.section());
    for (std::size_t place = 0; place < facts.entries.size(); ++place) {
        if (facts.entries[place].id == desk.id(name))
            return double(Criteria(facts).valueOf(*criterionFromCode(code), place, {}).amount) / One;
    }
    qFatal("no such entry");
}

} // namespace

// What unplayed rounds are worth to criteria of tournament.md#criteria-of-fide.
class TestFide : public QObject
{
    Q_OBJECT

private slots:
    void unplayedRounds_data()
    {
        QTest::addColumn<QStringList>("rounds");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("code");
        QTest::addColumn<double>("value");
        const QStringList bye { "CA= FD0 EB1 -G", "GD1 EC0 AF= -B", "GC1 EA1 BD1 -F", "GE1 BA0 FC= -D" };
        QTest::newRow("a pairing bye is an opponent of one's own points, at most draws") << bye << "B"
                                                                                         << "BH" << 16.0;
        QTest::newRow("of eight points four count") << bye << "G"
                                                    << "BH" << 16.0;
        QTest::newRow("without the lowest") << bye << "C"
                                            << "BH-C1" << 16.0;
        QTest::newRow("without the two lowest") << bye << "C"
                                                << "BH-C2" << 12.0;
        QTest::newRow("without the lowest and the highest") << bye << "C"
                                                            << "BH-M1" << 8.0;
        QTest::newRow("a bye is a win against the imagined opponent") << bye << "B"
                                                                      << "FSB" << 8.0;

        const QStringList forfeit { "AB+ CD1", "AC1 BD1" };
        // A 4, B 2, C 2, D 0.
        QTest::newRow("won by forfeit: not more than the absent had") << forfeit << "A"
                                                                      << "BH" << 4.0;
        QTest::newRow("lost by forfeit: one's own points") << forfeit << "B"
                                                           << "BH" << 2.0;
        QTest::newRow("a forfeit loss is cut first, though it is not the lowest") << forfeit << "B"
                                                                                  << "BH-C1" << 0.0;

        const QStringList leaves { "AB1 CD1", "AC1 .B .D" };
        // A 4, B 0, C 2, D 0; B's and D's last rounds count as draws for their opponents.
        QTest::newRow("an opponent that plays no more has a draw for it") << leaves << "A"
                                                                          << "BH" << 3.0;
        QTest::newRow("and so has the other's") << leaves << "C"
                                                << "BH" << 5.0;
        QTest::newRow("one's own missed round gives one's own points") << leaves << "B"
                                                                       << "BH" << 4.0;

        const QStringList returns { "AB1 .C .D", "AC1 BD1" };
        QTest::newRow("a bye before a game is no draw") << returns << "A"
                                                        << "BH" << 2.0;
    }
    void unplayedRounds()
    {
        QFETCH(QStringList, rounds);
        QFETCH(QString, name);
        QFETCH(QString, code);
        QFETCH(double, value);
        Desk desk(rounds.front().contains('G') ? "ABCDEFG" : "ABCD");
        for (const QString &round : rounds)
            desk.play(round.toStdString());
        QCOMPARE(valueOf(desk, name.front().toLatin1(), code.toUtf8().constData()), value);
    }

    void aRoundRobinTakesForfeitsForGames()
    {
        Desk desk("ABCD", twoOneZero(Format::RoundRobin));
        desk.play("AB+ CD1");
        desk.play("AC1 BD1");
        // A beat B by forfeit, which has two points, and C, which has two.
        QCOMPARE(valueOf(desk, 'A', "FSB"), 4.0);
    }

    // Half of what can be won counts: in a round robin without the rounds in which one is free, and without those who
    // never came.
    void koyaInARoundRobin_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("names");
        QTest::addColumn<QStringList>("rounds");
        QTest::addColumn<double>("ofA");
        QTest::newRow("an odd number: two of the three rounds")
            << int(Format::RoundRobin) << "ABC" << QStringList { "AB1 -C", "BC1 -A", "CA= -B" }
            << 2.0; // B has two of four, C one
        QTest::newRow("an even number: all three")
            << int(Format::RoundRobin) << "ABCD" << QStringList { "AB1 CD=", "AC1 DB0", "AD1 BC0" }
            << 2.0; // only C has three of six
        QTest::newRow("an even number twice, after four of the six: all four")
            << int(Format::DoubleRoundRobin) << "ABCD" << QStringList { "AB1 CD1", "AC1 DB=", "AD1 BC1", "BA= DC=" }
            << 3.0; // only B has four of eight
        QTest::newRow("twice against two, as the fourth never came: four of the six")
            << int(Format::DoubleRoundRobin) << "ABCD"
            << QStringList { "AB1 -C .D", "AC1 -B .D", "BC1 -A .D", "BA= -C .D", "CA= -B .D", "CB= -A .D" }
            << 3.0; // only B has four of eight
        QTest::newRow("an odd number twice: four of the six")
            << int(Format::DoubleRoundRobin) << "ABC"
            << QStringList { "AB1 -C", "BC1 -A", "CA1 -B", "BA1 -C", "CB= -A", "AC1 -B" }
            << 2.0; // only B has four of eight
    }
    void koyaInARoundRobin()
    {
        QFETCH(int, format);
        QFETCH(QString, names);
        QFETCH(QStringList, rounds);
        Desk desk(names.toStdString(), twoOneZero(Format(format)));
        for (const QString &round : rounds)
            desk.play(round.toStdString());
        QTEST(valueOf(desk, 'A', "KS"), "ofA");
    }

    void teamsAreSeenByMatchesOrByGames()
    {
        SectionSettings settings = twoOneZero();
        settings.options.gamesPerMatch = 2;
        Desk desk("ABC", settings);
        desk.publish("AB -C");
        desk.report(1, "1=");
        desk.act(FinishRound { 1, 1 });
        desk.act(Adjust { 1, { desk.id('A'), 1, Points { 1 }, "bonus" } });
        const SectionFacts facts = factsOf(desk.section());
        QVERIFY(countedFirst(facts) == Counted::Matches);
        const SectionFacts byMatches = countedBy(facts, Counted::Matches);
        QVERIFY(byMatches == facts); // it is how they are counted
        const SectionFacts byGames = countedBy(facts, Counted::Games);
        QVERIFY(countedFirst(byGames) == Counted::Games);
        QVERIFY(byGames.score.byGames);
        QCOMPARE(byGames.score.win.halves, 2);
        QCOMPARE(byGames.score.draw.halves, 1);
        QCOMPARE(byGames.score.loss.halves, 0);
        QCOMPARE(byGames.entries[0].points.halves, 3); // without the bonus, which is one of match points
        QCOMPARE(byGames.entries[0].rounds[0].points.halves, 3);
        QCOMPARE(byGames.entries[1].points.halves, 1);
        const SectionFacts back = countedBy(byGames, Counted::Matches);
        QCOMPARE(back.entries[0].points.halves, 4);
        QCOMPARE(back.entries[1].points.halves, 0);
        QVERIFY(back.score == facts.score);
    }

    // A draw is one in each game of the match.
    void unplayedRoundsOfTeamsThatCountGames()
    {
        SectionSettings settings = twoOneZero();
        settings.options.gamesPerMatch = 2;
        settings.score = scoreSystem(1, 0, 0);
        settings.score.draw = Points { 1 };
        settings.score.byGames = true;
        Desk desk("ABC", settings);
        desk.publish("AB -C");
        desk.report(1, "11");
        desk.act(FinishRound { 1, 1 });
        desk.publish("AC .B");
        desk.report(1, "1=");
        desk.act(FinishRound { 1, 2 });
        // A 3½, B 0, C 1½ of two rounds with two games each. B plays no more.
        QCOMPARE(valueOf(desk, 'C', "BH"), 5.0); // of A, and its own points for the bye, as draws would give 2
        QCOMPARE(valueOf(desk, 'A', "BH"), 2.5); // of C, and two draws for B's last round
        QCOMPARE(valueOf(desk, 'B', "BH"), 3.5);
    }

    void aDrawnLastRoundChangesOnlyMatches()
    {
        SectionSettings settings = twoOneZero();
        settings.options.gamesPerMatch = 2;
        settings.score.byGames = true;
        Desk desk("ABC", settings);
        desk.publish("AB -C");
        desk.report(1, "11");
        desk.act(FinishRound { 1, 1 });
        const SectionFacts facts = factsOf(desk.section());
        const SectionFacts drawn = withDrawnLastRound(facts);
        QVERIFY(drawn.entries[2] == facts.entries[2]);
        for (const std::size_t place : { 0, 1 }) {
            const RoundFact &last = drawn.entries[place].rounds[0];
            QVERIFY(last.kind == RoundFact::Kind::Played);
            QCOMPARE(last.share, 1);
            QCOMPARE(last.gamePoints.halves, 2);
            QCOMPARE(last.points.halves, 2 * facts.score.draw.halves); // a draw for each game
            QCOMPARE(drawn.entries[place].points.halves, 2 * facts.score.draw.halves);
        }
    }
};

} // namespace tst_fide

QTEST_GUILESS_MAIN(tst_fide::TestFide)
#include "tst_fide.moc"
