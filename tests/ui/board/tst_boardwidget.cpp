// SPDX-License-Identifier: MIT
#include "ui/board/boardwidget.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPainter>
#include <QPaintEvent>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace tst_boardwidget {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;
using rules::Side;

namespace {

// What the board was asked to paint again.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget *widget) { widget->installEventFilter(this); }
    QRegion region;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            region += static_cast<QPaintEvent *>(event)->region();
        return false;
    }
};

// Takes the keys the board leaves.
class Page : public QWidget
{
public:
    Page()
    {
        auto *layout = new QVBoxLayout(this);
        board = new BoardWidget;
        layout->addWidget(board);
        resize(700, 700);
    }
    BoardWidget *board;
    QList<int> keys;

protected:
    void keyPressEvent(QKeyEvent *event) override { keys += event->key(); }
};

struct Spies
{
    explicit Spies(BoardWidget *board)
        : activated(board, &BoardWidget::pointActivated)
        , hovered(board, &BoardWidget::pointHovered)
        , stepped(board, &BoardWidget::stepped)
    {
    }
    QString points() const
    {
        QStringList names;
        for (const QList<QVariant> &call : activated)
            names += QString::fromStdString(rules::toText(call.first().value<Point>()));
        return names.join(' ');
    }
    QSignalSpy activated;
    QSignalSpy hovered;
    QSignalSpy stepped;
};

QPoint centreOf(const BoardWidget &board, Point point)
{
    return board.rectOf(point).center().toPoint();
}

void show(QWidget &window)
{
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

// Paints what is waiting now, without the pause until the screen's next frame.
void paintNow(QWidget &widget)
{
    QEvent request(QEvent::UpdateRequest);
    QApplication::sendEvent(widget.window(), &request);
}

} // namespace

class TestBoardWidget : public QObject
{
    Q_OBJECT

private slots:
    void clickActivatesThePoint_data();
    void clickActivatesThePoint();
    void releaseMustBeOnThePointOfThePress_data();
    void releaseMustBeOnThePointOfThePress();
    void aTapOfAFinger();
    void otherButtonsDoNothing();
    void hoverIsToldOnce();
    void ghostOnlyWhenInteractive();
    void ghostNotOnStones();
    void arrowsFollowTheTurnedView_data();
    void arrowsFollowTheTurnedView();
    void cursorStopsAtTheEdge();
    void homeAndEnter();
    void typedCoordinates_data();
    void typedCoordinates();
    void otherKeysGoToThePage();
    void cursorShowsOnlyWithFocus();
    void wheelSteps();
    void onlyChangedCellsArePainted();
    void partialPaintingEndsInTheSamePixels();
    void aDiagonalLineIsPaintedInItsWholeBreadth();
    void smallerBoardForgetsPointsOffIt();
    void coordinatesOfOtherKeyboards_data();
    void coordinatesOfOtherKeyboards();
    void typedTextIsSeen();
    void grabAtAnyScale();
    void oneStoneIsPaintedQuickly();
};

void TestBoardWidget::clickActivatesThePoint_data()
{
    QTest::addColumn<int>("view");
    for (rules::Symmetry view : rules::AllSymmetries)
        QTest::addRow("view %d", int(view)) << int(view);
}

void TestBoardWidget::clickActivatesThePoint()
{
    QFETCH(int, view);
    Page page;
    BoardPicture picture;
    picture.setView(static_cast<rules::Symmetry>(view));
    page.board->setPicture(picture);
    show(page);
    Spies spies(page.board);
    for (Point point : { Point(7, 7), Point(0, 0), Point(14, 2) })
        QTest::mouseClick(page.board, Qt::LeftButton, {}, centreOf(*page.board, point));
    QCOMPARE(spies.points(), "H8 A1 O3");
}

void TestBoardWidget::releaseMustBeOnThePointOfThePress_data()
{
    QTest::addColumn<QPointF>("press"); // in cells from the centre of H8
    QTest::addColumn<QPointF>("release");
    QTest::addColumn<bool>("counts");
    QTest::newRow("straight") << QPointF(0, 0) << QPointF(0, 0) << true;
    QTest::newRow("a little moved") << QPointF(-0.2, 0.1) << QPointF(0.2, 0.2) << true;
    QTest::newRow("to the neighbour") << QPointF(0.4, 0) << QPointF(0.6, 0) << false;
    QTest::newRow("far away") << QPointF(0, 0) << QPointF(3, 3) << false;
    QTest::newRow("far from the point but nearest to it") << QPointF(0.46, 0.46) << QPointF(0.46, 0.46) << true;
    QTest::newRow("pressed well, released near the neighbour") << QPointF(0, 0) << QPointF(0.47, 0) << true;
    QTest::newRow("a trembling hand at the border") << QPointF(0.45, 0) << QPointF(0.54, 0) << true;
    QTest::newRow("off the lines") << QPointF(-7.6, 0) << QPointF(-7.6, 0) << false;
}

void TestBoardWidget::releaseMustBeOnThePointOfThePress()
{
    QFETCH(QPointF, press);
    QFETCH(QPointF, release);
    QFETCH(bool, counts);
    Page page;
    page.resize(1000, 1000);
    show(page);
    Spies spies(page.board);
    const QRectF cell = page.board->rectOf({ 7, 7 });
    page.board->setInteractive(Side::Black);
    const auto promised = [&] { return page.board->shownPicture().ghost; };
    const QPoint from = (cell.center() + press * cell.width()).toPoint();
    QTest::mouseMove(page.board, from);
    const auto before = promised();
    QTest::mousePress(page.board, Qt::LeftButton, {}, from);
    QCOMPARE(promised(), before);
    QTest::mouseMove(page.board, (cell.center() + release * cell.width()).toPoint());
    // What is promised while the button is down is what happens, and nothing else.
    QCOMPARE(promised().has_value(), counts);
    QTest::mouseRelease(page.board, Qt::LeftButton, {}, (cell.center() + release * cell.width()).toPoint());
    QCOMPARE(spies.points(), counts ? "H8" : "");
}

void TestBoardWidget::aTapOfAFinger()
{
    Page page;
    page.board->setInteractive(Side::Black);
    show(page);
    Spies spies(page.board);
    QPointingDevice *screen = QTest::createTouchDevice();
    const QPoint here = centreOf(*page.board, { 6, 6 });
    QTest::touchEvent(page.board, screen).press(0, here, page.board);
    QCOMPARE(page.board->shownPicture().ghost, std::optional(PlacedStone { { 6, 6 }, Side::Black }));
    QTest::touchEvent(page.board, screen).release(0, here, page.board);
    QCOMPARE(spies.points(), "G7");
    QVERIFY(!page.board->shownPicture().ghost); // the finger is gone
}

void TestBoardWidget::otherButtonsDoNothing()
{
    Page page;
    show(page);
    Spies spies(page.board);
    QTest::mouseClick(page.board, Qt::RightButton, {}, centreOf(*page.board, { 7, 7 }));
    QCOMPARE(spies.activated.size(), 0);
}

void TestBoardWidget::hoverIsToldOnce()
{
    Page page;
    show(page);
    Spies spies(page.board);
    const QPoint here = centreOf(*page.board, { 3, 3 });
    QTest::mouseMove(page.board, here);
    QTest::mouseMove(page.board, here + QPoint(2, 2));
    QCOMPARE(spies.hovered.size(), 1);
    QCOMPARE(spies.hovered.last().first().value<std::optional<Point>>(), std::optional(Point(3, 3)));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(page.board, &leave);
    QCOMPARE(spies.hovered.size(), 2);
    QVERIFY(!spies.hovered.last().first().value<std::optional<Point>>());
}

void TestBoardWidget::ghostOnlyWhenInteractive()
{
    Page page;
    show(page);
    QTest::mouseMove(page.board, centreOf(*page.board, { 3, 3 }));
    QVERIFY(!page.board->shownPicture().ghost);
    page.board->setInteractive(Side::White);
    QCOMPARE(page.board->shownPicture().ghost, std::optional(PlacedStone { { 3, 3 }, Side::White }));
    QTest::mouseMove(page.board, centreOf(*page.board, { 4, 3 }));
    QCOMPARE(page.board->shownPicture().ghost, std::optional(PlacedStone { { 4, 3 }, Side::White }));
    page.board->setInteractive(std::nullopt);
    QVERIFY(!page.board->shownPicture().ghost);
    QVERIFY(!page.board->picture().ghost);
}

void TestBoardWidget::ghostNotOnStones()
{
    Page page;
    BoardPicture picture;
    picture.place({ 3, 3 }, Side::Black);
    picture.tentative = PlacedStone { { 4, 3 }, Side::Black };
    page.board->setPicture(picture);
    page.board->setInteractive(Side::White);
    show(page);
    for (Point taken : { Point(3, 3), Point(4, 3) }) {
        QTest::mouseMove(page.board, centreOf(*page.board, taken));
        QVERIFY(!page.board->shownPicture().ghost);
    }
    // A stone that comes under the pointer takes the ghost away.
    QTest::mouseMove(page.board, centreOf(*page.board, { 5, 5 }));
    QVERIFY(page.board->shownPicture().ghost);
    picture.place({ 5, 5 }, Side::White);
    page.board->setPicture(picture);
    QVERIFY(!page.board->shownPicture().ghost);
}

void TestBoardWidget::arrowsFollowTheTurnedView_data()
{
    clickActivatesThePoint_data();
}

void TestBoardWidget::arrowsFollowTheTurnedView()
{
    QFETCH(int, view);
    Page page;
    BoardPicture picture;
    picture.setView(static_cast<rules::Symmetry>(view));
    page.board->setPicture(picture);
    show(page);
    page.board->setFocus();
    QTest::keyClick(page.board, Qt::Key_Home);
    const std::pair<Qt::Key, QPoint> arrows[] { { Qt::Key_Left, { -1, 0 } }, { Qt::Key_Right, { 1, 0 } },
        { Qt::Key_Up, { 0, -1 } }, { Qt::Key_Down, { 0, 1 } }, { Qt::Key_Down, { 0, 1 } } };
    for (const auto &[key, step] : arrows) {
        const QPointF before = page.board->rectOf(*page.board->cursor()).center();
        QTest::keyClick(page.board, key);
        const QRectF after = page.board->rectOf(*page.board->cursor());
        QCOMPARE((after.center() - before) / after.width(), QPointF(step));
    }
}

void TestBoardWidget::cursorStopsAtTheEdge()
{
    Page page;
    show(page);
    page.board->setFocus();
    page.board->setCursorPoint(Point(0, 0));
    QTest::keyClick(page.board, Qt::Key_Left);
    QTest::keyClick(page.board, Qt::Key_Down);
    QCOMPARE(page.board->cursor(), std::optional(Point(0, 0)));
    page.board->setCursorPoint(Point(15, 0));
    QCOMPARE(page.board->cursor(), std::optional(Point(0, 0)));
}

void TestBoardWidget::homeAndEnter()
{
    Page page;
    show(page);
    page.board->setFocus();
    Spies spies(page.board);
    QTest::keyClick(page.board, Qt::Key_Return); // no cursor yet
    QCOMPARE(spies.activated.size(), 0);
    QTest::keyClick(page.board, Qt::Key_Home);
    QTest::keyClick(page.board, Qt::Key_Return);
    QTest::keyClick(page.board, Qt::Key_Right);
    QTest::keyClick(page.board, Qt::Key_Enter);
    QCOMPARE(spies.points(), "H8 I8");
}

void TestBoardWidget::typedCoordinates_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("cursor");
    QTest::newRow("one figure") << "c4\r"
                                << "C4";
    QTest::newRow("two figures, capital") << "O15\r"
                                          << "O15";
    QTest::newRow("a new letter begins again") << "c4b2\r"
                                               << "B2";
    QTest::newRow("corrected") << "c4\b5\r"
                               << "C5";
    QTest::newRow("off the board") << "p3\r"
                                   << "H8";
    QTest::newRow("letter alone") << "c\r"
                                  << "H8";
    QTest::newRow("given up") << "c4\x1b"
                              << "H8";
}

void TestBoardWidget::typedCoordinates()
{
    QFETCH(QString, keys);
    QFETCH(QString, cursor);
    Page page;
    show(page);
    page.board->setFocus();
    QTest::keyClick(page.board, Qt::Key_Home);
    Spies spies(page.board);
    for (QChar key : keys) {
        const char character = key.toLatin1();
        if (character == '\b')
            QTest::keyClick(page.board, Qt::Key_Backspace);
        else if (character == '\x1b')
            QTest::keyClick(page.board, Qt::Key_Escape);
        else if (character == '\r')
            QTest::keyClick(page.board, Qt::Key_Return);
        else
            QTest::keyClick(page.board, character);
    }
    QCOMPARE(QString::fromStdString(rules::toText(*page.board->cursor())), cursor);
    QCOMPARE(page.board->typedText(), QString());
    QCOMPARE(spies.activated.size(), 0); // the first Enter goes there, only a second one plays
    QTest::keyClick(page.board, Qt::Key_Return);
    QCOMPARE(spies.points(), cursor);
}

void TestBoardWidget::coordinatesOfOtherKeyboards_data()
{
    QTest::addColumn<QString>("letter");
    QTest::addColumn<uint>("scanCode"); // as the keyboard counts, which is what no platform changes
    QTest::addColumn<QString>("cursor");
    QTest::newRow("Russian letter that looks like H, on the key of Y") << "н" << 21U << "H8";
    QTest::newRow("Russian letter that looks like no column, on the key of H") << "р" << 35U << "H8";
    QTest::newRow("Russian letter that looks like no letter, on the key of A") << "ф" << 30U << "A8";
    QTest::newRow("Greek letter on the key of G") << "γ" << 34U << "G8";
    QTest::newRow("Korean letter on the key of N") << "ㅜ" << 49U << "N8";
    QTest::newRow("wide letter") << "ｈ" << 0U << "H8";
    QTest::newRow("Latin letter of no column, on the key of O") << "r" << 24U << "";
    QTest::newRow("a letter of nowhere") << "ж" << 0U << "";
}

void TestBoardWidget::coordinatesOfOtherKeyboards()
{
    QFETCH(QString, letter);
    QFETCH(uint, scanCode);
    QFETCH(QString, cursor);
    Page page;
    show(page);
    page.board->setFocus();
    page.board->setCursorPoint(std::nullopt);
    QKeyEvent typed(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, scanCode, 0, 0, letter);
    QCoreApplication::sendEvent(page.board, &typed);
    QKeyEvent row(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, 9, 0, 0, QStringLiteral("８"));
    QCoreApplication::sendEvent(page.board, &row);
    QTest::keyClick(page.board, Qt::Key_Return);
    const auto point = page.board->cursor();
    QCOMPARE(point ? QString::fromStdString(rules::toText(*point)) : QString(), cursor);
}

void TestBoardWidget::otherKeysGoToThePage()
{
    Page page;
    show(page);
    page.board->setFocus();
    QTest::keyClick(page.board, Qt::Key_Space); // the clock press
    QTest::keyClick(page.board, Qt::Key_F5);
    QTest::keyClick(page.board, Qt::Key_Escape);
    QTest::keyClick(page.board, Qt::Key_7); // no letter before it
    QTest::keyClick(page.board, 'n', Qt::ControlModifier);
    page.keys.removeAll(Qt::Key_Control);
    QCOMPARE(page.keys, QList<int>({ Qt::Key_Space, Qt::Key_F5, Qt::Key_Escape, Qt::Key_7, Qt::Key_N }));
}

void TestBoardWidget::cursorShowsOnlyWithFocus()
{
    Page page;
    auto *other = new QWidget(&page);
    other->setFocusPolicy(Qt::StrongFocus);
    show(page);
    page.board->setFocus();
    page.board->setCursorPoint(Point(2, 2));
    QCOMPARE(page.board->shownPicture().cursor, std::optional(Point(2, 2)));
    other->setFocus();
    QVERIFY(!page.board->shownPicture().cursor);
    QCOMPARE(page.board->cursor(), std::optional(Point(2, 2)));
    page.board->setFocus();
    QVERIFY(page.board->shownPicture().cursor);
    // Who takes the mouse needs no cursor.
    QTest::mouseClick(page.board, Qt::LeftButton, {}, centreOf(*page.board, { 7, 7 }));
    QVERIFY(!page.board->cursor());
}

void TestBoardWidget::wheelSteps()
{
    Page page;
    show(page);
    Spies spies(page.board);
    const auto turn = [&](int angle) {
        const QPointF at = page.board->rect().center();
        QWheelEvent event(at, page.board->mapToGlobal(at), {}, { 0, angle }, {}, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(page.board, &event);
    };
    turn(-120);
    turn(-40); // a touchpad sends small parts
    turn(-40);
    turn(-40);
    turn(240);
    QCOMPARE(spies.stepped.size(), 3);
    QCOMPARE(spies.stepped[0].first().toInt(), 1);
    QCOMPARE(spies.stepped[1].first().toInt(), 1);
    QCOMPARE(spies.stepped[2].first().toInt(), -2);
}

void TestBoardWidget::onlyChangedCellsArePainted()
{
    Page page;
    BoardPicture picture;
    picture.place({ 7, 7 }, Side::Black);
    picture.lastMove = Point(7, 7);
    page.board->setPicture(picture);
    show(page);
    paintNow(page);

    PaintWatch watch(page.board);
    page.board->setPicture(picture);
    paintNow(page);
    QVERIFY(watch.region.isEmpty());

    picture.place({ 2, 12 }, Side::White);
    picture.lastMove = Point(2, 12);
    page.board->setPicture(picture);
    paintNow(page);
    const qreal cell = page.board->rectOf({ 0, 0 }).width();
    qreal area = 0;
    for (const QRect &rect : watch.region)
        area += rect.width() * rect.height();
    QVERIFY2(area < 2 * 3.6 * cell * cell, qPrintable(QString::number(area / cell / cell)));
    QVERIFY(watch.region.contains(centreOf(*page.board, { 2, 12 })));
    QVERIFY(watch.region.contains(centreOf(*page.board, { 7, 7 })));
    QVERIFY(!watch.region.contains(centreOf(*page.board, { 4, 9 })));
}

void TestBoardWidget::partialPaintingEndsInTheSamePixels()
{
    Page page;
    show(page);
    paintNow(page);
    // Neighbours, shadows and lozenges overlap: what is left after many small repaints must be the whole picture.
    BoardPicture picture;
    QImage screen = page.board->grab().toImage();
    const auto shown = [&] {
        PaintWatch watch(page.board);
        page.board->setPicture(picture);
        paintNow(page);
        const QRegion painted = watch.region; // before grab() paints all
        const QImage now = page.board->grab().toImage();
        QPainter painter(&screen);
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        for (const QRect &rect : painted)
            painter.drawImage(rect, now, rect);
        painter.end();
        return now;
    };
    for (int i = 0; i < 24; ++i) {
        const Point point(5 + i * 7 % 5, 5 + i * 3 % 5);
        picture.place(point, i % 2 ? Side::White : Side::Black, i + 1);
        picture.lastMove = point;
        picture.tentative = i % 3 ? std::nullopt : std::optional(PlacedStone { { 4, i % 15 }, Side::White });
        picture.at({ i % 15, 3 }).signs.disputed = i % 2 == 0;
        picture.winningRows.clear();
        if (i % 4 == 0)
            picture.winningRows = { { rules::Direction::Falling, { i % 10, 10 }, 5 } };
        const QImage whole = shown();
        QCOMPARE(screen, whole);
    }
}

void TestBoardWidget::aDiagonalLineIsPaintedInItsWholeBreadth()
{
    Page page;
    page.resize(900, 900);
    show(page);
    paintNow(page);
    const QImage bare = page.board->grab().toImage();
    BoardPicture picture;
    picture.proofLines = { { rules::Direction::Rising, { 3, 3 }, 5 } };
    PaintWatch watch(page.board);
    page.board->setPicture(picture);
    paintNow(page);
    const QRegion painted = watch.region; // before grab() paints all
    // What looks different now lies in what was painted.
    const QImage lined = page.board->grab().toImage();
    for (int y = 0; y < bare.height(); ++y) {
        for (int x = 0; x < bare.width(); ++x) {
            if (bare.pixel(x, y) != lined.pixel(x, y))
                QVERIFY2(painted.contains(QPoint(x, y)), qPrintable(QStringLiteral("%1 %2").arg(x).arg(y)));
        }
    }
}

void TestBoardWidget::smallerBoardForgetsPointsOffIt()
{
    Page page;
    show(page);
    page.board->setFocus();
    page.board->setInteractive(Side::Black);
    page.board->setCursorPoint(Point(14, 14));
    QTest::mouseMove(page.board, centreOf(*page.board, { 14, 14 }));
    page.board->setPicture(BoardPicture(BoardFrame { .columns = 9, .rows = 9 }));
    QVERIFY(!page.board->cursor());
    QVERIFY(!page.board->shownPicture().ghost);
}

void TestBoardWidget::typedTextIsSeen()
{
    Page page;
    show(page);
    page.board->setFocus();
    const QImage before = page.board->grab().toImage();
    QTest::keyClick(page.board, 'c');
    QCOMPARE(page.board->typedText(), "C");
    QVERIFY(page.board->grab().toImage() != before);
    QTest::keyClick(page.board, Qt::Key_Escape);
    QCOMPARE(page.board->grab().toImage(), before);
}

void TestBoardWidget::grabAtAnyScale()
{
    BoardWidget board;
    BoardPicture picture;
    picture.place({ 7, 7 }, Side::White);
    board.setPicture(picture);
    board.resize(500, 500);
    QImage image(1500, 1500, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.scale(3, 3);
    board.render(&painter);
    painter.end();
    const QPoint stone = centreOf(board, { 7, 7 }) * 3 + QPoint(20, 20);
    QVERIFY(qGray(image.pixel(stone)) > 215);
}

void TestBoardWidget::oneStoneIsPaintedQuickly()
{
    // The aim of the specification is 8 ms from press to painted at 1920×1080; the fastest of many is independent of
    // what else the machine does.
    BoardWidget board;
    board.resize(1920, 1080);
    show(board);
    paintNow(board);
    BoardPicture picture;
    qint64 fastest = 1'000'000'000;
    int number = 0;
    for (Point point : { Point(7, 7), Point(8, 8), Point(6, 7), Point(8, 7), Point(9, 9), Point(5, 5), Point(3, 4) }) {
        picture.place(point, number % 2 ? Side::White : Side::Black, number + 1);
        picture.lastMove = point;
        ++number;
        QElapsedTimer timer;
        timer.start();
        board.setPicture(picture);
        paintNow(board);
        fastest = std::min(fastest, timer.nsecsElapsed());
    }
    qInfo("one stone in %.2f ms", static_cast<double>(fastest) / 1e6);
    QVERIFY(fastest < 8'000'000);
}

} // namespace tst_boardwidget

QTEST_MAIN(tst_boardwidget::TestBoardWidget)
#include "tst_boardwidget.moc"
