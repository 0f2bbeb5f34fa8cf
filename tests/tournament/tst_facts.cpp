// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/score/facts.h"

#include <QTest>

namespace tst_facts {

using namespace desk;
using Kind = RoundFact::Kind;

namespace {

const RoundFact &factOf(const SectionFacts &facts, const Desk &desk, char name, int round)
{
    for (const EntryFacts &entry : facts.entries) {
        if (entry.id == desk.id(name))
            return entry.rounds[std::size_t(round) - 1];
    }
    qFatal("no such entry");
}

} // namespace

class TestFacts : public QObject
{
    Q_OBJECT

private slots:
    void whatARoundCounts_data()
    {
        QTest::addColumn<QString>("round"); // of A, B and C
        QTest::addColumn<int>("kindOfA");
        QTest::addColumn<int>("pointsOfA"); // whole
        QTest::addColumn<int>("kindOfC");
        QTest::addColumn<int>("pointsOfC");
        QTest::newRow("a win and a pairing bye") << "AB1 -C" << int(Kind::Played) << 2 << int(Kind::PairingBye) << 2;
        QTest::newRow("a loss and half a bye") << "AB0 /C" << int(Kind::Played) << 0 << int(Kind::AskedBye) << 1;
        QTest::newRow("a win by forfeit and a zero bye")
            << "AB+ .C" << int(Kind::ForfeitWin) << 2 << int(Kind::AskedBye) << 0;
        QTest::newRow("a forfeit") << "AB- -C" << int(Kind::ForfeitLoss) << 0 << int(Kind::PairingBye) << 2;
        QTest::newRow("nobody came") << "AB* -C" << int(Kind::ForfeitLoss) << 0 << int(Kind::PairingBye) << 2;
    }
    void whatARoundCounts()
    {
        QFETCH(QString, round);
        Desk desk("ABC");
        desk.play(round.toStdString());
        const SectionFacts facts = factsOf(desk.section());
        const RoundFact &a = factOf(facts, desk, 'A', 1);
        const RoundFact &c = factOf(facts, desk, 'C', 1);
        QTEST(int(a.kind), "kindOfA");
        QTEST(int(c.kind), "kindOfC");
        QTEST(a.points.halves / 2, "pointsOfA");
        QTEST(c.points.halves / 2, "pointsOfC");
        QVERIFY(a.opponent && !c.opponent);
        QCOMPARE(a.opened.has_value(), a.kind == Kind::Played);
    }

    void draftsDoNotCount()
    {
        Desk desk("AB");
        desk.draw("AB");
        QCOMPARE(factsOf(desk.section()).rounds, 0);
        QCOMPARE(factsOf(desk.section(), 7).rounds, 0);
        desk.act(PublishRound { 1, 1 });
        const SectionFacts facts = factsOf(desk.section());
        QCOMPARE(facts.rounds, 1);
        QVERIFY(factOf(facts, desk, 'A', 1).kind == Kind::Pending);
    }

    void lateEntriesHaveMissedRounds_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("points"); // whole
        QTest::newRow("worth nothing") << int(Bye::Kind::Zero) << 0;
        QTest::newRow("worth a draw, where that is the rule") << int(Bye::Kind::Half) << 1;
    }
    void lateEntriesHaveMissedRounds()
    {
        QFETCH(int, kind);
        QFETCH(int, points);
        SectionSettings settings = twoOneZero();
        settings.options.missedRounds = Bye::Kind(kind);
        Desk desk("AB", settings);
        desk.play("AB1");
        desk.enter('C', 2);
        const SectionFacts facts = factsOf(desk.section());
        QVERIFY(factOf(facts, desk, 'C', 1).kind == Kind::AskedBye);
        QCOMPARE(facts.entries.back().points, Points::whole(points));
        QCOMPARE(facts.entries.back().number, 3);
    }

    void roundsAfterAWithdrawalAreZeroByes()
    {
        Desk desk("ABC");
        desk.play("AB1 -C");
        desk.act(Withdraw { 1, desk.id('C'), 2 });
        desk.play("AB0");
        const SectionFacts facts = factsOf(desk.section());
        QVERIFY(factOf(facts, desk, 'C', 2).kind == Kind::AskedBye);
        QCOMPARE(facts.entries.back().points, Points::whole(2));
        desk.act(ComeBack { 1, desk.id('C') });
        desk.play("AC1 -B");
        QVERIFY(factOf(factsOf(desk.section()), desk, 'C', 3).kind == Kind::Played);
    }

    void aFreeRoundOfARoundRobinGivesNothing()
    {
        Desk desk("ABC", twoOneZero(Format::RoundRobin));
        desk.play("BC1 -A");
        QCOMPARE(factOf(factsOf(desk.section()), desk, 'A', 1).points, Points());
    }

    void whoLeavesARoundRobinLosesTheRest()
    {
        SectionSettings settings = twoOneZero(Format::RoundRobin);
        settings.options.withdrawal = SectionOptions::Withdrawal::ResultsStand;
        Desk desk("ABCD", settings);
        desk.play("AB1 CD1");
        desk.act(Withdraw { 1, desk.id('D'), 2 });
        desk.publish("AD BC");
        desk.report(2, "=");
        desk.act(FinishRound { 1, 2 });
        const SectionFacts facts = factsOf(desk.section());
        QVERIFY(factOf(facts, desk, 'A', 2).kind == Kind::ForfeitWin);
        QVERIFY(factOf(facts, desk, 'D', 2).kind == Kind::ForfeitLoss);
        QVERIFY(factOf(facts, desk, 'D', 1).kind == Kind::Played);
    }

    void whoLeavesItBeforeHalfIsAnnulled()
    {
        Desk desk("ABCDEF", twoOneZero(Format::RoundRobin));
        desk.play("AB0 CD1 EF1");
        desk.play("BC1 DA1 FE0");
        desk.act(Withdraw { 1, desk.id('B'), 3 });
        const SectionFacts facts = factsOf(desk.section());
        QVERIFY(factOf(facts, desk, 'A', 1).kind == Kind::Annulled);
        QVERIFY(factOf(facts, desk, 'B', 2).kind == Kind::Annulled);
        QCOMPARE(facts.entries[1].points, Points());
        QVERIFY(facts.entries[1].isAnnulled && !facts.entries[0].isAnnulled);
        // A third game would have been half of five.
        Desk later("ABCDEF", twoOneZero(Format::RoundRobin));
        for (const char *round : { "AB0 CD1 EF1", "BC1 DA1 FE0", "BD1 AC1 EF1" })
            later.play(round);
        later.act(Withdraw { 1, later.id('B'), 4 });
        QVERIFY(!factsOf(later.section()).entries[1].isAnnulled);
    }

    void emptyBoardsAreLost()
    {
        SectionSettings settings = twoOneZero(Format::RoundRobin);
        settings.options.gamesPerMatch = 3;
        Desk desk("AB", settings);
        for (const char name : { 'A', 'B' }) {
            EntryDetails team { EntryDetails::Kind::Team, std::string(1, name), {}, {}, {}, {}, { "x", "y", "z" } };
            desk.act(ChangeEntry { 1, desk.id(name), team });
        }
        desk.publish("AB");
        desk.act(SetLineUp { 1, 1, 1, Party::A, { 1, 2, 0 } });
        desk.act(SetLineUp { 1, 1, 1, Party::B, { 0, 1, 0 } });
        GameReport report;
        report.outcome = Outcome::BWon;
        desk.act(ReportGame { 1, 1, 1, 1, report });
        desk.act(FinishRound { 1, 1 });
        const SectionFacts facts = factsOf(desk.section());
        const RoundFact &a = factOf(facts, desk, 'A', 1);
        QCOMPARE(a.gamePoints, Points::whole(1));
        QVERIFY(a.boards == (std::vector<Points> { Points::whole(1), Points(), Points() }));
        QCOMPARE(a.share, 0); // one each of three boards: less than half for both
    }

    void gamesKeepTimesAndWarnings()
    {
        SectionSettings settings = twoOneZero();
        settings.options.gamesPerMatch = 2;
        Desk desk("AB", settings);
        Round round = desk.roundOf("AB");
        round.matches.front().games[1].opener = Party::B;
        desk.act(AddRound { 1, round });
        desk.act(PublishRound { 1, 1 });
        GameReport report { Outcome::BWon, "five", { Milliseconds(10), Milliseconds(20) }, { 1, 0 }, "game-1", {} };
        desk.act(ReportGame { 1, 1, 1, 0, report });
        desk.act(ReportGame { 1, 1, 1, 1, report });
        const SectionFacts facts = factsOf(desk.section());
        const RoundFact &b = factOf(facts, desk, 'B', 1);
        QCOMPARE(b.time, Milliseconds(40));
        QCOMPARE(b.wins, 2);
        QCOMPARE(b.secondWins, 1);
        QCOMPARE(b.secondGames, 1);
        QVERIFY(!b.opened); // two games are balanced by themselves
        QCOMPARE(factOf(facts, desk, 'A', 1).warnings, 2);
    }
};

} // namespace tst_facts

QTEST_GUILESS_MAIN(tst_facts::TestFacts)
#include "tst_facts.moc"
