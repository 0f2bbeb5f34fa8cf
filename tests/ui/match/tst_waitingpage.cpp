// SPDX-License-Identifier: MIT
#include "fixture.h"
#include "ui/match/waiting/beginningdialog.h"
#include "ui/match/waiting/beginningfield.h"
#include "ui/match/waiting/waitingpage.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimeEdit>
#include <QTimer>
#include <QToolButton>

namespace tst_waitingpage {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;
using clock::Duration;

namespace {

// Ann opens against Bob at a time that many minutes after the room is opened.
class Room
{
public:
    explicit Room(std::chrono::minutes until = 5min, std::optional<match::LatenessRules> rules = {})
        : page(&time)
    {
        match::MatchSetup setup = plainSetup();
        setup.lateness = rules.value_or(setup.lateness);
        page.resize(900, 700);
        page.show();
        page.wait({ setup, time.wall().addMSecs(Duration(until).count()).toMSecsSinceEpoch(), {} });
        QObject::connect(&page, &WaitingPage::startWanted, &page,
            [this](const match::MatchSetup &given) { started.push_back(given); });
    }
    QString text(const char *name) const { return page.findChild<QLabel *>(QLatin1String(name))->text(); }
    QAbstractButton *button(const char *name) const { return page.findChild<QAbstractButton *>(QLatin1String(name)); }
    // As its timer does.
    void pass(Duration span)
    {
        time.advance(span);
        page.hide();
        page.show();
    }

    FakeTime time;
    WaitingPage page;
    std::vector<match::MatchSetup> started;
};

} // namespace

// The waiting room before a game (match.md#lateness).
class tst_waitingpage : public QObject
{
    Q_OBJECT

private slots:
    void nothingCountsBeforeTheBeginning();
    void lateComersAreCharged();
    void absentOpenersTimeRuns();
    void tooLateEndsTheGame_data();
    void tooLateEndsTheGame();
    void arrivalsAreKeptAtOnce();
    void openerMayBegin();
    void wakesWhenSomethingChangesOnly_data();
    void wakesWhenSomethingChangesOnly();
    void nothingTicksWhereNothingChanges();
    void startIsInSightInALowWindow();
    void keysAndFocusLeadThrough();
    void beginningCanBeMoved();
    void beginningCanBeTyped();
    void aTimeIsTheNearestOne();
    void undoneArrivalAndMovedBeginningAreRecorded();
    void orderNeedsAReason();
    void aClockThatIsSetForfeitsNobody_data();
    void aClockThatIsSetForfeitsNobody();
    void newWallTimeIsTakenOver();
    void aClockThatIsALittleWrongAsksNothing();
    void sleepIsTime();
    void secondGameHasNoLateness();
};

void tst_waitingpage::nothingCountsBeforeTheBeginning()
{
    Room room;
    QCOMPARE(room.text("waitingCount"), QString("5:00 until the start"));
    room.pass(61s);
    QCOMPARE(room.text("waitingCount"), QString("3:59 until the start"));
    QCOMPARE(room.text("waitingStatus"), QString("No clock runs before the start."));
    QCOMPARE(room.text("latenessA"), QString("Not here yet."));
    QVERIFY(room.text("chargeA").isEmpty());
    QVERIFY(!room.button("startWaiting")->isEnabled());
    room.button("hereA")->click();
    QCOMPARE(room.text("latenessA"), QString("Here on time."));
    room.button("hereB")->click();
    QCOMPARE(room.text("waitingStatus"), QString("Both are here. The game can begin."));
    room.button("startWaiting")->click();
    QCOMPARE(room.started.size(), std::size_t { 1 });
    QVERIFY((room.started.front().late == PerSeat<Duration> {}));
    QVERIFY(room.started.front().attendance);
}

void tst_waitingpage::lateComersAreCharged()
{
    match::LatenessRules rules;
    rules.charge = match::LateCharge::Double;
    Room room(5min, rules);
    room.pass(9min);
    QCOMPARE(room.text("waitingCount"), QString("4:00 since the start"));
    QCOMPARE(room.text("latenessA"), QString("Not here, 4:00 late so far."));
    QCOMPARE(room.text("chargeA"), QString("8:00 would be deducted from the clock."));
    room.button("hereA")->click();
    QCOMPARE(room.text("latenessA"), QString("Arrived 4:00 late."));
    room.pass(1min);
    QCOMPARE(room.text("chargeA"), QString("8:00 will be deducted from the clock."));
    QCOMPARE(
        room.text("waitingStatus"), QString("Bob is not here, and this player's clock is running. Ann may begin."));
    room.button("hereB")->click();
    room.button("startWaiting")->click();
    QVERIFY((room.started.front().late == PerSeat<Duration> { 8min, 10min }));
}

void tst_waitingpage::absentOpenersTimeRuns()
{
    Room room(0min);
    room.pass(2min);
    QCOMPARE(room.text("waitingStatus"),
        QString(
            "Neither player is here. The clock of Ann, who acts first, is running, and its time counts against both."));
    room.button("hereB")->click();
    QCOMPARE(room.text("waitingStatus"), QString("Ann is not here, and this player's clock is running."));
}

void tst_waitingpage::tooLateEndsTheGame_data()
{
    QTest::addColumn<bool>("aIsHere");
    QTest::addColumn<QString>("status");
    QTest::newRow("one") << true << "Ann wins: Bob did not arrive.";
    QTest::newRow("both") << false << "Both players lose.";
}

void tst_waitingpage::tooLateEndsTheGame()
{
    QFETCH(bool, aIsHere);
    QFETCH(QString, status);
    Room room(0min);
    if (aIsHere)
        room.button("hereA")->click();
    room.pass(15min);
    QCOMPARE(room.button("startWaiting")->isEnabled(), aIsHere); // who opens may begin
    QVERIFY(room.button("startWaiting")->text() != QString("Record the result"));
    room.pass(1ms);
    QVERIFY2(room.text("waitingStatus").startsWith(status.chopped(1)), qPrintable(room.text("waitingStatus")));
    QCOMPARE(room.text("latenessB"), QString("Too late, and not here."));
    QCOMPARE(room.button("startWaiting")->text(), QString("Record the result"));
    room.button("startWaiting")->click();
    match::Match match;
    const auto events = match.decide(match::Start { room.started.front() }, clock::Moment { 0 });
    for (const match::Event &event : events.value())
        match.fold(event);
    QVERIFY(match.isOver());
}

void tst_waitingpage::arrivalsAreKeptAtOnce()
{
    Room room;
    QSignalSpy changed(&room.page, &WaitingPage::changed);
    room.button("hereB")->click();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(*room.page.game().came.b, room.time.wall().toMSecsSinceEpoch());
    // Tapped by mistake.
    room.button("hereB")->click();
    QCOMPARE(changed.size(), 2);
    QVERIFY(!room.page.game().came.b);
}

void tst_waitingpage::openerMayBegin()
{
    Room room(1min);
    room.button("hereA")->click();
    QVERIFY(!room.button("startWaiting")->isEnabled()); // not before the beginning
    room.pass(1min);
    QVERIFY(room.button("startWaiting")->isEnabled());
    QCOMPARE(room.button("startWaiting")->text(), QString("Begin without Bob"));
    room.pass(2min);
    QCOMPARE(
        room.text("waitingStatus"), QString("Bob is not here, and this player's clock is running. Ann may begin."));
    room.button("startWaiting")->click();
    QCOMPARE(room.started.size(), std::size_t { 1 });
    QVERIFY((room.started.front().late == PerSeat<Duration> { 0min, 2min }));
    QVERIFY(match::awaitedAtStart(room.started.front()) == Seat::B);
    // The other one cannot, and not for the opener.
    room.button("hereA")->click();
    room.button("hereB")->click();
    QVERIFY(!room.button("startWaiting")->isEnabled());
}

void tst_waitingpage::wakesWhenSomethingChangesOnly_data()
{
    QTest::addColumn<int>("at"); // milliseconds after the beginning
    QTest::addColumn<int>("wakes"); // milliseconds later
    QTest::newRow("before the beginning") << -2300 << 300;
    QTest::newRow("a full second before it") << -2000 << 1000;
    QTest::newRow("at the beginning") << 0 << 1000;
    QTest::newRow("after it") << 61250 << 750;
    QTest::newRow("before the limit") << 15 * 60000 - 400 << 400;
    QTest::newRow("at the limit, which is still in time") << 15 * 60000 << 1;
}

void tst_waitingpage::wakesWhenSomethingChangesOnly()
{
    QFETCH(int, at);
    QFETCH(int, wakes);
    Room room(60min);
    room.pass(60min + Duration(at));
    const auto *timer = room.page.findChild<QTimer *>(QStringLiteral("waitingTimer"));
    QVERIFY(timer->isActive() && timer->isSingleShot());
    QCOMPARE(timer->interval(), wakes);
}

void tst_waitingpage::nothingTicksWhereNothingChanges()
{
    Room room(0min);
    const auto *timer = room.page.findChild<QTimer *>(QStringLiteral("waitingTimer"));
    QVERIFY(timer->isActive());
    room.page.hide();
    QVERIFY(!timer->isActive());
    room.pass(15min + 1ms);
    QVERIFY(!timer->isActive());
    QCOMPARE(room.text("waitingCount"), QString("15:00 since the start"));
    QVERIFY(room.button("beginLater")->isHidden()); // it has passed
    room.page.moveBeginning(*room.page.game().scheduled + 20 * 60'000, QStringLiteral("Fire alarm"));
    QVERIFY(timer->isActive());
    room.page.wait({ plainSetup(), {}, {} });
    QVERIFY(!timer->isActive());
}

void tst_waitingpage::startIsInSightInALowWindow()
{
    Room room;
    for (const QSize size : { QSize(400, 640), QSize(360, 480), QSize(1280, 800) }) {
        room.page.resize(size);
        QCoreApplication::processEvents();
        for (const char *name : { "startWaiting", "dropWaiting" }) {
            const QAbstractButton *button = room.button(name);
            const QRect place(button->mapTo(&room.page, QPoint()), button->size());
            QVERIFY(button->isVisible() && button->visibleRegion().boundingRect() == button->rect());
            QVERIFY2(room.page.rect().contains(place), name);
        }
    }
}

void tst_waitingpage::keysAndFocusLeadThrough()
{
    Room room;
    room.page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&room.page));
    QVERIFY(room.button("hereA")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
    QVERIFY(room.page.game().came.b);
    const auto first = room.page.game().came.b;
    room.time.advance(30s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_2); // once more: the first arrival counts
    QVERIFY(room.page.game().came.b == first);
    QVERIFY(room.button("hereA")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(room.page.game().came.a);
    QVERIFY(room.button("startWaiting")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(room.started.size(), std::size_t { 1 });
}

void tst_waitingpage::beginningCanBeMoved()
{
    Room room;
    const std::int64_t before = *room.page.game().scheduled;
    room.button("beginLater")->click();
    QCOMPARE(*room.page.game().scheduled, before + 5 * 60'000);
    room.button("beginEarlier")->click();
    room.button("beginEarlier")->click();
    QCOMPARE(*room.page.game().scheduled, before - 5 * 60'000);
    QCOMPARE(room.text("waitingCount"), QString("0:00 since the start"));
}

// Half a time is none: while it is typed nobody becomes late.
void tst_waitingpage::beginningCanBeTyped()
{
    Room room;
    const std::int64_t before = *room.page.game().scheduled;
    auto *field = room.page.findChild<QTimeEdit *>(QStringLiteral("beginning"));
    const QTime wanted = QDateTime::fromMSecsSinceEpoch(before).time().addSecs(90 * 60);
    field->setFocus();
    field->setSelectedSection(QDateTimeEdit::HourSection);
    QTest::keyClicks(field, wanted.toString(QStringLiteral("HH")));
    QCOMPARE(*room.page.game().scheduled, before);
    field->setSelectedSection(QDateTimeEdit::MinuteSection);
    QTest::keyClicks(field, wanted.toString(QStringLiteral("mm")));
    QTest::keyClick(field, Qt::Key_Return);
    const std::int64_t typed = *room.page.game().scheduled;
    QCOMPARE(QDateTime::fromMSecsSinceEpoch(typed).time().hour(), wanted.hour());
    QCOMPARE(QDateTime::fromMSecsSinceEpoch(typed).time().minute(), wanted.minute());
    QVERIFY(std::abs(typed - before) <= 91 * 60'000);
}

// The time that is typed around midnight is the nearest one.
void tst_waitingpage::aTimeIsTheNearestOne()
{
    const QDateTime late(QDate(2026, 11, 24), QTime(23, 50));
    const std::int64_t near = late.toMSecsSinceEpoch();
    QCOMPARE(momentAt(QTime(0, 30), near), late.addSecs(40 * 60).toMSecsSinceEpoch());
    QCOMPARE(momentAt(QTime(23, 10), near), late.addSecs(-40 * 60).toMSecsSinceEpoch());
    const QDateTime early(QDate(2026, 11, 24), QTime(0, 10));
    QCOMPARE(momentAt(QTime(23, 50), early.toMSecsSinceEpoch()), early.addSecs(-20 * 60).toMSecsSinceEpoch());
}

void tst_waitingpage::undoneArrivalAndMovedBeginningAreRecorded()
{
    Room room;
    const std::int64_t before = *room.page.game().scheduled;
    room.button("hereB")->click();
    room.pass(1min);
    room.button("hereB")->click();
    QVERIFY(!room.page.game().came.b);
    room.pass(6min); // two minutes after the beginning
    const QSignalSpy wanted(&room.page, &WaitingPage::orderWanted);
    QVERIFY(room.button("beginLater")->isHidden() && room.button("moveBeginning")->isVisible());
    room.button("moveBeginning")->click();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(*room.page.game().scheduled, before); // only by the order
    room.page.moveBeginning(before + 15 * 60'000, QStringLiteral("The heating failed"));
    QCOMPARE(room.text("waitingCount"), QString("13:00 until the start"));
    QVERIFY(room.button("beginLater")->isVisible());
    room.button("hereA")->click();
    room.button("hereB")->click();
    room.button("startWaiting")->click();
    const match::Attendance seen = room.started.front().attendance.value();
    QVERIFY((seen.undone == std::vector { match::ArrivalUndone { Seat::B, -20min, -19min } }));
    QVERIFY((seen.moved == std::vector { match::BeginningMoved { -13min, -15min, "The heating failed" } }));
    QVERIFY((room.started.front().late == PerSeat<Duration> {}));
}

void tst_waitingpage::orderNeedsAReason()
{
    const std::int64_t begun = QDateTime(QDate(2026, 11, 24), QTime(10, 0)).toMSecsSinceEpoch();
    BeginningDialog dialog(begun, begun + 12 * 60'000);
    auto *move = dialog.findChild<QPushButton *>(QStringLiteral("moveTheBeginning"));
    QCOMPARE(dialog.moment(), begun + 27 * 60'000);
    QVERIFY(!move->isEnabled());
    QTest::keyClicks(dialog.findChild<QLineEdit *>(QStringLiteral("reasonOfBeginning")), QStringLiteral("  "));
    QVERIFY(!move->isEnabled());
    QTest::keyClicks(dialog.findChild<QLineEdit *>(QStringLiteral("reasonOfBeginning")), QStringLiteral("Snow"));
    QVERIFY(move->isEnabled());
    move->click();
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(dialog.reason(), QStringLiteral("Snow"));
}

void tst_waitingpage::aClockThatIsSetForfeitsNobody_data()
{
    QTest::addColumn<int>("minutes");
    QTest::newRow("forward") << 40;
    QTest::newRow("back") << -40;
}

void tst_waitingpage::aClockThatIsSetForfeitsNobody()
{
    QFETCH(int, minutes);
    Room room;
    const QSignalSpy changed(&room.page, &WaitingPage::changed);
    room.pass(1min);
    room.button("hereA")->click();
    QVERIFY(room.button("keepTime")->parentWidget()->isHidden());
    room.time.setWall(std::chrono::minutes(minutes));
    room.pass(1min);
    QVERIFY(room.button("keepTime")->isVisible());
    QVERIFY2(room.text("clockSetText").contains(QStringLiteral("40:00")), qPrintable(room.text("clockSetText")));
    QCOMPARE(room.text("waitingCount"), QString("3:00 until the start"));
    QCOMPARE(room.text("waitingStatus"), QString("First choose which time counts."));
    room.button("hereB")->click();
    QVERIFY(!room.button("startWaiting")->isEnabled()); // people decide
    const auto before = changed.size();
    room.button("keepTime")->click();
    QCOMPARE(changed.size(), before + 1);
    QVERIFY(room.button("keepTime")->parentWidget()->isHidden());
    room.pass(4min);
    QVERIFY(room.button("keepTime")->parentWidget()->isHidden()); // asked once
    QCOMPARE(room.text("latenessB"), QString("Here on time."));
    room.button("startWaiting")->click();
    QCOMPARE(room.started.size(), std::size_t { 1 });
    const match::Attendance &seen = *room.started.front().attendance;
    QCOMPARE(seen.begun, Duration(1min));
    QVERIFY((seen.arrivals == match::Arrivals { -4min, -3min }));
    QVERIFY((seen.clockSets
        == std::vector<match::ClockSet> { { -3min, std::chrono::minutes(minutes), /*isFollowed=*/false } }));
}

void tst_waitingpage::newWallTimeIsTakenOver()
{
    Room room;
    room.button("hereA")->click(); // five minutes before
    room.time.setWall(10min);
    room.pass(1min);
    room.button("takeTime")->click();
    QCOMPARE(room.text("waitingCount"), QString("6:00 since the start"));
    // Who came stays as long ago as he came.
    QCOMPARE(room.page.game().came.a.value() + 60'000, room.time.wall().toMSecsSinceEpoch());
    QVERIFY(room.page.game().clockSets.front().isFollowed);
    QCOMPARE(room.page.game().clockSets.front().by, 600'000);
    // The same game seen again goes on with the time that was decided on.
    const journal::WaitingGame game = room.page.game();
    room.page.wait(game);
    QVERIFY(room.button("keepTime")->parentWidget()->isHidden());
    room.time.setWall(20min);
    room.page.wait(game);
    QVERIFY(room.button("keepTime")->isVisible());
}

void tst_waitingpage::aClockThatIsALittleWrongAsksNothing()
{
    Room room;
    room.time.setWall(3s);
    room.pass(1min);
    QVERIFY(room.button("keepTime")->parentWidget()->isHidden());
    QCOMPARE(room.text("waitingCount"), QString("4:00 until the start"));
}

void tst_waitingpage::sleepIsTime()
{
    Room room;
    room.time.sleep(3min);
    room.pass(1min);
    QVERIFY(room.button("keepTime")->parentWidget()->isHidden());
    QCOMPARE(room.text("waitingCount"), QString("1:00 until the start"));
}

void tst_waitingpage::secondGameHasNoLateness()
{
    Room room;
    room.page.wait({ plainSetup(), {}, {} });
    QVERIFY(room.page.findChild<QDateTimeEdit *>()->parentWidget()->isHidden());
    QCOMPARE(room.text("latenessA"), QString("Not here yet."));
    room.pass(60min);
    room.button("hereA")->click();
    room.button("hereB")->click();
    room.button("startWaiting")->click();
    QVERIFY(!room.started.front().attendance);
}

} // namespace tst_waitingpage

QTEST_MAIN(tst_waitingpage::tst_waitingpage)
#include "tst_waitingpage.moc"
