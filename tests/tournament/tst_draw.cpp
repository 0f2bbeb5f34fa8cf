// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/formats/groups.h"
#include "tournament/formats/knockout.h"
#include "tournament/formats/lot.h"
#include "tournament/formats/roundrobin.h"
#include "tournament/formats/swissfacts.h"
#include "tournament/log/act.h"
#include "tournament/score/facts.h"
#include "tournament/score/series.h"

#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

namespace tst_draw {

using namespace desk;

namespace {

// "AB CD -E", by table.
QString textOf(const Desk &desk, const Round &round)
{
    QStringList parts;
    for (const Match &match : round.matches)
        parts.append(QString(desk.name(match.a)) + desk.name(match.b));
    for (const Bye &bye : round.byes)
        parts.append(QString("-") + desk.name(bye.entry));
    return parts.join(' ');
}

// Plays the next round of a bracket, with one result for each table.
QString playNext(Desk &desk, const char *results)
{
    const Round round = knockoutRound(desk.section());
    const QString text = textOf(desk, round);
    desk.act(AddRound { 1, round });
    desk.act(PublishRound { 1, desk.round() });
    for (int table = 1; *results != '\0'; ++table, ++results)
        desk.report(table, { results, 1 });
    desk.act(FinishRound { 1, desk.round() });
    return text;
}

// "A1 B2 C3 D3": how far each came.
QString placesOf(const Desk &desk)
{
    QStringList parts;
    for (const KnockoutPlace &each : knockoutPlaces(desk.section()))
        parts.append(QString(desk.name(each.entry)) + QString::number(each.place));
    return parts.join(' ');
}

const SwissFacts &factsOf(const std::vector<SwissFacts> &all, const Desk &desk, char name)
{
    return *std::find_if(all.begin(), all.end(), [&](const SwissFacts &facts) { return facts.id == desk.id(name); });
}

QString namesOf(const Desk &desk, const std::vector<EntryId> &entries)
{
    QString names;
    for (const EntryId entry : entries)
        names += desk.name(entry);
    return names;
}

Game won(Outcome outcome)
{
    Game game;
    game.report.emplace();
    game.report->outcome = outcome;
    return game;
}

} // namespace

class TestDraw : public QObject
{
    Q_OBJECT

private slots:
    void newcomersAreNumberedWithTheOthers()
    {
        Desk desk("AB");
        EntryDetails best = findEntry(desk.section(), desk.id('A'))->details;
        best.name = "best";
        best.rating = 2100;
        const auto actions = [&](bool isByRating) { return entering(desk.log.event(), 1, { best }, 1, isByRating); };
        QCOMPARE(actions(false).size(), std::size_t(1));
        QCOMPARE(std::get<AddEntry>(actions(false).front()).details.name, std::string("best"));
        for (const Action &action : actions(true))
            desk.act(action);
        QCOMPARE(findEntryOfNumber(desk.section(), 1)->details.name, std::string("best"));
        QVERIFY(isNumberedByRating(desk.section()));
        QVERIFY(entering(desk.log.event(), 1, {}, 1, true).empty()); // they have these numbers
    }

    void numbersFollowTheRatings()
    {
        Desk desk("ABCDE");
        for (const auto &[name, rating] : { std::pair('B', 1800), std::pair('C', 2100), std::pair('E', 1800) }) {
            EntryDetails details = findEntry(desk.section(), desk.id(name))->details;
            details.rating = rating;
            desk.act(ChangeEntry { 1, desk.id(name), details });
        }
        QVERIFY(!isNumberedByRating(desk.section()));
        desk.act(NumberEntries { 1, numbersByRating(desk.section()) });
        QString names;
        for (int number = 1; number <= 5; ++number)
            names += QString::fromStdString(findEntryOfNumber(desk.section(), number)->details.name);
        QCOMPARE(names, QStringLiteral("CBEAD"));
        QVERIFY(isNumberedByRating(desk.section()));
    }

    void roundsStayAsTheyWereDrawnUp_data()
    {
        QTest::addColumn<QString>("names");
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("deed");
        QTest::addColumn<bool>("isDone");
        const auto row = [](const char *name, const char *names, Format format, const char *deed, bool isDone) {
            QTest::newRow(name) << QString(names) << int(format) << QString(deed) << isDone;
        };
        const Format robin = Format::RoundRobin;
        row("no new numbers under the draft of a round robin", "ABCD", robin, "number", false);
        row("nor under that of a Swiss", "ABCD", Format::Swiss, "number", false);
        row("nor under that of an elimination", "ABCD", Format::Elimination, "number", false);
        row("nobody joins a round robin of four", "ABCD", robin, "join", false);
        row("the sixth takes the place that was free", "ABCDE", robin, "join", true);
        row("also in a double one", "ABCDE", Format::DoubleRoundRobin, "join", true);
        row("but nobody joins a double one of four", "ABCD", Format::DoubleRoundRobin, "join", false);
        row("anybody joins a Swiss", "ABCD", Format::Swiss, "join", true);
        row("a Swiss does not become a round robin", "ABCD", Format::Swiss, "round robin", false);
        row("a round robin can become a Swiss", "ABCD", robin, "Swiss", true);
        row("and one that is played twice", "ABCD", robin, "twice", true);
        row("whose last rounds may be swapped while they are not drawn up", "ABCD", robin, "swap", true);
        row("but not afterwards", "ABC", Format::DoubleRoundRobin, "swap after two", false);
        row("other settings change at any time", "ABCD", robin, "rename", true);
    }
    void roundsStayAsTheyWereDrawnUp()
    {
        QFETCH(QString, names);
        QFETCH(int, format);
        QFETCH(QString, deed);
        Desk desk(names.toStdString(), twoOneZero(Format(format)));
        SectionSettings other = desk.section().settings;
        other.name = "other";
        if (deed == "round robin")
            other.format = Format::RoundRobin;
        else if (deed == "Swiss")
            other.format = Format::Swiss;
        else if (deed == "twice" || deed == "swap")
            other.format = Format::DoubleRoundRobin;
        other.options.swapLastTwoRounds = deed.startsWith("swap");
        std::vector<EntryId> order;
        for (const Entry &entry : desk.section().entries)
            order.insert(order.begin(), entry.id);
        Action action = ChangeSection { 1, other };
        if (deed == "number")
            action = NumberEntries { 1, order };
        else if (deed == "join")
            action = AddEntry { 1, { {}, "N", {}, {}, {}, {}, {} }, 2 };
        const int rounds = deed == "swap after two" ? 2 : 1;
        for (int round = 0; round < rounds; ++round)
            desk.act(AddRound { 1, roundRobinOf(desk.section())[std::size_t(round)] });
        // Logs of earlier versions contain it.
        QVERIFY(kagetsu::tournament::apply(desk.log.event(), action).hasValue());
        const auto done = desk.tryTo(action);
        QTEST(done.hasValue(), "isDone");
        if (!done)
            QCOMPARE(int(done.fault().why), int(Refusal::Why::RoundsPaired));
        QVERIFY(!canBeNumbered(desk.section()));
        for (int round = rounds; round > 0; --round)
            desk.act(RemoveRound { 1, round });
        QVERIFY(desk.tryTo(action).hasValue());
        QVERIFY(canBeNumbered(desk.section()));
    }

    void aRoundRobinCanBeDrawnUpWhole_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<int>("games");
        QTest::addColumn<int>("rounds");
        QTest::newRow("single") << int(Format::RoundRobin) << 1 << 5;
        QTest::newRow("double") << int(Format::DoubleRoundRobin) << 1 << 10;
        QTest::newRow("both games of a pair in one round") << int(Format::RoundRobin) << 2 << 5;
    }
    void aRoundRobinCanBeDrawnUpWhole()
    {
        QFETCH(int, format);
        QFETCH(int, games);
        SectionSettings settings = twoOneZero(Format(format));
        settings.options.gamesPerMatch = games;
        Desk desk("ABCDE", settings);
        const std::vector<Round> rounds = roundRobinOf(desk.section());
        QTEST(int(rounds.size()), "rounds");
        QCOMPARE(textOf(desk, rounds.front()), QString("BE CD -A"));
        for (const Round &round : rounds)
            desk.act(AddRound { 1, round });
        const Match &match = desk.section().rounds.front().matches.front();
        QVERIFY(match.games.front().opener == Party::A);
        QCOMPARE(match.games.back().opener == Party::B, games == 2);
        desk.act(PublishRound { 1, 1 });
    }

    void teamsTakeTurnsOnTheBoards()
    {
        const std::vector<Game> games = gamesOf(4);
        QVERIFY(games[0].opener == Party::A && games[1].opener == Party::B);
        QVERIFY(games[2].opener == Party::A && games[3].opener == Party::B);
    }

    void lotsAreTheSameForTheSameSeed()
    {
        const Desk desk("ABCDEFGH");
        const QString first = namesOf(desk, numbersByLot(desk.section(), 1, false));
        QCOMPARE(namesOf(desk, numbersByLot(desk.section(), 1, false)), first);
        QVERIFY(namesOf(desk, numbersByLot(desk.section(), 2, false)) != first);
        QString sorted = first;
        std::sort(sorted.begin(), sorted.end());
        QCOMPARE(sorted, QString("ABCDEFGH"));
        // These numbers are the same on every machine.
        Lot lot(1);
        QCOMPARE(lot.next(), std::uint64_t(0x910a2dec89025cc1));
        QCOMPARE(lot.next(), std::uint64_t(0xbeeb8da1658eec67));
    }

    void everyPlaceIsEquallyLikely()
    {
        std::map<std::size_t, int> counts;
        Lot lot(5);
        for (int i = 0; i < 6000; ++i)
            ++counts[lot.below(6)];
        QCOMPARE(counts.size(), std::size_t(6));
        for (const auto &[place, count] : counts)
            QVERIFY(count > 850 && count < 1150);
    }

    void clubsCanMeetFirst()
    {
        Desk desk("ABCDEFGH");
        for (const char name : { 'A', 'B' })
            desk.act(ChangeEntry { 1, desk.id(name), { {}, std::string(1, name), {}, {}, "club", {}, {} } });
        desk.act(NumberEntries { 1, numbersByLot(desk.section(), 3, true) });
        QVERIFY(textOf(desk, roundRobinOf(desk.section()).front()).contains(QRegularExpression("AB|BA")));
    }

    void groupsBySnakeGoToAndFro()
    {
        QCOMPARE(groupsBySnake(10, 3), (Groups { { 1, 6, 7 }, { 2, 5, 8 }, { 3, 4, 9, 10 } }));
        QCOMPARE(groupsBySnake(2, 3), (Groups { { 1 }, { 2 }, {} }));
        QCOMPARE(groupsBySnake(0, 1), (Groups { {} }));
    }

    void groupsByLotDrawOneOfEachPot()
    {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Groups groups = groupsByLot(18, 4, seed);
            std::set<int> all;
            for (const std::vector<int> &group : groups) {
                QVERIFY(group.size() == 4 || group.size() == 5);
                for (std::size_t pot = 0; pot < group.size(); ++pot)
                    QCOMPARE(std::size_t(group[pot] - 1) / 4, pot);
                all.insert(group.begin(), group.end());
            }
            QCOMPARE(all.size(), std::size_t(18));
        }
        QVERIFY(groupsByLot(18, 4, 1) != groupsByLot(18, 4, 2));
    }

    void aFinalCarriesWhatItsEntriesHavePlayed()
    {
        Desk group("ABC", twoOneZero(Format::RoundRobin));
        group.play("BA1 -C");
        Desk final("XYZ", twoOneZero(Format::RoundRobin));
        std::vector<Round> rounds = roundRobinOf(final.section()); // YZ -X, XY -Z, ZX -Y
        const std::vector<Qualified> entries { { group.id('A'), final.id('X') }, { group.id('B'), final.id('Y') } };
        carryResults(rounds, group.section(), entries);
        for (const Round &round : rounds)
            final.act(AddRound { 1, round });
        QCOMPARE(textOf(final, final.section().rounds[1]), QString("YX -Z"));
        QVERIFY(final.section().rounds[1].matches.front().isCarried);
        final.act(PublishRound { 1, 1 });
        final.act(PublishRound { 1, 2 });
        final.act(FinishRound { 1, 2 });
        final.act(ReopenRound { 1, 2 });
        final.act(UnpublishRound { 1, 2, false });
        QVERIFY(final.section().rounds[1].matches.front().games.front().report);
        final.act(PublishRound { 1, 2 });
        QCOMPARE(kagetsu::tournament::factsOf(final.section()).entries[1].points, Points::whole(2));
    }

    void anEliminationRunsToItsEnd()
    {
        Desk desk("ABCDE", twoOneZero(Format::Elimination));
        QCOMPARE(placesOf(desk), QString("A0 B0 C0 D0 E0"));
        QCOMPARE(playNext(desk, "0"), QString("ED -A -C -B")); // places 1-8 5-4 3-6 7-2
        QCOMPARE(placesOf(desk), QString("A0 B0 C0 D0 E5"));
        QCOMPARE(playNext(desk, "10"), QString("AD CB"));
        QCOMPARE(placesOf(desk), QString("A0 B0 C0 D0 E5"));
        QCOMPARE(playNext(desk, "1-"), QString("AB DC"));
        QCOMPARE(placesOf(desk), QString("A1 B2 C3 D4 E5"));
        QVERIFY(knockoutRound(desk.section()).matches.empty());
        const Bracket bracket = bracketOf(desk.section());
        const std::vector<BracketState> states = stateOf(bracket, resultsOf(desk.section(), bracket));
        QCOMPARE(states[6].winner, std::optional(1));
        QCOMPARE(states[7].winner, std::optional(3));
    }

    // Where neither came, both have lost, and whom they would have met goes on alone.
    void whereNeitherCameNobodyGoesOn_data()
    {
        QTest::addColumn<QString>("players");
        QTest::addColumn<int>("format");
        QTest::addColumn<QStringList>("results"); // of each round
        QTest::addColumn<QStringList>("rounds"); // as they are drawn up
        QTest::addColumn<QString>("places");
        const auto row = [](const char *name, const char *players, Format format, const QStringList &results,
                             const QStringList &rounds, const char *places) {
            QTest::newRow(name) << players << int(format) << results << rounds << places;
        };
        row("one semi-final: the winner of the other is first without a final", "ABCD", Format::Elimination, { "*1" },
            { "AD CB" }, "C1 B2 A3 D3");
        row("the final: nobody is first", "ABCD", Format::Elimination, { "11", "*1" }, { "AD CB", "AC DB" },
            "A2 C2 D3 B4");
        row("the match for third", "ABCD", Format::Elimination, { "11", "1*" }, { "AD CB", "AC DB" }, "A1 C2 B3 D3");
        row("everybody", "ABCD", Format::Elimination, { "**" }, { "AD CB" }, "A2 B2 C2 D2");
        row("a quarter-final: a bye for whoever would have met them", "ABCDEFGH", Format::Elimination,
            { "*111", "1", "1" }, { "AH ED CF GB", "CG -E", "EC" }, "E1 C2 G3 A4 B4 D4 F4 H4");
        row("one of each half: a round of byes alone, and then the final", "ABCDEFGH", Format::Elimination,
            { "*1*1", "", "1" }, { "AH ED CF GB", "-E -G", "EG" }, "E1 G2 A3 B3 C3 D3 F3 H3");
        row("a double elimination: they are out", "ABCD", Format::DoubleElimination, { "*1", "", "", "1" },
            { "AD CB", "-C -B", "-B", "CB" }, "C1 B2 A3 D3");
    }
    void whereNeitherCameNobodyGoesOn()
    {
        QFETCH(QString, players);
        QFETCH(int, format);
        QFETCH(QStringList, results);
        QFETCH(QStringList, rounds);
        Desk desk(players.toStdString(), twoOneZero(Format(format)));
        QStringList drawn;
        for (const QString &each : results)
            drawn += playNext(desk, each.toLatin1().constData());
        QCOMPARE(drawn, rounds);
        QTEST(placesOf(desk), "places");
        QVERIFY(isEmpty(knockoutRound(desk.section())));
        // Undone, they can still come.
        for (int line = 0; line < 2; ++line)
            QVERIFY(desk.log.undo({ "arbiter", {} }));
    }

    void aDrawnMatchHoldsTheBracketUntilItIsDecided()
    {
        Desk desk("ABCD", twoOneZero(Format::Elimination));
        desk.act(AddRound { 1, knockoutRound(desk.section()) });
        desk.act(PublishRound { 1, 1 });
        desk.report(1, "=");
        desk.report(2, "1");
        QVERIFY(knockoutRound(desk.section()).matches.empty());
        desk.act(AddGame { 1, 1, 1, Party::B });
        desk.report(1, "=0");
        desk.act(FinishRound { 1, 1 });
        QCOMPARE(textOf(desk, knockoutRound(desk.section())), QString("DC AB"));
        QCOMPARE(int(desk.tryTo(AddEntry { 1, {}, 2 }).fault().why), int(Refusal::Why::RoundsPublished));
    }

    void gamesThatChangeNothingAreNotPlayed()
    {
        SectionSettings settings = twoOneZero(Format::Elimination);
        settings.options.gamesPerMatch = 3;
        Desk desk("AB", settings);
        desk.act(AddRound { 1, knockoutRound(desk.section()) });
        desk.act(PublishRound { 1, 1 });
        desk.report(1, "1");
        QVERIFY(!desk.tryTo(FinishRound { 1, 1 }));
        desk.report(1, "11");
        desk.act(FinishRound { 1, 1 });
        QVERIFY(resultsOf(desk.section(), bracketOf(desk.section())).front() == BracketResult::AWon);
    }

    void aDoubleEliminationRunsToItsEnd()
    {
        Desk desk("ABCD", twoOneZero(Format::DoubleElimination));
        QCOMPARE(playNext(desk, "11"), QString("AD CB"));
        QCOMPARE(playNext(desk, "11"), QString("AC DB"));
        QCOMPARE(playNext(desk, "0"), QString("DC"));
        QCOMPARE(playNext(desk, "0"), QString("AC"));
        QCOMPARE(placesOf(desk), QString("A0 C0 D3 B4"));
        QCOMPARE(playNext(desk, "1"), QString("CA"));
        QCOMPARE(placesOf(desk), QString("C1 A2 D3 B4"));
        QVERIFY(knockoutRound(desk.section()).matches.empty());
    }

    void whoCannotBeCaughtHasWonTheSeries_data()
    {
        QTest::addColumn<QString>("games"); // won by A or B, or =
        QTest::addColumn<QString>("winner");
        QTest::newRow("no game") << ""
                                 << "";
        QTest::newRow("one win of three") << "A"
                                          << "";
        QTest::newRow("two wins of three") << "AA"
                                           << "A";
        QTest::newRow("a win and two draws") << "B=="
                                             << "B";
        QTest::newRow("level after three") << "AB="
                                           << "";
        QTest::newRow("and decided by the fourth") << "AB=B"
                                                   << "B";
    }
    void whoCannotBeCaughtHasWonTheSeries()
    {
        QFETCH(QString, games);
        Match match;
        for (const QChar game : games)
            match.games.push_back(won(game == 'A' ? Outcome::AWon : game == 'B' ? Outcome::BWon : Outcome::Draw));
        const std::optional<Party> winner = winnerOfSeries(match, 3);
        QTEST(QString(!winner ? "" : *winner == Party::A ? "A" : "B"), "winner");
    }

    void whatASwissRoundNeeds()
    {
        Desk desk("ABCDE");
        desk.play("AB1 CD= -E");
        desk.play("EA0 BC+ .D");
        desk.act(Withdraw { 1, desk.id('D'), 3 });
        const std::vector<SwissFacts> facts = swissFactsOf(desk.section());
        QCOMPARE(facts.size(), std::size_t(4));
        const SwissFacts &a = factsOf(facts, desk, 'A');
        QCOMPARE(namesOf(desk, a.opponents), QString("BE"));
        QCOMPARE(a.opened, (std::vector<bool> { true, false }));
        QCOMPARE(a.points, Points::whole(4));
        QVERIFY(!a.movedDown && !a.movedUp && a.byes == 0);
        const SwissFacts &b = factsOf(facts, desk, 'B');
        QCOMPARE(namesOf(desk, b.opponents), QString("A"));
        QVERIFY(b.movedDown && b.byes == 1); // by the forfeit
        const SwissFacts &c = factsOf(facts, desk, 'C');
        QVERIFY(!c.movedDown && !c.movedUp && c.byes == 0);
        QCOMPARE(factsOf(facts, desk, 'E').byes, 1);
        desk.play("CA1 BE0");
        const std::vector<SwissFacts> next = swissFactsOf(desk.section());
        QVERIFY(factsOf(next, desk, 'A').movedDown && factsOf(next, desk, 'C').movedUp);
    }

    void aSwissEventThatHasNotBegunNeedsNothing()
    {
        const Desk desk("AB");
        const std::vector<SwissFacts> facts = swissFactsOf(desk.section());
        QCOMPARE(facts.size(), std::size_t(2));
        QVERIFY(facts.front().opponents.empty() && !facts.front().movedDown);
    }
};

} // namespace tst_draw

QTEST_GUILESS_MAIN(tst_draw::TestDraw)
#include "tst_draw.moc"
