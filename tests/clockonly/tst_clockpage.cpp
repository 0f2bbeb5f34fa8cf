// SPDX-License-Identifier: MIT
#include "../table/fixture.h"
#include "clock/controltext.h"
#include "journal/folder.h"
#include "match/doublegame.h"
#include "ui/clockonly/clockpage.h"
#include "ui/clockonly/notebar.h"
#include "ui/clockonly/resultdialog.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

namespace {

match::MatchSetup tableSetup(const char *control = "1m")
{
    match::MatchSetup setup = plainSetup();
    setup.stones = match::Stones::OnTheTable;
    const auto read = clock::readControl(control);
    setup.time = { *read, *read };
    return setup;
}

} // namespace

// The clocks in a window of their own, on a clock turned by hand.
struct Clocks
{
    explicit Clocks(const match::MatchSetup &setup = tableSetup(), QSize size = { 1000, 700 })
        : host(time)
        , page(&host)
    {
        host.setGamesFolder(folder.filePath(QStringLiteral("games")));
        QObject::connect(&page, &ClockPage::startWanted, &page, [this](const match::MatchSetup &wanted) {
            if (!host.startMatch(wanted, folder.filePath(QStringLiteral("running"))))
                qFatal("the match cannot be started");
        });
        page.resize(size);
        page.prepare(setup, Seat::A);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("the window is not active");
        page.setFocus();
    }

    const match::Match &match() const { return host.match(); }
    void tap(Seat seat) { QTest::mousePress(page.face(seat), Qt::LeftButton); }
    void space() { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space); }
    void shift(quint32 place)
    {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_Shift, Qt::ShiftModifier, place, 0, 0);
        QApplication::sendEvent(QApplication::focusWidget(), &event);
    }
    QAbstractButton *button(const char *name) const { return page.findChild<QAbstractButton *>(QLatin1String(name)); }
    void type(const char *text)
    {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(text));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }

    FakeTime time;
    QTemporaryDir folder;
    MatchHost host;
    ClockPage page;
};

class TestClockPage : public QObject
{
    Q_OBJECT

private slots:
    void sleepIsToldAndCountedAtTheSecondPress()
    {
        Clocks clocks;
        clocks.space();
        clocks.time.advance(5s);
        clocks.time.sleep(20s);
        clocks.host.watch();
        QVERIFY(clocks.page.statusText().startsWith(
            QStringLiteral("The machine slept for 20 seconds while the clock of Ann ran.")));
        QAbstractButton *count = clocks.button("countSleepClock");
        QVERIFY(count->isVisible());
        QVERIFY(clocks.button("pauseClock")->isEnabled());
        count->click();
        QCOMPARE(count->text(), QStringLiteral("Really count it"));
        QCOMPARE(clocks.host.reading(Seat::A).main, clock::Duration(55s));
        count->click();
        QCOMPARE(clocks.host.reading(Seat::A).main, clock::Duration(35s));
        QVERIFY(!count->isVisible());
        clocks.button("pauseClock")->click();
        QVERIFY(clocks.match().clock().isRunning());
    }

    // Held for a second: the window system may tell it as let go and pressed again at the same moment.
    void aHeldKeyPressesTheClockOnce()
    {
        Clocks clocks;
        clocks.space(); // begins
        send(&clocks.page, QEvent::KeyPress, 5000);
        QVERIFY(clocks.match().toAct() == Seat::B);
        for (quint64 stamp = 5500; stamp < 6500; stamp += 40) {
            send(&clocks.page, QEvent::KeyRelease, stamp);
            send(&clocks.page, QEvent::KeyPress, stamp);
        }
        QVERIFY(clocks.match().toAct() == Seat::B);
        QCOMPARE(clocks.match().turns().size(), std::size_t(1));
        send(&clocks.page, QEvent::KeyRelease, 6500);
        send(&clocks.page, QEvent::KeyPress, 6560);
        QCOMPARE(clocks.match().turns().size(), std::size_t(2));
    }

    // Whoever looks at the board presses blind, wherever the keys went before.
    void spaceAndShiftsAreTheClocksEverywhere()
    {
        Clocks clocks;
        clocks.space();
        QAbstractButton *layout = clocks.button("clockLayout");
        const QSignalSpy pressed(layout, &QAbstractButton::clicked);
        layout->setFocus(Qt::TabFocusReason);
        clocks.space();
        QCOMPARE(clocks.match().turns().size(), std::size_t(1));
        clocks.shift(54);
        QCOMPARE(clocks.match().turns().size(), std::size_t(2));
        QCOMPARE(pressed.size(), 0);
        QTest::keyClick(layout, Qt::Key_Return);
        QCOMPARE(pressed.size(), 1);
        send(layout, QEvent::KeyPress, 5000); // held on it
        for (quint64 stamp = 5500; stamp < 6500; stamp += 40) {
            send(layout, QEvent::KeyRelease, stamp);
            send(layout, QEvent::KeyPress, stamp);
        }
        QCOMPARE(clocks.match().turns().size(), std::size_t(3));
    }

    // The button that began is gone, and the keys with it to the next one of the bar.
    void keysWorkAtOnceAfterTheStart()
    {
        Clocks clocks;
        QAbstractButton *start = clocks.button("startClock");
        start->setFocus(Qt::TabFocusReason);
        QTest::keyClick(start, Qt::Key_Return);
        QVERIFY(clocks.match().clock().isRunning());
        clocks.space();
        QCOMPARE(clocks.match().turns().size(), std::size_t(1));
        QVERIFY(clocks.match().clock().isRunning());
    }

    // In a title game: each player calls, the arbiter stops, and only the desk lets the clocks go on.
    void arbiterIsCalledAndStops()
    {
        match::MatchSetup setup = tableSetup();
        setup.arbiter = true;
        setup.pauses = false;
        Clocks clocks(setup);
        QVERIFY(!clocks.button("callA")->isVisible());
        clocks.space();
        for (const char *name : { "callA", "callB", "stopBothClocks" })
            QVERIFY2(clocks.button(name)->isVisible(), name);
        QVERIFY(!clocks.button("pauseClock")->isVisible());
        clocks.button("callB")->click();
        QVERIFY(clocks.match().arbiterCalledBy() == Seat::B);
        QVERIFY(!clocks.match().clock().isRunning());
        QVERIFY(!clocks.button("callA")->isVisible());
        const QSignalSpy wanted(&clocks.page, &ClockPage::arbiterWanted);
        clocks.button("deskClock")->click();
        QCOMPARE(wanted.size(), 1);
        QVERIFY(clocks.host.execute(match::Intervene { match::RunClock { Seat::A }, {} }));
        clocks.button("stopBothClocks")->click();
        QVERIFY(clocks.match().isHeld());
        QVERIFY(clocks.match().owesReason());
        clocks.page.pauseOrResume(); // the key
        QCOMPARE(wanted.size(), 2);
        QVERIFY(clocks.match().isHeld());
    }

    // Only the arbiter lets the clocks go on, and the page says so.
    void nobodyGoesOnAfterTheArbiter_data()
    {
        QTest::addColumn<int>("how");
        QTest::addColumn<QString>("status");
        QTest::newRow("stopped") << 0 << "Both clocks are stopped. Only the arbiter lets them go on.";
        QTest::newRow("called") << 1 << "Bob has called the arbiter. Only the arbiter lets the clocks go on.";
        QTest::newRow("adjourned") << 2 << "Adjourned: both clocks stand until the arbiter lets the game go on.";
        QTest::newRow("asleep")
            << 3
            << "The machine slept for 20 seconds while the clock of Ann ran. This is not counted so "
               "far. Both clocks stand. The arbiter decides, and lets them go on.";
    }
    void nobodyGoesOnAfterTheArbiter()
    {
        QFETCH(int, how);
        QFETCH(QString, status);
        match::MatchSetup setup = tableSetup();
        setup.arbiter = true;
        Clocks clocks(setup);
        clocks.space();
        if (how == 0)
            QVERIFY(clocks.host.execute(match::Intervene { match::StopClocks {}, {} }));
        else if (how == 1)
            QVERIFY(clocks.host.execute(match::CallArbiter { Seat::B }));
        else if (how == 2)
            QVERIFY(clocks.host.execute(match::Intervene { match::Adjourn {}, {} }));
        clocks.time.sleep(how == 3 ? 20s : 0s);
        clocks.host.watch();
        QCOMPARE(clocks.page.statusText(), status);
        QVERIFY(!clocks.button("pauseClock")->isVisible());
        QVERIFY(clocks.button("deskClock")->isVisible());
        QVERIFY(!clocks.button("countSleepClock")->isVisible());
        QVERIFY(clocks.host.execute(match::Intervene { match::RunClock { Seat::A }, {} }));
        QVERIFY(clocks.button("pauseClock")->isVisible());
    }

    // Who sat at the left stays there, and opens nothing this time (refereeing.md#double-game).
    void secondOfTwoGamesHasTheSeatsExchanged()
    {
        match::MatchSetup setup = tableSetup();
        setup.games = 2;
        Clocks clocks(setup);
        QAbstractButton *second = clocks.button("secondGameClock");
        QVERIFY(!second->isVisible());
        QObject::connect(&clocks.page, &ClockPage::secondGameWanted, &clocks.page,
            [&](Seat left) { clocks.page.prepare(match::secondGame(clocks.match()), left); });
        clocks.space();
        QVERIFY(!second->isVisible());
        const int before = clocks.page.face(Seat::A)->y();
        clocks.host.execute(match::Conclude { { record::Winner::Black, record::Reason::Five } });
        QVERIFY(second->isVisible());
        QVERIFY(clocks.page.rect().contains(QRect(second->mapTo(&clocks.page, QPoint()), second->size())));
        QCOMPARE(clocks.page.statusText(),
            QStringLiteral(
                "Ann wins with five in a row. After the first of two games: Ann 1 – 0 Bob. Code of the journal: %1")
                .arg(clocks.host.endCode()));
        QTest::mouseClick(second, Qt::LeftButton);
        QVERIFY(clocks.page.isWaiting() && !second->isVisible());
        QCOMPARE(clocks.page.statusText(), QStringLiteral("A tap on either clock, or Space, starts the clock of Bob."));
        QVERIFY2(clocks.page.caption().startsWith(QStringLiteral("Game 2 of 2, before it Ann 1 – 0 Bob · Renju")),
            qPrintable(clocks.page.caption()));
        QCOMPARE(clocks.page.face(Seat::B)->y(), before); // Ann, who has not moved
        clocks.page.setFocus();
        clocks.space();
        QCOMPARE(clocks.match().setup().names.a, std::string("Bob"));
        QVERIFY(clocks.match().setup().first);
        QCOMPARE(clocks.host.reading(Seat::A).main, clock::Duration(60s));
        clocks.host.execute(match::Conclude { { record::Winner::White, record::Reason::Resignation } });
        QVERIFY(!second->isVisible());
        QCOMPARE(clocks.page.statusText(),
            QStringLiteral(
                "Ann wins: Bob resigned. After both games: Ann 2 – 0 Bob. Ann wins the match. Points: Ann 2, "
                "Bob 0. Code of the journal: %1")
                .arg(clocks.host.endCode()));
    }

    void openerPressesBeforeTheOtherHasCome()
    {
        match::MatchSetup setup = tableSetup("30m");
        setup.attendance = match::Attendance { 0, { clock::Duration(0), std::nullopt }, 2min };
        setup.late = { 0min, 2min };
        Clocks clocks(setup);
        clocks.space();
        QAbstractButton *arrived = clocks.button("arrivedClock");
        QVERIFY(arrived->isVisible());
        QCOMPARE(arrived->text(), QStringLiteral("Bob is here"));
        QCOMPARE(clocks.page.statusText(),
            QStringLiteral("Turn 1: Ann · Bob is not here yet and has until %1.")
                .arg(clocks.time.wall().addSecs(13 * 60).toString(QStringLiteral("HH:mm:ss"))));
        clocks.time.advance(1min);
        clocks.space();
        clocks.time.advance(1min);
        clocks.space();
        QCOMPARE(clocks.match().turns().size(), std::size_t(1));
        QCOMPARE(clocks.page.statusText(), QStringLiteral("One player is not here yet."));
        arrived->click();
        QVERIFY(!arrived->isVisible());
        QCOMPARE(clocks.host.reading(Seat::B).main, clock::Duration(27min));
        clocks.space();
        QCOMPARE(clocks.match().turns().size(), std::size_t(2));
    }

    // Also while both clocks stand.
    void whoNeverComesLosesByItself()
    {
        match::MatchSetup setup = tableSetup("30m");
        setup.lateness.limit = clock::Duration(60);
        setup.attendance = match::Attendance { 0, { clock::Duration(0), std::nullopt }, clock::Duration(0) };
        Clocks clocks(setup);
        clocks.space();
        clocks.page.pauseOrResume();
        QVERIFY(!clocks.match().isOver());
        clocks.time.advance(61ms);
        QTRY_VERIFY(clocks.match().isOver());
        QCOMPARE(clocks.page.statusText(),
            QStringLiteral("Ann wins: Bob did not come. Code of the journal: %1").arg(clocks.host.endCode()));
    }

    void theFirstTapStartsTheOpenersClock()
    {
        Clocks clocks;
        QCOMPARE(clocks.page.face(Seat::A)->digits(), QStringLiteral("1:00"));
        QVERIFY(!clocks.host.hasMatch());
        clocks.time.advance(10s); // nobody's time
        clocks.tap(Seat::B);
        QVERIFY(clocks.match().clock().isRunning());
        QVERIFY(clocks.match().toAct() == Seat::A);
        QCOMPARE(clocks.host.reading(Seat::A).main, clock::Duration(60s));
    }

    void onlyTheRunningHalfCanBePressed()
    {
        Clocks clocks;
        clocks.space();
        clocks.time.advance(5s);
        clocks.tap(Seat::B);
        QVERIFY(clocks.match().turns().empty());
        clocks.tap(Seat::A);
        clocks.tap(Seat::A); // a finger that trembles
        QCOMPARE(clocks.match().turns().size(), std::size_t(1));
        QCOMPARE(clocks.host.reading(Seat::A).main, clock::Duration(55s));
        QVERIFY(clocks.match().toAct() == Seat::B);
    }

    void spacePressesWhicheverSideRuns()
    {
        Clocks clocks;
        clocks.space();
        clocks.space();
        clocks.space();
        QCOMPARE(clocks.match().turns().size(), std::size_t(2));
    }

    void eachShiftKeyIsOnesOwn()
    {
        Clocks clocks;
        clocks.space();
        clocks.shift(62); // right: B, whose clock stands
        QVERIFY(clocks.match().turns().empty());
        clocks.shift(50);
        QCOMPARE(clocks.match().turns().size(), std::size_t(1));
        clocks.shift(50);
        QCOMPARE(clocks.match().turns().size(), std::size_t(1));
        clocks.shift(62);
        QCOMPARE(clocks.match().turns().size(), std::size_t(2));
        // Who changes places changes keys.
        QTest::mouseClick(clocks.button("changePlaces"), Qt::LeftButton);
        clocks.shift(62);
        QCOMPARE(clocks.match().turns().size(), std::size_t(3));
    }

    void theFarHalfIsTurnedToItsReader()
    {
        Clocks clocks;
        QVERIFY(clocks.page.face(Seat::B)->isTurned());
        QVERIFY(!clocks.page.face(Seat::A)->isTurned());
        QVERIFY(clocks.page.face(Seat::B)->geometry().bottom() < clocks.page.face(Seat::A)->geometry().top());
        QTest::mouseClick(clocks.button("clockLayout"), Qt::LeftButton);
        QVERIFY(!clocks.page.face(Seat::B)->isTurned());
        QVERIFY(clocks.page.face(Seat::A)->geometry().right() < clocks.page.face(Seat::B)->geometry().left());
    }

    void everythingFitsTheSmallestWindow()
    {
        Clocks clocks(tableSetup(), { 400, 640 });
        clocks.space();
        for (int i = 0; i < 2; ++i) {
            const QRect page = clocks.page.rect();
            for (const QAbstractButton *button : clocks.page.findChildren<QAbstractButton *>()) {
                if (button->isVisible())
                    QVERIFY2(page.contains(QRect(button->mapTo(&clocks.page, QPoint(0, 0)), button->size())),
                        qPrintable(button->text()));
            }
            QVERIFY(page.contains(clocks.page.face(Seat::A)->geometry()));
            QVERIFY(page.contains(clocks.page.face(Seat::B)->geometry()));
            QVERIFY(clocks.page.face(Seat::A)->height() > 100);
            clocks.page.setPlaces(ClockPlaces::SideBySide);
        }
    }

    // Rounded up: 0:00 is the flag (clock.md#how-time-is-counted).
    void zeroIsNeverShownBeforeTheFlag()
    {
        Clocks clocks;
        clocks.space();
        clocks.time.advance(59s);
        for (int i = 0; i < 1000; ++i) {
            clocks.page.face(Seat::A)->refresh();
            QVERIFY2(clocks.page.face(Seat::A)->digits() != QLatin1String("0:00")
                    && clocks.page.face(Seat::A)->digits() != QLatin1String("0:00.0"),
                qPrintable(QString::number(i)));
            clocks.time.advance(1ms);
        }
        QVERIFY(clocks.host.execute(match::CheckFlag {}));
        QCOMPARE(clocks.page.face(Seat::A)->digits(), QStringLiteral("0:00"));
        QVERIFY(clocks.match().phase() == match::Phase::Flagged);
    }

    void aFallenFlagIsClaimed()
    {
        Clocks clocks;
        clocks.space();
        clocks.time.advance(61s);
        clocks.host.execute(match::CheckFlag {});
        QVERIFY(!clocks.button("pauseClock")->isVisible());
        QTest::mouseClick(clocks.button("claimTimeClock"), Qt::LeftButton);
        QVERIFY(clocks.match().result() == (record::GameResult { record::Winner::White, record::Reason::Time }));
    }

    void underTheClaimPolicyNothingTellsOfAFlag()
    {
        match::MatchSetup setup = tableSetup();
        setup.flagPolicy = match::FlagPolicy::Claim;
        Clocks clocks(setup);
        clocks.space();
        QVERIFY(clocks.button("claimTimeClock")->isVisible());
        const QString before = clocks.page.statusText();
        clocks.page.claimTime();
        QCOMPARE(clocks.page.statusText(), QStringLiteral("No flag has fallen."));
        clocks.time.advance(61s);
        clocks.host.execute(match::CheckFlag {});
        QCOMPARE(clocks.page.statusText(), before);
        QVERIFY(clocks.match().clock().isRunning());
        clocks.page.claimTime();
        QVERIFY(clocks.match().isOver());
    }

    void theResultIsWhatThePlayersSay()
    {
        Clocks clocks;
        clocks.space();
        clocks.space();
        bool stood = false;
        QTimer::singleShot(0, &clocks.page, [&] {
            auto *dialog = qobject_cast<ResultDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            stood = clocks.match().isPaused();
            auto *list = dialog->findChild<QListWidget *>(QStringLiteral("results"));
            const auto found =
                list->findItems(QStringLiteral("Bob wins: Ann made a forbidden overline."), Qt::MatchExactly);
            QCOMPARE(found.size(), 1);
            list->setCurrentItem(found.front());
            dialog->accept();
        });
        QTest::mouseClick(clocks.button("resultClock"), Qt::LeftButton);
        QVERIFY(stood);
        QVERIFY(clocks.match().result() == (record::GameResult { record::Winner::White, record::Reason::Overline }));
        QCOMPARE(clocks.page.statusText(),
            QStringLiteral("Bob wins: Ann made a forbidden overline. Code of the journal: %1")
                .arg(clocks.host.endCode()));
        QVERIFY(clocks.button("protocolClock")->isVisible());
        QCOMPARE(QDir(clocks.folder.filePath(QStringLiteral("games"))).entryList(QDir::Files).size(), 1);
    }

    void notesAreTypedWithoutAPress()
    {
        Clocks clocks;
        clocks.space();
        QTest::mouseClick(clocks.button("noteMoves"), Qt::LeftButton);
        QVERIFY(clocks.page.notes()->isTyping());
        clocks.type("h8");
        clocks.shift(50); // a capital letter
        clocks.type("H9");
        QVERIFY(clocks.match().turns().empty());
        QCOMPARE(clocks.match().moves().size(), std::size_t(2));
        clocks.type("H9");
        const auto *told = clocks.page.findChild<QLabel *>(QStringLiteral("noted"));
        QCOMPARE(told->text(), QStringLiteral("There is a stone on this point."));
        QTest::mouseClick(clocks.button("strikeNote"), Qt::LeftButton);
        QCOMPARE(clocks.match().moves().size(), std::size_t(1));
        QTest::keyClick(clocks.page.findChild<QLineEdit *>(), Qt::Key_Escape);
        QVERIFY(!clocks.page.notes()->isTyping());
        clocks.space();
        QCOMPARE(clocks.match().turns().size(), std::size_t(1));
    }

    void anOpeningIsNotedStepByStep()
    {
        match::MatchSetup setup = tableSetup();
        setup.opening = procedure("swap2");
        Clocks clocks(setup);
        clocks.space();
        QTest::mouseClick(clocks.button("noteMoves"), Qt::LeftButton);
        for (const char *point : { "H8", "H9", "I8" })
            clocks.type(point);
        QVERIFY(clocks.match().opening().need().kind == opening::NeedKind::Choose);
        QVERIFY(!clocks.button("exchangeColours")->isVisible()); // the step does it
        QVERIFY(clocks.page.findChild<QWidget *>(QStringLiteral("noteStrip"))->isVisible());
    }

    void coloursAreExchangedByTheirButton()
    {
        Clocks clocks;
        clocks.space();
        QVERIFY(clocks.page.face(Seat::A)->isBlack());
        QTest::mouseClick(clocks.button("exchangeColours"), Qt::LeftButton);
        QVERIFY(clocks.page.face(Seat::B)->isBlack());
        QVERIFY(clocks.match().toAct() == Seat::A);
    }

    // Killed in the middle: the journal is listed as unfinished, and both clocks come back.
    void aKilledGameIsTakenUpAgain()
    {
        Clocks clocks;
        clocks.space();
        clocks.time.advance(7s);
        clocks.space();
        clocks.time.advance(4s);
        clocks.host.execute(match::Beat {});
        QTemporaryDir copy;
        const QString left = copy.filePath(QStringLiteral("left.jsonl"));
        QVERIFY(QFile::copy(clocks.host.journalPath(), left));
        const auto found = journal::unfinishedJournals(copy.path());
        QCOMPARE(found.journals.size(), std::size_t(1));

        MatchHost host(clocks.time);
        ClockPage page(&host);
        QVERIFY(host.resumeMatch(left).hasValue());
        QVERIFY(host.match().isOnTheTable());
        QCOMPARE(page.face(Seat::A)->digits(), QStringLiteral("0:53"));
        QCOMPARE(page.face(Seat::B)->digits(), QStringLiteral("0:56"));
        QVERIFY(!host.match().clock().isRunning());
        page.pauseOrResume();
        QVERIFY(host.match().toAct() == Seat::B && host.match().clock().isRunning());
    }

private:
    static void send(QWidget *to, QEvent::Type type, quint64 stamp)
    {
        QKeyEvent event(type, Qt::Key_Space, Qt::NoModifier);
        event.setTimestamp(stamp);
        QApplication::sendEvent(to, &event);
    }
};

QTEST_MAIN(TestClockPage)
#include "tst_clockpage.moc"
