// SPDX-License-Identifier: MIT
#include "ui/board/boardwidget.h"
#include "ui/controls/input/boardzoom.h"
#include "ui/controls/input/longpress.h"
#include "ui/controls/input/swipe.h"

#include <QAbstractButton>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTest>

namespace tst_boardzoom {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;
using rules::Side;

class TestBoardZoom : public QObject
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
        m_board = std::make_unique<BoardWidget>();
        m_zoom = new BoardZoom(m_board.get());
        m_board->setInteractive(Side::Black);
        m_board->setGrained(false); // painted faster
        m_board->resize(340, 340);
        m_board->show();
        QVERIFY(QTest::qWaitForWindowActive(m_board.get()));
        m_tapped.clear();
        connect(m_board.get(), &BoardWidget::pointActivated, this,
            [this](Point point) { m_tapped += QString::fromStdString(rules::toText(point)); });
    }

    void aTapOnTheWholeBoardIsATap()
    {
        for (const Point point : { Point(0, 0), Point(7, 7), Point(14, 14) })
            tap(centre(point));
        QCOMPARE(m_tapped, QStringList({ "A1", "H8", "O15" }));
        QVERIFY(m_board->view().isWhole());
    }

    void twoFingersMagnifyWhatTheyHold()
    {
        const QPointF held = m_board->rectOf({ 3, 11 }).center();
        pinch(held.toPoint(), 20, 60);
        QCOMPARE(m_tapped, QStringList()); // neither finger pressed anything
        QCOMPARE(m_board->view().zoom, 3.0);
        const QPointF now = m_board->rectOf({ 3, 11 }).center();
        QVERIFY2((now - held).manhattanLength() < 12, qPrintable(QStringLiteral("%1 %2").arg(now.x()).arg(now.y())));
        QVERIFY(!m_board->shownPicture().ghost);
    }

    void aTapFallsOnThePointThatIsSeenUnderIt_data()
    {
        QTest::addColumn<QPoint>("around");
        QTest::newRow("a corner") << QPoint(20, 320);
        QTest::newRow("the opposite corner") << QPoint(320, 20);
        QTest::newRow("the middle") << QPoint(170, 170);
        QTest::newRow("an edge") << QPoint(170, 330);
    }
    void aTapFallsOnThePointThatIsSeenUnderIt()
    {
        QFETCH(QPoint, around);
        pinch(around, 20, 60);
        int seen = 0;
        for (const Point point : m_board->picture().points()) {
            const QPoint at = centre(point);
            if (!m_board->rect().contains(at) || m_zoom->wholeBoard()->geometry().contains(at))
                continue;
            ++seen;
            m_tapped.clear();
            const BoardView before = m_board->view();
            tap(at);
            QCOMPARE(m_tapped, QStringList(QString::fromStdString(rules::toText(point))));
            QCOMPARE(m_board->view(), before);
        }
        QVERIFY(seen > 10);
        QVERIFY(seen < 225);
    }

    void everyPointCanBeMovedOutFromUnderTheButton()
    {
        pinch({ 170, 170 }, 20, 60);
        drag({ 300, 60 }, { 20, 330 });
        drag({ 300, 60 }, { 20, 330 });
        const QRect corner = m_board->rectOf({ 14, 14 }).toAlignedRect();
        QVERIFY(m_board->rect().contains(corner));
        QVERIFY(!m_zoom->wholeBoard()->geometry().intersects(corner));
        tap(corner.center());
        QCOMPARE(m_tapped, QStringList("O15"));
    }

    void aFingerMovesAMagnifiedBoardAndPressesNothing()
    {
        pinch({ 170, 170 }, 20, 50);
        const QPointF before = m_board->rectOf({ 7, 7 }).center();
        drag({ 200, 200 }, { 150, 230 });
        QCOMPARE(m_tapped, QStringList());
        QCOMPARE(m_board->rectOf({ 7, 7 }).center() - before, QPointF(-50, 30));
        drag({ 200, 200 }, { 203, 200 }); // a fingertip rolls
        QCOMPARE(m_tapped.size(), 1);
    }

    void aMagnifiedBoardFillsItsPlace_data()
    {
        QTest::addColumn<QPoint>("by");
        QTest::newRow("to the left") << QPoint(-320, 0);
        QTest::newRow("to the right") << QPoint(320, 0);
        QTest::newRow("up") << QPoint(0, -320);
        QTest::newRow("down") << QPoint(0, 320);
    }
    void aMagnifiedBoardFillsItsPlace()
    {
        QFETCH(QPoint, by);
        pinch({ 170, 170 }, 20, 60);
        const QPoint from(by.x() < 0 ? 330 : 10, by.y() < 0 ? 330 : 10);
        for (int i = 0; i < 3; ++i)
            drag(from, from + by);
        QCOMPARE(m_tapped, QStringList()); // not even the point in the corner, behind which a press ends nowhere
        const QRectF drawn = m_board->drawnRect();
        const QRectF filled = QRectF(m_board->rect()).adjusted(60, 60, -60, -60);
        QVERIFY(drawn.contains(filled));
    }

    void aNewGameIsSeenWhole()
    {
        BoardPicture played(m_board->picture());
        played.lastMove = Point(7, 7);
        m_board->setPicture(played);
        pinch({ 170, 170 }, 20, 60);
        QVERIFY(!m_board->view().isWhole());
        played.lastMove.reset();
        m_board->setPicture(played);
        QVERIFY(m_board->view().isWhole());
        tap(centre({ 3, 3 })); // nobody can have seen yet what lies there now
        QCOMPARE(m_tapped, QStringList());
    }

    void anotherSizeIsSeenWholeBeforeItIsTapped()
    {
        pinch({ 170, 170 }, 20, 60);
        m_board->resize(300, 300);
        QVERIFY(m_board->view().isWhole());
        tap(centre({ 3, 3 }));
        QCOMPARE(m_tapped, QStringList());
    }

    void noFingerThatIsLeftOfTwoPressesAnything()
    {
        auto event = [this] { return QTest::touchEvent(m_board.get(), m_screen); };
        event().press(0, { 100, 100 }, m_board.get());
        event().move(0, { 100, 100 }, m_board.get()).press(1, { 200, 200 }, m_board.get());
        event().move(0, { 100, 100 }, m_board.get()).release(1, { 200, 200 }, m_board.get());
        event().move(0, { 101, 101 }, m_board.get());
        event().release(0, { 101, 101 }, m_board.get());
        QCOMPARE(m_tapped, QStringList());
        QVERIFY(m_board->view().isWhole());
        tap({ 100, 100 });
        QCOMPARE(m_tapped.size(), 1); // the next finger does
    }

    void fingersThatComeTogetherShowTheWholeBoard()
    {
        pinch({ 170, 170 }, 20, 60);
        QVERIFY(!m_board->view().isWhole());
        pinch({ 90, 250 }, 60, 15);
        QVERIFY(m_board->view().isWhole());
        QCOMPARE(m_board->drawnRect(), QRectF(m_board->rect()));
    }

    void theButtonShowsTheWholeBoard()
    {
        QAbstractButton *button = m_zoom->wholeBoard();
        QVERIFY(!button->isVisible());
        pinch({ 170, 170 }, 20, 60);
        QVERIFY(button->isVisible());
        QVERIFY(button->width() >= 44 && button->height() >= 44);
        QVERIFY(!button->accessibleName().isEmpty());
        QTest::touchEvent(m_board.get(), m_screen).press(0, button->geometry().center(), m_board.get());
        QTest::touchEvent(m_board.get(), m_screen).release(0, button->geometry().center(), m_board.get());
        QVERIFY(m_board->view().isWhole());
        QVERIFY(!button->isVisible());
        QCOMPARE(m_tapped, QStringList()); // and presses nothing under it
    }

    void aMoveOutOfSightIsBroughtIntoSightAndNoTapFallsBesideIt()
    {
        pinch({ 20, 320 }, 20, 60);
        QVERIFY(!m_board->rect().contains(centre({ 14, 14 })));
        BoardPicture picture = m_board->picture();
        picture.place({ 14, 14 }, Side::White);
        picture.lastMove = Point(14, 14);
        m_board->setPicture(picture);
        QVERIFY(m_board->rect().contains(m_board->rectOf({ 14, 14 }).toAlignedRect()));
        QVERIFY(!m_board->view().isWhole());
        tap({ 100, 100 }); // was meant for what was there a moment ago
        QCOMPARE(m_tapped, QStringList());
        QTRY_VERIFY((tap(centre({ 13, 13 })), m_tapped.contains("N14")));
    }

    void aMoveUnderTheFingerTakesNothing()
    {
        pinch({ 20, 320 }, 20, 60);
        const QPoint here = centre({ 2, 2 });
        QTest::touchEvent(m_board.get(), m_screen).press(0, here, m_board.get());
        BoardPicture picture = m_board->picture();
        picture.place({ 14, 14 }, Side::White);
        picture.lastMove = Point(14, 14);
        m_board->setPicture(picture);
        QTest::touchEvent(m_board.get(), m_screen).release(0, here, m_board.get());
        QCOMPARE(m_tapped, QStringList());
    }

    void theKeyboardsCursorStaysInSight()
    {
        pinch({ 20, 320 }, 20, 60);
        m_board->setFocus();
        QTest::keyClicks(m_board.get(), "o15");
        QTest::keyClick(m_board.get(), Qt::Key_Return);
        QVERIFY(m_board->rect().contains(m_board->rectOf({ 14, 14 }).toAlignedRect()));
        QTest::keyClick(m_board.get(), Qt::Key_Return);
        QCOMPARE(m_tapped, QStringList("O15"));
    }

    void anotherSizeShowsTheWholeBoard()
    {
        pinch({ 170, 170 }, 20, 60);
        m_board->resize(300, 300);
        QVERIFY(m_board->view().isWhole());
    }

    void theOtherMeaningsOfAFingerStay()
    {
        QSignalSpy menu(m_board.get(), &QWidget::customContextMenuRequested);
        m_board->setContextMenuPolicy(Qt::CustomContextMenu);
        new LongPress(m_board.get());
        const QSignalSpy swiped(new Swipe(m_board.get()), &Swipe::swiped);
        drag({ 300, 170 }, { 100, 170 });
        QCOMPARE(swiped.count(), 1);
        pinch({ 170, 170 }, 20, 60);
        drag({ 300, 2 }, { 100, 2 }); // moves the board
        QCOMPARE(swiped.count(), 1);
        QTest::touchEvent(m_board.get(), m_screen).press(0, { 170, 170 }, m_board.get());
        QTRY_COMPARE(menu.count(), 1);
        QTest::touchEvent(m_board.get(), m_screen).release(0, { 170, 170 }, m_board.get());
        QCOMPARE(m_tapped, QStringList());
    }

    void thePicturesAreTheSameInBothWaysOfPainting()
    {
        m_board->setPicture(BoardPicture());
        pinch({ 20, 320 }, 20, 60);
        QImage image(m_board->size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        m_board->render(&image);
        // A star point and bare wood, where they are now.
        const QPoint star = centre({ 3, 3 });
        QVERIFY(m_board->rect().contains(star));
        QVERIFY(qGray(image.pixel(star)) < qGray(image.pixel(star + QPoint(20, 20))) - 40);
    }

private:
    QPoint centre(Point point) const { return m_board->rectOf(point).center().toPoint(); }
    void tap(QPoint at)
    {
        QTest::touchEvent(m_board.get(), m_screen).press(0, at, m_board.get());
        QTest::touchEvent(m_board.get(), m_screen).release(0, at, m_board.get());
    }
    void drag(QPoint from, QPoint to)
    {
        QTest::touchEvent(m_board.get(), m_screen).press(0, from, m_board.get());
        QTest::touchEvent(m_board.get(), m_screen).move(0, from + (to - from) / 2, m_board.get());
        QTest::touchEvent(m_board.get(), m_screen).move(0, to, m_board.get());
        QTest::touchEvent(m_board.get(), m_screen).release(0, to, m_board.get());
    }
    // Two fingers at both sides of a place, first `near` and then `far` from it.
    void pinch(QPoint around, int near, int far)
    {
        const QPoint from(near, 0);
        const QPoint to(far, 0);
        auto event = [this] { return QTest::touchEvent(m_board.get(), m_screen); };
        event().press(0, around - from, m_board.get());
        event().move(0, around - from, m_board.get()).press(1, around + from, m_board.get());
        event().move(0, around - (from + to) / 2, m_board.get()).move(1, around + (from + to) / 2, m_board.get());
        event().move(0, around - to, m_board.get()).move(1, around + to, m_board.get());
        event().move(0, around - to, m_board.get()).release(1, around + to, m_board.get());
        event().release(0, around - to, m_board.get());
    }

    std::unique_ptr<BoardWidget> m_board;
    BoardZoom *m_zoom = nullptr;
    QPointingDevice *m_screen = nullptr;
    QStringList m_tapped;
};

} // namespace tst_boardzoom

QTEST_MAIN(tst_boardzoom::TestBoardZoom)
#include "tst_boardzoom.moc"
