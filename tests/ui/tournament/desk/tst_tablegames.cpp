// SPDX-License-Identifier: MIT
#include "../../../match/model/driver.h"
#include "ui/tournament/desk/tablegames.h"

#include <QTest>

namespace tst_tablegames {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;
using tournament::Outcome;
using tournament::Party;

namespace {

tournament::Event someEvent(Party opener)
{
    tournament::Event event;
    event.details.name = "Club evening";
    event.details.place = "Tallinn";
    tournament::Section &section = event.sections.emplace_back();
    for (const char *name : { "Ann", "Bob" }) {
        tournament::Entry entry;
        entry.id.value = static_cast<int>(section.entries.size()) + 1;
        entry.details.name = name;
        entry.details.club = "North";
        section.entries.push_back(entry);
    }
    tournament::Round &round = section.rounds.emplace_back();
    tournament::Match &match = round.matches.emplace_back();
    match.table = 3;
    match.a = { 1 };
    match.b = { 2 };
    match.games.push_back({ opener, std::nullopt });
    section.id = 1;
    return event;
}

tournament::GameKey gameOf(const tournament::Event &event)
{
    const tournament::Section &section = event.sections.front();
    return tournament::keyOf("e1", section.id, 1, section.rounds.front().matches.front(), 0);
}

} // namespace

class TestTableGames : public QObject
{
    Q_OBJECT

private slots:
    void theOpenerSitsAtA_data()
    {
        QTest::addColumn<bool>("aOpens");
        QTest::newRow("A opens") << true;
        QTest::newRow("B opens") << false;
    }

    void theOpenerSitsAtA()
    {
        QFETCH(bool, aOpens);
        const tournament::Event event = someEvent(aOpens ? Party::A : Party::B);
        match::MatchSetup setup = plainSetup();
        setup.games = 2;
        seat(event, gameOf(event), setup);
        QCOMPARE(setup.names.a, std::string(aOpens ? "Ann" : "Bob"));
        QCOMPARE(setup.names.b, std::string(aOpens ? "Bob" : "Ann"));
        QCOMPARE(setup.clubs.a, std::string("North"));
        QCOMPARE(setup.event, std::string("Club evening"));
        QCOMPARE(setup.place, std::string("Tallinn"));
        QCOMPARE(setup.round, std::string("1"));
        QCOMPARE(setup.table, std::string("3"));
        QCOMPARE(setup.games, 1); // the match counts them
        QVERIFY(tournament::keyFromId(setup.id) == gameOf(event));
    }

    void aResultGoesToTheParty_data()
    {
        QTest::addColumn<bool>("blackResigns");
        QTest::addColumn<bool>("aOpens");
        QTest::addColumn<int>("outcome");
        QTest::newRow("the opener resigns") << true << true << int(Outcome::BWon);
        QTest::newRow("the opener, who is B, resigns") << true << false << int(Outcome::AWon);
        QTest::newRow("the second player resigns") << false << true << int(Outcome::AWon);
    }

    void aResultGoesToTheParty()
    {
        QFETCH(bool, blackResigns);
        QFETCH(bool, aOpens);
        QFETCH(int, outcome);
        Driver driver;
        driver.playAll({ "H8", "I9" });
        const Party opener = aOpens ? Party::A : Party::B;
        QVERIFY(!reportOf(driver.match(), opener, {}, {})); // it goes on
        driver.wait(7s);
        QVERIFY(!driver.give(match::Resign { blackResigns ? Seat::A : Seat::B }));
        const auto report = reportOf(driver.match(), opener, QStringLiteral("resigned"), QStringLiteral("g.sgf"));
        QVERIFY(report);
        QCOMPARE(int(report->outcome), outcome);
        QCOMPARE(report->reason, std::string("resigned"));
        QCOMPARE(report->record, std::string("g.sgf"));
        QCOMPARE(report->match, driver.match().setup().id);
        QVERIFY(report->time[opener] > 7s && report->time[aOpens ? Party::B : Party::A] < 3s);
    }

    void aGameWithoutAWinnerHasNoResult()
    {
        Driver driver;
        driver.playAll({ "H8" });
        QVERIFY(!driver.give(match::Annul {}));
        QVERIFY(!reportOf(driver.match(), Party::A, {}, {}));
    }
};

} // namespace tst_tablegames

QTEST_GUILESS_MAIN(tst_tablegames::TestTableGames)
#include "tst_tablegames.moc"
