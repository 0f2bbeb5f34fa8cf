// SPDX-License-Identifier: MIT
#include "../fixture.h"
#include "clock/controltext.h"
#include "match/journal/folder.h"
#include "match/model/doublegame.h"
#include "match/model/takeback.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/clockonly/handsettingdialog.h"
#include "ui/match/clockonly/notebar.h"
#include "ui/match/clockonly/resultdialog.h"
#include "ui/match/clockonly/seatsetting.h"
#include "ui/match/newgame/choicechips.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <utility>

namespace tst_clockpage {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

namespace {

match::MatchSetup tableSetup(const char *control = "1m")
{
    match::MatchSetup setup = plainSetup();
    setup.playedOn = match::PlayedOn::PhysicalBoard;
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
        page.prepare(setup);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("the window is not active");
        page.setFocus();
    }

    const match::Match &match() const { return host.match(); }
    // From a dialog, as a desktop leads back.
    void comeBack()
    {
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        QVERIFY(page.hasFocus());
    }
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
    host::MatchHost host;
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
            QStringLiteral("The computer slept for 20 seconds while the clock of Ann was running.")));
        QAbstractButton *count = clocks.button("countSleepClock");
        QVERIFY(count->isVisible());
        QVERIFY(clocks.button("pauseClock")->isEnabled());
        count->click();
        QCOMPARE(count->text(), QStringLiteral("Confirm deduction"));
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
    void onlyTheArbiterResumesStoppedClocks_data()
    {
        QTest::addColumn<int>("how");
        QTest::addColumn<QString>("status");
        QTest::newRow("stopped") << 0 << "Both clocks are stopped. Only the arbiter can resume them.";
        QTest::newRow("called") << 1 << "Bob has called the arbiter. Only the arbiter can resume the clocks.";
        QTest::newRow("adjourned") << 2 << "Adjourned: both clocks are stopped until the arbiter resumes the game.";
        QTest::newRow("adjourned before the program stopped")
            << 4 << "Adjourned: both clocks are stopped until the arbiter resumes the game.";
        QTest::newRow("asleep") << 3
                                << "The computer slept for 20 seconds while the clock of Ann was running. This time "
                                   "has not been deducted so "
                                   "far. Both clocks are stopped. The arbiter decides and resumes the clocks.";
    }
    void onlyTheArbiterResumesStoppedClocks()
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
        else if (how == 2 || how == 4)
            QVERIFY(clocks.host.execute(match::Intervene { match::Adjourn {}, {} }));
        if (how == 4)
            QVERIFY(clocks.host.execute(match::Recover {}));
        clocks.time.sleep(how == 3 ? 20s : 0s);
        clocks.host.watch();
        QCOMPARE(clocks.page.statusText(), status);
        QVERIFY(!clocks.button("pauseClock")->isVisible());
        QVERIFY(clocks.button("deskClock")->isVisible());
        QVERIFY(!clocks.button("countSleepClock")->isVisible());
        QVERIFY(clocks.host.execute(match::Intervene { match::RunClock { Seat::A }, {} }));
        QVERIFY(clocks.button("pauseClock")->isVisible());
    }

    // Where people sit is in the journal, before the first press and later.
    void placesAreKept()
    {
        Clocks clocks(tableSetup());
        QTest::mouseClick(clocks.button("changePlaces"), Qt::LeftButton);
        clocks.space();
        QVERIFY(clocks.match().left() == Seat::B);
        QTest::mouseClick(clocks.button("changePlaces"), Qt::LeftButton);
        QVERIFY(clocks.match().left() == Seat::A);
        QTest::mouseClick(clocks.button("changePlaces"), Qt::LeftButton);
        const QPoint before = clocks.page.face(Seat::B)->pos();
        const QString journal = clocks.host.journalPath();
        clocks.host.leave();
        QVERIFY(clocks.host.resumeMatch(journal));
        QVERIFY(clocks.match().left() == Seat::B);
        QCOMPARE(clocks.page.face(Seat::B)->pos(), before);
    }

    // Who sat at the left stays there, and opens nothing this time (match.md#double-game).
    void secondOfTwoGamesHasTheSeatsExchanged()
    {
        match::MatchSetup setup = tableSetup();
        setup.games = 2;
        Clocks clocks(setup);
        QAbstractButton *second = clocks.button("secondGameClock");
        QVERIFY(!second->isVisible());
        QObject::connect(&clocks.page, &ClockPage::secondGameWanted, &clocks.page,
            [&] { clocks.page.prepare(match::secondGame(clocks.match())); });
        clocks.space();
        QVERIFY(!second->isVisible());
        const int before = clocks.page.face(Seat::A)->y();
        static_cast<void>(clocks.host.execute(match::Conclude { { record::Winner::Black, record::Reason::Five } }));
        QVERIFY(second->isVisible());
        QVERIFY(clocks.page.rect().contains(QRect(second->mapTo(&clocks.page, QPoint()), second->size())));
        QCOMPARE(clocks.page.statusText(),
            QStringLiteral(
                "Ann wins with five in a row. After the first of two games: Ann 1 – 0 Bob. Code of the journal: %1")
                .arg(clocks.host.endCode()));
        QTest::mouseClick(second, Qt::LeftButton);
        QVERIFY(clocks.page.isWaiting() && !second->isVisible());
        QCOMPARE(
            clocks.page.statusText(), QStringLiteral("Tap either clock, or press Space, to start the clock of Bob."));
        QVERIFY2(clocks.page.caption().startsWith(QStringLiteral("Game 2 of 2, score so far Ann 1 – 0 Bob · Renju")),
            qPrintable(clocks.page.caption()));
        clocks.page.setOnPhones(QStringLiteral("On phones: 2"));
        QVERIFY(clocks.page.caption().endsWith(QStringLiteral(" · On phones: 2")));
        clocks.page.setOnPhones({});
        QVERIFY(!clocks.page.caption().contains(QStringLiteral("phones")));
        QCOMPARE(clocks.page.face(Seat::B)->y(), before); // Ann, who has not moved
        clocks.page.setFocus();
        clocks.space();
        QCOMPARE(clocks.match().setup().names.a, std::string("Bob"));
        QVERIFY(clocks.match().setup().first);
        QCOMPARE(clocks.host.reading(Seat::A).main, clock::Duration(60s));
        static_cast<void>(
            clocks.host.execute(match::Conclude { { record::Winner::White, record::Reason::Resignation } }));
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
        QCOMPARE(clocks.page.statusText(), QStringLiteral("One player has not arrived yet."));
        arrived->click();
        QVERIFY(!arrived->isVisible());
        QCOMPARE(clocks.host.reading(Seat::B).main, clock::Duration(27min));
        clocks.space();
        QCOMPARE(clocks.match().turns().size(), std::size_t(2));
    }

    // Also while both clocks stand.
    void absentPlayerLosesWithoutAPress()
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
            QStringLiteral("Ann wins: Bob did not arrive. Code of the journal: %1").arg(clocks.host.endCode()));
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

    void eachPlayerHasAShiftKey()
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
        static_cast<void>(clocks.host.execute(match::CheckFlag {}));
        QVERIFY(!clocks.button("pauseClock")->isVisible());
        QTest::mouseClick(clocks.button("claimTimeClock"), Qt::LeftButton);
        QVERIFY(clocks.match().result() == (record::GameResult { record::Winner::White, record::Reason::Time }));
    }

    void onePressIsOneCommandAndOneScene()
    {
        Clocks clocks;
        clocks.space();
        const QSignalSpy happened(&clocks.host, &host::MatchHost::happened);
        auto drawn = [&page = clocks.page, before = clocks.page.drawnScenes()]() mutable {
            return page.drawnScenes() - std::exchange(before, page.drawnScenes());
        };
        clocks.tap(Seat::A);
        QCOMPARE(happened.size(), 1);
        QCOMPARE(drawn(), 1);
        clocks.page.claimTime(); // refused, and said
        QCOMPARE(happened.size(), 1);
        QCOMPARE(drawn(), 1);
        clocks.page.pauseOrResume();
        QCOMPARE(happened.size(), 2);
        QCOMPARE(drawn(), 1);
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
        static_cast<void>(clocks.host.execute(match::CheckFlag {}));
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

    void typingMovesDoesNotPressTheClock()
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

    // As a DGT shows it; also after presses are undone.
    void movesOfEachAreCounted()
    {
        Clocks clocks;
        for (int i = 0; i < 4; ++i)
            clocks.space();
        QCOMPARE(clocks.host.reading(Seat::A).turns, 2);
        QCOMPARE(clocks.page.face(Seat::A)->counter(), QStringLiteral("2 moves"));
        QCOMPARE(clocks.page.face(Seat::B)->counter(), QStringLiteral("1 moves")); // "1 move" in the catalogue
        for (const Seat seat : BothSeats) {
            const ClockFace *face = clocks.page.face(seat);
            QVERIFY(face->rect().contains(face->counterRect()));
            QVERIFY(face->counterRect().height() >= 20);
        }
        QVERIFY(clocks.host.execute(match::Intervene { match::UndoPress {}, {} }));
        QCOMPARE(clocks.page.face(Seat::A)->counter(), QStringLiteral("1 moves"));
        QVERIFY(clocks.host.execute(match::Intervene { match::SetClock { Seat::A, { {}, {}, {}, {}, 30 } }, {} }));
        QCOMPARE(clocks.page.face(Seat::A)->counter(), QStringLiteral("30 moves"));
        QCOMPARE(clocks.page.statusText(), QStringLiteral("Turn 32: Ann"));
        Shown shown;
        shown.counters = false;
        clocks.page.setShown(shown);
        QVERIFY(clocks.page.face(Seat::A)->counter().isEmpty());
        QVERIFY(clocks.page.face(Seat::A)->counterRect().isEmpty());
    }

    void playersSetTheClocksByHand()
    {
        Clocks clocks(tableSetup("10m 3x60s"));
        QAbstractButton *set = clocks.button("setByHand");
        clocks.space();
        clocks.time.advance(5s);
        clocks.space();
        clocks.time.advance(2s);
        QVERIFY(!set->isVisible()); // while time runs
        clocks.page.pauseOrResume();
        QVERIFY(set->isVisible());
        QObject::connect(&clocks.page, &ClockPage::handSettingWanted, &clocks.page, &ClockPage::setByHand);
        const match::Match before = clocks.match();
        QString told;
        QString change;
        bool couldAtOnce = true;
        inDialog(&clocks.page, [&](HandSettingDialog &dialog) {
            auto *take = dialog.findChild<QAbstractButton *>(QStringLiteral("takeSetting"));
            couldAtOnce = take->isEnabled();
            auto *ann = dialog.findChild<SeatSetting *>(QStringLiteral("setting-a"));
            ann->time()->setText(QStringLiteral("0:07:30"));
            ann->findChild<QSpinBox *>(QStringLiteral("setTurns"))->setValue(21);
            auto *bob = dialog.findChild<SeatSetting *>(QStringLiteral("setting-b"));
            auto *stage = bob->findChild<QComboBox *>(QStringLiteral("setStage"));
            QVERIFY(stage->isVisible());
            stage->setCurrentIndex(1);
            bob->findChild<QSpinBox *>(QStringLiteral("setPeriods"))->setValue(2);
            dialog.findChild<ChoiceChips *>(QStringLiteral("setTurn"))->button(QStringLiteral("a"))->click();
            told = dialog.findChild<QLabel *>(QStringLiteral("setTold"))->text();
            change = ann->findChild<QLabel *>(QStringLiteral("setChange"))->text();
            QVERIFY(clocks.match() == before); // nothing counts so far
            QTest::keyClick(ann->time(), Qt::Key_Return);
        });
        set->click();
        QVERIFY(!couldAtOnce);
        QCOMPARE(change, QStringLiteral("9:55 · + 3 × 1:00 · 1 moves  →  7:30 · + 3 × 1:00 · 21 moves"));
        QCOMPARE(told, QStringLiteral("The turn goes from Bob to Ann. Both clocks are stopped until you resume."));
        QCOMPARE(clocks.page.face(Seat::A)->digits(), QStringLiteral("7:30"));
        QCOMPARE(clocks.page.face(Seat::A)->counter(), QStringLiteral("21 moves"));
        QCOMPARE(clocks.page.face(Seat::B)->digits(), QStringLiteral("1:00"));
        QCOMPARE(clocks.host.reading(Seat::B).periods, 2);
        QVERIFY(clocks.match().toAct() == Seat::A);
        QVERIFY(!clocks.match().clock().isRunning());

        // One press takes all of it back, and another one is none.
        QAbstractButton *undo = clocks.button("undoSetting");
        QVERIFY(undo->isVisible());
        undo->click();
        QVERIFY(!undo->isVisible());
        QCOMPARE(clocks.page.face(Seat::A)->digits(), QStringLiteral("9:55"));
        QCOMPARE(clocks.page.face(Seat::B)->digits(), QStringLiteral("9:58"));
        QVERIFY(clocks.match().toAct() == Seat::B);
        clocks.page.pauseOrResume();
        QVERIFY(clocks.match().clock().isRunning());
        clocks.comeBack();
        clocks.space();
        QCOMPARE(clocks.match().turns().size(), std::size_t(2));
    }

    void unreadableTimeIsNotSet()
    {
        Clocks clocks;
        clocks.space();
        clocks.page.pauseOrResume();
        bool canTake = true;
        inDialog(&clocks.page, [&](HandSettingDialog &dialog) {
            auto *ann = dialog.findChild<SeatSetting *>(QStringLiteral("setting-a"));
            ann->time()->setText(QStringLiteral("soon"));
            canTake = dialog.findChild<QAbstractButton *>(QStringLiteral("takeSetting"))->isEnabled();
            QTest::keyClick(ann->time(), Qt::Key_Return);
            QVERIFY(dialog.isVisible());
            dialog.reject();
        });
        clocks.page.setByHand();
        QVERIFY(!canTake);
        QVERIFY(!clocks.button("undoSetting")->isVisible());
    }

    // The flag is lifted by it, and the players go on as they agree.
    void timeSetAfterAFlagLetsTheGameGoOn()
    {
        Clocks clocks;
        clocks.space();
        clocks.time.advance(61s);
        static_cast<void>(clocks.host.execute(match::CheckFlag {}));
        QVERIFY(clocks.match().phase() == match::Phase::Flagged);
        inDialog(&clocks.page, [&](HandSettingDialog &dialog) {
            dialog.findChild<SeatSetting *>(QStringLiteral("setting-a"))->time()->setText(QStringLiteral("2:00"));
            dialog.findChild<QAbstractButton *>(QStringLiteral("takeSetting"))->click();
        });
        clocks.page.setByHand();
        QVERIFY(clocks.match().phase() == match::Phase::Playing);
        QCOMPARE(clocks.page.statusText(), QStringLiteral("Paused: both clocks are stopped."));
        clocks.button("pauseClock")->click();
        QVERIFY(clocks.match().clock().isRunning());
        clocks.comeBack();
        clocks.space();
        QCOMPARE(clocks.match().turns().size(), std::size_t(1));
    }

    // In a game with an arbiter the window asks for him first, and players undo nothing.
    void onlyTheArbiterSetsTheClocksOfAnArbitersGame()
    {
        match::MatchSetup setup = tableSetup();
        setup.arbiter = true;
        Clocks clocks(setup);
        clocks.space();
        clocks.page.pauseOrResume(); // by the players
        QVERIFY(!clocks.button("setByHand")->isVisible());
        clocks.page.pauseOrResume();
        QVERIFY(clocks.host.execute(match::stopAtOnce()));
        QVERIFY(clocks.button("setByHand")->isVisible());
        const QSignalSpy wanted(&clocks.page, &ClockPage::handSettingWanted);
        clocks.button("setByHand")->click();
        QCOMPARE(wanted.size(), 1);
        inDialog(&clocks.page, [&](HandSettingDialog &dialog) {
            dialog.findChild<SeatSetting *>(QStringLiteral("setting-b"))->time()->setText(QStringLiteral("2:00"));
            dialog.findChild<QAbstractButton *>(QStringLiteral("takeSetting"))->click();
        });
        clocks.page.setByHand();
        QCOMPARE(clocks.page.face(Seat::B)->digits(), QStringLiteral("2:00"));
        QVERIFY(clocks.match().owesReason());
        QVERIFY(!clocks.button("undoSetting")->isVisible());
        QVERIFY(canUndoOrder(clocks.match())); // at the desk
    }

    // Of what was not said nothing is shown.
    void onlyTheTimeIsShown()
    {
        match::MatchSetup setup = tableSetup("15m+10s");
        setup.onlyTime = true;
        Clocks clocks(setup);
        QCOMPARE(clocks.page.caption(), QStringLiteral("15m+10s"));
        QVERIFY(clocks.page.face(Seat::A)->stoneRect().isEmpty());
        QCOMPARE(clocks.page.face(Seat::A)->accessibleName(), QStringLiteral("Clock of Ann"));
        QVERIFY(clocks.button("newClock")->isVisible()); // another time, before it begins
        clocks.space();
        QVERIFY(!clocks.button("newClock")->isVisible());
        QVERIFY(!clocks.button("exchangeColours")->isVisible());
        const std::vector<record::GameResult> results = resultsAtTheTable(setup);
        for (const record::Winner winner : { record::Winner::Black, record::Winner::White }) {
            for (const record::Reason reason : { record::Reason::Five, record::Reason::DoubleThree })
                QVERIFY(
                    std::find(results.begin(), results.end(), record::GameResult { winner, reason }) != results.end());
        }
    }

    void digitsFillTheirFace_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("sideBySide");
        QTest::addColumn<QString>("control");
        for (const QSize size : { QSize(400, 700), QSize(1366, 768), QSize(3840, 2160) }) {
            for (const bool sideBySide : { false, true }) {
                for (const char *control : { "5m", "2h", "30s 5x60s" }) {
                    QTest::addRow(
                        "%d wide, %s, %s", size.width(), sideBySide ? "side by side" : "face to face", control)
                        << size << sideBySide << control;
                }
            }
        }
    }
    // Neither clock is smaller than the other, and most of a face is digits, in one direction or the other.
    void digitsFillTheirFace()
    {
        QFETCH(QSize, size);
        QFETCH(bool, sideBySide);
        QFETCH(QString, control);
        Clocks clocks(tableSetup(control.toLatin1().constData()), size);
        clocks.page.setPlaces(sideBySide ? ClockPlaces::SideBySide : ClockPlaces::Facing);
        clocks.space();
        clocks.time.advance(21s); // its tenths come later
        clocks.page.face(Seat::A)->refresh();
        const ClockFace *runs = clocks.page.face(Seat::A);
        const ClockFace *stands = clocks.page.face(Seat::B);
        QCOMPARE(runs->size(), stands->size());
        QCOMPARE(runs->digitRect(0).height(), stands->digitRect(0).height());
        QRect all = runs->digitRect(0);
        for (int i = 1; i < runs->digits().size(); ++i)
            all |= runs->digitRect(i);
        QVERIFY(runs->rect().contains(all));
        // Room is kept for tenths, which are one digit and a point more.
        const double share = std::max(1.6 * all.width() / runs->width(), 1.0 * all.height() / runs->height());
        QVERIFY2(share > 0.6, qPrintable(QString::number(share)));
    }

    // On the whole screen while a clock runs; all of it is there when they stand.
    void theFullScreenIsTheDigits()
    {
        Clocks clocks;
        clocks.space();
        QVERIFY(clocks.button("resultClock")->isVisible());
        clocks.page.window()->showFullScreen();
        QTRY_VERIFY(!clocks.button("resultClock")->isVisible());
        QVERIFY(!clocks.button("changePlaces")->isVisible());
        QVERIFY(clocks.button("pauseClock")->isVisible());
        QCOMPARE(clocks.button("clockFullScreen")->text(), QStringLiteral("Leave full screen"));
        clocks.page.pauseOrResume();
        for (const char *name : { "resultClock", "changePlaces", "clockLayout", "noteMoves", "setByHand" })
            QVERIFY2(clocks.button(name)->isVisible(), name);
        clocks.page.pauseOrResume();
        clocks.page.window()->showNormal();
        QTRY_VERIFY(clocks.button("resultClock")->isVisible());
    }

    void tenthsAreShownWhereWished_data()
    {
        QTest::addColumn<int>("tenths");
        QTest::addColumn<QString>("at15");
        QTest::addColumn<QString>("at5");
        QTest::newRow("never") << int(Tenths::Never) << "0:15"
                               << "0:05";
        QTest::newRow("in the last ten seconds") << int(Tenths::LastTen) << "0:15"
                                                 << "0:05.0";
        QTest::newRow("in the last twenty") << int(Tenths::LastTwenty) << "0:15.0"
                                            << "0:05.0";
    }
    void tenthsAreShownWhereWished()
    {
        QFETCH(int, tenths);
        QFETCH(QString, at15);
        QFETCH(QString, at5);
        Clocks clocks;
        Shown shown;
        shown.tenths = static_cast<Tenths>(tenths);
        clocks.page.setShown(shown);
        clocks.space();
        ClockFace *face = clocks.page.face(Seat::A);
        const auto *timer = face->findChild<QTimer *>(QString(), Qt::FindDirectChildrenOnly);
        clocks.time.advance(30s);
        face->refresh();
        QVERIFY(timer->interval() > 100);
        clocks.time.advance(15s);
        face->refresh();
        QCOMPARE(face->digits(), at15);
        QCOMPARE(timer->interval() <= 100, at15.contains(QLatin1Char('.')));
        // Whoever stands wakes nobody, with tenths or without.
        clocks.page.pauseOrResume();
        face->refresh();
        QVERIFY(!timer->isActive());
        QCOMPARE(face->digits(), at15);
        clocks.page.pauseOrResume();
        clocks.time.advance(10s);
        face->refresh();
        QCOMPARE(face->digits(), at5);
        QVERIFY(!clocks.page.face(Seat::B)->findChild<QTimer *>(QString(), Qt::FindDirectChildrenOnly)->isActive());
    }

    // Killed in the middle: the journal is listed as unfinished, and both clocks come back.
    void aKilledGameIsTakenUpAgain()
    {
        Clocks clocks;
        clocks.space();
        clocks.time.advance(7s);
        clocks.space();
        clocks.time.advance(4s);
        static_cast<void>(clocks.host.execute(match::Beat {}));
        QTemporaryDir copy;
        const QString left = copy.filePath(QStringLiteral("left.jsonl"));
        QVERIFY(QFile::copy(clocks.host.journalPath(), left));
        const auto found = journal::unfinishedJournals(copy.path());
        QCOMPARE(found.journals.size(), std::size_t(1));

        host::MatchHost host(clocks.time);
        ClockPage page(&host);
        QVERIFY(host.resumeMatch(left).hasValue());
        QVERIFY(host.match().isOnPhysicalBoard());
        QCOMPARE(page.face(Seat::A)->digits(), QStringLiteral("0:53"));
        QCOMPARE(page.face(Seat::B)->digits(), QStringLiteral("0:56"));
        QVERIFY(!host.match().clock().isRunning());
        page.pauseOrResume();
        QVERIFY(host.match().toAct() == Seat::B && host.match().clock().isRunning());
    }

private:
    // What a person does once the dialog is open.
    static void inDialog(QObject *context, const std::function<void(HandSettingDialog &)> &use)
    {
        QTimer::singleShot(0, context, [use] {
            auto *dialog = qobject_cast<HandSettingDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            use(*dialog);
        });
    }
    static void send(QWidget *to, QEvent::Type type, quint64 stamp)
    {
        QKeyEvent event(type, Qt::Key_Space, Qt::NoModifier);
        event.setTimestamp(stamp);
        QApplication::sendEvent(to, &event);
    }
};

} // namespace tst_clockpage

QTEST_MAIN(tst_clockpage::TestClockPage)
#include "tst_clockpage.moc"
