// SPDX-License-Identifier: MIT
#include "match/preset/shipped.h"
#include "tournament/formats/groups.h"
#include "tournament/formats/lot.h"
#include "tournament/formats/roundrobin.h"
#include "tournament/formats/swissfacts.h"
#include "tournament/log/log.h"
#include "tournament/model/find.h"
#include "tournament/pairing/pairing.h"
#include "tournament/regulation/regulation.h"
#include "tournament/score/proposals.h"
#include "tournament/standings/standings.h"

#include <QtTest>

#include <algorithm>
#include <set>

namespace tst_regulations {

using namespace kagetsu;
using namespace kagetsu::tournament;

// The regulations that the program comes with, and each of them played from entry to the final table.
class TestRegulations : public QObject
{
    Q_OBJECT

private slots:
    void shippedOnesAreReadAndWrittenAlike();
    void brokenDocumentsHaveFaults_data();
    void brokenDocumentsHaveFaults();
    void eachIsPlayedFromEntryToFinalTable_data();
    void eachIsPlayedFromEntryToFinalTable();
    void whoLeavesBeforeHalfIsStruckFromTheTable();
};

void TestRegulations::shippedOnesAreReadAndWrittenAlike()
{
    QCOMPARE(shippedRegulations().size(), std::size_t(6));
    for (const Regulation &regulation : shippedRegulations()) {
        const auto again = readRegulations(toJson(regulation));
        QVERIFY(again.hasValue());
        QVERIFY(*again == std::vector { regulation });
        for (const char *tag : { "en", "zh", "zh-TW", "ja", "ru", "ko" }) {
            QVERIFY(regulation.names.contains(tag));
            QVERIFY(regulation.about.contains(tag));
        }
        for (const Stage &stage : regulation.stages)
            QVERIFY(preset::presetOf(preset::shippedPresets(), stage.settings.rules));
    }
    QVERIFY(!regulationOf(shippedRegulations(), "nothing"));
    const Stage &groups = regulationOf(shippedRegulations(), "university-2025")->stages.front();
    QCOMPARE(settingsOf(groups, "zh-CN", 1).name, std::string("小组 B"));
    QCOMPARE(settingsOf(groups, "fr", 30).name, std::string("Group 31"));
}

void TestRegulations::brokenDocumentsHaveFaults_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("another member") << "\"format\""
                                    << "\"odd\": 1, \"format\"";
    QTest::newRow("a format that is none") << "\"swiss\""
                                           << "\"italian\"";
    QTest::newRow("a criterion that is none") << "\"T1\""
                                              << "\"T9\"";
    QTest::newRow("points in thirds") << "\"win\": 2"
                                      << "\"win\": 2.3";
    QTest::newRow("points as text") << "\"win\": 2"
                                    << "\"win\": \"2\"";
    QTest::newRow("points beyond measure") << "\"win\": 2"
                                           << "\"win\": 1e300";
    QTest::newRow("no rounds at all") << "\"rounds\": 8"
                                      << "\"rounds\": 0";
    QTest::newRow("a document that is cut") << "no such words"
                                            << "";
}

void TestRegulations::brokenDocumentsHaveFaults()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QString text = QString::fromStdString(toJson(*regulationOf(shippedRegulations(), "cn-online-2025")));
    const qsizetype at = text.indexOf(from);
    if (at >= 0)
        text.replace(at, from.size(), to);
    else
        text.chop(2);
    QVERIFY(!readRegulations(text.toStdString()).hasValue());
}

void act(Log &log, Action action)
{
    const auto done = log.act(std::move(action), {});
    QVERIFY2(done.hasValue(), qPrintable(QString::number(done ? -1 : static_cast<int>(done.fault().why))));
}

const Section &sectionOf(const Log &log, int id)
{
    return *findSection(log.event(), id);
}

pairing::Player playerOf(const Section &section, const SwissFacts &facts)
{
    pairing::Player player;
    player.number = facts.number;
    player.points = facts.points.halves;
    for (const EntryId opponent : facts.opponents)
        player.met.push_back(findEntry(section, opponent)->number);
    for (const bool opened : facts.opened)
        player.sides.push_back(opened ? pairing::Side::Opener : pairing::Side::Second);
    player.byes = facts.byes;
    player.movedDown = facts.movedDown;
    player.movedUp = facts.movedUp;
    return player;
}

EntryId idOf(const Section &section, int number)
{
    for (const Entry &entry : section.entries) {
        if (entry.number == number)
            return entry.id;
    }
    return {};
}

Round swissRound(const Section &section)
{
    std::vector<pairing::Player> players;
    for (const SwissFacts &facts : swissFactsOf(section))
        players.push_back(playerOf(section, facts));
    pairing::Options options;
    options.round = static_cast<int>(section.rounds.size()) + 1;
    const auto paired = pairing::pairRound(players, options);
    Round round;
    if (!paired)
        return round;
    for (const auto &table : paired->tables)
        addMatch(
            round, idOf(section, table.opener), idOf(section, table.second), section.settings.options.gamesPerMatch);
    for (const auto &bye : paired->byes)
        round.byes.push_back({ idOf(section, bye), Bye::Kind::Pairing });
    return round;
}

// Everybody comes, but for the player who is said, whose matches are forfeits until it is proposed for withdrawal.
void playRound(Log &log, int section, int number, Lot &lot, std::optional<EntryId> absent)
{
    const Round round = sectionOf(log, section).rounds[static_cast<std::size_t>(number) - 1];
    for (const Match &match : round.matches) {
        for (std::size_t game = 0; game < match.games.size(); ++game) {
            GameReport report;
            report.outcome = static_cast<Outcome>(lot.below(3));
            report.time = { Milliseconds(lot.below(900'000)), Milliseconds(lot.below(900'000)) };
            if (absent && (match.a == *absent || match.b == *absent))
                report.outcome = match.a == *absent ? Outcome::BWonByForfeit : Outcome::AWonByForfeit;
            act(log, ReportGame { section, number, match.table, static_cast<int>(game), report });
        }
    }
    act(log, FinishRound { section, number });
}

// All rounds of a section; who is absent withdraws once that is proposed.
void playSection(Log &log, int section, Lot &lot, std::optional<EntryId> absent)
{
    const SectionSettings settings = sectionOf(log, section).settings;
    const std::vector<Round> robin =
        isRoundRobin(settings.format) ? roundRobinOf(sectionOf(log, section)) : std::vector<Round>();
    const int rounds = robin.empty() ? settings.options.rounds : static_cast<int>(robin.size());
    for (int number = 1; number <= rounds; ++number) {
        const Round round =
            robin.empty() ? swissRound(sectionOf(log, section)) : robin[static_cast<std::size_t>(number) - 1];
        QVERIFY(!round.matches.empty());
        act(log, AddRound { section, round });
        act(log, PublishRound { section, number });
        playRound(log, section, number, lot, absent);
        for (const EntryId leaver : proposedWithdrawals(sectionOf(log, section))) {
            if (number < rounds && absent == leaver)
                act(log, Withdraw { section, leaver, number + 1 });
        }
    }
    act(log, FinishSection { section });
}

std::vector<EntryId> orderOf(const Section &section)
{
    std::vector<EntryId> order;
    for (const Standing &standing : standingsOf(section))
        order.push_back(standing.entry);
    return order;
}

void checkTable(const Section &section)
{
    const std::vector<Standing> table = standingsOf(section);
    QCOMPARE(table.size(), section.entries.size());
    std::set<EntryId> seen;
    for (std::size_t i = 0; i < table.size(); ++i) {
        QVERIFY(seen.insert(table[i].entry).second);
        if (i > 0 && table[i].place != 0) {
            QVERIFY(table[i - 1].place <= table[i].place);
            QVERIFY(table[i - 1].points >= table[i].points);
            QVERIFY(table[i].place == table[i - 1].place || table[i].place == static_cast<int>(i) + 1);
        }
    }
    QCOMPARE(table.front().place, 1);
}

// A stage with these players; those who go on, by their names.
std::vector<std::string> playStage(
    Log &log, const Stage &stage, const std::vector<std::string> &names, Lot &lot, bool hasAbsent)
{
    const int count = static_cast<int>(names.size());
    const Groups groups = stage.grouping == Stage::Grouping::Lot ? groupsByLot(count, stage.groups, 11)
                                                                 : groupsBySnake(count, stage.groups);
    std::vector<std::vector<EntryId>> standings;
    std::vector<int> sections;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        act(log, AddSection { settingsOf(stage, "en", static_cast<int>(group)) });
        const int section = log.event().lastSectionId;
        for (const int seed : groups[group]) {
            EntryDetails details;
            details.name = names[static_cast<std::size_t>(seed) - 1];
            act(log, AddEntry { section, details, 1 });
        }
        const std::vector<EntryId> byLot = numbersByLot(sectionOf(log, section), 5, false);
        act(log, NumberEntries { section, byLot });
        for (std::size_t i = 0; i < byLot.size(); ++i)
            act(log, SetLot { section, byLot[i], static_cast<int>(i) + 1 });
        playSection(log, section, lot, hasAbsent ? std::optional(EntryId { 3 }) : std::nullopt);
        checkTable(sectionOf(log, section));
        standings.push_back(orderOf(sectionOf(log, section)));
        sections.push_back(section);
    }
    std::vector<std::string> on;
    for (int place = 0; place < stage.goOn; ++place) {
        for (std::size_t group = 0; group < sections.size(); ++group)
            on.push_back(findEntry(sectionOf(log, sections[group]), standings[group][static_cast<std::size_t>(place)])
                             ->details.name);
    }
    return on;
}

void TestRegulations::eachIsPlayedFromEntryToFinalTable_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("hasAbsent");
    for (const Regulation &regulation : shippedRegulations()) {
        const QString id = QString::fromStdString(regulation.id);
        QTest::newRow(qPrintable(id + ", everybody comes")) << id << false;
        QTest::newRow(qPrintable(id + ", one stays away")) << id << true;
    }
}

void TestRegulations::eachIsPlayedFromEntryToFinalTable()
{
    QFETCH(QString, id);
    QFETCH(bool, hasAbsent);
    const Regulation &regulation = *regulationOf(shippedRegulations(), id.toStdString());
    std::vector<std::string> names;
    for (int i = 1; i <= 24; ++i)
        names.push_back("P" + std::to_string(i));
    Log log;
    Lot lot(3);
    for (const Stage &stage : regulation.stages) {
        names = playStage(log, stage, names, lot, hasAbsent);
        if (QTest::currentTestFailed())
            return;
    }
    // The log makes the same event again.
    const auto again = fold(log.lines());
    QVERIFY(again.hasValue());
    QVERIFY(*again == log.event());
    int groups = 0;
    for (const Stage &stage : regulation.stages)
        groups += stage.groups;
    QCOMPARE(log.event().sections.size(), std::size_t(groups));
}

void TestRegulations::whoLeavesBeforeHalfIsStruckFromTheTable()
{
    const Stage &stage = regulationOf(shippedRegulations(), "go-round-robin")->stages.front();
    std::vector<std::string> names;
    for (int i = 1; i <= 24; ++i)
        names.push_back("P" + std::to_string(i));
    Log log;
    Lot lot(9);
    playStage(log, stage, names, lot, /*hasAbsent=*/true);
    const std::vector<Standing> table = standingsOf(log.event().sections.front());
    QCOMPARE(table.back().entry, EntryId { 3 });
    QCOMPARE(table.back().place, 0);
    QVERIFY(findEntry(log.event().sections.front(), { 3 })->leftRound.has_value());
}

} // namespace tst_regulations

QTEST_GUILESS_MAIN(tst_regulations::TestRegulations)
#include "tst_regulations.moc"
