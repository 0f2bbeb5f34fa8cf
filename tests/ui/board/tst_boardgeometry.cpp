// SPDX-License-Identifier: MIT
#include "ui/board/boardgeometry.h"

#include <QTest>

#include <cmath>

namespace tst_boardgeometry {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;
using rules::Symmetry;

class TestBoardGeometry : public QObject
{
    Q_OBJECT

private slots:
    void everyPointIsFoundAgain_data();
    void everyPointIsFoundAgain();
    void turningIsTheSymmetryOfTheRules();
    void oblongBoards();
    void linesLieOnWholePixels_data();
    void linesLieOnWholePixels();
    void theBoardFitsAndIsCentred();
    void nothingOutsideTheOutermostCells();
    void starPointsOfKnownBoards();
    void freeFunctionsAgreeWithTheClass();
    void aPartShowsItsPointsAlone_data();
    void aPartShowsItsPointsAlone();
    void aPartThatIsAllIsNone();
};

void TestBoardGeometry::everyPointIsFoundAgain_data()
{
    QTest::addColumn<int>("size");
    for (int size = rules::MinBoardSize; size <= rules::MaxBoardSize; ++size)
        QTest::addRow("%d lines", size) << size;
}

void TestBoardGeometry::everyPointIsFoundAgain()
{
    QFETCH(int, size);
    for (Symmetry view : rules::AllSymmetries) {
        for (bool snapped : { false, true }) {
            const BoardFrame frame { .columns = size, .rows = size, .view = view };
            const BoardGeometry geometry(QRectF(13, 7, 731, 655), frame, snapped);
            for (Point point : BoardPicture(frame).points()) {
                QCOMPARE(geometry.pointOfPlace(geometry.placeOf(point)), point);
                const QPointF centre = geometry.centreOf(point);
                for (QPointF off : { QPointF(0, 0), QPointF(-0.49, -0.49), QPointF(0.49, -0.49), QPointF(-0.49, 0.49),
                         QPointF(0.49, 0.49) })
                    QCOMPARE(geometry.pointAt(centre + off * geometry.cell()), std::optional(point));
                QVERIFY(QLineF(geometry.rectOf(point).center(), centre).length() < 1e-6);
            }
        }
    }
}

void TestBoardGeometry::turningIsTheSymmetryOfTheRules()
{
    for (int size : { 15, 8 }) {
        for (Symmetry view : rules::AllSymmetries) {
            const BoardFrame frame { .columns = size, .rows = size, .view = view };
            const BoardGeometry geometry(QRectF(0, 0, 500, 500), frame);
            for (Point point : BoardPicture(frame).points()) {
                const Point seen = rules::apply(view, point, size);
                QCOMPARE(geometry.placeOf(point), QPoint(seen.x, size - 1 - seen.y));
            }
            const bool lettersAcross = geometry.placeOf({ 0, 0 }).y() == geometry.placeOf({ 1, 0 }).y();
            QCOMPARE(geometry.lettersAcross(), lettersAcross);
        }
    }
}

void TestBoardGeometry::oblongBoards()
{
    for (Symmetry view : rules::AllSymmetries) {
        const BoardFrame frame { .columns = MinDrawnSize, .rows = MaxDrawnSize, .view = view };
        const BoardGeometry geometry(QRectF(0, 0, 900, 900), frame);
        QCOMPARE(geometry.viewColumns() * geometry.viewRows(), MinDrawnSize * MaxDrawnSize);
        QVERIFY(QRectF(0, 0, 900, 900).contains(geometry.plate()));
        for (Point point : BoardPicture(frame).points()) {
            QVERIFY(geometry.plate().contains(geometry.rectOf(point)));
            QCOMPARE(geometry.pointAt(geometry.centreOf(point)), std::optional(point));
        }
    }
}

void TestBoardGeometry::linesLieOnWholePixels_data()
{
    QTest::addColumn<qreal>("side");
    for (qreal side : { 220.0, 300.0, 400.0, 401.0, 699.5, 1080.0, 2160.0 })
        QTest::addRow("%g pixels", side) << side;
}

void TestBoardGeometry::linesLieOnWholePixels()
{
    QFETCH(qreal, side);
    const BoardGeometry geometry(QRectF(0, 0, side, side), BoardFrame {}, /*snapped=*/true);
    const auto isWhole = [](qreal value) { return std::abs(value - std::round(value)) < 1e-9; };
    QVERIFY(isWhole(geometry.cell()));
    QVERIFY(isWhole(geometry.line()) && geometry.line() >= 1);
    for (int i = 0; i < 15; ++i) {
        const QPointF crossing = geometry.centreOfPlace({ i, i });
        QVERIFY(isWhole(crossing.x() - geometry.line() / 2));
        QVERIFY(isWhole(crossing.y() - geometry.line() / 2));
    }
}

void TestBoardGeometry::theBoardFitsAndIsCentred()
{
    const QRectF rect(100, 50, 1920, 1080);
    for (CoordinateSides sides : { CoordinateSides::None, CoordinateSides::LeftAndBottom, CoordinateSides::AllSides }) {
        BoardFrame frame;
        frame.coordinates = sides;
        const BoardGeometry geometry(rect, frame);
        QVERIFY(rect.contains(geometry.plate()));
        QVERIFY(QLineF(geometry.plate().center(), rect.center()).length() < 1e-6);
        QVERIFY(geometry.plate().height() > 0.95 * rect.height());
    }
}

void TestBoardGeometry::nothingOutsideTheOutermostCells()
{
    const BoardGeometry geometry(QRectF(0, 0, 600, 600), BoardFrame {});
    const QRectF corner = geometry.rectOf({ 0, 0 });
    QVERIFY(geometry.pointAt(corner.bottomLeft() + QPointF(1, -1)));
    QVERIFY(!geometry.pointAt(corner.bottomLeft() + QPointF(-1, -1)));
    QVERIFY(!geometry.pointAt(corner.bottomLeft() + QPointF(1, 1)));
    QVERIFY(!geometry.pointAt({ -1e5, 300 }));
    QVERIFY(!geometry.pointAt({ 300, 1e5 }));
}

void TestBoardGeometry::starPointsOfKnownBoards()
{
    const auto names = [](int columns, int rows) {
        QStringList result;
        for (Point point : starPoints({ .columns = columns, .rows = rows }))
            result += QString::fromStdString(rules::toText(point));
        result.sort();
        return result.join(' ');
    };
    // opening.md#coordinates [CLUBS 17]
    QCOMPARE(names(15, 15), "D12 D4 H8 L12 L4");
    QCOMPARE(names(13, 13), "D10 D4 G7 J10 J4");
    QCOMPARE(names(9, 9), "C3 C7 E5 G3 G7");
    QCOMPARE(names(5, 5), "C3");
    QCOMPARE(names(6, 6), "");
    QCOMPARE(names(19, 19), "D10 D16 D4 J10 J16 J4 P10 P16 P4");
    QCOMPARE(names(20, 20), "D17 D4 Q17 Q4");
}

void TestBoardGeometry::freeFunctionsAgreeWithTheClass()
{
    const BoardPicture picture(BoardFrame { .columns = 9, .rows = 9, .view = Symmetry::Rotate90 });
    const QRectF rect(5, 5, 333, 333);
    const QRectF cell = rectOf({ 2, 6 }, rect, picture);
    QCOMPARE(pointAt(cell.center(), rect, picture), std::optional(Point(2, 6)));
}

void TestBoardGeometry::aPartShowsItsPointsAlone_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("cut"); // sides of the unturned board
    QTest::newRow("inside") << "D4:L12" << 4;
    QTest::newRow("a corner") << "A1:H8" << 2;
    QTest::newRow("a side") << "A5:O11" << 2;
    QTest::newRow("one column") << "C1:C15" << 2;
    QTest::newRow("one point") << "H8:H8" << 4;
}

void TestBoardGeometry::aPartShowsItsPointsAlone()
{
    QFETCH(QString, text);
    QFETCH(int, cut);
    const auto part = rules::partFromText(text.toStdString(), 15);
    for (Symmetry view : rules::AllSymmetries) {
        for (bool snapped : { false, true }) {
            for (CoordinateSides sides :
                { CoordinateSides::None, CoordinateSides::LeftAndBottom, CoordinateSides::AllSides }) {
                const BoardFrame frame { .view = view, .coordinates = sides };
                const QRectF rect(3, 5, 700, 640);
                const BoardGeometry geometry(rect, frame, part, snapped);
                QCOMPARE(geometry.viewColumns() * geometry.viewRows(), part->columns() * part->rows());
                int shown = 0;
                for (Point point : BoardPicture(frame).points()) {
                    if (!geometry.shows(point))
                        continue;
                    ++shown;
                    QCOMPARE(geometry.pointOfPlace(geometry.placeOf(point)), point);
                    QCOMPARE(geometry.pointAt(geometry.centreOf(point)), std::optional(point));
                    QVERIFY(rect.adjusted(-1, -1, 1, 1).contains(geometry.rectOf(point))); // but for a pixel
                }
                QCOMPARE(shown, part->columns() * part->rows());
                int sidesCut = 0;
                for (Qt::Edge edge : { Qt::LeftEdge, Qt::TopEdge, Qt::RightEdge, Qt::BottomEdge })
                    sidesCut += geometry.cutEdges().testFlag(edge) ? 1 : 0;
                QCOMPARE(sidesCut, cut);
                const QSizeF cells = BoardGeometry::cellsOf(frame, part);
                QVERIFY(cells.width() * geometry.cell() <= rect.width() + 1e-6);
                QVERIFY(cells.height() * geometry.cell() <= rect.height() + 1e-6);
            }
        }
    }
}

void TestBoardGeometry::aPartThatIsAllIsNone()
{
    const QRectF rect(0, 0, 500, 500);
    const BoardGeometry whole(rect, {});
    const BoardGeometry part(rect, {}, rules::partFromText("A1:O15", 15));
    QCOMPARE(part.plate(), whole.plate());
    QCOMPARE(part.cell(), whole.cell());
    QCOMPARE(part.cutEdges(), Qt::Edges());
}

} // namespace tst_boardgeometry

QTEST_GUILESS_MAIN(tst_boardgeometry::TestBoardGeometry)
#include "tst_boardgeometry.moc"
