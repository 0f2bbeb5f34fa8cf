// SPDX-License-Identifier: MIT
#include "ui/controls/input/longpress.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTest>

namespace tst_longpress {

using namespace kagetsu::ui;

class Asked : public QPushButton
{
public:
    QList<QContextMenuEvent::Reason> reasons;
    QPoint at;

protected:
    void contextMenuEvent(QContextMenuEvent *event) override
    {
        reasons += event->reason();
        at = event->pos();
    }
};

class TestLongPress : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QGuiApplication::styleHints()->setMousePressAndHoldInterval(50);
        m_screen = QTest::createTouchDevice();
    }
    void init()
    {
        m_button = std::make_unique<Asked>();
        new LongPress(m_button.get());
        m_button->resize(200, 200);
        m_button->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_button.get()));
    }

    void aFingerThatIsHeldAsksAndPressesNothing()
    {
        const QSignalSpy clicked(m_button.get(), &QPushButton::clicked);
        QTest::touchEvent(m_button.get(), m_screen).press(0, { 30, 40 }, m_button.get());
        QTRY_COMPARE(m_button->reasons, QList { QContextMenuEvent::Other });
        QCOMPARE(m_button->at, QPoint(30, 40));
        QTest::touchEvent(m_button.get(), m_screen).release(0, { 30, 40 }, m_button.get());
        QCOMPARE(clicked.count(), 0);
        QVERIFY(!m_button->isDown());
        QTest::touchEvent(m_button.get(), m_screen).press(0, { 30, 40 }, m_button.get());
        QTest::touchEvent(m_button.get(), m_screen).release(0, { 30, 40 }, m_button.get());
        QCOMPARE(clicked.count(), 1); // the next tap is a tap again
        QCOMPARE(m_button->reasons.size(), 1);
    }

    void aFingerThatMovesAsksNothing()
    {
        QTest::touchEvent(m_button.get(), m_screen).press(0, { 30, 40 }, m_button.get());
        QTest::touchEvent(m_button.get(), m_screen).move(0, { 90, 90 }, m_button.get());
        QTest::qWait(120);
        QCOMPARE(m_button->reasons.size(), 0);
        QTest::touchEvent(m_button.get(), m_screen).release(0, { 90, 90 }, m_button.get());
    }

    void aMouseHasItsRightButton()
    {
        QTest::mousePress(m_button.get(), Qt::LeftButton, {}, { 30, 40 });
        QTest::qWait(120);
        QCOMPARE(m_button->reasons.size(), 0);
        QTest::mouseRelease(m_button.get(), Qt::LeftButton, {}, { 30, 40 });
    }

private:
    QPointingDevice *m_screen = nullptr;
    std::unique_ptr<Asked> m_button;
};

} // namespace tst_longpress

QTEST_MAIN(tst_longpress::TestLongPress)
#include "tst_longpress.moc"
