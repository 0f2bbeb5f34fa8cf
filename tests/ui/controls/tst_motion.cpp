// SPDX-License-Identifier: MIT
#include "ui/board/boardwidget.h"
#include "ui/controls/input/motion.h"
#include "ui/controls/input/swipe.h"
#include "ui/controls/stonelanding.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_motion {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;
using rules::Side;

namespace {

BoardPicture pictureOf(std::initializer_list<Point> points)
{
    BoardPicture picture;
    Side side = Side::Black;
    for (const Point point : points) {
        picture.place(point, side);
        side = rules::other(side);
    }
    return picture;
}

} // namespace

// What moves on a board, and what a finger does to it.
class TestMotion : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_screen = QTest::createTouchDevice(); }
    void init()
    {
        setMotionAllowed(true);
        m_board = std::make_unique<BoardWidget>();
        m_landing = new StoneLanding(m_board.get());
        m_board->resize(400, 400);
        m_board->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
        m_landing->show(pictureOf({ { 7, 7 } }));
        QTRY_VERIFY(!m_landing->isMoving());
    }
    void cleanupTestCase() { setMotionAllowed(true); }

    void aStoneLands()
    {
        m_landing->show(pictureOf({ { 7, 7 }, { 7, 8 } }));
        QVERIFY(m_landing->isMoving());
        QVERIFY(m_board->picture() == pictureOf({ { 7, 7 }, { 7, 8 } })); // at once
        QTRY_VERIFY(!m_landing->isMoving());
        QVERIFY(m_landing->isHidden()); // so nothing is painted any more
    }

    void nothingElseMoves_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("a stone taken back") << 0;
        QTest::newRow("several stones at once") << 1;
        QTest::newRow("the same stones") << 2;
        QTest::newRow("another board") << 3;
    }
    void nothingElseMoves()
    {
        QFETCH(int, kind);
        BoardPicture next = kind == 0 ? pictureOf({})
            : kind == 1               ? pictureOf({ { 7, 7 }, { 7, 8 }, { 8, 8 } })
                                      : pictureOf({ { 7, 7 } });
        if (kind == 2)
            next.lastMove = Point { 7, 7 };
        if (kind == 3)
            next.setView(rules::Symmetry::Rotate90);
        m_landing->show(next);
        QVERIFY(!m_landing->isMoving());
        QVERIFY(m_board->picture() == next);
    }

    void motionCanBeSwitchedOff()
    {
        setMotionAllowed(false);
        m_landing->show(pictureOf({ { 7, 7 }, { 7, 8 } }));
        QVERIFY(!m_landing->isMoving());
    }

    void theNextTapIsTakenWhileAStoneLands()
    {
        const QSignalSpy taps(m_board.get(), &BoardWidget::pointActivated);
        m_landing->show(pictureOf({ { 7, 7 }, { 7, 8 } }));
        QVERIFY(m_landing->isMoving());
        // Even on the point next to it, over which it is larger than its cell.
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, m_board->rectOf({ 8, 8 }).center().toPoint());
        QCOMPARE(taps.count(), 1);
        m_landing->show(pictureOf({ { 7, 7 }, { 7, 8 }, { 8, 8 } }));
        QVERIFY(m_board->picture().at({ 8, 8 }).stone == rules::Stone::Black);
        QTRY_VERIFY(!m_landing->isMoving());
    }

    void aFingerGoesThroughTheMoves_data()
    {
        QTest::addColumn<QPoint>("from");
        QTest::addColumn<QPoint>("to");
        QTest::addColumn<QList<int>>("steps");
        QTest::newRow("to the left is forward") << QPoint(300, 200) << QPoint(180, 210) << QList<int> { 1 };
        QTest::newRow("to the right is back") << QPoint(100, 200) << QPoint(220, 190) << QList<int> { -1 };
        QTest::newRow("up is neither") << QPoint(200, 300) << QPoint(200, 120) << QList<int>();
        QTest::newRow("slanting is neither") << QPoint(100, 100) << QPoint(200, 200) << QList<int>();
        QTest::newRow("a tap is none") << QPoint(200, 200) << QPoint(203, 201) << QList<int>();
    }
    void aFingerGoesThroughTheMoves()
    {
        QFETCH(QPoint, from);
        QFETCH(QPoint, to);
        auto *swipe = new Swipe(m_board.get());
        const QSignalSpy swiped(swipe, &Swipe::swiped);
        const QSignalSpy taps(m_board.get(), &BoardWidget::pointActivated);
        QTest::touchEvent(m_board.get(), m_screen).press(0, from, m_board.get());
        QTest::touchEvent(m_board.get(), m_screen).move(0, (from + to) / 2, m_board.get());
        QTest::touchEvent(m_board.get(), m_screen).move(0, to, m_board.get());
        QTest::touchEvent(m_board.get(), m_screen).release(0, to, m_board.get());
        QList<int> steps;
        for (const QList<QVariant> &each : swiped)
            steps << each.front().toInt();
        QTEST(steps, "steps");
        QVERIFY(steps.isEmpty() || taps.isEmpty());
    }

    void aMouseDoesNotSwipe()
    {
        const QSignalSpy swiped(new Swipe(m_board.get()), &Swipe::swiped);
        QTest::mousePress(m_board.get(), Qt::LeftButton, {}, { 300, 200 });
        QTest::mouseMove(m_board.get(), { 150, 200 });
        QTest::mouseRelease(m_board.get(), Qt::LeftButton, {}, { 150, 200 });
        QCOMPARE(swiped.count(), 0);
    }

private:
    QPointingDevice *m_screen = nullptr;
    std::unique_ptr<BoardWidget> m_board;
    StoneLanding *m_landing = nullptr;
};

} // namespace tst_motion

QTEST_MAIN(tst_motion::TestMotion)
#include "tst_motion.moc"
