// SPDX-License-Identifier: MIT
#include "fixture.h"
#include "ui/match/prompts/tablesounds.h"

#include <QTest>

namespace tst_tablesounds {

using namespace kagetsu;
using namespace kagetsu::ui;

class TestTableSounds : public QObject
{
    Q_OBJECT

private slots:
    void stonesAndTheEndAreHeard()
    {
        Table table(plainSetup());
        QList<TableSound> heard;
        connect(table.host.get(), &host::MatchHost::happened, this,
            [&](const match::Events &events) { heard += soundOf(events, table.match()); });
        table.play({ "H8", "H9" });
        QCOMPARE(heard, (QList { TableSound::Stone, TableSound::Stone }));
        QVERIFY(table.host->execute(match::Pause { Seat::A }));
        QCOMPARE(heard.last(), TableSound::None);
        QVERIFY(table.host->execute(match::Resume {}));
        QVERIFY(table.host->execute(match::Resign { Seat::B }));
        QCOMPARE(heard.last(), TableSound::End);
    }

    void theFiveIsHeardAsTheEnd()
    {
        Table table(plainSetup());
        TableSound last = TableSound::None;
        connect(table.host.get(), &host::MatchHost::happened, this,
            [&](const match::Events &events) { last = soundOf(events, table.match()); });
        table.play({ "H8", "A1", "I8", "A2", "J8", "A3", "K8", "A5" });
        QCOMPARE(last, TableSound::Stone);
        table.play({ "L8" });
        QVERIFY(table.match().isOver());
        QCOMPARE(last, TableSound::End);
    }

    void theArbiterIsCalledWithASound()
    {
        match::MatchSetup setup = plainSetup();
        setup.arbiter = true;
        Table table(setup);
        TableSound last = TableSound::None;
        connect(table.host.get(), &host::MatchHost::happened, this,
            [&](const match::Events &events) { last = soundOf(events, table.match()); });
        table.play({ "H8" });
        QVERIFY(table.host->execute(match::CallArbiter { Seat::B }));
        QCOMPARE(last, TableSound::Call);
    }

    void aBoardOfWoodMakesItsOwnSounds()
    {
        match::MatchSetup setup = plainSetup();
        setup.playedOn = match::PlayedOn::PhysicalBoard;
        FakeTime time;
        QTemporaryDir folder;
        host::MatchHost host(time);
        QVERIFY(host.startMatch(setup, folder.path()));
        const match::Event stone { {}, match::Acted { Seat::A, opening::Place { rules::Point(7, 7) } } };
        QCOMPARE(soundOf({ stone }, host.match()), TableSound::None);
    }
};

} // namespace tst_tablesounds

QTEST_MAIN(tst_tablesounds::TestTableSounds)
#include "tst_tablesounds.moc"
