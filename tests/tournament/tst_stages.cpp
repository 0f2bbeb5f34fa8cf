// SPDX-License-Identifier: MIT
#include "tournament/formats/swissrounds.h"
#include "tournament/stages/advancing.h"
#include "tournament/stages/grouping.h"
#include "tournament/stages/nextstage.h"
#include "tournament/stages/placelots.h"
#include "tournament/standings/standings.h"
#include "tournament/swiss/checkrounds.h"

#include "desk.h"

#include <QtTest>

#include <set>

using namespace desk;

namespace tst_stages {

namespace {

QString membersOf(const Section &section)
{
    std::vector<std::string> names(section.entries.size());
    for (const Entry &entry : section.entries)
        names[std::size_t(entry.number) - 1] = entry.details.name;
    QString all;
    for (const std::string &name : names)
        all += QString::fromStdString(name);
    return all;
}

// "Group A:ACE Group B:BDF"
QString groupsOf(const Event &event)
{
    QStringList groups;
    for (const Section &section : event.sections)
        groups += QString::fromStdString(section.settings.name) + ':' + membersOf(section);
    return groups.join(' ');
}

void spreadOver(Desk &desk, int groups)
{
    const int entries = static_cast<int>(desk.section().entries.size());
    for (Action &action :
        spread(desk.log.event(), desk.section(), groupsBySnake(entries, groups), { "One", "Two", "Three" }))
        desk.act(std::move(action));
}

void addEntry(Desk &desk, int section, const EntryDetails &details)
{
    desk.act(AddEntry { section, details, 1 });
}

// All matches of a section, as its letters: "A-B 2, C-A".
QString matchesOf(const Section &section, const std::vector<Round> &rounds)
{
    QStringList all;
    for (const Round &round : rounds) {
        for (const Match &match : round.matches) {
            all += QString::fromStdString(findEntry(section, match.a)->details.name) + '-'
                + QString::fromStdString(findEntry(section, match.b)->details.name) + (match.isCarried ? "*" : "");
        }
    }
    return all.join(' ');
}

} // namespace

class TestStages : public QObject
{
    Q_OBJECT

private slots:
    void entriesAreSpreadAndNumberedAnew()
    {
        Desk desk("ABCDEFGH", twoOneZero(Format::RoundRobin));
        desk.act(NumberEntries { 1,
            { desk.id('H'), desk.id('A'), desk.id('B'), desk.id('C'), desk.id('D'), desk.id('E'), desk.id('F'),
                desk.id('G') } });
        spreadOver(desk, 3);
        // Seeds H A B, B's group first on the way back: H1 A2 B3, C to B, D to A, E to H, F to H, G to A.
        QCOMPARE(groupsOf(desk.log.event()), QString("One:HEF Two:ADG Three:BC"));
        QVERIFY(desk.log.event().sections[0].settings.seed != desk.log.event().sections[1].settings.seed);
    }

    void emptySectionsOfTheSameKindAreTaken()
    {
        Desk desk("ABCDE", twoOneZero(Format::RoundRobin));
        SectionSettings other = desk.section().settings;
        other.name = "Group B";
        other.seed = 77;
        desk.act(AddSection { other });
        SectionSettings final = other;
        final.format = Format::Elimination;
        desk.act(AddSection { final });
        QCOMPARE(groupsAtHand(desk.log.event(), desk.section()), (std::vector<int> { 1, 2 }));
        spreadOver(desk, 2);
        QCOMPARE(groupsOf(desk.log.event()), QString(":ADE Group B:BC Group B:"));
        QCOMPARE(groupsAtHand(desk.log.event(), desk.section()), (std::vector<int> { 1 }));
    }

    // What the arbiter has given or taken is not lost by a move to another section.
    void penaltiesAndWithdrawalsGoAlong()
    {
        Desk desk("ABCD", twoOneZero(Format::RoundRobin));
        desk.act(Adjust { 1, { desk.id('B'), 0, Points::whole(-1), "late" } });
        desk.act(Adjust { 1, { desk.id('A'), 0, Points::whole(1), "host" } });
        desk.act(Withdraw { 1, desk.id('C'), 2 });
        spreadOver(desk, 2); // AD and BC
        const Section &other = desk.log.event().sections.back();
        QCOMPARE(desk.section().adjustments.size(), std::size_t(1));
        QCOMPARE(other.adjustments.size(), std::size_t(1));
        QCOMPARE(findEntry(other, other.adjustments.front().entry)->details.name, std::string("B"));
        QCOMPARE(other.adjustments.front().reason, std::string("late"));
        QCOMPARE(other.entries.back().leftRound, std::optional(2));
        QVERIFY(!other.entries.front().leftRound);
    }

    // A and B are ahead of C and D, and nothing but a lot parts the two of each place.
    void lotsPartThoseWhoShareAPlace()
    {
        SectionSettings settings = twoOneZero();
        Desk without("ABCD", settings);
        without.play("AC1 BD1");
        QVERIFY(sharedPlaces(without.section()).empty());
        settings.criteria = { { Criterion::Kind::Lot, 0 } };
        std::set<QString> orders;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Desk desk("ABCD", settings);
            QVERIFY(sharedPlaces(desk.section()).size() == 1); // before the first round all four
            desk.play("AC1 BD1");
            QCOMPARE(sharedPlaces(desk.section()),
                (std::vector<std::vector<EntryId>> { { { 1 }, { 2 } }, { { 3 }, { 4 } } }));
            for (Action &action : drawnForPlaces(desk.section(), seed))
                desk.act(std::move(action));
            QVERIFY(sharedPlaces(desk.section()).empty());
            QString order;
            for (const Standing &standing : standingsOf(desk.section()))
                order += desk.name(standing.entry);
            orders.insert(order);
        }
        QCOMPARE(orders, (std::set<QString> { "ABCD", "ABDC", "BACD", "BADC" }));
    }

    void roundsFitThePlayers_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("usual");
        QTest::addColumn<int>("most");
        QTest::newRow("nobody") << 0 << 0 << 0;
        QTest::newRow("one") << 1 << 0 << 0;
        QTest::newRow("two") << 2 << 1 << 1;
        QTest::newRow("five") << 5 << 5 << 5;
        QTest::newRow("eight") << 8 << 5 << 7;
        QTest::newRow("nine") << 9 << 6 << 9;
        QTest::newRow("sixty") << 60 << 8 << 59;
        QTest::newRow("a thousand") << 1000 << 12 << 999;
    }
    void roundsFitThePlayers()
    {
        QFETCH(int, players);
        QTEST(usualRounds(players), "usual");
        QTEST(mostRounds(players), "most");
    }

    // A and B met in their group: that match is in the final already, with its result, whoever is named first.
    void aFinalCarriesWhatItsEntriesHavePlayed()
    {
        Desk desk("ABX", twoOneZero(Format::RoundRobin));
        desk.play("BA1 -X");
        SectionSettings final = twoOneZero(Format::RoundRobin);
        final.options.carriesResults = true;
        desk.act(AddSection { final });
        for (const char *name : { "A", "C", "B", "D" }) {
            EntryDetails details;
            details.name = name;
            addEntry(desk, 2, details);
        }
        const auto section = [&]() -> const Section & { return desk.log.event().sections.back(); };
        const std::vector<Round> rounds = roundRobinIn(desk.log.event(), section());
        QCOMPARE(matchesOf(section(), rounds), QString("A-D C-B D-B A-C C-D B-A*"));
        const Match &carried = rounds.back().matches.back();
        QCOMPARE(carried.games.front().report->outcome, Outcome::AWon);
    }

    void aDoubleRoundRobinCarriesBothMatches()
    {
        Desk desk("AB", twoOneZero(Format::DoubleRoundRobin));
        desk.play("AB1");
        desk.play("BA=");
        SectionSettings final = twoOneZero(Format::DoubleRoundRobin);
        final.options.carriesResults = true;
        desk.act(AddSection { final });
        for (const char *name : { "A", "B" }) {
            EntryDetails details;
            details.name = name;
            addEntry(desk, 2, details);
        }
        const Section &section = desk.log.event().sections.back();
        const std::vector<Round> rounds = roundRobinIn(desk.log.event(), section);
        QCOMPARE(matchesOf(section, rounds), QString("A-B* B-A*"));
        QCOMPARE(rounds[0].matches[0].games.front().report->outcome, Outcome::AWon);
        QCOMPARE(rounds[1].matches[0].games.front().report->outcome, Outcome::Draw);
    }

    // They have met in a group and in the section after it.
    void whatWasPlayedLastIsCarried()
    {
        Desk desk("AB", twoOneZero(Format::RoundRobin));
        desk.play("AB1");
        for (int number = 2; number <= 3; ++number) {
            SectionSettings next = twoOneZero(number == 2 ? Format::RoundRobin : Format::DoubleRoundRobin);
            next.options.carriesResults = number == 3;
            desk.act(AddSection { next });
            for (const char *name : { "A", "B" }) {
                EntryDetails details;
                details.name = name;
                addEntry(desk, number, details);
            }
        }
        const auto section = [&](std::size_t at) -> const Section & { return desk.log.event().sections[at]; };
        desk.act(AddRound { 2, roundRobinIn(desk.log.event(), section(1)).front() });
        desk.act(PublishRound { 2, 1 });
        GameReport drawn;
        drawn.outcome = Outcome::Draw;
        desk.act(ReportGame { 2, 1, 1, 0, drawn });
        desk.act(FinishRound { 2, 1 });
        const std::vector<Round> rounds = roundRobinIn(desk.log.event(), section(2));
        QCOMPARE(matchesOf(section(2), rounds), QString("A-B* A-B*"));
        QCOMPARE(rounds[0].matches[0].games.front().report->outcome, Outcome::Draw);
        QCOMPARE(rounds[1].matches[0].games.front().report->outcome, Outcome::AWon);
    }

    // The check of a pairing knows that whoever was named first in the group still is.
    void whatIsCarriedIsNoDifference()
    {
        Desk desk("AB", twoOneZero(Format::RoundRobin));
        desk.play("BA1");
        SectionSettings final = twoOneZero(Format::RoundRobin);
        final.options.carriesResults = true;
        desk.act(AddSection { final });
        for (const char *name : { "A", "B" }) {
            EntryDetails details;
            details.name = name;
            addEntry(desk, 2, details);
        }
        desk.act(AddRound { 2, roundRobinIn(desk.log.event(), desk.log.event().sections.back()).front() });
        const std::vector<RoundCheck> checks = checkRounds(desk.log.lines());
        QCOMPARE(checks.size(), std::size_t(2));
        QCOMPARE(matchesOf(desk.log.event().sections.back(), desk.log.event().sections.back().rounds), QString("B-A*"));
        QCOMPARE(checks.back().answer, RoundCheck::Answer::Same);
        desk.act(PublishRound { 2, 1 });
        desk.act(FinishRound { 2, 1 });
        QCOMPARE(standingsOf(desk.log.event().sections.back()).front().entry, (EntryId { 2 }));
    }

    void withoutTheSettingAFinalStartsAnew()
    {
        Desk desk("AB", twoOneZero(Format::RoundRobin));
        desk.play("AB1");
        desk.act(AddSection { twoOneZero(Format::RoundRobin) });
        for (const char *name : { "A", "B" }) {
            EntryDetails details;
            details.name = name;
            addEntry(desk, 2, details);
        }
        QVERIFY(!matchesOf(
            desk.log.event().sections.back(), roundRobinIn(desk.log.event(), desk.log.event().sections.back()))
                     .contains("*"));
    }
};

} // namespace tst_stages

QTEST_GUILESS_MAIN(tst_stages::TestStages)
#include "tst_stages.moc"
