// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/formats/knockout.h"
#include "tournament/formats/swissfacts.h"
#include "tournament/log/history.h"
#include "tournament/score/proposals.h"
#include "tournament/standings/presets.h"
#include "tournament/standings/standings.h"

#include <QTest>

#include <numeric>
#include <random>
#include <set>

namespace tst_log {

using namespace desk;
using Why = Refusal::Why;

namespace {

// Four entries; round 1 is finished, round 2 published with one result, and E has left.
Desk twoRounds()
{
    Desk made("ABCDE");
    made.play("AB1 CD= -E");
    made.act(Withdraw { 1, made.id('E'), 2 });
    made.publish("AC BD");
    made.report(1, "1");
    return made;
}

struct Case
{
    const char *name;
    Action action;
    Why why;
};

GameReport reportWith(int warnings)
{
    GameReport report;
    report.warnings.a = warnings;
    return report;
}

Round withTables(Round round, int table)
{
    for (Match &match : round.matches)
        match.table = table;
    return round;
}

std::vector<Case> refused()
{
    const Desk at = twoRounds();
    const EntryId a = at.id('A');
    const EntryId e = at.id('E');
    const EntryId nobody { 77 };
    SectionSettings roundRobin = at.section().settings;
    roundRobin.format = Format::RoundRobin;
    SectionSettings noGames = at.section().settings;
    noGames.options.gamesPerMatch = 0;
    return {
        { "an unknown section", RemoveSection { 9 }, Why::UnknownSection },
        { "a section of which rounds are published is not removed", RemoveSection { 1 }, Why::RoundsPublished },
        { "nor becomes another format", ChangeSection { 1, roundRobin }, Why::RoundsPublished },
        { "matches without games", AddSection { noGames }, Why::OutOfRange },
        { "a section with a round that goes on is not finished", FinishSection { 1 }, Why::RoundNotFinished },
        { "nobody joins a round that people have seen", AddEntry { 1, {}, 2 }, Why::RoundPublished },
        { "an unknown entry", ChangeEntry { 1, nobody, {} }, Why::UnknownEntry },
        { "who has played is not removed", RemoveEntry { 1, a }, Why::EntryPaired },
        { "who had a bye is not removed", RemoveEntry { 1, e }, Why::EntryPaired },
        { "nobody withdraws twice", Withdraw { 1, e, 3 }, Why::AlreadyWithdrawn },
        { "nobody withdraws from a published round", Withdraw { 1, a, 2 }, Why::RoundPublished },
        { "who never left cannot come back", ComeBack { 1, a }, Why::NotWithdrawn },
        { "numbers stay once a round is published", NumberEntries { 1, { a } }, Why::RoundsPublished },
        { "no lock in a published round", AddLock { 1, { 2, a, {}, false, {} } }, Why::RoundPublished },
        { "a lock of an unknown entry", AddLock { 1, { 3, nobody, {}, false, {} } }, Why::UnknownEntry },
        { "a lock of an entry with itself", AddLock { 1, { 3, a, a, false, {} } }, Why::EntryTwice },
        { "the next round waits for the results", AddRound { 1, at.roundOf("AD BC") }, Why::RoundNotFinished },
        { "a published round is not changed", ChangeRound { 1, 2, {}, {} }, Why::RoundPublished },
        { "nor removed", RemoveRound { 1, 2 }, Why::RoundPublished },
        { "nor published again", PublishRound { 1, 2 }, Why::RoundPublished },
        { "results are not lost by chance", UnpublishRound { 1, 2, false }, Why::ResultsEntered },
        { "a finished round is not taken back", UnpublishRound { 1, 1, true }, Why::RoundFinished },
        { "an unknown round", StartClocks { 1, 3, {} }, Why::UnknownRound },
        { "a round before the first", StartClocks { 1, 0, {} }, Why::UnknownRound },
        { "a round without all results is not finished", FinishRound { 1, 2 }, Why::ResultsMissing },
        { "a round that goes on is not reopened", ReopenRound { 1, 2 }, Why::RoundNotFinished },
        { "a result of a finished round", ReportGame { 1, 1, 1, 0, GameReport() }, Why::RoundFinished },
        { "a result for a missing table", ReportGame { 1, 2, 3, 0, GameReport() }, Why::UnknownTable },
        { "a result for a missing game", ReportGame { 1, 2, 1, 1, GameReport() }, Why::UnknownGame },
        { "a game before the first", ReportGame { 1, 2, 1, -1, GameReport() }, Why::UnknownGame },
        { "less than no warnings", ReportGame { 1, 2, 1, 0, reportWith(-1) }, Why::OutOfRange },
        { "more games only in an elimination", AddGame { 1, 2, 1, Party::A }, Why::WrongGames },
        { "a ruling of a million points", RuleMatch { 1, 2, 1, PerParty<Points> { { 2'000'000 }, {} } },
            Why::OutOfRange },
        { "a penalty for an unknown entry", Adjust { 1, { nobody, 1, {}, {} } }, Why::UnknownEntry },
        { "a penalty in a round to come", Adjust { 1, { a, 3, {}, {} } }, Why::UnknownRound },
        { "a penalty that is not there", RemoveAdjustment { 1, 0 }, Why::UnknownAdjustment },
        { "a member that the team has not", SetLineUp { 1, 2, 1, Party::A, { 1 } }, Why::UnknownMember },
    };
}

// Rounds that cannot stand, for four entries without results.
std::vector<Case> refusedRounds()
{
    const Desk at("ABCD");
    Round twoGames = at.roundOf("AB CD");
    twoGames.matches.front().games.resize(2);
    Round withResult = at.roundOf("AB CD");
    withResult.matches.front().ruling.emplace();
    return {
        { "one is missing", AddRound { 1, at.roundOf("AB -C") }, Why::EntryNotInRound },
        { "one plays twice", AddRound { 1, at.roundOf("AB AC -D") }, Why::EntryTwice },
        { "one plays itself", AddRound { 1, at.roundOf("AA BC -D") }, Why::EntryTwice },
        { "one plays and has a bye", AddRound { 1, at.roundOf("AB CD -A") }, Why::EntryTwice },
        { "one is unknown", AddRound { 1, at.roundOf("AX BC -D") }, Why::UnknownEntry },
        { "two matches at one table", AddRound { 1, withTables(at.roundOf("AB CD"), 1) }, Why::TableTwice },
        { "no table", AddRound { 1, withTables(at.roundOf("AB CD"), 0) }, Why::OutOfRange },
        { "too many games", AddRound { 1, twoGames }, Why::WrongGames },
        { "a result before it was played", AddRound { 1, withResult }, Why::ResultsEntered },
    };
}

void addRows(const std::vector<Case> &cases)
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const Case &each : cases)
        QTest::newRow(each.name) << index++;
}

void verifyRefused(Desk at, const Case &refused)
{
    const Event before = at.log.event();
    const auto answer = at.tryTo(refused.action);
    QVERIFY(!answer);
    QCOMPARE(int(answer.fault().why), int(refused.why));
    QVERIFY(at.log.event() == before);
}

// Something that could be done to the event, sensible or not.
Action anything(const Section &section, std::mt19937 &random)
{
    const auto below = [&random](int count) { return int(random() % unsigned(count)); };
    const EntryId entry { below(section.lastEntryId + 1) };
    const int round = below(int(section.rounds.size()) + 2);
    GameReport report;
    report.outcome = Outcome(below(6));
    Round next;
    for (const Entry &each : section.entries) {
        if (takesPart(each, int(section.rounds.size()) + 1))
            next.byes.push_back({ each.id, Bye::Kind(below(4)) });
    }
    if (next.byes.size() >= 2) {
        next.matches.push_back({ 1, next.byes[0].entry, next.byes[1].entry, {}, { Game() }, {}, false, {} });
        next.byes.erase(next.byes.begin(), next.byes.begin() + 2);
    }
    switch (below(13)) {
    case 0: return AddEntry { 1, { EntryDetails::Kind::Player, "N", {}, {}, {}, {}, {} }, round + 1 };
    case 1: return Withdraw { 1, entry, round };
    case 2: return ComeBack { 1, entry };
    case 3: return RemoveEntry { 1, entry };
    case 4: return AddRound { 1, next };
    case 5: return PublishRound { 1, round };
    case 6: return UnpublishRound { 1, round, below(2) == 0 };
    case 7: return FinishRound { 1, round };
    case 8: return ReopenRound { 1, round };
    case 9: return RemoveRound { 1, round };
    case 10: return Adjust { 1, { entry, round, Points { below(9) - 4 }, {} } };
    case 11: return AddLock { 1, { round, entry, EntryId { below(9) }, false, {} } };
    default: return ReportGame { 1, round, 1, 0, report };
    }
}

// What holds of every event, however it came about.
bool isSound(const Section &section)
{
    std::set<int> numbers;
    for (const Entry &entry : section.entries) {
        if (entry.number < 1 || !numbers.insert(entry.number).second)
            return false;
    }
    for (const Round &round : section.rounds) {
        std::set<EntryId> named;
        std::size_t count = 0;
        for (const Match &match : round.matches) {
            named.insert({ match.a, match.b });
            count += 2;
        }
        for (const Bye &bye : round.byes) {
            named.insert(bye.entry);
            ++count;
        }
        const bool areKnown = std::all_of(
            named.begin(), named.end(), [&section](EntryId entry) { return findEntry(section, entry) != nullptr; });
        if (named.size() != count || !areKnown)
            return false;
    }
    return true;
}

} // namespace

class TestLog : public QObject
{
    Q_OBJECT

private slots:
    void whatCannotBeDoneIsRefused_data() { addRows(refused()); }
    void whatCannotBeDoneIsRefused()
    {
        QFETCH(int, index);
        verifyRefused(twoRounds(), refused()[std::size_t(index)]);
    }

    void roundsThatCannotStandAreRefused_data() { addRows(refusedRounds()); }
    void roundsThatCannotStandAreRefused()
    {
        QFETCH(int, index);
        verifyRefused(Desk("ABCD"), refusedRounds()[std::size_t(index)]);
    }

    void aRoundIsCheckedAgainWhenItIsPublished()
    {
        Desk at("ABCD");
        at.draw("AB CD");
        at.enter('E');
        const auto answer = at.tryTo(PublishRound { 1, 1 });
        QVERIFY(!answer);
        QCOMPARE(int(answer.fault().why), int(Why::EntryNotInRound));
        QVERIFY(answer.fault().entry == at.id('E'));
        at.act(ChangeRound { 1, 1, at.roundOf("AB CD").matches, { { at.id('E'), Bye::Kind::Pairing } } });
        at.act(PublishRound { 1, 1 });
    }

    void changesByHandAreCounted()
    {
        Desk at("ABCD");
        at.draw("AB CD");
        std::vector<Match> matches = at.roundOf("AC BD").matches;
        for (Match &match : matches)
            match.origin = Match::Origin::ByHand;
        at.act(ChangeRound { 1, 1, matches, {} });
        QCOMPARE(at.section().rounds.front().changedTables, 2);
    }

    void aRoundThatIsTakenBackLosesItsResults()
    {
        Desk at = twoRounds();
        at.act(UnpublishRound { 1, 2, true });
        QVERIFY(at.section().rounds.back().state == Round::State::Draft);
        QVERIFY(!at.section().rounds.back().matches.front().games.front().report);
    }

    void numbersFollowTheOrderInWhichEntriesComeUntilTheyAreSet()
    {
        Desk at("ABC");
        at.act(RemoveEntry { 1, at.id('A') });
        at.enter('D');
        QCOMPARE(findEntry(at.section(), at.id('B'))->number, 1);
        QCOMPARE(findEntry(at.section(), at.id('D'))->number, 3);
        QCOMPARE(at.id('D').value, 4);
        at.act(NumberEntries { 1, { at.id('D'), at.id('C'), at.id('B') } });
        QCOMPARE(findEntry(at.section(), at.id('D'))->number, 1);
        QCOMPARE(findEntry(at.section(), at.id('B'))->number, 3);
        QVERIFY(!at.tryTo(NumberEntries { 1, { at.id('D'), at.id('C') } }));
    }

    void aFinishedSectionStaysAsItIs()
    {
        Desk at("AB");
        at.play("AB1");
        at.act(FinishSection { 1 });
        QCOMPARE(int(at.tryTo(ReopenRound { 1, 1 }).fault().why), int(Why::SectionFinished));
        at.act(ReopenSection { 1 });
        at.act(ReopenRound { 1, 1 });
    }

    void teamsSitDownWhereTheyMay_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<QList<int>>("members");
        QTest::addColumn<bool>("isRight");
        using Rule = SectionOptions::EmptyBoards;
        QTest::newRow("all boards") << int(Rule::First) << QList<int> { 3, 1, 2 } << true;
        QTest::newRow("the first is empty and may be") << int(Rule::First) << QList<int> { 0, 1, 2 } << true;
        QTest::newRow("the last is empty and may not") << int(Rule::First) << QList<int> { 1, 2, 0 } << false;
        QTest::newRow("the last is empty and may be") << int(Rule::Last) << QList<int> { 1, 0, 0 } << true;
        QTest::newRow("one between is empty and may not") << int(Rule::Last) << QList<int> { 1, 0, 2 } << false;
        QTest::newRow("one between is empty anywhere") << int(Rule::Anywhere) << QList<int> { 1, 0, 2 } << true;
        QTest::newRow("one sits at two boards") << int(Rule::Anywhere) << QList<int> { 1, 1, 2 } << false;
        QTest::newRow("a member that is not there") << int(Rule::Anywhere) << QList<int> { 1, 5, 2 } << false;
        QTest::newRow("too few boards") << int(Rule::Anywhere) << QList<int> { 1, 2 } << false;
    }
    void teamsSitDownWhereTheyMay()
    {
        QFETCH(int, rule);
        QFETCH(QList<int>, members);
        QFETCH(bool, isRight);
        SectionSettings settings = twoOneZero(Format::RoundRobin);
        settings.options.gamesPerMatch = 3;
        settings.options.emptyBoards = SectionOptions::EmptyBoards(rule);
        Desk at("AB", settings);
        at.act(
            ChangeEntry { 1, at.id('A'), { EntryDetails::Kind::Team, "A", {}, {}, {}, {}, { "x", "y", "z", "r" } } });
        at.draw("AB");
        QCOMPARE(at.tryTo(SetLineUp { 1, 1, 1, Party::A, { members.begin(), members.end() } }).hasValue(), isRight);
    }

    void everyEventIsSoundAndHasStandings_data()
    {
        QTest::addColumn<int>("format");
        QTest::newRow("round robin") << int(Format::RoundRobin);
        QTest::newRow("double round robin") << int(Format::DoubleRoundRobin);
        QTest::newRow("Swiss") << int(Format::Swiss);
        QTest::newRow("elimination") << int(Format::Elimination);
    }
    void everyEventIsSoundAndHasStandings()
    {
        QFETCH(int, format);
        std::mt19937 random(2);
        for (int tries = 0; tries < 20; ++tries) {
            SectionSettings settings = twoOneZero(Format(format));
            settings.criteria = criteriaOf(criteriaPresets()[random() % criteriaPresets().size()]);
            Desk at("ABCDE", settings);
            for (int step = 0; step < 200; ++step) {
                if (!at.tryTo(anything(at.section(), random)))
                    continue;
                QVERIFY(isSound(at.section()));
                QCOMPARE(standingsOf(at.section()).size(), at.section().entries.size());
                knockoutRound(at.section());
                QCOMPARE(knockoutPlaces(at.section()).size(), at.section().entries.size());
                proposedWithdrawals(at.section());
                QVERIFY(swissFactsOf(at.section()).size() <= at.section().entries.size());
            }
        }
    }

    // Undoing everything leads back through every event that was, and keeps the lines.
    void whateverIsDoneCanBeUndone()
    {
        std::mt19937 random(1);
        for (int tries = 0; tries < 20; ++tries) {
            Desk at("ABCDEF");
            std::vector<Event> seen { at.log.event() };
            for (int step = 0; step < 150; ++step) {
                if (at.tryTo(anything(at.section(), random)))
                    seen.push_back(at.log.event());
            }
            QVERIFY(seen.size() > 20);
            const std::size_t lines = at.log.lines().size();
            while (seen.size() > 1) {
                seen.pop_back();
                QVERIFY(at.log.undo({ "second arbiter", Milliseconds(5) }));
                QVERIFY(at.log.event() == seen.back());
            }
            QCOMPARE(at.log.lines().size(), lines);
            QCOMPARE(at.log.lines().back().undone->who, std::string("second arbiter"));
        }
    }

    void keptLinesMakeTheSameEvent()
    {
        Desk at = twoRounds();
        at.log.undo({ "arbiter", {} });
        at.report(2, "0");
        const auto again = Log::fromLines(at.log.lines());
        QVERIFY(again);
        QVERIFY(again->event() == at.log.event());
        for (std::size_t lines = 0; lines <= at.log.lines().size(); ++lines)
            at.log.eventAfter(lines);
        QVERIFY(at.log.eventAfter(at.log.lines().size()) == at.log.event());
    }

    // Each line is told by an event that knows whom it names, also where that was removed or undone since.
    void everyLineIsToldByAnEventThatKnowsIt()
    {
        Desk at("AB");
        at.enter('C');
        const EntryId c = at.id('C');
        at.act(RemoveEntry { 1, c });
        at.enter('D');
        const EntryId d = at.id('D');
        at.act(Withdraw { 1, d, 1 });
        at.log.undo({ "arbiter", {} });
        at.log.undo({ "arbiter", {} }); // and D was never there
        at.enter('E');
        at.log.undo({ "arbiter", {} });
        at.enter('E');
        std::vector<std::size_t> told;
        retell(at.log.lines(), [&](std::size_t line, const Event &event) {
            told.push_back(line);
            const Section *section = findSection(event, 1);
            QVERIFY(section);
            const auto knows = [&](EntryId entry, const char *name) {
                const Entry *found = findEntry(*section, entry);
                QVERIFY2(found && found->details.name == name, name);
            };
            const Action &action = at.log.lines()[line].action;
            if (std::holds_alternative<RemoveEntry>(action))
                knows(c, "C");
            if (std::holds_alternative<Withdraw>(action))
                knows(d, "D");
            if (const auto *added = std::get_if<AddEntry>(&action))
                QCOMPARE(section->entries.back().details.name, added->details.name);
        });
        std::vector<std::size_t> all(at.log.lines().size());
        std::iota(all.begin(), all.end(), std::size_t(0));
        QVERIFY(told == all);
    }

    void linesThatMakeNoEventAreAFault()
    {
        std::vector<LogLine> lines = twoRounds().log.lines();
        lines.erase(lines.begin());
        const auto event = fold(lines);
        QVERIFY(!event);
        QCOMPARE(event.fault().line, std::size_t(0));
        QCOMPARE(int(event.fault().refusal.why), int(Why::UnknownSection));
    }

    // An older program asked for no reason. What was struck out by mistake comes back all the same.
    void whatAnOlderLogHasIsRedone()
    {
        std::vector<LogLine> lines = twoRounds().log.lines();
        lines.push_back(
            { { "arbiter", Milliseconds(7) }, RuleMatch { 1, 2, 1, PerParty<Points> { { 2 }, { 0 } }, {} }, {} });
        Log log = Log::fromLines(lines).value();
        const Event full = log.event();
        QVERIFY(log.undo({ "arbiter", Milliseconds(8) }));
        QVERIFY(log.event() != full);
        const Action struck = log.lines().back().action;
        QCOMPARE(int(log.act(struck, { "arbiter", Milliseconds(9) }).fault().why), int(Why::ReasonMissing));
        QVERIFY(log.redo(struck, { "arbiter", Milliseconds(9) }));
        QVERIFY(log.event() == full);
    }

    void thereIsNothingToUndoInAnEmptyLog()
    {
        Log log;
        QVERIFY(!log.undo({}));
    }
};

} // namespace tst_log

QTEST_GUILESS_MAIN(tst_log::TestLog)
#include "tst_log.moc"
