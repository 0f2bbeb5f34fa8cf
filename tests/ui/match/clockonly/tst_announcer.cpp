// SPDX-License-Identifier: MIT
#include "../fixture.h"
#include "clock/controltext.h"
#include "match/host/announcer.h"
#include "text/match/announcement.h"

#include <QTest>

namespace tst_announcer {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

// A match that is announced, and everything that was told.
struct Announced
{
    explicit Announced(const char *control, const std::string &agreed = {})
        : host(time)
        , announcer(&host)
    {
        QObject::connect(
            &announcer, &host::Announcer::due, &announcer, [this](const clock::Announcement &announcement) {
                told += (announcement.seat == Seat::A ? QStringLiteral("A ") : QStringLiteral("B "))
                    + text::callText(announcement.call);
            });
        start(control, agreed);
    }

    // Another game at the same clock; `agreed` names the plan its setup fixes, none of them if empty.
    void start(const char *control, const std::string &agreed = {})
    {
        match::MatchSetup setup = plainSetup();
        setup.playedOn = match::PlayedOn::PhysicalBoard;
        setup.time = { *clock::readControl(control), *clock::readControl(control) };
        setup.announcements = agreed;
        setup.id = "at " + std::string(control) + agreed;
        if (!host.startMatch(setup, folder.path()))
            qFatal("the match cannot be started");
    }

    void wait(clock::Duration duration)
    {
        time.advance(duration);
        announcer.catchUp();
    }

    FakeTime time;
    QTemporaryDir folder;
    host::MatchHost host;
    host::Announcer announcer;
    QStringList told;
};

class TestAnnouncer : public QObject
{
    Q_OBJECT

private slots:
    void eachAnnouncementIsMadeOnce()
    {
        Announced game("1x60s");
        game.wait(29999ms);
        QCOMPARE(game.told, QStringList());
        game.wait(1ms);
        game.wait(0ms);
        QCOMPARE(game.told, QStringList { QStringLiteral("A 30 seconds") });
    }

    // The press and what was due before it come in one and the same millisecond.
    void announcementDueAtAPressIsStillMade()
    {
        Announced game("1x60s");
        game.time.advance(30s);
        QVERIFY(game.host.execute(match::Press { Seat::A }));
        QCOMPARE(game.told, QStringList { QStringLiteral("A 30 seconds") });
        game.wait(30s);
        QCOMPARE(game.told.last(), QStringLiteral("B 30 seconds"));
    }

    void saysNothingWhileTheClocksStand()
    {
        Announced game("1x60s");
        QVERIFY(game.host.execute(match::Pause { Seat::A }));
        game.wait(45s);
        QCOMPARE(game.told, QStringList());
        QVERIFY(game.host.execute(match::Resume {}));
        game.wait(30s);
        QCOMPARE(game.told.size(), 1);
    }

    void onePlayerCanBeMuted()
    {
        Announced game("1x60s");
        game.announcer.setMuted(Seat::A, true);
        game.wait(30s);
        QVERIFY(game.host.execute(match::Press { Seat::A }));
        game.wait(30s);
        QCOMPARE(game.told, QStringList { QStringLiteral("B 30 seconds") });
    }

    void newPlanAppliesFromNow()
    {
        Announced game("5m");
        game.announcer.setPlan(QStringLiteral("none"));
        game.wait(245s);
        game.announcer.setPlan(QStringLiteral("club"));
        game.wait(30s);
        QCOMPARE(game.told, QStringList { QStringLiteral("A 30 seconds left") });
    }

    // What was agreed for the game sounds, whatever somebody sets meanwhile.
    void agreedPlanIsAnnounced()
    {
        Announced game("5m", "club");
        game.announcer.setPlan(QStringLiteral("none"));
        QCOMPARE(game.announcer.plan(), QStringLiteral("club"));
        game.announcer.setMuted(Seat::A, true);
        QVERIFY(!game.announcer.isMuted(Seat::A));
        game.wait(275s);
        QCOMPARE(game.told.last(), QStringLiteral("A 30 seconds left"));
        game.start("5m");
        QCOMPARE(game.announcer.plan(), QStringLiteral("none")); // as the machine is set since
    }

    // The arbiter lets the count be read again (5): it is said again from there.
    void aCountIsReadAgain()
    {
        Announced game("1x60s");
        game.wait(55s);
        const auto said = game.told.size();
        QVERIFY(game.host.execute(match::Intervene { match::Reread { 50s }, { match::Ground::CountMisread, {} } }));
        game.wait(2s);
        QCOMPARE(game.told.size(), said + 2);
        QCOMPARE(game.told.last(), QStringLiteral("A 2"));
    }
};

} // namespace tst_announcer

QTEST_MAIN(tst_announcer::TestAnnouncer)
#include "tst_announcer.moc"
