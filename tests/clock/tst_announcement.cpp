// SPDX-License-Identifier: MIT
#include "clock/announcement.h"
#include "clock/controltext.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace tst_announcement {

using namespace kagetsu;
using namespace kagetsu::clock;
using namespace std::chrono_literals;

namespace {

Clock clockOf(const char *control)
{
    const auto read = readControl(control);
    if (!read)
        qFatal("this is no control: %s", control);
    Clock clock({ *read, *read });
    clock.start(Seat::A, 0ms);
    return clock;
}

// "30s" for elapsed, "#3" counted, "2 left" periods, "-60" time, "m-10" limit of the move; each "@" its second.
QString textOf(const Announcement &announcement)
{
    const int number = announcement.call.number;
    QString text;
    switch (announcement.call.kind) {
    case CallKind::Elapsed: text = QStringLiteral("%1s").arg(number); break;
    case CallKind::Count: text = QStringLiteral("#%1").arg(number); break;
    case CallKind::PeriodsLeft: text = QStringLiteral("%1 left").arg(number); break;
    case CallKind::TimeLeft: text = QStringLiteral("-%1").arg(number); break;
    case CallKind::MoveLeft: text = QStringLiteral("m-%1").arg(number); break;
    }
    return text + QStringLiteral("@%1").arg(static_cast<double>(announcement.at.count()) / 1000);
}

QString textOf(const std::vector<Announcement> &announcements)
{
    QStringList texts;
    for (const Announcement &announcement : announcements)
        texts += textOf(announcement);
    return texts.join(QLatin1Char(' '));
}

} // namespace

class TestAnnouncement : public QObject
{
    Q_OBJECT

private slots:
    void announcementsOfEachPlan_data()
    {
        QTest::addColumn<QByteArray>("plan");
        QTest::addColumn<QByteArray>("control");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const char *plan, const char *control, int from, int to,
                             const char *said) {
            QTest::newRow(name) << QByteArray(plan) << QByteArray(control) << from << to << QString::fromLatin1(said);
        };
        row("a minute that is not the last", "cn-60", "1m 3x60s", 0, 120,
            "30s@90 40s@100 50s@110 55s@115 58s@118 2 left@120");
        row("the last minute is counted to ten", "cn-60", "1x60s", 0, 60,
            "30s@30 40s@40 50s@50 #1@51 #2@52 #3@53 #4@54 #5@55 #6@56 #7@57 #8@58 #9@59 #10@60");
        row("into the last minute within a turn", "cn-60", "2x60s", 55, 91, "58s@58 1 left@60 30s@90");
        row("no minute is read in the main time", "cn-60", "10m 3x60s", 0, 590, "");
        row("half minutes of the Chinese plan", "cn-30", "2x30s", 0, 60,
            "20s@20 25s@25 1 left@30 20s@50 25s@55 #1@56 #2@57 #3@58 #4@59 #5@60");
        row("the Japanese plan", "jp-30", "1x30s", 0, 30,
            "10s@10 20s@20 21s@21 22s@22 23s@23 24s@24 25s@25 26s@26 27s@27 28s@28 29s@29 30s@30");
        row("a plan for minutes says nothing of half minutes", "cn-60", "3x30s", 0, 89, "");
        row("a flash at the last minute", "fide", "5m", 0, 300, "-60@240");
        row("tones of the club", "club", "6m", 0, 360,
            "-300@60 -60@300 -30@330 -10@350 -9@351 -8@352 -7@353 -6@354 -5@355 -4@356 -3@357 -2@358 -1@359");
        row("a free beginning of the move is waited for", "club", "61s d10s", 0, 20, "-60@11");
        row("given back at the press, it is part of the time", "club", "61s b10s", 0, 20, "-60@11");
        row("limit of a move and total", "total-cap", "6m/cap70s", 0, 70,
            "m-60@10 -300@60 m-30@40 m-10@60 m-5@65 m-4@66 m-3@67 m-2@68 m-1@69");
        row("nothing", "none", "1m 3x60s", 0, 200, "");
        row("nothing of a clock without limit", "club", "inf", 0, 4000, "");
    }
    void announcementsOfEachPlan()
    {
        QFETCH(QByteArray, plan);
        QFETCH(QByteArray, control);
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(QString, said);
        const AnnouncementPlan *found = announcementPlan(plan.toStdString());
        QVERIFY(found);
        QStringList expected = said.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const auto due = announcementsBetween(*found, clockOf(control), from * Second, to * Second);
        QVERIFY(std::is_sorted(due.begin(), due.end(), [](const auto &a, const auto &b) { return a.at < b.at; }));
        QStringList actual = textOf(due).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        expected.sort();
        actual.sort();
        QCOMPARE(actual, expected);
    }

    void everyPlanOfTheTableIsThere()
    {
        for (const char *id : { "cn-60", "cn-30", "jp-30", "fide", "club", "total-cap", "none" })
            QVERIFY2(announcementPlan(id), id);
        QVERIFY(!announcementPlan("silence"));
    }

    void theControlSuggestsAPlan_data()
    {
        QTest::addColumn<QByteArray>("control");
        QTest::addColumn<QByteArray>("plan");
        QTest::newRow("minutes") << QByteArray("2h(5)x60s") << QByteArray("cn-60");
        QTest::newRow("half minutes") << QByteArray("30m 3x30s") << QByteArray("jp-30");
        QTest::newRow("total and limit of a move") << QByteArray("15m/cap3m") << QByteArray("total-cap");
        QTest::newRow("sudden death") << QByteArray("15m") << QByteArray("club");
        QTest::newRow("no limit") << QByteArray("inf") << QByteArray("none");
    }
    void theControlSuggestsAPlan()
    {
        QFETCH(QByteArray, control);
        QFETCH(QByteArray, plan);
        QCOMPARE(QByteArray(usualPlan(*readControl(control.toStdString())).id.data()), plan);
    }

    void aStandingClockIsSilent()
    {
        Clock clock = clockOf("1x60s");
        clock.stop(20s);
        QVERIFY(announcementsBetween(*announcementPlan("cn-60"), clock, 20s, 90s).empty());
        QVERIFY(!nextAnnouncement(*announcementPlan("cn-60"), clock, 20s));
    }

    void aClockThatGoesOnAfterItsFlagIsSilent()
    {
        const TimeControl control = *readControl("6m/cap70s");
        Clock clock({ control, control }, AfterFlag::GoOn);
        clock.start(Seat::A, 0ms);
        clock.checkFlag(70s);
        QVERIFY(clock.isRunning() && clock.flaggedSeat());
        QVERIFY(announcementsBetween(*announcementPlan("total-cap"), clock, 70s, 360s).empty());
    }

    void theNextOneIsKnownBefore()
    {
        const Clock clock = clockOf("10m 3x60s");
        QCOMPARE(*nextAnnouncement(*announcementPlan("cn-60"), clock, 0ms), Moment(630s));
        QCOMPARE(*nextAnnouncement(*announcementPlan("cn-60"), clock, 630s), Moment(640s));
    }

    // 5, reread: the count begins again from the second the arbiter names, and is said again.
    void aCountThatWasMisreadIsSaidAgain()
    {
        Clock clock = clockOf("1x60s");
        QVERIFY(clock.reread(50s, 55s));
        QCOMPARE(
            textOf(announcementsBetween(*announcementPlan("cn-60"), clock, 55s, 57s)), QStringLiteral("#1@56 #2@57"));
    }

    // None lost, none doubled, wherever the time is cut.
    void cuttingTheTimeChangesNothing()
    {
        std::mt19937 random(20311105);
        const char *controls[] { "1m 3x60s", "2x60s", "90s 4x30s", "5m/cap70s", "2m d10s", "2m b10s", "1m 3/90s",
            "bank 30s 3x60s", "hg3m", "40s, 2m", "1h30m" };
        for (const char *control : controls) {
            const Clock clock = clockOf(control);
            for (const AnnouncementPlan &plan : announcementPlans()) {
                const Moment end(400'000);
                const auto whole = announcementsBetween(plan, clock, 0ms, end);
                std::vector<Announcement> parts;
                Moment from { 0 };
                while (from < end) {
                    const Moment to = std::min(end, from + Duration(1 + random() % (random() % 2 ? 3000 : 40000)));
                    for (const Announcement &due : announcementsBetween(plan, clock, from, to)) {
                        QVERIFY(due.at > from && due.at <= to);
                        parts.push_back(due);
                    }
                    from = to;
                }
                QVERIFY2(parts == whole, qPrintable(QString::fromLatin1(control) + textOf(whole) + textOf(parts)));
            }
        }
    }
};

} // namespace tst_announcement

QTEST_GUILESS_MAIN(tst_announcement::TestAnnouncement)
#include "tst_announcement.moc"
