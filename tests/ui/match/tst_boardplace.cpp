// SPDX-License-Identifier: MIT
// Whatever happens in a game, its board keeps its place and size (architecture.md#the-table-window).
#include "fixture.h"
#include "opening/file/shipped.h"
#include "opening/play/acttext.h"
#include "opening/play/example.h"
#include "ui/match/opening/guide/openingstrip.h"
#include "ui/match/table/endcard.h"
#include "ui/match/table/sidepanel.h"
#include "ui/match/table/swapbadge.h"

#include <QTest>

namespace tst_boardplace {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

match::MatchSetup setupOf(const opening::Procedure &chosen)
{
    match::MatchSetup setup = plainSetup();
    setup.id = chosen.id;
    setup.boardSize = opening::exampleBoardSize(chosen);
    setup.opening = chosen;
    return setup;
}

} // namespace

class tst_boardplace : public QObject
{
    Q_OBJECT

private slots:
    void nothingMovesTheBoard_data();
    void nothingMovesTheBoard();
    void theMovesAreSeenInAnOpeningOnAPhone_data();
    void theMovesAreSeenInAnOpeningOnAPhone();
    void theResultLiesBesideTheBoard();

private:
    void see(const Table &table);

    QRect m_board; // where it is in the game
};

// Called after each step: the board is where it was, and nothing lies on a point that can be played.
void tst_boardplace::see(const Table &table)
{
    const TablePage &page = *table.page;
    if (m_board.isNull())
        m_board = page.board()->geometry();
    QCOMPARE(page.board()->geometry(), m_board);
    std::vector<rules::Point> free = table.match().opening().allowedPoints();
    if (table.match().phase() == match::Phase::Playing)
        free = { { 0, 0 }, { 7, 0 }, { 0, 14 }, { 14, 14 } };
    for (const QWidget *over : std::initializer_list<const QWidget *> { page.strip(), page.badge(), page.end() }) {
        if (!over->isVisible())
            continue;
        const QRegion shape = over->mask().isEmpty() ? QRegion(over->rect()) : over->mask();
        const QRegion covered = shape.translated(over->pos());
        for (const rules::Point point : free) {
            const QRect cell = page.board()->rectOf(point).toAlignedRect().translated(m_board.topLeft());
            QVERIFY2(!covered.intersects(cell.adjusted(2, 2, -2, -2)), qPrintable(over->objectName()));
        }
    }
}

void tst_boardplace::nothingMovesTheBoard_data()
{
    QTest::addColumn<QSize>("size");
    // Pages of these windows; with KAGETSU_LONG=1 all of them.
    QTest::newRow("a laptop") << QSize(1366, 700);
    QTest::newRow("a phone") << QSize(400, 640);
    if (qEnvironmentVariableIntValue("KAGETSU_LONG") == 0)
        return;
    QTest::newRow("a small phone") << QSize(360, 580);
    QTest::newRow("a tablet") << QSize(800, 1220);
    QTest::newRow("half a screen of twice the points") << QSize(960, 480);
    QTest::newRow("a small window") << QSize(700, 500);
    QTest::newRow("a wall of pixels") << QSize(3840, 2100);
}

void tst_boardplace::nothingMovesTheBoard()
{
    QFETCH(QSize, size);
    Table table(plainSetup(), size);
    const bool isLong = qEnvironmentVariableIntValue("KAGETSU_LONG") != 0;
    for (const opening::Procedure &shipped : opening::shippedProcedures()) {
        // Choices after stones, a number, fifth moves; with KAGETSU_LONG=1 all procedures.
        if (!isLong && shipped.id != "swap2" && shipped.id != "yamaguchi" && shipped.id != "rif-classic")
            continue;
        m_board = {};
        QVERIFY(table.host->startMatch(setupOf(shipped), table.folder.filePath(QStringLiteral("running"))));
        see(table);
        for (const std::string &line : shipped.example) {
            const std::vector<opening::Act> acts = opening::actsFromText(line, table.match().setup().boardSize).value();
            for (opening::Act act : acts) {
                const opening::Need need = table.match().opening().need();
                if (const auto *choose = std::get_if<opening::Choose>(&act))
                    act = opening::meantBy(*choose, need);
                QVERIFY2(table.host->execute(match::Act { need.seat, act }), line.c_str());
                see(table);
            }
        }
        QVERIFY(table.match().phase() == match::Phase::Playing);
        QVERIFY(table.host->execute(match::OfferDraw { *table.match().toAct() })); // asked on the other's card
        see(table);
        table.page->resign();
        see(table);
        QVERIFY(table.host->execute(match::Resign { Seat::A }));
        QVERIFY(table.page->end()->isVisible());
        see(table);
        if (QTest::currentTestFailed()) {
            qWarning("%s", shipped.id.c_str());
            return;
        }
    }
    // The moves take nothing from it, either; on a phone it may move for them, as its reader asks for it.
    table.page->setSideShown(true);
    QCOMPARE(table.page->board()->size(), m_board.size());
    if (table.page->places().form == TablePlaces::Form::Wide)
        see(table);
}

void tst_boardplace::theMovesAreSeenInAnOpeningOnAPhone_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("a phone") << QSize(400, 640);
    QTest::newRow("a small phone") << QSize(360, 580);
}

// Where there is no room for them, they lie over the lower half of the board until they are put away.
void tst_boardplace::theMovesAreSeenInAnOpeningOnAPhone()
{
    QFETCH(QSize, size);
    match::MatchSetup setup = plainSetup();
    for (const opening::Procedure &shipped : opening::shippedProcedures()) {
        if (shipped.id == "swap2")
            setup = setupOf(shipped);
    }
    Table table(setup, size);
    QVERIFY(table.host->execute(match::Act { Seat::A, opening::Place { { 7, 7 } } }));
    const QRect board = table.page->board()->geometry();
    table.press("showSide");
    const QWidget *side = table.page->side();
    QVERIFY(side->isVisible());
    QVERIFY2(side->height() >= 90, qPrintable(QString::number(side->height())));
    QCOMPARE(side->visibleRegion().boundingRect(), side->rect());
    QCOMPARE(table.page->board()->size(), board.size());
    for (const Seat seat : BothSeats)
        QVERIFY(!side->geometry().intersects(table.page->panel(seat)->geometry()));
    table.press("showSide");
    QVERIFY(!side->isVisible());
    QCOMPARE(table.page->board()->geometry(), board);
}

void tst_boardplace::theResultLiesBesideTheBoard()
{
    for (const QSize size : { QSize(1366, 700), QSize(1024, 700), QSize(3840, 2100) }) {
        Table table(plainSetup(), size);
        QVERIFY(table.host->execute(match::Resign { Seat::A }));
        QVERIFY(table.page->end()->isVisible());
        QTRY_VERIFY(!table.page->end()->isMoving());
        const QRect card = table.page->end()->geometry();
        QVERIFY(!card.intersects(table.page->board()->geometry()));
        QVERIFY2(table.page->panel(Seat::A)->geometry().contains(card), qPrintable(QString::number(size.width())));
    }
}

} // namespace tst_boardplace

QTEST_MAIN(tst_boardplace::tst_boardplace)
#include "tst_boardplace.moc"
