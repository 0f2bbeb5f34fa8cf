// SPDX-License-Identifier: MIT
#include "ui/board/boardaccessible.h"
#include "ui/board/boardgeometry.h"
#include "ui/board/boardwidget.h"
#include "ui/board/spokenpoint.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

namespace tst_boardaccessible {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;
using rules::Side;

namespace {

// Keeps what a screen reader would be told: Qt itself is silent while none runs.
class ListenedBoard : public BoardWidget
{
public:
    QStringList told;

protected:
    void tellReader(QAccessible::Event what, Point point) override
    {
        QAccessibleInterface *table = QAccessible::queryAccessibleInterface(this);
        const QPoint place = BoardGeometry(QRectF(0, 0, 9, 9), picture().frame()).placeOf(point);
        const QString name = table->child(AccessibleBoard::indexOf(this, place))->text(QAccessible::Name);
        told += (what == QAccessible::Focus ? QStringLiteral("focus: ") : QStringLiteral("news: ")) + name;
        BoardWidget::tellReader(what, point);
    }
};

QAccessibleInterface *tableOf(BoardWidget &board)
{
    return QAccessible::queryAccessibleInterface(&board);
}

QAccessibleInterface *cellOf(BoardWidget &board, Point point)
{
    // From the reader's side: the cell whose name begins with the point.
    const QString start = QString::fromStdString(rules::toText(point)) + ',';
    QAccessibleInterface *table = tableOf(board);
    for (int i = 0; i < table->childCount(); ++i) {
        if (table->child(i)->text(QAccessible::Name).startsWith(start))
            return table->child(i);
    }
    return nullptr;
}

} // namespace

class TestBoardAccessible : public QObject
{
    Q_OBJECT

private slots:
    void theBoardIsATableOfCells();
    void surroundings_data();
    void surroundings();
    void names_data();
    void names();
    void cellsFollowTheTurnedView();
    void pressActivates();
    void focusIsToldWithTheCursor();
    void aNewStoneIsTold();
    void cellsLieWhereTheyAreSeen();
    void anotherSize();
};

void TestBoardAccessible::surroundings_data()
{
    QTest::addColumn<QStringList>("black");
    QTest::addColumn<QStringList>("white");
    QTest::addColumn<QString>("heard");
    QTest::newRow("an empty board") << QStringList() << QStringList()
                                    << "H8, empty. No stones on the lines through this point.";
    QTest::newRow("stones of one colour on a line")
        << QStringList { "G8", "F8" } << QStringList() << "H8, empty. In the row: Black F8, G8.";
    QTest::newRow("both colours, from below") << QStringList { "H7" } << QStringList { "H10", "H6" }
                                              << "H8, empty. In the column: White H6, Black H7, White H10.";
    QTest::newRow("four points away, and no farther")
        << QStringList { "D8", "C8", "L8", "M8" } << QStringList() << "H8, empty. In the row: Black D8, L8.";
    QTest::newRow("both diagonals") << QStringList {
        "G7", "I9"
    } << QStringList { "G9" } << "H8, empty. On the rising diagonal: Black G7, I9. On the falling diagonal: White G9.";
    QTest::newRow("a stone on the point itself")
        << QStringList { "H8" } << QStringList { "G7" } << "H8, black stone. On the rising diagonal: White G7.";
    QTest::newRow("off the lines") << QStringList { "G6", "I10" } << QStringList()
                                   << "H8, empty. No stones on the lines through this point.";
}

void TestBoardAccessible::surroundings()
{
    QFETCH(QStringList, black);
    QFETCH(QStringList, white);
    QFETCH(QString, heard);
    BoardPicture picture;
    const auto at = [](const QString &text) { return *rules::pointFromText(text.toStdString(), 15); };
    for (const QString &point : black)
        picture.at(at(point)).stone = rules::Stone::Black;
    for (const QString &point : white)
        picture.at(at(point)).stone = rules::Stone::White;
    QCOMPARE(spokenSurroundings(picture, at(QStringLiteral("H8"))), heard);
}

void TestBoardAccessible::theBoardIsATableOfCells()
{
    BoardWidget board;
    QAccessibleInterface *table = tableOf(board);
    QVERIFY(table);
    QCOMPARE(table->role(), QAccessible::Table);
    QCOMPARE(table->text(QAccessible::Name), "Board");
    QCOMPARE(table->childCount(), 225);
    QVERIFY(table->tableInterface());
    QCOMPARE(table->tableInterface()->columnCount(), 15);
    QCOMPARE(table->tableInterface()->columnDescription(7), "H");
    QCOMPARE(table->tableInterface()->rowDescription(0), "15");
    QSet<QString> names;
    for (int i = 0; i < table->childCount(); ++i) {
        QAccessibleInterface *cell = table->child(i);
        QCOMPARE(cell->role(), QAccessible::Cell);
        QCOMPARE(cell->parent(), table);
        QCOMPARE(table->indexOfChild(cell), i);
        QCOMPARE(table->child(i), cell);
        QCOMPARE(cell->tableCellInterface()->rowIndex(), i / 15);
        QCOMPARE(cell->tableCellInterface()->columnIndex(), i % 15);
        names += cell->text(QAccessible::Name);
    }
    QCOMPARE(names.size(), 225);
    QVERIFY(!table->child(225));
    QVERIFY(!table->child(-1));
}

void TestBoardAccessible::names_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : { "H8, black stone, move 1", "I9, white stone, move 2, last move", "A1, empty",
             "C3, empty, forbidden: double-three", "C4, empty, forbidden: overline, double-four", "D4, empty, offer 2",
             "E4, empty, claimed point", "F4, empty, marked A", "G4, empty, marked",
             "O15, black stone, not yet confirmed", "B10, black stone, in the winning row",
             "A15, empty, outside the allowed zone", "A5, empty, looks forbidden but is not: double-three",
             "B5, empty, the point in question", "C5, empty, imagined stone 2, in the shape shown",
             "D5, empty, straight-four point that works", "E5, empty, straight-four point that does not work",
             "F5, empty, makes five", "G5, empty, would make 7 in a row", "H5, white stone, closes the line",
             "I5, empty, the same as offer 2", "J5, empty, offer 3, not taken", "K5, empty, not possible here",
             "A8, white stone in the line shown, number 2", "A7, empty, wins", "A6, empty, wins, as fast as possible",
             "B7, empty, stops the win", "B6, empty, not decided" })
        QTest::newRow(name) << name;
}

void TestBoardAccessible::names()
{
    QFETCH(QString, name);
    BoardPicture picture;
    picture.place({ 7, 7 }, Side::Black, 1);
    picture.place({ 8, 8 }, Side::White, 2);
    picture.lastMove = Point(8, 8);
    picture.at({ 2, 2 }).signs.fouls.doubleThree = true;
    picture.at({ 2, 3 }).signs.fouls = { .overline = true, .doubleFour = true, .doubleThree = false };
    picture.at({ 3, 3 }).signs.offer = 2;
    picture.at({ 4, 3 }).signs.disputed = true;
    picture.at({ 5, 3 }).mark.label = QStringLiteral("A");
    picture.at({ 6, 3 }).mark.shape = MarkShape::Cross;
    picture.tentative = PlacedStone { { 14, 14 }, Side::Black };
    for (int i = 0; i < 5; ++i)
        picture.place({ i, 9 }, Side::Black);
    picture.winningRows = { { rules::Direction::Row, { 0, 9 }, 5 } };
    picture.at({ 0, 14 }).signs.outOfZone = true;
    picture.at({ 0, 4 }).signs.seeming.doubleThree = true;
    picture.at({ 1, 4 }).proof.judged = true;
    picture.at({ 2, 4 }).proof = { .level = 2, .ofShape = true };
    picture.at({ 3, 4 }).proof.spot = ProofSpot::Works;
    picture.at({ 4, 4 }).proof.spot = ProofSpot::Refused;
    picture.at({ 5, 4 }).proof.spot = ProofSpot::MakesFive;
    picture.at({ 6, 4 }).proof = { .spot = ProofSpot::MakesLong, .length = 7 };
    picture.place({ 7, 4 }, Side::White);
    picture.at({ 7, 4 }).proof.spot = ProofSpot::Closes;
    picture.at({ 8, 4 }).signs.equalTo = 2;
    picture.at({ 9, 4 }).signs.alternative = 3;
    picture.at({ 10, 4 }).signs.refused = true;
    picture.at({ 0, 7 }).thought = rules::Stone::White;
    picture.at({ 0, 7 }).number = 2;
    picture.at({ 0, 6 }).win = WinSpot::Wins;
    picture.at({ 0, 5 }).win = WinSpot::Shortest;
    picture.at({ 1, 6 }).win = WinSpot::Stops;
    picture.at({ 1, 5 }).win = WinSpot::Unknown;
    BoardWidget board;
    board.setPicture(picture);
    const std::optional<Point> point = rules::pointFromText(name.section(',', 0, 0).toStdString(), 15);
    QVERIFY(point);
    QVERIFY(cellOf(board, *point));
    QCOMPARE(cellOf(board, *point)->text(QAccessible::Name), name);
}

void TestBoardAccessible::cellsFollowTheTurnedView()
{
    BoardWidget board;
    BoardPicture picture;
    QCOMPARE(tableOf(board)->tableInterface()->cellAt(14, 0)->text(QAccessible::Name), "A1, empty");
    picture.setView(rules::Symmetry::Rotate180);
    board.setPicture(picture);
    QCOMPARE(tableOf(board)->tableInterface()->cellAt(14, 0)->text(QAccessible::Name), "O15, empty");
    picture.setView(rules::Symmetry::Diagonal);
    board.setPicture(picture);
    QCOMPARE(tableOf(board)->tableInterface()->columnDescription(7), "8");
    QCOMPARE(tableOf(board)->tableInterface()->rowDescription(14), "A");
}

void TestBoardAccessible::pressActivates()
{
    BoardWidget board;
    QSignalSpy activated(&board, &BoardWidget::pointActivated);
    QAccessibleActionInterface *action = cellOf(board, { 9, 4 })->actionInterface();
    QVERIFY(action->actionNames().contains(QAccessibleActionInterface::pressAction()));
    action->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.first().first().value<Point>(), Point(9, 4));
    board.setEnabled(false);
    action->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(activated.size(), 1);
}

void TestBoardAccessible::focusIsToldWithTheCursor()
{
    ListenedBoard board;
    board.show();
    QVERIFY(QTest::qWaitForWindowActive(&board));
    board.setFocus();
    QTest::keyClick(&board, Qt::Key_Home);
    QTest::keyClick(&board, Qt::Key_Right);
    QCOMPARE(board.told.mid(board.told.size() - 2), QStringList({ "focus: H8, empty", "focus: I8, empty" }));
    QCOMPARE(tableOf(board)->focusChild(), cellOf(board, { 8, 7 }));
    QVERIFY(cellOf(board, { 8, 7 })->state().focused);
    QVERIFY(!cellOf(board, { 7, 7 })->state().focused);
}

void TestBoardAccessible::aNewStoneIsTold()
{
    ListenedBoard board;
    board.setInteractive(Side::White);
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    BoardPicture picture;
    picture.place({ 7, 7 }, Side::Black, 1);
    picture.lastMove = Point(7, 7);
    board.setPicture(picture);
    QCOMPARE(board.told, QStringList("news: H8, black stone, move 1, last move"));
    board.told.clear();
    QTest::mouseMove(&board, board.rectOf({ 3, 3 }).center().toPoint()); // a ghost is no news
    QVERIFY(board.shownPicture().ghost);
    QCOMPARE(board.told, QStringList());
    // Neither is a whole new game read out.
    for (int x = 0; x < 15; ++x)
        picture.place({ x, 0 }, Side::White);
    board.setPicture(picture);
    QCOMPARE(board.told, QStringList());
}

void TestBoardAccessible::cellsLieWhereTheyAreSeen()
{
    BoardWidget board;
    board.resize(600, 600);
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    const QRect rect = cellOf(board, { 2, 5 })->rect();
    QVERIFY(rect.contains(board.mapToGlobal(board.rectOf({ 2, 5 }).center().toPoint())));
    QCOMPARE(tableOf(board)->childAt(rect.center().x(), rect.center().y()), cellOf(board, { 2, 5 }));
}

void TestBoardAccessible::anotherSize()
{
    BoardWidget board;
    QAccessibleInterface *corner = tableOf(board)->child(224);
    QVERIFY(corner->isValid());
    board.setPicture(BoardPicture(BoardFrame { .columns = 9, .rows = 9 }));
    QCOMPARE(tableOf(board)->childCount(), 81);
    QVERIFY(!corner->isValid());
    QVERIFY(corner->state().invalid);
    QCOMPARE(corner->text(QAccessible::Name), QString());
}

} // namespace tst_boardaccessible

QTEST_MAIN(tst_boardaccessible::TestBoardAccessible)
#include "tst_boardaccessible.moc"
