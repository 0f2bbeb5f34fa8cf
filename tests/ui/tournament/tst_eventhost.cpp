// SPDX-License-Identifier: MIT
#include "event.h"
#include "tournament/stages/nextround.h"
#include "tournament/swiss/checkrounds.h"

#include <QSignalSpy>

namespace tst_eventhost {

using namespace evening;
using namespace tournament;

// Has room for so many calls.
class FullDisk : public LogKeeper
{
public:
    explicit FullDisk(int room)
        : m_room(room)
    {
    }
    bool append(std::span<const LogLine>) override { return m_room-- > 0; }
    bool markUndone(std::size_t, const Stamp &) override { return m_room-- > 0; }

private:
    int m_room;
};

class TestEventHost : public QObject
{
    Q_OBJECT

private slots:
    void whatIsDoneIsKeptAndTold()
    {
        MemoryKeeper keeper;
        EventHost host(keeper);
        host.setWho(QStringLiteral("Ito"));
        host.setNow([] { return Milliseconds(5000); });
        QSignalSpy changed(&host, &EventHost::changed);
        QVERIFY(!host.carryOut(AddSection { swiss(3) }));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(keeper.lines().size(), 1U);
        QVERIFY((keeper.lines().front().done == Stamp { "Ito", Milliseconds(5000) }));
        QCOMPARE(host.event().sections.size(), 1U);
    }

    void whatIsRefusedChangesNothing()
    {
        MemoryKeeper keeper;
        EventHost host(keeper);
        fill(host, 4);
        const Event before = host.event();
        QSignalSpy changed(&host, &EventHost::changed);
        const auto refusal =
            host.carryOut(std::vector<Action> { AddEntry { 1, player("E"), 1 }, PublishRound { 1, 1 } });
        QVERIFY(refusal);
        QVERIFY(refusal->why == Refusal::Why::UnknownRound);
        QVERIFY(host.event() == before);
        QCOMPARE(keeper.lines().size(), 5U);
        QVERIFY(changed.isEmpty());
    }

    void whatCannotBeKeptIsNotDone()
    {
        FullDisk keeper(0);
        EventHost host(keeper);
        QSignalSpy notKept(&host, &EventHost::notKept);
        QVERIFY(!host.carryOut(AddSection { swiss(3) }));
        QCOMPARE(notKept.size(), 1);
        QVERIFY(host.event().sections.empty());
        QVERIFY(!host.canUndo());
    }

    void whatCannotBeStruckOutStands()
    {
        FullDisk keeper(3); // the step, and two lines of it
        EventHost host(keeper);
        fill(host, 4);
        QSignalSpy notKept(&host, &EventHost::notKept);
        host.undo();
        QCOMPARE(notKept.size(), 1);
        QCOMPARE(section(host).entries.size(), 2U);
        QVERIFY(host.canUndo());
        const auto folded = fold(host.log().lines());
        QVERIFY(folded.hasValue());
        QVERIFY(*folded == host.event());
    }

    void aStepIsUndoneAsAWholeAndRedone()
    {
        MemoryKeeper keeper;
        EventHost host(keeper);
        fill(host, 20);
        const Event full = host.event();
        QVERIFY(!host.carryOut(AddEntry { 1, player("Late"), 1 }));
        host.undo();
        QVERIFY(host.event() == full);
        host.undo();
        QVERIFY(host.event() == Event());
        QVERIFY(!host.canUndo());
        host.undo();
        host.redo();
        QVERIFY(host.event() == full);
        host.redo();
        QCOMPARE(section(host).entries.size(), 21U);
        QVERIFY(!host.canRedo());
        // All of it stays in the log, and what is kept is that log.
        QCOMPARE(host.log().lines().size(), 44U);
        QCOMPARE(keeper.lines().size(), 44U);
        const auto folded = fold(keeper.lines());
        QVERIFY(folded.hasValue());
        QVERIFY(*folded == host.event());
    }

    void somethingNewForgetsWhatWasUndone()
    {
        MemoryKeeper keeper;
        EventHost host(keeper);
        fill(host, 4);
        host.undo();
        QVERIFY(host.canRedo());
        QVERIFY(!host.carryOut(AddSection { swiss(3) }));
        QVERIFY(!host.canRedo());
    }

    void anEventThatWasKeptGoesOn()
    {
        MemoryKeeper keeper;
        EventHost first(keeper);
        fill(first, 2);
        first.undo();
        first.redo();
        EventHost again(keeper, Log::fromLines(keeper.lines()).value());
        QVERIFY(again.event() == first.event());
        again.undo();
        QCOMPARE(section(again).entries.size(), 1U);
    }

    void aSwissRoundNamesEverybodyOnce()
    {
        MemoryKeeper keeper;
        EventHost host(keeper);
        fill(host, 7);
        for (int round = 1; round <= 3; ++round) {
            pair(host);
            QCOMPARE(section(host).rounds.back().matches.size(), 3U);
            QCOMPARE(section(host).rounds.back().byes.size(), 1U);
            QVERIFY(section(host).rounds.back().byes.front().kind == Bye::Kind::Pairing);
            play(host);
        }
        QVERIFY(!pairingOf(section(host), section(host).rounds.back()).tables.empty());
    }

    void whoeverChecksASwissRoundFindsTheSame()
    {
        MemoryKeeper keeper;
        EventHost host(keeper);
        fill(host, 9);
        QVERIFY(!host.carryOut(AddLock { 1, Lock { 1, EntryId { 2 }, {}, false, {} } }));
        for (int round = 1; round <= 3; ++round) {
            pair(host);
            play(host);
        }
        const std::vector<RoundCheck> checks = checkRounds(keeper.lines());
        QCOMPARE(checks.size(), 3U);
        for (const RoundCheck &check : checks) {
            QVERIFY(check.answer == RoundCheck::Answer::Same);
            QVERIFY(check.isInputOfSection);
        }
    }

    void aByeThatWasLockedWasAskedFor()
    {
        MemoryKeeper keeper;
        EventHost host(keeper);
        fill(host, 5);
        QVERIFY(!host.carryOut(AddLock { 1, Lock { 1, EntryId { 2 }, {}, false, {} } }));
        pair(host);
        const Round &round = section(host).rounds.back();
        QCOMPARE(round.byes.size(), 1U);
        QVERIFY((round.byes.front() == Bye { EntryId { 2 }, Bye::Kind::Zero }));
    }

    void anExchangeTellsWhatItBreaks()
    {
        MemoryKeeper keeper;
        EventHost host(keeper);
        fill(host, 6);
        pair(host);
        play(host);
        const Match met = section(host).rounds.front().matches.front();
        pair(host);
        // Who has met is brought together again.
        const auto &tables = section(host).rounds.back().matches;
        const auto at = std::find_if(
            tables.begin(), tables.end(), [&](const Match &match) { return match.a == met.a || match.b == met.a; });
        const EntryId partner = at->a == met.a ? at->b : at->a;
        const auto exchange = exchanged(section(host), partner, met.b);
        QVERIFY(exchange);
        QVERIFY(std::any_of(exchange->breaches.begin(), exchange->breaches.end(),
            [](const pairing::Breach &breach) { return breach.rule == pairing::Breach::Rematch; }));
        QVERIFY(!host.carryOut(ChangeRound { 1, 2, exchange->matches, exchange->byes }));
        QCOMPARE(section(host).rounds.back().changedTables, 2);
    }

    void nobodyIsExchangedInADraftThatOthersHaveLeft()
    {
        MemoryKeeper keeper;
        EventHost host(keeper);
        fill(host, 6);
        QVERIFY(!exchanged(section(host), EntryId { 1 }, EntryId { 2 }));
        pair(host);
        QVERIFY(!exchanged(section(host), EntryId { 1 }, EntryId { 77 }));
        QVERIFY(!exchanged(section(host), EntryId { 1 }, EntryId { 1 }));
        QVERIFY(exchanged(section(host), EntryId { 1 }, EntryId { 2 }));
        QVERIFY(!host.carryOut(Withdraw { 1, EntryId { 6 }, 1 }));
        QVERIFY(!exchanged(section(host), EntryId { 1 }, EntryId { 2 }));
    }

    void roundsOfOtherFormatsAreThereUntilTheEnd()
    {
        MemoryKeeper keeper;
        EventHost host(keeper);
        SectionSettings settings = swiss(0);
        settings.format = Format::RoundRobin;
        fill(host, 4, settings);
        for (int round = 1; round <= 3; ++round) {
            const auto next = tournament::roundsByFormat(host.event(), section(host));
            QCOMPARE(next.size(), std::size_t(4 - round));
            QVERIFY(!host.carryOut(AddRound { 1, next.front() }));
            play(host);
        }
        QVERIFY(tournament::roundsByFormat(host.event(), section(host)).empty());
    }
};

} // namespace tst_eventhost

QTEST_GUILESS_MAIN(tst_eventhost::TestEventHost)
#include "tst_eventhost.moc"
