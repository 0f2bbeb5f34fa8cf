// SPDX-License-Identifier: MIT
#include "match/host/inputmoment.h"

#include <QAction>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTest>
#include <QTimer>
#include <QWidget>

namespace tst_inputmoment {

using namespace kagetsu;
using namespace kagetsu::host;
using namespace std::chrono_literals;

namespace {

using Stamp = std::optional<clock::Moment>;

constexpr clock::Moment Now = 5'000'000'123ms; // the window system's 32 bits have run over once

quint64 stampOf(clock::Duration age)
{
    return static_cast<std::uint32_t>((Now - age).count());
}

// Notes what was known while it got its input.
class Listener : public QWidget
{
public:
    explicit Listener(const host::InputMoment &moment)
        : m_moment(moment)
    {
    }
    Stamp heard;

protected:
    void mousePressEvent(QMouseEvent *) override { heard = m_moment.madeAt(); }
    void keyPressEvent(QKeyEvent *) override { heard = m_moment.madeAt(); }

private:
    const host::InputMoment &m_moment;
};

} // namespace

// When a tap or key was made that is seen late (clock.md#the-machine).
class TestInputMoment : public QObject
{
    Q_OBJECT

private slots:
    void inputCountsFromItsStamp_data()
    {
        QTest::addColumn<clock::Duration>("age");
        QTest::addColumn<clock::Duration>("taken");
        QTest::newRow("just now") << clock::Duration(0ms) << clock::Duration(0ms);
        QTest::newRow("it had waited") << clock::Duration(309ms) << clock::Duration(309ms);
        QTest::newRow("the disk stood still") << clock::Duration(29'999ms) << clock::Duration(29'999ms);
        QTest::newRow("a stamp of another clock") << clock::Duration(900s) << clock::Duration(0ms);
        QTest::newRow("a millisecond ahead") << clock::Duration(-1ms) << clock::Duration(0ms);
    }
    void inputCountsFromItsStamp()
    {
        QFETCH(clock::Duration, age);
        QFETCH(clock::Duration, taken);
        const host::InputMoment moment([] { return Now; });
        Listener listener(moment);
        QMouseEvent tap(QEvent::MouseButtonPress, QPointF(1, 1), QPointF(1, 1), Qt::LeftButton, Qt::LeftButton, {});
        tap.setTimestamp(stampOf(age));
        QCoreApplication::sendEvent(&listener, &tap);
        QVERIFY(listener.heard == Stamp(Now - taken));
        QKeyEvent key(QEvent::KeyPress, Qt::Key_Space, {});
        key.setTimestamp(stampOf(age));
        listener.heard.reset();
        QCoreApplication::sendEvent(&listener, &key);
        QVERIFY(listener.heard == Stamp(Now - taken));
    }

    void momentIsForgottenAfterTheEvent()
    {
        const host::InputMoment moment([] { return Now; });
        QVERIFY(!moment.madeAt());
        Listener listener(moment);
        QKeyEvent key(QEvent::KeyPress, Qt::Key_Space, {});
        QCoreApplication::sendEvent(&listener, &key);
        QVERIFY(moment.madeAt());
        QCoreApplication::processEvents();
        QVERIFY(!moment.madeAt());
    }

    void theLaterOfTwoCounts()
    {
        const host::InputMoment moment([] { return Now; });
        Listener listener(moment);
        for (const clock::Duration age : { 70ms, 40ms }) {
            QKeyEvent key(QEvent::KeyPress, Qt::Key_Space, {});
            key.setTimestamp(stampOf(age));
            QCoreApplication::sendEvent(&listener, &key);
        }
        QVERIFY(listener.heard == Stamp(Now - 40ms));
    }

    // What a dialog decides later was not done by the tap that opened it.
    void openingADialogForgetsTheMoment()
    {
        const host::InputMoment moment([] { return Now; });
        Listener listener(moment);
        QKeyEvent key(QEvent::KeyPress, Qt::Key_Space, {});
        QCoreApplication::sendEvent(&listener, &key);
        QEventLoop dialog;
        Stamp inDialog = Now;
        QTimer::singleShot(1ms, &dialog, [&] {
            inDialog = moment.madeAt();
            dialog.quit();
        });
        dialog.exec();
        QVERIFY(!inDialog);
    }

    void shortcutsHaveTheStampOfTheirKey()
    {
        const host::InputMoment moment([] { return Now; });
        QWidget window;
        Stamp heard;
        QAction action;
        action.setShortcut(Qt::Key_F6);
        connect(&action, &QAction::triggered, this, [&] { heard = moment.madeAt(); });
        window.addAction(&action);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&window, Qt::Key_F6);
        QVERIFY(heard);
    }
};

} // namespace tst_inputmoment

QTEST_MAIN(tst_inputmoment::TestInputMoment)
#include "tst_inputmoment.moc"
