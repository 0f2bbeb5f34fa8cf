// SPDX-License-Identifier: MIT
#include "../../match/host/faketime.h"
#include "../../match/model/driver.h"
#include "../draftfolder.h"
#include "base/signing/pin.h"
#include "clock/controltext.h"
#include "match/host/matchhost.h"
#include "text/match/protocol.h"
#include "ui/arbiter/desk/arbiterpage.h"
#include "ui/arbiter/desk/deskpins.h"
#include "ui/arbiter/orders/commandform.h"
#include "ui/arbiter/orders/holdbutton.h"
#include "ui/arbiter/orders/orderpicker.h"
#include "ui/arbiter/protocol/adjournmentdocument.h"
#include "ui/arbiter/replay/replayview.h"
#include "ui/arbiter/sealed/sealedmove.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/style/skin.h"
#include "ui/print/paper/documenttext.h"
#include "ui/record/proof/proofpanel.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <iterator>

namespace tst_arbiterpage {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

// A game at a table, with its journal in a file and a clock that the test turns.
class HostedGame
{
public:
    explicit HostedGame(const match::MatchSetup &setup)
        : m_host(m_time)
    {
        QObject::connect(&m_host, &host::MatchHost::happened, [this](const match::Events &events) {
            std::copy_if(events.begin(), events.end(), std::back_inserter(m_events),
                [](const match::Event &event) { return !match::isRoutine(event.what); });
        });
        if (!m_host.startMatch(setup, m_folder.path()))
            qFatal("the match cannot be started");
    }

    host::MatchHost &host() { return m_host; }
    const match::Match &match() const { return m_host.match(); }
    clock::Moment now() const { return m_host.now(); }
    bool execute(const match::Command &command) { return m_host.execute(command).hasValue(); }
    void wait(clock::Duration time) { m_time.advance(time); }
    void passAtEachLook(clock::Duration time) { m_time.passAtEachLook(time); }
    // The seats alternate, a second for each stone.
    void play(std::initializer_list<const char *> points)
    {
        for (const char *point : points) {
            wait(1s);
            if (!execute(match::Act { *match().toAct(), opening::Place { *rules::pointFromText(point, 15) } }))
                qFatal("a stone of the test game was refused");
        }
    }
    // Without heartbeats and announcements.
    const match::Happening &latest() const { return m_events.back().what; }
    template <class T>
    int count() const
    {
        return static_cast<int>(std::count_if(m_events.begin(), m_events.end(),
            [](const match::Event &event) { return std::holds_alternative<T>(event.what); }));
    }

private:
    FakeTime m_time;
    QTemporaryDir m_folder;
    match::Events m_events;
    host::MatchHost m_host;
};

namespace {

match::MatchSetup setupWithArbiter()
{
    match::MatchSetup setup = plainSetup();
    setup.names = { "Aoki", "Bergman" };
    setup.arbiter = true;
    return setup;
}

} // namespace

// The arbiter's desk, driven as an arbiter would.
class TestArbiterPage : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        start(setupWithArbiter(), { "H8", "I9", "J8", "A1" });
        m_game->wait(3s);
        open();
    }
    void cleanup()
    {
        m_page.reset();
        qApp->setStyleSheet({});
        m_game.reset();
        m_pins = {};
    }

    void anOrderThatIsBeingFilledInOutlivesTheProgram()
    {
        const DraftFolder folder;
        open();
        choose(ArbiterOrder::GiveTime);
        press("seatB");
        type("note", "A lamp went out.");
        type("time", "2x"); // as far as it was typed
        auto *form = m_page->findChild<CommandForm *>();
        QVERIFY(DraftFolder::isKept(*form));
        open(); // of another program
        form = m_page->findChild<CommandForm *>();
        QVERIFY(form->action() == ArbiterOrder::GiveTime);
        QCOMPARE(field("note")->text(), QStringLiteral("A lamp went out."));
        QCOMPARE(field("time")->text(), QStringLiteral("2x"));
        QVERIFY(m_page->findChild<QToolButton *>(QStringLiteral("seatB"))->isChecked());
        QVERIFY(!DraftFolder::told(*form).isEmpty());
        field("time")->setText(QStringLiteral("2m"));
        QVERIFY(form->action() == ArbiterOrder::GiveTime);
        press("give");
        QCOMPARE(folder.count(), 0);
    }

    void nothingOfASealedMoveIsWrittenAnywhere()
    {
        const DraftFolder folder;
        open();
        choose(ArbiterOrder::Adjourn);
        type("point", "J10");
        auto *form = m_page->findChild<CommandForm *>();
        DraftFolder::keeper(*form).findChild<QTimer *>()->setInterval(0);
        QTRY_VERIFY(!DraftFolder::keeper(*form).findChild<QTimer *>()->isActive());
        QCOMPARE(folder.count(), 0);
    }

    void opensToAHeldKey_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Space") << Qt::Key_Space;
        QTest::newRow("Return") << Qt::Key_Return;
        QTest::newRow("Enter of the number pad") << Qt::Key_Enter;
    }
    void opensToAHeldKey()
    {
        QFETCH(Qt::Key, key);
        HoldButton *hold = m_page->holdButton();
        m_page->lock();
        hold->setHoldTime(200);
        hold->setFocus();
        QTest::keyClick(hold, key); // not long enough
        QTest::keyPress(hold, key);
        QVERIFY(hold->isDown());
        QKeyEvent repeated(QEvent::KeyRelease, key, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(hold, &repeated);
        QVERIFY(hold->isDown());
        QTRY_COMPARE(hold->text(), QString("Release to open"));
        QVERIFY(m_page->isLocked());
        QTest::keyRelease(hold, key);
        QTRY_VERIFY(!m_page->isLocked());
    }

    // For hands that cannot hold.
    void opensToTwoPresses_data()
    {
        QTest::addColumn<int>("key"); // 0: with the pointer, -1: as a screen reader presses
        QTest::newRow("mouse or finger") << 0;
        QTest::newRow("screen reader") << -1;
        QTest::newRow("Space") << static_cast<int>(Qt::Key_Space);
        QTest::newRow("Return") << static_cast<int>(Qt::Key_Return);
    }
    void opensToTwoPresses()
    {
        QFETCH(int, key);
        HoldButton *hold = m_page->holdButton();
        const auto pressOnce = [hold, key] {
            if (key == 0)
                QTest::mouseClick(hold, Qt::LeftButton);
            else if (key == -1)
                hold->click();
            else
                QTest::keyClick(hold, static_cast<Qt::Key>(key));
        };
        m_page->lock();
        hold->setHoldTime(60'000);
        hold->setPressTimes(0, 60'000);
        pressOnce();
        QTRY_VERIFY(hold->isArmed());
        QCOMPARE(hold->text(), QString("Press again to open"));
        QVERIFY(m_page->isLocked());
        pressOnce();
        QTRY_VERIFY(!m_page->isLocked());
        QVERIFY(!hold->isArmed());
        m_page->lock();
        QCOMPARE(hold->text(), QString("Hold to open"));
    }

    void twoTapsOfATremblingHandAreOne()
    {
        HoldButton *hold = m_page->holdButton();
        m_page->lock();
        hold->setHoldTime(60'000);
        hold->setPressTimes(60'000, 120'000);
        QTest::mouseClick(hold, Qt::LeftButton);
        QTRY_VERIFY(hold->isArmed());
        QSignalSpy held(hold, &HoldButton::held);
        QTest::mousePress(hold, Qt::LeftButton);
        QTest::mouseRelease(hold, Qt::LeftButton);
        const QList<QTimer *> timers = hold->findChildren<QTimer *>();
        QTRY_COMPARE(
            std::count_if(timers.begin(), timers.end(), [](const QTimer *each) { return each->isActive(); }), 1);
        QCOMPARE(hold->text(), QString("Press again to open")); // it waits for the second
        QCOMPARE(held.count(), 0);
        QVERIFY(m_page->isLocked());
    }

    void aPressIsForgottenAfterAWhile()
    {
        HoldButton *hold = m_page->holdButton();
        m_page->lock();
        hold->setHoldTime(60'000);
        hold->setPressTimes(0, 60'000);
        QTest::mouseClick(hold, Qt::LeftButton);
        QTRY_COMPARE(hold->text(), QString("Press again to open"));
        hold->setPressTimes(0, 30); // the while that has begun, too
        QTRY_COMPARE(hold->text(), QString("Hold to open"));
        QVERIFY(!hold->isArmed());
        hold->setPressTimes(0, 60'000);
        QTest::mouseClick(hold, Qt::LeftButton);
        QTRY_VERIFY(hold->isArmed());
        QTest::mousePress(hold, Qt::LeftButton); // drawn away: it was not meant
        QTest::mouseMove(hold, { -50, -50 });
        QTest::mouseRelease(hold, Qt::LeftButton, {}, { -50, -50 });
        QTRY_VERIFY(!hold->isArmed());
        QVERIFY(m_page->isLocked());
    }

    // Where the arbiter has set a PIN; asked at most every ten minutes.
    void opensToAPin()
    {
        m_page->lock();
        m_pins.set({ QString::fromStdString(signing::keptPin("1407")), {} });
        emit m_page->holdButton()->held();
        QVERIFY(m_page->isLocked());
        QVERIFY(!m_page->holdButton()->isVisible());
        QCOMPARE(m_page->focusWidget(), field("pin"));
        QTest::keyClicks(field("pin"), "14a8");
        QCOMPARE(field("pin")->text(), QString("148")); // digits only
        QTest::keyClick(field("pin"), Qt::Key_Return);
        QVERIFY(m_page->isLocked());
        QCOMPARE(text("pinTold"), QString("Wrong PIN."));
        const QList<QToolButton *> digits = m_page->findChildren<QToolButton *>("pinDigit");
        for (const int digit : { 1, 4, 0, 8 })
            QTest::mouseClick(digits[digit], Qt::LeftButton);
        QCOMPARE(text("pinTold"), QString("Enter the PIN."));
        QTest::mouseClick(button("pinErase"), Qt::LeftButton);
        QTest::mouseClick(digits[7], Qt::LeftButton);
        QTest::mouseClick(button("pinDone"), Qt::LeftButton);
        QVERIFY(!m_page->isLocked());
        m_page->lock();
        QVERIFY(m_page->holdButton()->isVisible());
        emit m_page->holdButton()->held();
        QVERIFY(!m_page->isLocked()); // it was given just now
        m_page->lock();
        m_pins.forget(); // as ten minutes later
        emit m_page->holdButton()->held();
        QVERIFY(m_page->isLocked());
        QTest::mouseClick(button("lockBack"), Qt::LeftButton); // and by nothing else
        QVERIFY(m_page->isLocked());
    }

    void aPinSetInAnotherWindowIsAsked()
    {
        m_page->lock();
        const DeskPins::Kept kept { QString::fromStdString(signing::keptPin("1407")), {} };
        m_pins.setSource([kept] { return kept; });
        emit m_page->holdButton()->held();
        QVERIFY(m_page->isLocked());
        QTest::keyClicks(field("pin"), "1407");
        QTest::keyClick(field("pin"), Qt::Key_Return);
        QVERIFY(!m_page->isLocked());
        m_page->lock();
        emit m_page->holdButton()->held();
        QVERIFY(!m_page->isLocked()); // reading the same again asks for nothing
    }

    void chiefArbitersPinOpensTheDesk()
    {
        m_page->lock();
        m_pins.set(
            { QString::fromStdString(signing::keptPin("1407")), QString::fromStdString(signing::keptPin("90210")) });
        emit m_page->holdButton()->held();
        QTest::keyClicks(field("pin"), "90210");
        QTest::keyClick(field("pin"), Qt::Key_Return);
        QVERIFY(!m_page->isLocked());
    }

    void opensOnlyToAHeldButton()
    {
        m_page->lock();
        QTest::mouseClick(m_page->holdButton(), Qt::LeftButton);
        QVERIFY(m_page->isLocked());
        QTest::mousePress(m_page->holdButton(), Qt::LeftButton);
        QTRY_COMPARE(m_page->holdButton()->text(), QString("Release to open"));
        QVERIFY(m_page->isLocked());
        QTest::mouseRelease(m_page->holdButton(), Qt::LeftButton);
        QTRY_VERIFY(!m_page->isLocked());
        m_page->hide(); // whoever comes back holds it again
        QVERIFY(m_page->isLocked());
    }

    void timeIsCorrectedWithTwoTapsAndANumber()
    {
        const clock::Duration before = shown(Seat::A);
        press("giveA"); // one tap
        QTest::keyClicks(QApplication::focusWidget(), "2:30"); // a number
        QVERIFY2(text("preview").contains("Clock of Aoki: "), qPrintable(text("preview")));
        press("give"); // the other tap
        QCOMPARE(shown(Seat::A) - before, clock::Duration(150s));
        QVERIFY(text("told").contains("Add time"));
        QCOMPARE(m_game->count<match::Intervened>(), 1);
    }

    void timesAreReadAsTheyAreWritten_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<qint64>("milliseconds");
        QTest::newRow("minutes") << "2" << qint64 { 120'000 };
        QTest::newRow("minutes and seconds") << "2:05" << qint64 { 125'000 };
        QTest::newRow("with thousandths") << "0:01.25" << qint64 { 1'250 };
        QTest::newRow("hours") << "1:00:10" << qint64 { 3'610'000 };
        QTest::newRow("seconds") << "45s" << qint64 { 45'000 };
        QTest::newRow("more than a minute of them") << "90s" << qint64 { 90'000 };
        QTest::newRow("minutes with their unit") << "10m" << qint64 { 600'000 };
        QTest::newRow("minutes and seconds with their units") << "1m30s" << qint64 { 90'000 };
        QTest::newRow("with blanks and capitals") << " 1 M 30 s " << qint64 { 90'000 };
        QTest::newRow("with a comma") << "1,5s" << qint64 { 1'500 };
        QTest::newRow("hours with their unit") << "1h" << qint64 { 3'600'000 };
    }
    void timesAreReadAsTheyAreWritten()
    {
        QFETCH(QString, written);
        QFETCH(qint64, milliseconds);
        const clock::Duration before = shown(Seat::B);
        press("giveB");
        type("time", written);
        press("give");
        QCOMPARE((shown(Seat::B) - before).count(), milliseconds);
    }

    void previewSaysHowABareNumberIsRead()
    {
        press("giveA");
        type("time", "15");
        QVERIFY2(text("preview").startsWith("“15” is read as 15 minutes.\n"), qPrintable(text("preview")));
        type("time", "90s");
        QVERIFY2(text("preview").startsWith("Clock of Aoki: "), qPrintable(text("preview")));
    }

    void unreadableTimeIsExplained_data()
    {
        QTest::addColumn<QString>("written");
        for (const char *written : { "abc", "-5", "1:5", "1:75", "5s1m", "10 20", "1000000" })
            QTest::newRow(written) << written;
    }
    void unreadableTimeIsExplained()
    {
        QFETCH(QString, written);
        press("giveA");
        type("time", written);
        QCOMPARE(text("preview"), QString("“%1” is not a valid time.").arg(written));
        QVERIFY(!button("give")->isEnabled());
        type("time", " ");
        QCOMPARE(text("preview"), QString("Fill in the required fields."));
        choose(ArbiterOrder::SetTime); // where a time is not needed either
        press("seatA");
        m_page->findChild<QSpinBox *>("periods")->setValue(1);
        type("time", written);
        QCOMPARE(text("preview"), QString("“%1” is not a valid time.").arg(written));
        QVERIFY(!button("give")->isEnabled());
    }

    void nothingIsDoneWithoutANumberOrWithAWrongOne()
    {
        choose(ArbiterOrder::TakeTime);
        press("seatB");
        QVERIFY(!button("give")->isEnabled());
        type("time", "two minutes");
        QVERIFY(!button("give")->isEnabled());
        QTest::keyClick(field("time"), Qt::Key_Return);
        QCOMPARE(m_game->count<match::Intervened>(), 0);
    }

    // Nothing that would be refused, and all of the rest.
    void listHasExactlyThePossibleOrders()
    {
        QCOMPARE(orderRows().size(), static_cast<std::size_t>(ArbiterOrder::Remark) + 1);
        const auto isListed = [this](ArbiterOrder action) { return rowOf(action).isValid(); };
        for (const OrderRow &row : orderRows())
            QCOMPARE(isListed(row.action), isPossible(row.action, m_game->match(), m_game->now()));
        for (const ArbiterOrder action : { ArbiterOrder::GiveTime, ArbiterOrder::WarnPlayer, ArbiterOrder::Retract,
                 ArbiterOrder::Declare, ArbiterOrder::StopClocks, ArbiterOrder::Remark })
            QVERIFY(isListed(action));
        for (const ArbiterOrder action : { ArbiterOrder::UpholdClaim, ArbiterOrder::Reopen, ArbiterOrder::OpenSealed,
                 ArbiterOrder::Arrive, ArbiterOrder::UndoOrder, ArbiterOrder::Unwarn, ArbiterOrder::CountSleep })
            QVERIFY(!isListed(action));
        m_game->execute(match::Intervene { match::Warn { Seat::A }, {} });
        QVERIFY(isListed(ArbiterOrder::Unwarn));
        QVERIFY(isListed(ArbiterOrder::UndoOrder));
    }

    void ordersAreSearched()
    {
        auto *search = m_page->findChild<QLineEdit *>("searchOrders");
        QTest::keyClicks(search, "FAULTY");
        QVERIFY(rowOf(ArbiterOrder::Rescale).isValid());
        QVERIFY(!rowOf(ArbiterOrder::WarnPlayer).isValid());
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(text("title"), QString("Correct a faulty clock"));
        QCOMPARE(QApplication::focusWidget(), field("time"));
        search->clear();
        QVERIFY(rowOf(ArbiterOrder::WarnPlayer).isValid());
    }

    // Neither a player nor a reason nor a winner: all of that is put on a signed paper.
    void nothingIsChosenBeforehand()
    {
        for (const OrderRow &row : orderRows()) {
            if (!rowOf(row.action).isValid() || row.action == ArbiterOrder::Retract
                || row.action == ArbiterOrder::CorrectMove)
                continue;
            choose(row.action);
            QVERIFY(!button("seatA")->isChecked() && !button("seatB")->isChecked());
            for (const char *box : { "reason", "outcome", "second" })
                QCOMPARE(m_page->findChild<QComboBox *>(box)->currentIndex(), -1);
            const bool isAsked = row.fields.seat || row.fields.time || row.fields.bothTimes || row.fields.outcome
                || row.fields.point || row.reason == OrderReason::Asked || row.action == ArbiterOrder::Remark;
            QCOMPARE(button("give")->isEnabled(), !isAsked);
        }
    }

    void clocksStopWithOnePressAndGoOnWithOne()
    {
        press("stopClocks");
        QVERIFY(m_game->match().isHeld());
        QVERIFY(text("state").contains("Both clocks are stopped."));
        QCOMPARE(text("title"), QString("State the reason")); // asked afterwards
        press("reason2");
        press("give");
        QVERIFY(!m_game->match().owesReason());
        const auto stated = std::get<match::Intervened>(m_game->latest());
        QCOMPARE(stated.grounds.ground, match::Ground::StonesDisplaced);
        press("stopClocks");
        QVERIFY(m_page->isLocked()); // the table comes first
        QVERIFY(m_game->match().clock().isRunning());
    }

    // Two taps of a nervous hand.
    void anOrderIsGivenOnce()
    {
        press("warnB");
        press("reason1");
        QTest::mouseClick(button("give"), Qt::LeftButton);
        QTest::mouseClick(button("give"), Qt::LeftButton);
        QTest::mouseDClick(button("give"), Qt::LeftButton);
        QTest::mouseClick(button("give"), Qt::LeftButton);
        QCOMPARE(m_game->match().warnings(Seat::B), 1);
        press("undoTold");
        QTest::mouseClick(button("give"), Qt::LeftButton);
        QTest::mouseClick(button("give"), Qt::LeftButton);
        QTest::mouseClick(button("give"), Qt::LeftButton);
        QCOMPARE(m_game->match().warnings(Seat::B), 0);
        QCOMPARE(m_game->count<match::Intervened>(), 2);
    }

    void orderThatEndsTheGameIsAskedOnce()
    {
        m_game->execute(match::Intervene { match::Warn { Seat::B }, {} });
        press("warnB");
        press("reason1");
        press("give");
        QVERIFY(!m_game->match().isOver());
        QVERIFY2(text("consequence").contains("Aoki wins"), qPrintable(text("consequence")));
        press("endNo");
        QVERIFY(!m_game->match().isOver());
        press("give");
        press("endYes");
        QVERIFY(m_game->match().isOver());
        choose(ArbiterOrder::UndoOrder);
        press("give");
        QVERIFY(!m_game->match().isOver());
        QCOMPARE(m_game->match().warnings(Seat::B), 1);
    }

    void afterAnOrderTheKeyboardIsAtTheNextOne()
    {
        const auto isAtTheOrders = [this] {
            return m_page->findChild<OrderPicker *>()->isAncestorOf(QApplication::focusWidget());
        };
        press("giveA2m");
        press("reason1");
        button("give")->setFocus();
        QTest::keyClick(button("give"), Qt::Key_Space);
        QCOMPARE(m_game->count<match::Intervened>(), 1);
        QVERIFY(isAtTheOrders());
        m_game->execute(match::Intervene { match::Warn { Seat::B }, {} });
        press("warnB");
        press("reason1");
        press("give");
        button("endYes")->setFocus();
        QTest::keyClick(button("endYes"), Qt::Key_Space);
        QVERIFY(m_game->match().isOver());
        QVERIFY(isAtTheOrders());
    }

    void tabGoesThroughAnOrderAsItIsRead()
    {
        choose(ArbiterOrder::SetBoth);
        m_page->findChild<QLineEdit *>(QStringLiteral("time"))->setFocus();
        const QStringList fields { QStringLiteral("otherTime"), QStringLiteral("reason1"), QStringLiteral("reason2"),
            QStringLiteral("reason3") };
        for (const QString &field : fields) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget()->objectName(), field);
        }
        for (const char *field : { "reason2", "reason1", "otherTime", "time" }) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
            QCOMPARE(QApplication::focusWidget()->objectName(), QLatin1String(field));
        }
    }

    // The five that are needed while time runs: so many presses from the open desk on, by mouse and by keys.
    void urgentOrdersTakeFewPresses()
    {
        const auto hit = [this](Qt::Key key) {
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_page.get(), key);
        };
        press("giveA"); // 1
        press("amount2m"); // 2
        press("give"); // 3
        QCOMPARE(m_game->count<match::Intervened>(), 1);
        press("warnA"); // 1
        press("reason3"); // 2
        press("give"); // 3
        QCOMPARE(m_game->match().warnings(Seat::A), 1);
        QTest::keyClick(m_page->windowHandle(), Qt::Key_2, Qt::ControlModifier);
        hit(Qt::Key_2);
        hit(Qt::Key_Return);
        QCOMPARE(m_game->count<match::Intervened>(), 3);
        QTest::keyClick(m_page->windowHandle(), Qt::Key_4, Qt::ControlModifier);
        hit(Qt::Key_2);
        hit(Qt::Key_Return);
        QCOMPARE(m_game->match().warnings(Seat::B), 1);
        const auto warned = std::get<match::Intervened>(m_game->latest());
        QCOMPARE(warned.grounds.ground, match::Ground::PressedEarly);
        QTest::keyClick(m_page->windowHandle(), Qt::Key_F8);
        QVERIFY(m_game->match().isHeld());
        QTest::keyClick(m_page->windowHandle(), Qt::Key_F8);
        QVERIFY(m_game->match().clock().isRunning());
    }

    // One glance from the board to the desk must not give time to the wrong player.
    void thePlayersStandAsTheySitAtTheTable()
    {
        const auto isLeft = [this](const char *one, const char *other) {
            const QWidget *a = button(one);
            const QWidget *b = button(other);
            return a->mapTo(m_page.get(), QPoint()).x() < b->mapTo(m_page.get(), QPoint()).x();
        };
        QVERIFY(m_game->match().left() == Seat::A);
        QVERIFY(isLeft("giveA", "giveB"));
        QVERIFY(m_game->execute(match::ChangePlaces {}));
        QCoreApplication::processEvents();
        QVERIFY(isLeft("giveB", "giveA"));
        QVERIFY(isLeft("warnB", "warnA"));
        // The first key is for the left player, whoever it is.
        QTest::keyClick(m_page->windowHandle(), Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(text("title"), QString("Add time: Bergman"));
        QTest::keyClick(m_page->windowHandle(), Qt::Key_4, Qt::ControlModifier);
        QVERIFY2(text("title").contains("Aoki"), qPrintable(text("title")));
        // So is the first field.
        press("stopClocks");
        choose(ArbiterOrder::SetBoth);
        QCOMPARE(field("time")->accessibleName(), QString("Clock of Bergman"));
        QTest::keyClicks(field("time"), "14:20");
        QTest::keyClicks(field("otherTime"), "9:05");
        press("reason1");
        press("give");
        QCOMPARE(shown(Seat::B), clock::Duration(860s));
        QCOMPARE(shown(Seat::A), clock::Duration(545s));
        choose(ArbiterOrder::SetTime);
        QVERIFY(isLeft("seatB", "seatA"));
    }

    // With its reason: the time to add is tapped at the clock that it is for.
    void timeIsAddedWithThreePresses()
    {
        const clock::Duration before = shown(Seat::B);
        press("giveB2m"); // 1
        QCOMPARE(text("title"), QString("Add time: Bergman"));
        QVERIFY2(text("preview").contains("Clock of Bergman"), qPrintable(text("preview")));
        press("reason1"); // 2
        press("give"); // 3
        QCOMPARE(shown(Seat::B) - before, clock::Duration(2min));
        const auto added = std::get<match::Intervened>(m_game->latest());
        QCOMPARE(added.grounds.ground, match::Ground::ClockWronglySet);
    }

    void bothClocksAreSetWithFourActions_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<int>("a");
        QTest::addColumn<int>("b");
        QTest::newRow("alike") << "10:00" << "" << 600 << 600;
        QTest::newRow("each its own") << "14:20" << "9:05" << 860 << 545;
    }
    void bothClocksAreSetWithFourActions()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(int, a);
        QFETCH(int, b);
        press("stopClocks");
        const PerSeat<clock::Duration> before { shown(Seat::A), shown(Seat::B) };
        choose(ArbiterOrder::SetBoth); // 1
        QCOMPARE(QApplication::focusWidget(), field("time")); // the tap leads there
        QTest::keyClicks(QApplication::focusWidget(), first); // 2
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), field("otherTime"));
        QTest::keyClicks(QApplication::focusWidget(), second);
        press("reason1"); // 3
        QVERIFY2(text("preview").contains("Clock of Aoki") && text("preview").contains("Clock of Bergman"),
            qPrintable(text("preview")));
        press("give"); // 4
        QCOMPARE(shown(Seat::A), clock::Duration(std::chrono::seconds(a)));
        QCOMPARE(shown(Seat::B), clock::Duration(std::chrono::seconds(b)));
        press("undoTold"); // what was done as one is undone as one
        press("give");
        QCOMPARE(shown(Seat::A), before.a);
        QCOMPARE(shown(Seat::B), before.b);
    }

    void aResultIsCorrectedWithOneOrder()
    {
        QVERIFY(m_game->execute(match::Resign { Seat::A }));
        choose(ArbiterOrder::CorrectResult);
        QVERIFY(!button("give")->isEnabled());
        m_page->findChild<QComboBox *>("outcome")->setCurrentIndex(0);
        QVERIFY(!button("give")->isEnabled()); // a reason is asked for
        press("reason2");
        QVERIFY(!text("preview").isEmpty());
        const record::GameResult before = m_game->match().result();
        press("give");
        QVERIFY(m_game->match().isOver());
        QVERIFY(m_game->match().result() != before);
        QCOMPARE(m_game->count<match::Intervened>(), 2); // both stand in the journal, with the reason
    }

    // Under the hand that is about to press it: while a form is filled in, when the order is carried out, and after.
    void applyNeverMoves_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("laptop") << QSize(1366, 700);
        QTest::newRow("tablet") << QSize(800, 1280);
        QTest::newRow("small and upright") << QSize(420, 700);
    }
    void applyNeverMoves()
    {
        QFETCH(QSize, size);
        m_page->resize(size);
        QCoreApplication::processEvents();
        std::optional<QPoint> place;
        const auto check = [&](const char *when) {
            QCoreApplication::processEvents();
            const QPoint now = button("give")->mapTo(m_page.get(), QPoint());
            if (!place)
                place = now;
            QVERIFY2(*place == now,
                qPrintable(QStringLiteral("%1: %2 %3 is %4 %5")
                        .arg(QLatin1String(when))
                        .arg(place->x())
                        .arg(place->y())
                        .arg(now.x())
                        .arg(now.y())));
        };
        const std::vector<OrderRow> all(orderRows().begin(), orderRows().end());
        for (const OrderRow &row : all) {
            if (!isPossible(row.action, m_game->match(), m_game->now()) || isMeantToEnd(row.action)
                || row.action == ArbiterOrder::Adjourn || row.action == ArbiterOrder::RunClock)
                continue;
            m_page->findChild<CommandForm *>()->begin(row.action);
            check("chosen");
            if (row.fields.seat) {
                press("seatA");
                check("a player");
            }
            if (row.fields.time || row.fields.bothTimes) {
                type("time", "1");
                check("a time");
                type("time", "1x"); // no time
                check("no time");
                type("time", "1:00");
                check("another time");
            }
            if (row.fields.point) {
                type("point", "K10");
                check("a point");
            }
            if (row.reason == OrderReason::Asked || row.reason == OrderReason::CanWait) {
                press("reason1");
                check("a reason");
            }
            if (row.reason == OrderReason::Asked || row.reason == OrderReason::CommentOnly) {
                type("note", "a comment that is rather long and takes more than the field is wide");
                check("a comment");
            }
        }
        m_page->findChild<CommandForm *>()->begin(ArbiterOrder::WarnPlayer, Seat::A);
        press("reason1");
        check("before it is given");
        press("give");
        check("done");
        // The question whether the game shall end leaves its place empty.
        m_page->findChild<CommandForm *>()->begin(ArbiterOrder::WarnPlayer, Seat::A);
        press("reason1");
        press("give");
        QVERIFY(button("endNo")->isVisible());
        QVERIFY(!button("give")->isVisible());
        m_page->findChild<CommandForm *>()->refresh(); // a clock that runs
        QVERIFY(button("endNo")->isVisible());
        press("endNo");
        check("cancelled");
    }

    void pendingClaimIsRuled_data()
    {
        QTest::addColumn<int>("action");
        QTest::addColumn<bool>("ends");
        QTest::newRow("a wrong claim is rejected") << static_cast<int>(ArbiterOrder::RejectClaim) << false;
        QTest::newRow("a right claim is upheld") << static_cast<int>(ArbiterOrder::UpholdClaim) << true;
    }
    void pendingClaimIsRuled()
    {
        QFETCH(int, action);
        QFETCH(bool, ends);
        const char *claimed = ends ? "H10" : "L12"; // a double-three, or nothing
        start(setupWithArbiter(), { "H8", "A1", "H9", "A3", "I10", "A5", "J10", "A7", claimed });
        QVERIFY(m_game->execute(match::ClaimFoul { Seat::B, *rules::pointFromText(claimed, 15) }));
        open();
        QVERIFY(text("state").contains("is waiting for the ruling"));
        QVERIFY(m_page->findChild<ProofPanel *>("claimProof")->isVisible());
        QCOMPARE(m_page->findChild<ProofPanel *>("claimProof")->point(), m_game->match().pendingClaim()->point);
        press(static_cast<ArbiterOrder>(action) == ArbiterOrder::UpholdClaim ? "uphold" : "reject"); // 1
        press("give"); // 2
        QVERIFY(!m_game->match().pendingClaim());
        QCOMPARE(m_game->match().isOver(), ends);
    }

    // Without what the clock that starts with it has used while it was worked out.
    void whatARulingAddsToAClockIsTold()
    {
        start(setupWithArbiter(), { "H8", "A1", "H9", "A3", "I10", "A5", "J10", "A7", "L12" });
        QVERIFY(m_game->execute(match::ClaimFoul { Seat::B, *rules::pointFromText("L12", 15) }));
        open();
        clock::Reading after = m_game->match().clock().reading(Seat::A, m_game->now());
        const clock::Duration extra = match::wrongClaimPenalty(m_game->match().setup(), Seat::B);
        after.main += extra;
        after.shown += extra;
        m_game->passAtEachLook(7ms);
        press("reject");
        m_game->passAtEachLook(0ms);
        QVERIFY2(text("preview").contains(" → " + text::clockText(after)), qPrintable(text("preview")));
    }

    void bothRulingsOnAClaimAreSeen_data()
    {
        QTest::addColumn<int>("height");
        QTest::newRow("low") << 460;
        QTest::newRow("laptop") << 740;
        QTest::newRow("high") << 1000;
    }
    void bothRulingsOnAClaimAreSeen()
    {
        QFETCH(int, height);
        start(setupWithArbiter(), { "H8", "A1", "H9", "A3", "I10", "A5", "J10", "A7", "L12" });
        QVERIFY(m_game->execute(match::ClaimFoul { Seat::B, *rules::pointFromText("L12", 15) }));
        open();
        m_page->lock();
        m_page->resize(1280, height);
        QCoreApplication::processEvents();
        m_page->unlock();
        QCoreApplication::processEvents();
        for (const char *name : { "uphold", "reject", "give", "stopClocks" }) {
            const QRect place(button(name)->mapTo(m_page.get(), QPoint()), button(name)->size());
            QVERIFY2(m_page->rect().contains(place), name);
        }
        QCOMPARE(text("title"), QString("Reject the claim")); // the other cannot be
    }

    void warningIsGivenWithItsReasonAndTakenBack()
    {
        choose(ArbiterOrder::WarnPlayer);
        press("seatB");
        m_page->findChild<QComboBox *>("reason")->setCurrentIndex(static_cast<int>(match::Ground::OtherHand));
        type("note", "left hand");
        press("give");
        QCOMPARE(m_game->match().warnings(Seat::B), 1);
        const auto event = std::get<match::Intervened>(m_game->latest());
        QCOMPARE(event.grounds, (match::Grounds { match::Ground::OtherHand, "left hand" }));
        QVERIFY(text("state").contains("Bergman has 1 warning"));

        undoLast();
        press("give");
        QCOMPARE(m_game->match().warnings(Seat::B), 0);
    }

    void remarkAsksForItsWords()
    {
        choose(ArbiterOrder::WarnPlayer);
        QCOMPARE(field("note")->placeholderText(), QString("optional"));
        choose(ArbiterOrder::Remark);
        QCOMPARE(field("note")->placeholderText(), QString("required"));
        QVERIFY(!button("give")->isEnabled());
        type("note", "A lamp went out.");
        press("give");
        const auto event = std::get<match::Intervened>(m_game->latest());
        QVERIFY(std::holds_alternative<match::Remark>(event.what));
    }

    void correctionIsUndoneByANewEntry()
    {
        const clock::Duration before = shown(Seat::A);
        press("giveA");
        type("time", "1:00.5");
        press("give");
        undoLast();
        press("give");
        QCOMPARE(shown(Seat::A), before);
        QCOMPARE(m_game->count<match::Intervened>(), 2);
    }

    void moveIsCorrectedOnTheBoard()
    {
        choose(ArbiterOrder::CorrectMove);
        QCOMPARE(m_page->findChild<QSpinBox *>("number")->value(), 4);
        auto *board = m_page->findChild<BoardWidget *>("deskBoard");
        const QRectF cell = board->rectOf(*rules::pointFromText("B1", 15));
        QTest::mouseClick(board, Qt::LeftButton, {}, cell.center().toPoint());
        press("reason1");
        press("give");
        QCOMPARE(m_game->match().moves()[3].point, rules::pointFromText("B1", 15));
    }

    void movesAreTakenBackWithTheirClocks()
    {
        choose(ArbiterOrder::Retract);
        m_page->findChild<QSpinBox *>("number")->setValue(2);
        press("reason1");
        QVERIFY2(text("preview").contains("Moves: 4 → 2"), qPrintable(text("preview")));
        press("give");
        QCOMPARE(m_game->match().moves().size(), std::size_t { 2 });
    }

    void lateArrivalIsRecorded()
    {
        QVERIFY(!rowOf(ArbiterOrder::Arrive).isValid()); // of two who are there
        match::MatchSetup setup = setupWithArbiter();
        setup.attendance = match::Attendance { 0, { clock::Duration(0), std::nullopt }, 2min };
        setup.lateness.charge = match::LateCharge::Double;
        start(setup, { "H8" });
        m_game->wait(2min);
        open();
        choose(ArbiterOrder::Arrive);
        QVERIFY(!m_page->findChild<QComboBox *>("reason")->isVisible());
        QVERIFY2(text("preview").contains("Bergman"), qPrintable(text("preview")));
        press("give");
        QVERIFY(!m_game->match().awaited());
        QCOMPARE(m_game->count<match::Arrived>(), 1);
        QVERIFY(!button("give")->isEnabled());
    }

    void refusalsAreToldBeforeAnythingIsDone()
    {
        choose(ArbiterOrder::SetTime);
        press("seatA");
        m_page->findChild<QSpinBox *>("periods")->setValue(3); // there are none
        QVERIFY(!button("give")->isEnabled());
        QVERIFY(!text("preview").isEmpty());
    }

    void resultIsDeclaredConfirmedAndOpenedAgain()
    {
        choose(ArbiterOrder::LoseGame);
        press("seatA");
        press("reason1");
        QCOMPARE(button("give")->text(), QString("End the game"));
        QVERIFY2(text("preview").contains("Bergman wins"), qPrintable(text("preview")));
        press("give");
        QVERIFY(m_game->match().isOver());
        QCOMPARE(m_game->match().result(), (record::GameResult { record::Winner::White, record::Reason::TakeBack }));
        choose(ArbiterOrder::Confirm);
        press("give");
        QVERIFY(text("state").contains("The arbiter has confirmed the result."));
        m_game->execute(match::Confirm { Seat::A });
        m_game->execute(match::Confirm { Seat::B });
        QVERIFY(!rowOf(ArbiterOrder::Reopen).isValid()); // final: there is no chief arbiter
        m_pins.set({ {}, QString::fromStdString(signing::keptPin("90210")) });
        m_page->lock();
        m_page->unlock();
        choose(ArbiterOrder::Reopen);
        auto *second = m_page->findChild<QComboBox *>("second");
        QVERIFY(second->isVisible()); // of the chief arbiter
        second->setCurrentIndex(static_cast<int>(match::Ground::RecordWrong));
        QVERIFY(!button("give")->isEnabled());
        type("chiefPin", "90211");
        QVERIFY(!button("give")->isEnabled());
        QVERIFY2(text("preview").contains("PIN"), qPrintable(text("preview")));
        type("chiefPin", "90210");
        checkRows();
        QVERIFY(!button("give")->isEnabled()); // a reason is asked for, as in all orders
        press("reason2");
        press("give");
        QVERIFY(!m_game->match().isOver());
        const auto event = std::get<match::Intervened>(m_game->latest());
        QCOMPARE(event.grounds.ground, match::Ground::RecordWrong);
    }

    // What the form has no reason for has none in the journal.
    void noReasonIsWrittenThatNobodyGave()
    {
        for (const OrderRow &row : orderRows()) {
            if (row.reason == OrderReason::Asked)
                continue;
            OrderEntry entry;
            entry.seat = Seat::A;
            entry.time = 60s;
            entry.point = rules::Point(0, 0);
            entry.note = "seen by both";
            for (const match::Command &command : commandsOf(row.action, entry, m_game->match())) {
                const auto *order = std::get_if<match::Intervene>(&command);
                QVERIFY(!order || order->grounds.ground == match::Ground::Unstated);
                QVERIFY(!order || order->grounds.note == "seen by both");
            }
        }
    }

    void aLateClaimIsToldAsSuch()
    {
        start(setupWithArbiter(), { "H8", "A1", "H9", "A3", "I10", "A5", "J10", "A7", "H10", "A9", "O15" });
        QVERIFY(m_game->execute(match::ClaimFoul { Seat::B, *rules::pointFromText("H10", 15) }));
        open();
        QVERIFY2(button("give")->isEnabled(), qPrintable(text("preview"))); // what can be ruled is chosen
        press("uphold");
        QCOMPARE(text("preview"),
            QString("Too late: the turn to reply to this stone is over. Only an overline can still be claimed."));
        QVERIFY(!button("give")->isEnabled());
    }

    // As the clock beside a real board counts them.
    void turnsAreCountedAsOnTheClock()
    {
        match::MatchSetup setup = setupWithArbiter();
        setup.playedOn = match::PlayedOn::PhysicalBoard;
        start(setup);
        QVERIFY(m_game->execute(match::Press { Seat::A }));
        QVERIFY(m_game->execute(match::Press { Seat::B }));
        open();
        QVERIFY2(text("state").contains("Turn 3; it is the turn of Aoki."), qPrintable(text("state")));
        QVERIFY(!text("state").contains("Move"));
        JournalReplayView &moments = m_page->moments();
        moments.last();
        const QString where = moments.findChild<QLabel *>("where")->text();
        QVERIFY2(where.endsWith("after turn 2."), qPrintable(where));
    }

    void moveIsSealedAndOpened()
    {
        choose(ArbiterOrder::Adjourn);
        type("point", "K10");
        QVERIFY(!text("preview").contains("K10"));
        QVERIFY(!button("printCode")->isVisible());
        press("give");
        QVERIFY(m_game->match().isAdjourned());
        QVERIFY(!QByteArray::fromStdString(m_game->match().sealedMove()).contains("K10"));
        const QString code = shownCode();
        QCOMPARE(code.size(), 8);
        QString sheet;
        connect(m_page.get(), &ArbiterPage::paperWanted, this,
            [&](const Adjournment &adjournment) { sheet = toPlainText(adjournmentDocument(adjournment, "en")); });
        QString printed;
        connect(m_page.get(), &ArbiterPage::codePaperWanted, this,
            [&](const Adjournment &adjournment, const QString &secret) {
                printed = toPlainText(sealCodeDocument(adjournment, secret, "en"));
            });
        press("printSheet");
        QVERIFY(sheet.contains("Adjourned game"));
        QVERIFY(!sheet.contains(code));
        press("printCode");
        QVERIFY(printed.contains(code));
        choose(ArbiterOrder::OpenSealed);
        QVERIFY(!button("printCode")->isVisible()); // nor does the code stay on the screen
        QVERIFY(!text("told").contains(code));
        QVERIFY(!text("codeText").contains(code));
        type("code", "2222222");
        QCOMPARE(text("preview"), QStringLiteral("Fill in the required fields."));
        type("code", "22222222"); // a code typed wrongly loses nothing
        QCOMPARE(text("preview"), QStringLiteral("This code does not open the sealed move."));
        QVERIFY(!button("give")->isEnabled());
        type("code", code.toLower());
        press("give");
        QVERIFY(!m_game->match().isAdjourned());
        QVERIFY(m_game->match().position().at(*rules::pointFromText("K10", 15)) == rules::Stone::Black);
    }

    // Without the code nobody can open the move.
    void codeIsNotLostByLeavingTheDesk()
    {
        QSignalSpy left(m_page.get(), &ArbiterPage::tableWanted);
        const QString code = sealMove();
        choose(ArbiterOrder::GiveTime); // another order
        QVERIFY(button("codeWritten")->isVisible());
        QCOMPARE(shownCode(), code);
        m_page->hide(); // another page of the window
        m_page->show();
        QVERIFY(!button("codeWritten")->isVisible());
        m_page->unlock();
        QVERIFY(button("codeWritten")->isVisible());
        QCOMPARE(shownCode(), code);

        press("backToTable");
        QVERIFY(!m_page->isLocked());
        QVERIFY(m_page->findChild<QLabel *>("codeWarning")->isVisible());
        QCOMPARE(left.count(), 0);
        QCOMPARE(shownCode(), code);
        choose(ArbiterOrder::WarnPlayer); // no answer
        QVERIFY(!m_page->findChild<QLabel *>("codeWarning")->isVisible());
        press("backToTable");
        QVERIFY(!m_page->isLocked());
        press("backToTable"); // the answer
        QVERIFY(m_page->isLocked());
        QCOMPARE(left.count(), 1);
        m_page->unlock();
        QVERIFY(!button("codeWritten")->isVisible());
        QVERIFY(shownCode().isEmpty());
    }

    void codeOnPaperIsNotAskedAbout_data()
    {
        QTest::addColumn<QString>("kept");
        QTest::newRow("printed") << "printCode";
        QTest::newRow("written down") << "codeWritten";
    }
    void codeOnPaperIsNotAskedAbout()
    {
        QFETCH(QString, kept);
        QSignalSpy left(m_page.get(), &ArbiterPage::tableWanted);
        sealMove();
        press(qPrintable(kept));
        QCOMPARE(button("codeWritten")->isVisible(), kept == "printCode"); // it may be printed twice
        press("backToTable");
        QVERIFY(m_page->isLocked());
        QCOMPARE(left.count(), 1);
        m_page->unlock();
        QVERIFY(shownCode().isEmpty());
    }

    void codeOfAnOpenedMoveIsForgotten()
    {
        const QString code = sealMove();
        choose(ArbiterOrder::OpenSealed);
        type("code", code);
        press("give");
        QVERIFY(!m_game->match().isAdjourned());
        QVERIFY(!button("codeWritten")->isVisible());
    }

    void sealedMoveCanBeLookedAtWhileItIsTyped()
    {
        choose(ArbiterOrder::GiveTime);
        QVERIFY(!button("showPoint")->isVisible());
        choose(ArbiterOrder::Adjourn);
        type("point", "K10");
        QCOMPARE(field("point")->echoMode(), QLineEdit::Password);
        QVERIFY(!button("showPoint")->isChecked());
        press("showPoint");
        QCOMPARE(field("point")->displayText(), QString("K10"));
        press("showPoint");
        QCOMPARE(field("point")->echoMode(), QLineEdit::Password);
        press("showPoint");
        press("give");
        QVERIFY(m_game->match().isAdjourned());
        QVERIFY(!button("showPoint")->isChecked());
        QCOMPARE(field("point")->echoMode(), QLineEdit::Password);
        QVERIFY(m_game->execute(match::Intervene { match::AnnulSealed {}, {} }));
        choose(ArbiterOrder::CorrectMove);
        QCOMPARE(field("point")->echoMode(), QLineEdit::Normal);
    }

    void takenPointIsNotSealed()
    {
        choose(ArbiterOrder::Adjourn);
        type("point", "H8");
        QCOMPARE(text("preview"), QString("This point is occupied.")); // what is covered is not named
        QVERIFY(!button("give")->isEnabled());
        press("showPoint");
        QCOMPARE(text("preview"), QString("H8 is occupied."));
        QTest::keyClick(field("point"), Qt::Key_Return);
        QVERIFY(!m_game->match().isAdjourned());
        type("point", "H88");
        QCOMPARE(text("preview"), QString("This is not a valid point."));
        QVERIFY(!button("give")->isEnabled());
        type("point", "H9");
        QCOMPARE(text("preview"), QString("The move is sealed, and both clocks are stopped."));
        QVERIFY(button("give")->isEnabled());
    }

    // A double-three is sealed as any other point.
    void nothingIsToldOfForbiddenPoints()
    {
        start(setupWithArbiter(), { "H8", "A1", "H9", "A3", "I10", "A5", "J10", "A7" });
        open();
        choose(ArbiterOrder::Adjourn);
        type("point", "H10");
        press("showPoint");
        QCOMPARE(text("preview"), QString("The move is sealed, and both clocks are stopped."));
        QVERIFY(button("give")->isEnabled());
    }

    void openedMoveThatLosesIsToldWithItsReason()
    {
        const auto sealedThere = match::Adjourn { sealed(*rules::pointFromText("H8", 15), QStringLiteral("ABCDEFGH")) };
        QVERIFY(m_game->execute(match::Intervene { sealedThere, {} })); // as older programs let one do
        choose(ArbiterOrder::OpenSealed);
        type("code", "abcdefgh");
        press("give");
        QVERIFY(m_game->match().isOver());
        QVERIFY2(text("told").contains("The sealed move is H8."), qPrintable(text("told")));
        QVERIFY2(text("told").endsWith("The player who sealed it loses."), qPrintable(text("told")));
    }

    void stageIsSet()
    {
        auto *stage = m_page->findChild<QComboBox *>("stage");
        choose(ArbiterOrder::SetTime);
        press("seatA");
        QVERIFY(!stage->isVisible()); // there is only one
        match::MatchSetup setup = setupWithArbiter();
        setup.time.a = *clock::readControl("2h 5x60s");
        start(setup);
        m_game->wait(3s);
        open();
        stage = m_page->findChild<QComboBox *>("stage");
        choose(ArbiterOrder::SetTime);
        press("seatB");
        QVERIFY(!stage->isVisible()); // the clocks differ
        press("seatA");
        QVERIFY(stage->isVisible());
        QCOMPARE(stage->count(), 3);
        QCOMPARE(stage->itemText(2), QString("2: then 5 periods of 1 minutes"));
        QVERIFY(!button("give")->isEnabled());
        stage->setCurrentIndex(2);
        QVERIFY2(text("preview").contains("Clock of Aoki: 1:59:57.000 ×5 → 1:00.000 ×5")
                || text("preview").contains("Clock of Aoki: 1:59:57.000 → 1:00.000 ×5"),
            qPrintable(text("preview")));
        press("give");
        const clock::Reading reading = m_game->match().clock().reading(Seat::A, m_game->now());
        QCOMPARE(reading.stage, 1);
        QCOMPARE(reading.periods, 5);
        const auto &set = std::get<match::Intervened>(m_game->latest());
        QCOMPARE(std::get<match::SetClock>(set.what).setting, (clock::ClockSetting { 1, {}, {}, {} }));
    }

    void sleepIsCountedOrNot()
    {
        const match::Report slept { match::Slept { 200s, { 0, 0 }, { 200000, 0 } } };
        QVERIFY(m_game->execute(slept));
        open();
        QVERIFY(text("state").startsWith(
            "The computer slept for 3 minutes 20 seconds while the clock of Aoki was running."));
        QCOMPARE(text("title"), QString("Deduct sleep time")); // what is due comes first
        const clock::Duration before = shown(Seat::A);
        press("give");
        QCOMPARE(before - shown(Seat::A), clock::Duration(200s));
        QVERIFY(!button("give")->isEnabled());
        press("stopClocks");
        QVERIFY(m_game->match().clock().isRunning());
        m_page->unlock();

        // Only to let the clock run counts nothing.
        m_game->wait(1s);
        QVERIFY(m_game->execute(slept));
        const clock::Duration then = shown(Seat::A);
        press("stopClocks");
        QVERIFY(m_game->match().clock().isRunning());
        QCOMPARE(shown(Seat::A), then);
    }

    void countedSleepIsUndoneByANewEntry_data()
    {
        QTest::addColumn<bool>("byPlayers");
        QTest::addColumn<bool>("goesOn");
        QTest::newRow("counted by the arbiter") << false << false;
        QTest::newRow("counted by the players") << true << false;
        QTest::newRow("while the clock runs again") << false << true;
    }
    void countedSleepIsUndoneByANewEntry()
    {
        QFETCH(bool, byPlayers);
        QFETCH(bool, goesOn);
        match::MatchSetup setup = setupWithArbiter();
        setup.arbiter = !byPlayers;
        start(setup);
        open();
        QVERIFY(m_game->execute(match::Report { match::Slept { 200s, { 0, 0 }, { 200000, 0 } } }));
        const clock::Duration before = shown(Seat::A);
        const bool wasLast = !byPlayers && !goesOn; // the order itself is undone
        QVERIFY(m_game->execute(
            byPlayers ? match::Command(match::AgreeSleep {}) : match::Intervene { match::CountSleep {}, {} }));
        QCOMPARE(before - shown(Seat::A), clock::Duration(200s));
        if (goesOn)
            QVERIFY(m_game->execute(match::Intervene { match::RunClock { Seat::A }, {} }));
        m_page->findChild<QTabWidget *>("deskTabs")->setCurrentIndex(1);
        auto *list = m_page->findChild<QTableView *>("corrections");
        list->selectRow(list->model()->rowCount() - (goesOn ? 2 : 1));
        QTest::mouseClick(button("compensate"), Qt::LeftButton);
        QCOMPARE(text("title"),
            QString(goesOn    ? "Add time: Aoki"
                    : wasLast ? "Undo the last action"
                              : "Do not deduct sleep time"));
        QCOMPARE(m_page->findChild<QComboBox *>("reason")->currentIndex(), -1); // it is the arbiter's to say
        press("reason1");
        QVERIFY2(text("preview").contains("Clock of Aoki: "), qPrintable(text("preview")));
        press("give");
        QCOMPARE(shown(Seat::A), before);
        const auto event = std::get<match::Intervened>(m_game->latest());
        QCOMPARE(event.grounds.ground, goesOn ? match::Ground::ClockWronglySet : match::Ground::ArbiterMistaken);
        QCOMPARE(event.after.a - event.before.a, clock::Duration(200s));
    }

    void announcementIsShownAtOnceAndWithoutReadingTheJournal()
    {
        JournalReplayView &moments = m_page->moments();
        auto *entries = moments.findChild<QTableView *>("entries");
        const int rows = entries->model()->rowCount();
        const int lines = moments.lineCount();
        const QSignalSpy read(entries->model(), &QAbstractItemModel::modelReset); // the whole journal
        QVERIFY(m_game->execute(match::Beat {}));
        QCOMPARE(entries->model()->rowCount(), rows); // nobody looks at heartbeats
        const clock::Announcement call { m_game->now(), Seat::A, { clock::CallKind::Elapsed, 30 },
            { true, false, false } };
        QVERIFY(m_game->execute(match::Report { match::Announced { call } }));
        QCOMPARE(read.size(), 0);
        QCOMPARE(entries->model()->rowCount(), rows + 1);
        QVERIFY(entries->model()->index(rows, 1).data().toString().startsWith("Announced to Aoki: “30 seconds”"));
        QCOMPARE(moments.lineCount(), lines + 2);
        QCOMPARE(moments.line(), moments.lineCount()); // it stood at the end
        const QModelIndex last = entries->model()->index(rows, 1);
        const QString shownThen = last.data().toString();

        // Whoever looks at an earlier moment goes on looking at it.
        moments.first();
        QVERIFY(m_game->execute(match::Report { match::Announced { call } }));
        QCOMPARE(moments.line(), 1);
        QCOMPARE(entries->model()->rowCount(), rows + 2);
        moments.last();
        QCOMPARE(moments.line(), moments.lineCount());

        // What was put together is what the journal says.
        m_page->lock();
        m_page->unlock();
        QVERIFY(read.size() > 0);
        QCOMPARE(entries->model()->rowCount(), rows + 2);
        QCOMPARE(moments.lineCount(), lines + 3);
        QCOMPARE(entries->model()->index(rows, 1).data().toString(), shownThen);
        m_page->lock();
        QVERIFY(m_game->execute(match::Report { match::Announced { call } }));
        m_page->unlock();
        QCOMPARE(entries->model()->rowCount(), rows + 3);
    }

    // The form is laid out anew however the way to the desk was.
    void everyRowHasItsHeight_data()
    {
        QTest::addColumn<int>("left");
        QTest::addColumn<bool>("hides");
        for (const bool hides : { false, true }) {
            const auto row = [hides](const char *name) -> QTestData & {
                return QTest::newRow(qPrintable(QString("%1, %2").arg(hides ? "another page" : "the lock", name)));
            };
            row("left at sealing a move") << static_cast<int>(ArbiterOrder::Adjourn) << hides;
            row("left at opening it") << static_cast<int>(ArbiterOrder::OpenSealed) << hides;
            row("left at a remark") << static_cast<int>(ArbiterOrder::Remark) << hides;
            row("left at correcting a move") << static_cast<int>(ArbiterOrder::CorrectMove) << hides;
        }
    }
    void everyRowHasItsHeight()
    {
        QFETCH(int, left);
        QFETCH(bool, hides);
        if (static_cast<ArbiterOrder>(left) == ArbiterOrder::OpenSealed) {
            m_game->execute(match::Intervene { match::Adjourn { "sealed" }, {} });
        }
        choose(static_cast<ArbiterOrder>(left));
        checkRows();
        QTest::mouseClick(button("backToTable"), Qt::LeftButton);
        if (hides)
            m_page->hide();
        QCoreApplication::processEvents();
        m_page->show();
        QCoreApplication::processEvents();
        m_page->unlock();
        checkRows();
        for (const OrderRow &row : orderRows()) {
            if (!rowOf(row.action).isValid())
                continue;
            choose(row.action);
            checkRows();
        }
    }

    void everythingFits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small and upright") << QSize(400, 650);
        QTest::newRow("laptop") << QSize(1280, 740);
        QTest::newRow("as small as can be, upright") << QSize(320, 1);
        QTest::newRow("as small as can be, lying") << QSize(640, 1);
    }
    void everythingFits()
    {
        QFETCH(QSize, size);
        dress(Theme::light());
        size = size.expandedTo(m_page->leastSize({ size.width(), 1 }));
        m_page->resize(size);
        QCoreApplication::processEvents();
        QCOMPARE(m_page->size(), size);
        for (const char *name : { "giveA", "warnA", "giveB", "warnB", "stopClocks", "backToTable", "give" }) {
            const QRect place(button(name)->mapTo(m_page.get(), QPoint()), button(name)->size());
            QVERIFY2(m_page->rect().contains(place), name);
            QVERIFY2(place.height() >= 44, name);
        }
        QVERIFY(m_page->findChild<QTabWidget *>("deskTabs")->height() >= 200);
        const auto *give = button("give");
        const QWidget *room = m_page->findChild<QLabel *>("preview")->parentWidget()->parentWidget();
        for (const OrderRow &row : orderRows()) {
            if (!rowOf(row.action).isValid())
                continue;
            choose(row.action);
            for (const QWidget *each : { static_cast<const QWidget *>(give), room }) {
                for (const QWidget *of = each->parentWidget(); of && of != m_page->parentWidget();
                    of = of->parentWidget())
                    QVERIFY2(of->rect().contains(QRect(each->mapTo(of, QPoint()), each->size())),
                        qPrintable(QStringLiteral("%1: %2").arg(text("title"), each->metaObject()->className())));
            }
        }
    }

private:
    void start(const match::MatchSetup &setup, std::initializer_list<const char *> points = {})
    {
        m_page.reset();
        m_game = std::make_unique<HostedGame>(setup);
        m_game->play(points);
    }
    void open()
    {
        m_page = std::make_unique<ArbiterPage>(m_game->host(), m_pins);
        m_page->holdButton()->setHoldTime(1);
        // At the table, as the window does after a count of three.
        connect(m_page.get(), &ArbiterPage::resumeWanted, this,
            [this](const match::Command &command) { QVERIFY(m_game->execute(command)); });
        m_page->resize(1280, 740);
        setTheme(Theme::light());
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_page->unlock();
    }
    clock::Duration shown(Seat seat) const { return m_game->match().clock().reading(seat, m_game->now()).shown; }
    QToolButton *button(const char *name) const { return m_page->findChild<QToolButton *>(QLatin1String(name)); }
    QLineEdit *field(const char *name) const { return m_page->findChild<QLineEdit *>(QLatin1String(name)); }
    QString text(const char *name) const { return m_page->findChild<QLabel *>(QLatin1String(name))->text(); }
    void press(const char *name) { QTest::mouseClick(button(name), Qt::LeftButton); }
    void type(const char *name, const QString &written)
    {
        field(name)->clear();
        QTest::keyClicks(field(name), written);
    }
    // The code that is shown then.
    QString sealMove()
    {
        choose(ArbiterOrder::Adjourn);
        type("point", "K10");
        press("give");
        return shownCode();
    }
    QString shownCode() const { return text("codeText").section("sealed move is ", 1).section('.', 0, 0); }
    QModelIndex rowOf(ArbiterOrder action) const
    {
        const QAbstractItemModel *model = m_page->findChild<QListView *>("actions")->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QVariant each = model->index(row, 0).data(Qt::UserRole);
            if (each.isValid() && each.toInt() == static_cast<int>(action))
                return model->index(row, 0);
        }
        return {};
    }
    void choose(ArbiterOrder action)
    {
        auto *list = m_page->findChild<QListView *>("actions");
        const QModelIndex index = rowOf(action);
        QVERIFY(index.isValid());
        list->scrollTo(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
    }
    // Every shown field of the form has all of its height, and lies on no other.
    void checkRows()
    {
        QCoreApplication::processEvents();
        int below = 0;
        auto *form = m_page->findChild<CommandForm *>();
        for (const char *name : { "seats", "stage", "time", "periods", "moves", "number", "point", "showPoint",
                 "clocks", "outcome", "code", "reason", "note", "second", "chiefPin" }) {
            const auto *each = form->findChild<QWidget *>(QLatin1String(name));
            QVERIFY2(each, name);
            if (!each->isVisible())
                continue;
            const QRect place(each->mapTo(form, QPoint()), each->size());
            QVERIFY2(place.height() >= each->minimumSizeHint().height(),
                qPrintable(QString("%1 %2 %3").arg(name).arg(place.height()).arg(each->minimumSizeHint().height())));
            QVERIFY2(place.top() >= below, name);
            below = place.bottom();
        }
        QVERIFY(form->rect().bottom() >= below);
    }
    // Picks the last entry of the list of corrections and asks for its opposite.
    void undoLast()
    {
        m_page->findChild<QTabWidget *>("deskTabs")->setCurrentIndex(1);
        auto *list = m_page->findChild<QTableView *>("corrections");
        list->selectRow(list->model()->rowCount() - 1);
        QVERIFY(button("compensate")->isEnabled());
        QTest::mouseClick(button("compensate"), Qt::LeftButton);
    }

    std::unique_ptr<HostedGame> m_game;
    DeskPins m_pins;
    std::unique_ptr<ArbiterPage> m_page;
};

} // namespace tst_arbiterpage

QTEST_MAIN(tst_arbiterpage::TestArbiterPage)
#include "tst_arbiterpage.moc"
