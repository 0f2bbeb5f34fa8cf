// SPDX-License-Identifier: MIT
#include "fixture.h"
#include "match/model/command.h"
#include "translations/catalogues.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/opening/guide/openingstrip.h"
#include "ui/match/prompts/noticebar.h"
#include "ui/match/table/endcard.h"
#include "ui/match/table/playerpanel.h"

#include <QTest>
#include <QTranslator>

namespace tst_tightcards {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

match::MatchSetup setupOf(const char *opening)
{
    match::MatchSetup setup = plainSetup();
    setup.opening = procedure(opening);
    setup.names = { "Aoi", "Boris" };
    return setup;
}

QRect onPage(const TablePage &page, const QWidget &part)
{
    return { part.mapTo(&page, QPoint(0, 0)), part.size() };
}

// What is written on a bar is read as a whole, and can be answered.
void isWhole(const NoticeBar &bar)
{
    QVERIFY(bar.isVisible());
    QVERIFY2(bar.wholeHeight(bar.width()) <= bar.height(), qPrintable(bar.notice()->text));
    for (const TableButton *answer : bar.findChildren<TableButton *>()) {
        if (answer->isVisible())
            QVERIFY2(answer->leastWidthForWords() <= answer->width(), qPrintable(answer->text()));
    }
}

void inEachLanguage()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : catalogueCodes())
        QTest::newRow(qPrintable(code)) << code;
}

} // namespace

// What is asked, what is due and what can be said have room on the cards of small windows, in every language.
class tst_tightcards : public QObject
{
    Q_OBJECT

private slots:
    void aRequestStandsBesideAChoice_data();
    void aRequestStandsBesideAChoice();
    void resignStaysInALowOpening_data() { inEachLanguage(); }
    void resignStaysInALowOpening();
    void whatIsChosenAboutStaysInSight_data() { inEachLanguage(); }
    void whatIsChosenAboutStaysInSight();
    void aQuestionOnALowCardIsWhole_data() { inEachLanguage(); }
    void aQuestionOnALowCardIsWhole();
    void aRequestOnALowCardIsWhole();
    void theProofOfTheEndStaysInSight();
    void theWayBackToTheResultIsNotOnTheBoard_data();
    void theWayBackToTheResultIsNotOnTheBoard();
};

void tst_tightcards::aRequestStandsBesideAChoice_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("hasDrawer");
    for (const QString &code : catalogueCodes()) {
        for (const bool hasDrawer : { false, true }) {
            QTest::addRow("%s, %s", qPrintable(code), hasDrawer ? "moves shown" : "moves hidden")
                << code << QSize(1280, 676) << hasDrawer;
        }
    }
}

void tst_tightcards::aRequestStandsBesideAChoice()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(bool, hasDrawer);
    QTranslator translator;
    QVERIFY(translator.load(catalogueFile(language)));
    QCoreApplication::installTranslator(&translator);
    Table table(setupOf("swap2"), size);
    table.page->setSideShown(hasDrawer);
    table.play({ "H8", "J10", "K3" });
    const OpeningStrip *strip = table.page->strip();
    const auto liesWell = [&] {
        QVERIFY(strip->isVisible());
        QVERIFY(!strip->geometry().intersects(table.page->board()->geometry()));
        QVERIFY(strip->height() >= strip->neededHeight(strip->width()));
        for (const Seat seat : BothSeats) {
            const PlayerPanel *panel = table.page->panel(seat);
            const TableButton *resign = panel->button(Claim::Resign);
            QVERIFY2(resign->isVisible() && resign->isEnabled(), seat == Seat::A ? "A" : "B");
            QVERIFY(panel->rect().contains(resign->geometry()));
            QVERIFY(!onPage(*table.page, *resign).intersects(strip->geometry()));
            QVERIFY(!onPage(*table.page, *panel->face()).intersects(strip->geometry()));
        }
    };
    liesWell();
    QVERIFY(table.host->execute(match::AskTakeBack { Seat::A }));
    liesWell();
    const PlayerPanel *asked = table.page->panel(Seat::B);
    isWhole(*asked->bar());
    QVERIFY(asked->rect().contains(asked->bar()->geometry()));
    QVERIFY(!onPage(*table.page, *asked->bar()).intersects(strip->geometry()));
    QVERIFY(!asked->bar()->geometry().intersects(asked->button(Claim::Resign)->geometry()));
}

void tst_tightcards::resignStaysInALowOpening()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(catalogueFile(language)));
    QCoreApplication::installTranslator(&translator);
    Table table(setupOf("soosorv-n"), { 400, 640 });
    for (const Seat seat : BothSeats) {
        const PlayerPanel *panel = table.page->panel(seat);
        const TableButton *resign = panel->button(Claim::Resign);
        QVERIFY(resign->isVisible() && resign->isEnabled());
        QVERIFY(resign->width() >= 44 && resign->height() >= 44);
        QVERIFY(panel->rect().contains(resign->geometry()));
        QVERIFY(!resign->geometry().intersects(panel->face()->geometry()));
    }
    table.page->resign();
    const PlayerPanel *opener = table.page->panel(Seat::A);
    isWhole(*opener->bar());
    QVERIFY(opener->rect().contains(opener->bar()->geometry()));
}

// On a phone the choices cover the board, but not the stones in its middle; a screen reader still says what follows.
void tst_tightcards::whatIsChosenAboutStaysInSight()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(catalogueFile(language)));
    QCoreApplication::installTranslator(&translator);
    Table table(setupOf("swap"), { 360, 578 });
    table.play({ "H8", "H9", "I9" });
    const OpeningStrip *strip = table.page->strip();
    QVERIFY(strip->isVisible());
    const BoardWidget *board = table.page->board();
    for (const rules::Point stone : { rules::Point { 7, 7 }, rules::Point { 7, 8 }, rules::Point { 8, 8 } }) {
        const QRect cell = board->rectOf(stone).toAlignedRect().translated(board->pos());
        QVERIFY2(!strip->geometry().intersects(cell), qPrintable(QString::number(stone.y + 1)));
    }
    int choices = 0;
    for (const TableButton *choice : strip->findChildren<TableButton *>()) {
        if (!choice->isVisible() || !choice->objectName().startsWith(QLatin1String("choose-")))
            continue;
        ++choices;
        QVERIFY(!choice->text().isEmpty() && !choice->accessibleDescription().isEmpty());
        QVERIFY(choice->width() >= 44 && choice->height() >= 44);
        QVERIFY(strip->rect().contains(QRect(choice->mapTo(strip, QPoint()), choice->size())));
    }
    QCOMPARE(choices, 2);
}

void tst_tightcards::aQuestionOnALowCardIsWhole()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(catalogueFile(language)));
    QCoreApplication::installTranslator(&translator);
    Table table(plainSetup(), { 400, 640 });
    table.play({ "H8", "A1", "I8", "B1", "J7", "O1", "J6", "A15", "J8" });
    table.page->claimFoul();
    const PlayerPanel *panel = table.page->panel(Seat::B);
    isWhole(*panel->bar());
    QVERIFY(panel->rect().contains(panel->bar()->geometry()));
}

void tst_tightcards::aRequestOnALowCardIsWhole()
{
    Table table(setupOf("swap2"), { 400, 640 });
    table.play({ "H8", "J10", "K3" });
    QVERIFY(table.host->execute(match::AskTakeBack { Seat::A }));
    const PlayerPanel *asked = table.page->panel(Seat::B);
    isWhole(*asked->bar());
    QVERIFY(asked->face()->isVisible());
}

// With the fives and the points that were looked at, which lie beyond the lines.
void tst_tightcards::theProofOfTheEndStaysInSight()
{
    match::MatchSetup setup = plainSetup();
    setup.foulPolicy = match::FoulPolicy::Auto;
    Table table(setup, { 1366, 690 });
    table.play({ "H8", "A1", "I8", "B1", "J7", "O1", "J6", "A15", "J8" });
    QVERIFY(table.match().isOver());
    QTRY_VERIFY(!table.page->end()->isMoving());
    const BoardWidget *board = table.page->board();
    int seen = 0;
    for (const rules::Point point : board->picture().points()) {
        if (board->picture().at(point).proof == ProofSigns {})
            continue;
        ++seen;
        const QRect cell = board->rectOf(point).toAlignedRect().translated(board->pos());
        QVERIFY2(!table.page->end()->geometry().intersects(cell), qPrintable(QString::number(point.y + 1)));
    }
    QVERIFY(seen > 5);
}

void tst_tightcards::theWayBackToTheResultIsNotOnTheBoard_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : { QSize(400, 640), QSize(700, 500), QSize(1280, 676), QSize(3840, 2100) })
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void tst_tightcards::theWayBackToTheResultIsNotOnTheBoard()
{
    QFETCH(QSize, size);
    Table table(plainSetup(), size);
    QVERIFY(table.host->execute(match::Resign { Seat::A }));
    table.key(Qt::Key_Escape);
    const QAbstractButton *result = table.button("showEnd");
    QVERIFY(result);
    QVERIFY(table.page->rect().contains(result->geometry()));
    QVERIFY(!result->geometry().intersects(table.page->board()->geometry()));
    for (const Seat seat : BothSeats)
        QVERIFY(!result->geometry().intersects(onPage(*table.page, *table.page->panel(seat)->face())));
}

} // namespace tst_tightcards

QTEST_MAIN(tst_tightcards::tst_tightcards)
#include "tst_tightcards.moc"
