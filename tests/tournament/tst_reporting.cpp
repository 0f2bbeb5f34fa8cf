// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/formats/knockout.h"
#include "tournament/log/act.h"
#include "tournament/log/corrections.h"
#include "tournament/log/reporting.h"
#include "tournament/score/basis.h"
#include "tournament/score/decided.h"

#include <QTest>

namespace tst_reporting {

using namespace desk;
using Why = Refusal::Why;

namespace {

constexpr std::string_view Letters = "10=+-*";

// A knock-out of two with so many games, whose round is published.
Desk knockout(int games = 1)
{
    SectionSettings settings = twoOneZero(Format::Elimination);
    settings.options.gamesPerMatch = games;
    Desk made("AB", settings);
    made.act(AddRound { 1, knockoutRound(made.section()) });
    made.act(PublishRound { 1, 1 });
    return made;
}

ReportGame reportOf(int game, char letter)
{
    ReportGame action { 1, 1, 1, game, std::nullopt, { Reason::Kind::Slip } };
    if (letter != '.')
        action.report.emplace().outcome = static_cast<Outcome>(Letters.find(letter));
    return action;
}

// What stands at the table: a letter for each game, '.' for one without a result.
QString gamesOf(const Desk &at)
{
    QString text;
    for (const Game &game : at.section().rounds.front().matches.front().games)
        text += game.report ? QLatin1Char(Letters[std::size_t(game.report->outcome)]) : QLatin1Char('.');
    return text;
}

} // namespace

// What a result leads to (tournament.md#results-and-what-follows), and what is refused today
// (tournament.md#what-is-refused-today).
class TestReporting : public QObject
{
    Q_OBJECT

private slots:
    // "0=" reports a draw of the first game; what is reported is given in this order.
    void aResultLeadsToWhatTheRulesSay_data()
    {
        QTest::addColumn<int>("planned");
        QTest::addColumn<QString>("reports");
        QTest::addColumn<QString>("games");
        QTest::addColumn<bool>("isDecided");
        QTest::newRow("a won match is over") << 1 << "01"
                                             << "1" << true;
        QTest::newRow("a level match gets another game") << 1 << "0="
                                                         << "=." << false;
        QTest::newRow("and one more, and one more") << 1 << "0= 1= 2="
                                                    << "===." << false;
        QTest::newRow("which decides it") << 1 << "0= 10"
                                          << "=0" << true;
        QTest::newRow("neither came: both have lost") << 1 << "0*"
                                                      << "*" << true;
        QTest::newRow("neither came to the game after a tie") << 1 << "0= 1*"
                                                              << "=*" << true;
        QTest::newRow("neither came to the last game of a level match") << 3 << "01 10 2*"
                                                                        << "10*" << true;
        QTest::newRow("neither came to one of three") << 3 << "0*"
                                                      << "*.." << false;
        QTest::newRow("neither came, but one leads") << 3 << "01 1* 2*"
                                                     << "1**" << true;
        QTest::newRow("a tie that nobody came to takes the extra game with it") << 1 << "0= 10 0*"
                                                                                << "*." << true;
        QTest::newRow("an absence that was a tie brings the next game") << 1 << "0* 0="
                                                                        << "=." << false;
        QTest::newRow("one each is level") << 2 << "01 10"
                                           << "10." << false;
        QTest::newRow("two draws are level") << 2 << "0= 1="
                                             << "==." << false;
        QTest::newRow("two of three are enough") << 3 << "01 11"
                                                 << "11." << true;
        QTest::newRow("one of two is not") << 2 << "01"
                                           << "1." << false;
        QTest::newRow("a draw that was a win takes the extra game with it") << 1 << "0= 10 01"
                                                                            << "1." << true;
        QTest::newRow("a draw that was a win takes all extra games with it") << 1 << "0= 1= 2= 30 00"
                                                                             << "0..." << true;
        QTest::newRow("a win that was a draw brings the next game") << 1 << "01 0="
                                                                    << "=." << false;
        QTest::newRow("corrected twice: what was played after the draw has to be entered again") << 1 << "0= 10 01 0="
                                                                                                 << "=." << false;
        QTest::newRow("a correction that changes no winner keeps later games") << 3 << "01 10 21 1="
                                                                               << "1=1" << true;
        QTest::newRow("a third game that would not have been played goes") << 3 << "01 10 20 11"
                                                                           << "11." << true;
        QTest::newRow("a third game that was needless but played stays while nothing changes") << 3 << "01 11 20 01"
                                                                                               << "110" << true;
        QTest::newRow("a result that is removed") << 1 << "01 0."
                                                  << "." << false;
    }
    void aResultLeadsToWhatTheRulesSay()
    {
        QFETCH(int, planned);
        QFETCH(QString, reports);
        QFETCH(QString, games);
        QFETCH(bool, isDecided);
        Desk at = knockout(planned);
        for (const QString &report : reports.split(QLatin1Char(' '))) {
            const auto actions = reported(at.log.event(), reportOf(report[0].digitValue(), report[1].toLatin1()));
            QVERIFY(actions);
            for (const Action &action : *actions)
                at.act(action);
        }
        QCOMPARE(gamesOf(at), games);
        QCOMPARE(openTables(at.section(), 1).empty(), isDecided);
        QCOMPARE(bool(at.tryTo(FinishRound { 1, 1 })), isDecided);
    }

    void aRulingCanSayThatBothHaveLost()
    {
        Desk at = knockout();
        at.act(RuleMatch { 1, 1, 1, PerParty<Points> {}, { Reason::Kind::Rules } });
        QVERIFY(openTables(at.section(), 1).empty());
        at.act(FinishRound { 1, 1 });
        QVERIFY(isEmpty(knockoutRound(at.section())));
    }

    void severalReportsAreOneStep()
    {
        Desk at = knockout();
        const std::vector<ReportGame> reports { reportOf(0, '='), reportOf(1, '1') };
        const auto actions = reported(at.log.event(), reports);
        QVERIFY(actions);
        QCOMPARE(actions->size(), std::size_t(3)); // the game between them as well
    }

    void onlyAnEliminationNeedsAWinner()
    {
        Desk at("AB");
        at.publish("AB");
        const auto actions = reported(at.log.event(), reportOf(0, '='));
        QCOMPARE(actions->size(), std::size_t(1));
        at.act(actions->front());
        QVERIFY(openTables(at.section(), 1).empty());
        at.act(FinishRound { 1, 1 });
    }

    // Who has withdrawn from a round robin loses what is left; the desk waited for a result nobody could bring.
    void aRoundOfThoseWhoLeftIsDecided()
    {
        Desk at("AB", twoOneZero(Format::RoundRobin));
        at.publish("AB");
        QCOMPARE(openTables(at.section(), 1), std::vector<int> { 1 });
        at.act(Withdraw { 1, at.id('B'), 1 });
        QVERIFY(openTables(at.section(), 1).empty());
    }

    void whatCannotBeIsRefused_data()
    {
        QTest::addColumn<QString>("played");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("why");
        QTest::newRow("closing a level match") << "=" << 0 << int(Why::MatchLevel);
        QTest::newRow("another game of a match that is won") << "1" << 1 << int(Why::WrongGames);
        QTest::newRow("another game before there is a result") << "" << 1 << int(Why::WrongGames);
        QTest::newRow("a ruling that does not say who goes on") << "" << 2 << int(Why::MatchLevel);
        QTest::newRow("another game of a match that nobody came to") << "*" << 1 << int(Why::WrongGames);
        QTest::newRow("forty-seven points") << "" << 3 << int(Why::RulingOutOfRange);
        QTest::newRow("less than a loss") << "" << 4 << int(Why::RulingOutOfRange);
        QTest::newRow("a result at a table that is not there") << "" << 5 << int(Why::UnknownTable);
        QTest::newRow("a result of a game that is not there") << "" << 6 << int(Why::UnknownGame);
        QTest::newRow("another result without a reason") << "1" << 7 << int(Why::ReasonMissing);
        QTest::newRow("a result removed without a reason") << "1" << 8 << int(Why::ReasonMissing);
        QTest::newRow("another reason without words") << "1" << 9 << int(Why::ReasonMissing);
        QTest::newRow("a ruling without a reason") << "" << 10 << int(Why::ReasonMissing);
        QTest::newRow("a penalty without a reason") << "" << 11 << int(Why::ReasonMissing);
    }
    void whatCannotBeIsRefused()
    {
        QFETCH(QString, played);
        QFETCH(int, kind);
        QFETCH(int, why);
        Desk at = knockout();
        at.report(1, played.toStdString());
        const auto ruling = [](int a, int b) {
            return RuleMatch { 1, 1, 1, PerParty<Points> { { a }, { b } }, { Reason::Kind::Appeal } };
        };
        const Action actions[] { FinishRound { 1, 1 }, AddGame { 1, 1, 1, Party::B }, ruling(2, 2), ruling(94, 1),
            ruling(4, -1), ReportGame { 1, 1, 2, 0, GameReport() }, ReportGame { 1, 1, 1, 1, GameReport() },
            ReportGame { 1, 1, 1, 0, GameReport() }, ReportGame { 1, 1, 1, 0, std::nullopt },
            ReportGame { 1, 1, 1, 0, GameReport(), { Reason::Kind::Other, " " } },
            RuleMatch { 1, 1, 1, PerParty<Points> { { 4 }, {} } }, Adjust { 1, { EntryId { 1 }, 1, { -2 }, " " } } };
        const Event before = at.log.event();
        const auto answer = at.tryTo(actions[kind]);
        QVERIFY(!answer);
        QCOMPARE(int(answer.fault().why), why);
        QVERIFY(at.log.event() == before);
        if (const auto *report = std::get_if<ReportGame>(&actions[kind]))
            QCOMPARE(int(reported(before, *report).fault().why), why);
    }

    void aRulingGivesWhatTheScoreSystemGives_data()
    {
        QTest::addColumn<bool>("byGames");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("a match of two games by matches") << false << -4 << 4;
        QTest::newRow("game by game") << true << -8 << 8;
    }
    void aRulingGivesWhatTheScoreSystemGives()
    {
        QFETCH(bool, byGames);
        SectionSettings settings;
        settings.score = TwoOneMinusTwo;
        settings.score.byGames = byGames;
        settings.options.gamesPerMatch = 2;
        QTEST(pointsOfMatch(settings).least.halves, "least");
        QTEST(pointsOfMatch(settings).most.halves, "most");
    }

    void whatRestsOnAResultIsKnown()
    {
        Desk at("ABCD");
        at.play("AB1 CD1");
        at.draw("AC BD");
        QVERIFY((restingOn(at.log.event(), 1, 1).rounds == std::vector<int> { 2 }));
        QVERIFY(!isStale(at.section(), 2));
        at.act(ReopenRound { 1, 1 });
        at.act(ReportGame { 1, 1, 1, 0, GameReport { Outcome::BWon, {}, {}, {}, {}, {} }, { Reason::Kind::Slip } });
        at.act(FinishRound { 1, 1 });
        QVERIFY(isStale(at.section(), 2));
        QCOMPARE(int(at.tryTo(PublishRound { 1, 2 }).fault().why), int(Why::ResultsCorrected));
        at.act(PublishRound { 1, 2, true });
        const auto corrections = correctionsOf(at.log.lines());
        QCOMPARE(corrections.size(), std::size_t(1));
        QVERIFY(corrections.front().wasClosed);
        QVERIFY(corrections.front().published.empty()); // it was a draft by then
        // A final that has players of this section may have the wrong ones.
        at.act(AddSection { twoOneZero() });
        EntryDetails details;
        details.name = "A";
        at.act(AddEntry { 2, details, 1 });
        QVERIFY((restingOn(at.log.event(), 1, 2).sections == std::vector<int> { 2 }));
        QVERIFY(restingOn(at.log.event(), 2, 1).sections.empty());
    }

    // Penalties count for the pairing as results do; times, records and rounds of a round robin do not.
    void onlyWhatThePairingAsksForMakesARoundStale()
    {
        Desk at("ABCD");
        at.play("AB1 CD1");
        at.draw("AC BD");
        at.act(Adjust { 1, { at.id('A'), 2, { -2 }, "phone" } });
        QVERIFY(!isStale(at.section(), 2));
        at.act(Adjust { 1, { at.id('A'), 1, { -2 }, "phone" } });
        QVERIFY(isStale(at.section(), 2));
        at.act(RemoveAdjustment { 1, 1 });
        QVERIFY(!isStale(at.section(), 2));
        at.act(ReopenRound { 1, 1 });
        GameReport slow { Outcome::AWon, {}, { Milliseconds(9), Milliseconds(9) }, {}, {}, {} };
        at.act(ReportGame { 1, 1, 1, 0, slow });
        QVERIFY(!isStale(at.section(), 2));
        Desk circle("ABCD", twoOneZero(Format::RoundRobin));
        circle.publish("AB CD");
        circle.draw("AC BD");
        circle.act(ReportGame { 1, 1, 1, 0, slow });
        QVERIFY(!isStale(circle.section(), 2));
        QVERIFY(restingOn(circle.log.event(), 1, 1).rounds.empty());
    }

    // A log of an earlier version can have all of it, and is read.
    void anOldLogIsReadAsItIs()
    {
        Desk at = knockout();
        std::vector<LogLine> lines = at.log.lines();
        const auto add = [&lines](Action action) { lines.push_back({ {}, std::move(action), std::nullopt }); };
        add(RuleMatch { 1, 1, 1, PerParty<Points> { { 94 }, { 1 } } });
        add(RuleMatch { 1, 1, 1, std::nullopt });
        add(reportOf(0, '='));
        add(FinishRound { 1, 1 });
        const auto log = Log::fromLines(std::move(lines));
        QVERIFY(log);
        QCOMPARE(openTables(log->event().sections.front(), 1), std::vector<int> { 1 });
    }
};

} // namespace tst_reporting

QTEST_GUILESS_MAIN(tst_reporting::TestReporting)
#include "tst_reporting.moc"
