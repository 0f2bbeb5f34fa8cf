// SPDX-License-Identifier: MIT
#include "ui/controls/countdown.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_countdown {

using namespace kagetsu::ui;

class TestCountdown : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_page = std::make_unique<QWidget>();
        m_page->resize(400, 300);
        m_countdown = new Countdown(m_page.get());
        m_countdown->setStep(20);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        QVERIFY(!m_countdown->isVisible());
        m_finished = std::make_unique<QSignalSpy>(m_countdown, &Countdown::finished);
        m_brokenOff = std::make_unique<QSignalSpy>(m_countdown, &Countdown::brokenOff);
    }

    void countsToTheEndOnce()
    {
        m_countdown->start();
        QCOMPARE(m_countdown->accessibleName(), QString("3"));
        QCOMPARE(m_countdown->geometry(), m_page->rect());
        m_page->resize(500, 320);
        QTRY_COMPARE(m_countdown->size(), QSize(500, 320));
        QTRY_COMPARE(m_finished->count(), 1);
        QVERIFY(!m_countdown->isVisible());
        QTest::qWait(100);
        QCOMPARE(m_finished->count(), 1);
        QCOMPARE(m_brokenOff->count(), 0);
    }

    void isBrokenOff_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("by a tap") << false;
        QTest::newRow("by Escape") << true;
    }
    void isBrokenOff()
    {
        QFETCH(bool, byKey);
        m_countdown->start();
        if (byKey)
            QTest::keyClick(m_countdown, Qt::Key_Escape);
        else
            QTest::mouseClick(m_countdown, Qt::LeftButton);
        QCOMPARE(m_brokenOff->count(), 1);
        QVERIFY(!m_countdown->isVisible());
        QTest::qWait(120);
        QCOMPARE(m_finished->count(), 0);
    }

private:
    std::unique_ptr<QWidget> m_page;
    Countdown *m_countdown = nullptr;
    std::unique_ptr<QSignalSpy> m_finished;
    std::unique_ptr<QSignalSpy> m_brokenOff;
};

} // namespace tst_countdown

QTEST_MAIN(tst_countdown::TestCountdown)
#include "tst_countdown.moc"
