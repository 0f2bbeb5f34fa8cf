// SPDX-License-Identifier: MIT
#include "ui/board/boardwidget.h"
#include "ui/record/page/stepbar.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/gamelistmodel.h"
#include "ui/record/panels/scoresheetmodel.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/review/reviewpanel.h"
#include "ui/record/solver/winpanel.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <utility>

namespace tst_studypage {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

std::string collectionBytes()
{
    QFile file(QStringLiteral(KAGETSU_TEST_DATA "/games/engine-renju.sgf"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the collection of the tests is missing");
    return file.readAll().toStdString();
}

int stonesOn(const BoardWidget &board)
{
    int stones = 0;
    for (const rules::Point point : board.picture().points())
        stones += board.picture().at(point).stone != rules::Stone::None;
    return stones;
}

int signsOn(const BoardWidget &board)
{
    int signs = 0;
    for (const rules::Point point : board.picture().points())
        signs += board.picture().at(point).signs.fouls.any();
    return signs;
}

} // namespace

class TestStudyPage : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_page = std::make_unique<StudyPage>();
        m_page->resize(1280, 800);
        m_page->QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

    void collectionListsItsGames()
    {
        QVERIFY(m_page->open(collectionBytes(), QStringLiteral("engine-renju.sgf")));
        auto *games = m_page->findChild<QTableView *>(QStringLiteral("games"));
        QVERIFY(games->isVisible());
        QCOMPARE(games->model()->rowCount(), 100);
        QCOMPARE(games->model()->index(0, GameListModel::Black).data().toString(), QStringLiteral("Rapfi 4k"));
        QCOMPARE(games->model()->index(0, GameListModel::Result).data().toString(), QStringLiteral("0–1"));
        QCOMPARE(games->model()->index(0, GameListModel::Moves).data().toInt(), 28);
        const QAbstractItemModelTester tester(games->model());
        const QAbstractItemModelTester movesTester(m_page->findChild<QTableView *>(QStringLiteral("moves"))->model());
    }

    void aLineIsGoneToAsFarAsItIsThere()
    {
        QVERIFY(m_page->open(
            "(;GM[4]SZ[15];B[hh](;W[ig];B[jf])(;C[note];W[hg];B[hf](;W[aa])(;W[bb]C[here])))", "lines.sgf"));
        using enum rules::Side;
        const auto stone = [](rules::Side side, rules::Point point) {
            return record::WayStep { .action = record::NodeAction(record::Move::stone(side, point)) };
        };
        const rules::Point centre(7, 7);
        m_page->goAlong(
            { stone(Black, centre), stone(White, { 7, 8 }), stone(Black, { 7, 9 }), stone(White, { 1, 13 }) },
            rules::Symmetry::Rotate90);
        QCOMPARE(m_page->game().tree.comment(m_page->node()), std::string("here"));
        m_page->goAlong(
            { stone(Black, centre), stone(White, { 8, 8 }), stone(Black, { 0, 0 }), stone(White, { 9, 9 }) },
            rules::Symmetry::Identity);
        QCOMPARE(m_page->game().tree.moveNumber(m_page->node()), 2);
        m_page->goAlong({}, rules::Symmetry::Identity);
        QCOMPARE(m_page->node(), record::GameTree::root());
    }

    void aSingleGameNeedsNoList()
    {
        QVERIFY(m_page->open("(;GM[4]SZ[15];B[hh])", QStringLiteral("one.sgf")));
        QVERIFY(!m_page->findChild<QTableView *>(QStringLiteral("games"))->isVisible());
    }

    void keysReplay()
    {
        QVERIFY(m_page->open(collectionBytes(), QStringLiteral("engine-renju.sgf")));
        QCOMPARE(m_page->place(), 0);
        QTest::keyClick(board(), Qt::Key_Right);
        QTest::keyClick(board(), Qt::Key_Right);
        QCOMPARE(stonesOn(*board()), 2);
        QVERIFY(board()->picture().lastMove == rules::Point(8, 8)); // W[ig]
        QTest::keyClick(board(), Qt::Key_Left);
        QCOMPARE(stonesOn(*board()), 1);
        QTest::keyClick(board(), Qt::Key_End);
        QCOMPARE(stonesOn(*board()), 28);
        QCOMPARE(board()->picture().winningRows.size(), std::size_t(1));
        QTest::keyClick(board(), Qt::Key_Right); // nothing beyond the end
        QCOMPARE(m_page->place(), 28);
        QTest::keyClick(board(), Qt::Key_Home);
        QCOMPARE(stonesOn(*board()), 0);
        QTest::keyClick(board(), Qt::Key_PageDown);
        QCOMPARE(m_page->record().index(), 1);
        QTest::keyClick(board(), Qt::Key_PageUp);
        QCOMPARE(m_page->record().index(), 0);
    }

    void fifthMovesThatWereNotTakenStayMarked()
    {
        QVERIFY(m_page->open(
            "(;GM[4]SZ[15]RU[Renju];B[hh];W[hg];B[ig];W[ih]XFM[gi][jh];B[jh];W[ji])", QStringLiteral("one.sgf")));
        const auto signs = [&](const char *point) {
            return board()->picture().at(*rules::pointFromText(point, 15)).signs;
        };
        emit board() -> stepped(4);
        QCOMPARE(signs("G7").offer, 1);
        QCOMPARE(signs("J8").offer, 2);
        emit board() -> stepped(1);
        QCOMPARE(signs("G7").alternative, 1);
        QCOMPARE(signs("G7").offer, 0);
        QCOMPARE(signs("J8").alternative, 0);
        emit board() -> stepped(1);
        QCOMPARE(signs("G7").alternative, 0);
    }

    void wheelAndButtonsReplay()
    {
        QVERIFY(m_page->open(collectionBytes(), QStringLiteral("engine-renju.sgf")));
        emit board() -> stepped(1);
        QCOMPARE(m_page->place(), 1);
        QTest::mouseClick(button("next"), Qt::LeftButton);
        QTest::mouseClick(button("next"), Qt::LeftButton);
        QCOMPARE(m_page->place(), 3);
        QTest::mouseClick(button("previous"), Qt::LeftButton);
        QCOMPARE(m_page->place(), 2);
        QTest::mouseClick(button("last"), Qt::LeftButton);
        QCOMPARE(m_page->place(), 28);
        QVERIFY(!button("next")->isEnabled());
        QTest::mouseClick(button("first"), Qt::LeftButton);
        QCOMPARE(m_page->place(), 0);
        QVERIFY(!button("previous")->isEnabled());
    }

    void scoreSheetLeadsToItsMove()
    {
        QVERIFY(m_page->open(collectionBytes(), QStringLiteral("engine-renju.sgf")));
        auto *sheet = m_page->findChild<QTableView *>(QStringLiteral("moves"));
        QCOMPARE(sheet->model()->index(0, 0).data().toString(), QStringLiteral("1  H8"));
        QCOMPARE(sheet->model()->index(0, 1).data().toString(), QStringLiteral("2  I9"));
        sheet->setCurrentIndex(sheet->model()->index(4, 1));
        QCOMPARE(m_page->place(), 10);
        m_page->goTo(7);
        QVERIFY(sheet->currentIndex() == sheet->model()->index(3, 0));
    }

    void theSheetTellsVariationsAndTheTimeThatWasKept()
    {
        QVERIFY(m_page->open("(;GM[4]SZ[15];B[hh]BL[280];W[hg]WL[3961.5](;B[ig])(;B[gg])(;B[aa]))", "clock.sgf"));
        const auto *model = m_page->findChild<QTableView *>(QStringLiteral("moves"))->model();
        const auto told = [model](int row, int column, int role) { return model->index(row, column).data(role); };
        QCOMPARE(told(0, 0, ScoreSheetModel::ClockRole).toString(), QStringLiteral("4:40"));
        QCOMPARE(told(0, 1, ScoreSheetModel::ClockRole).toString(), QStringLiteral("1:06:01"));
        QCOMPARE(told(1, 0, ScoreSheetModel::ClockRole).toString(), QString());
        QCOMPARE(told(0, 0, ScoreSheetModel::OthersRole).toInt(), 0);
        QCOMPARE(told(1, 0, ScoreSheetModel::OthersRole).toInt(), 2);
    }

    void theSheetUsesTheHeightAndKeepsTheMoveInSight()
    {
        m_page->resize(1366, 680);
        QVERIFY(m_page->open(collectionBytes(), QStringLiteral("engine-renju.sgf")));
        auto *sheet = m_page->findChild<QTableView *>(QStringLiteral("moves"));
        QTRY_VERIFY2(sheet->viewport()->height() >= 7 * sheet->rowHeight(0),
            qPrintable(QString::number(sheet->viewport()->height())));
        m_page->showGame(13); // 83 moves
        for (const int place : { 83, 40, 1, 60 }) {
            m_page->goTo(place);
            const QRect cell = sheet->visualRect(sheet->currentIndex());
            QVERIFY(sheet->viewport()->rect().contains(cell));
        }
    }

    void theNextMovesAreChosenFromAStrip()
    {
        std::string bytes = "(;GM[4]SZ[15];B[hh]";
        for (char x = 'a'; x <= 'o'; ++x)
            bytes += std::string("(;W[") + x + "a])(;W[" + x + "b])";
        QVERIFY(m_page->open(bytes + ")", QStringLiteral("thirty.sgf")));
        auto *next = m_page->findChild<QListView *>(QStringLiteral("nextMoves"));
        QCOMPARE(next->model()->rowCount(), 1);
        m_page->goTo(1);
        QCOMPARE(next->model()->rowCount(), 30);
        QCOMPARE(next->model()->index(0, 0).data().toString(), QStringLiteral("A15"));
        const QModelIndex last = next->model()->index(29, 0);
        next->scrollTo(last);
        QTest::mouseClick(next->viewport(), Qt::LeftButton, {}, next->visualRect(last).center());
        QVERIFY(board()->picture().lastMove == rules::pointFromText("O14", 15));
        QCOMPARE(next->model()->rowCount(), 0);
        m_page->previous();
        next->setFocus();
        next->setCurrentIndex(next->model()->index(2, 0));
        QTest::keyClick(next, Qt::Key_Return);
        QVERIFY(board()->picture().lastMove == rules::pointFromText("B15", 15));
    }

    void theOpeningIsNamed_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::addColumn<QString>("facts");
        QTest::newRow("D4") << QByteArray("(;GM[4]SZ[15]RU[Renju];B[hh];W[hg];B[ig];W[ii])")
                            << QStringLiteral("D4 Kagetsu · Renju");
        QTest::newRow("turned") << QByteArray("(;GM[4]SZ[15]RU[Renju];B[hh];W[ih];B[ii])")
                                << QStringLiteral("D4 Kagetsu · Renju");
        QTest::newRow("two moves") << QByteArray("(;GM[4]SZ[15]RU[Renju];B[hh];W[hg])") << QStringLiteral("Renju");
        QTest::newRow("off the centre") << QByteArray("(;GM[4]SZ[15]RU[Renju];B[gh];W[gg];B[hg])")
                                        << QStringLiteral("Renju");
        QTest::newRow("a colour out of turn")
            << QByteArray("(;GM[4]SZ[15]RU[Renju];B[hh];B[hg];W[ig])") << QStringLiteral("Renju");
        QTest::newRow("as the record names it")
            << QByteArray("(;GM[4]SZ[15]RU[Renju]ON[Long];B[aa])") << QStringLiteral("Long · Renju");
    }
    void theOpeningIsNamed()
    {
        QFETCH(QByteArray, sgf);
        QFETCH(QString, facts);
        QVERIFY(m_page->open(sgf.toStdString(), QStringLiteral("opening.sgf")));
        QCOMPARE(m_page->findChild<QLabel *>(QStringLiteral("facts"))->text(), facts);
    }

    void aFinishedGameOpensAtItsEndOnTheMoves()
    {
        auto *tabs = m_page->findChild<QTabWidget *>();
        QVERIFY(m_page->open("(;GM[4]SZ[15];B[hh];W[hg])", QStringLiteral("unfinished.sgf")));
        QCOMPARE(m_page->place(), 0);
        tabs->setCurrentWidget(m_page->proof());
        QVERIFY(m_page->open("(;GM[4]SZ[15]RE[B+R];B[hh];W[hg](;B[ig];W[aa])(;B[gg]))", QStringLiteral("one.sgf")));
        QCOMPARE(m_page->place(), 4);
        QCOMPARE(tabs->currentIndex(), 0);
        QVERIFY(m_page->open(collectionBytes(), QStringLiteral("engine-renju.sgf"))); // one chooses first
        QCOMPARE(m_page->place(), 0);
    }

    void theMovesArePlayedUntilAHandStopsThem()
    {
        QVERIFY(m_page->open(collectionBytes(), QStringLiteral("engine-renju.sgf")));
        auto *steps = m_page->findChild<StepBar *>();
        QTest::mouseClick(button("play"), Qt::LeftButton);
        QVERIFY(steps->isPlaying());
        emit steps->nextWanted(); // a beat
        QCOMPARE(m_page->place(), 1);
        QVERIFY(steps->isPlaying());
        QTest::keyClick(board(), Qt::Key_Right);
        QVERIFY(!steps->isPlaying());
        m_page->goTo(27);
        QTest::mouseClick(button("play"), Qt::LeftButton);
        emit steps->nextWanted();
        QVERIFY(!steps->isPlaying()); // at the end
        QVERIFY(!button("play")->isEnabled());
        m_page->first();
        QTest::mouseClick(button("play"), Qt::LeftButton);
        m_page->hide();
        QVERIFY(!steps->isPlaying());
    }

    void theBoardKeepsItsPlaceWhateverIsShown_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : { QSize(360, 600), QSize(400, 640), QSize(800, 1220), QSize(1024, 600),
                 QSize(1366, 680), QSize(1920, 990) })
            QTest::addRow("%d by %d", size.width(), size.height()) << size;
    }
    void theBoardKeepsItsPlaceWhateverIsShown()
    {
        QFETCH(QSize, size);
        m_page->resize(size);
        QVERIFY(m_page->open("(;GM[4]SZ[15]RU[Renju]PB[Ann]PW[Bob];B[hh]C[why];W[hg];B[ig];W[ii]N[Head])", "one.sgf"));
        const auto rest = [] {
            for (int i = 0; i < 4; ++i)
                QCoreApplication::processEvents();
        };
        rest();
        const QRect before = board()->geometry();
        QVERIFY(m_page->rect().contains(before));
        auto *tabs = m_page->findChild<QTabWidget *>();
        m_page->findChild<QAction *>(QStringLiteral("findWin"))->trigger();
        m_page->reviewGame();
        QTRY_VERIFY(!m_page->reviewPanel().isRunning() && !m_page->wins().isSearching());
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            for (const StudyMode mode : { StudyMode::Edit, StudyMode::Look }) {
                m_page->setMode(mode);
                for (const int place : { 1, 4 }) {
                    m_page->goTo(place);
                    rest();
                    QCOMPARE(board()->geometry(), before);
                }
            }
        }
        tabs->setCurrentIndex(0);
        QTest::mouseClick(board(), Qt::LeftButton, {}, board()->rectOf({ 3, 3 }).center().toPoint()); // tries a stone
        rest();
        QCOMPARE(board()->geometry(), before);
        m_page->findChild<QAction *>(QStringLiteral("find"))->trigger();
        rest();
        QCOMPARE(board()->geometry(), before);
    }

    void twoMovesOfOneColourLeaveAGap()
    {
        QVERIFY(m_page->open("(;GM[4]SZ[15];B[hh];B[ii];W[jj])", QStringLiteral("gap.sgf")));
        const auto *model = m_page->findChild<QTableView *>(QStringLiteral("moves"))->model();
        QCOMPARE(model->rowCount(), 2);
        QVERIFY(!model->index(0, 1).data().isValid());
        QCOMPARE(model->index(1, 1).data().toString(), QStringLiteral("3  J6"));
    }

    void oneStepOrTapIsDrawnOnce()
    {
        auto drawn = [this, before = m_page->drawnScenes()]() mutable {
            return m_page->drawnScenes() - std::exchange(before, m_page->drawnScenes());
        };
        QVERIFY(m_page->open(collectionBytes(), QStringLiteral("engine-renju.sgf")));
        QCOMPARE(drawn(), 1);
        QTest::keyClick(board(), Qt::Key_Right);
        QCOMPARE(drawn(), 1);
        m_page->showGame(3);
        QCOMPARE(drawn(), 1);
        m_page->turnBoard();
        QCOMPARE(drawn(), 1);
        m_page->setMode(StudyMode::Edit);
        QCOMPARE(drawn(), 1);
        QTest::mouseClick(board(), Qt::LeftButton, {}, board()->rectOf({ 0, 0 }).center().toPoint());
        QCOMPARE(m_page->place(), 1);
        QCOMPARE(drawn(), 1);
        m_page->document().steps().undo();
        QCOMPARE(drawn(), 1);
    }

    void everyGameOfTheCollectionReplays()
    {
        QVERIFY(m_page->open(collectionBytes(), QStringLiteral("engine-renju.sgf")));
        for (int game = 0; game < 100; ++game) {
            m_page->showGame(game);
            m_page->last();
            QCOMPARE(stonesOn(*board()), m_page->place());
        }
    }

    void signsAreShownInRenjuAndCanBeHidden()
    {
        // F8 G8 H9 H10 and H8 to come: a double-three.
        const std::string sgf = "(;GM[4]SZ[15]RU[Renju];B[fh];W[ao];B[gh];W[am];B[hg];W[ak];B[hf];W[ai])";
        QVERIFY(m_page->open(sgf, QStringLiteral("three.sgf")));
        m_page->last();
        QCOMPARE(signsOn(*board()), 1);
        QVERIFY(board()->picture().at({ 7, 7 }).signs.fouls.doubleThree);
        m_page->setShown({ .signs = false });
        QCOMPARE(signsOn(*board()), 0);
    }

    void otherBoardsAreShownToo()
    {
        QVERIFY(m_page->open("(;GM[4]SZ[20];B[tt];W[aa])", QStringLiteral("twenty.sgf")));
        m_page->last();
        QCOMPARE(board()->picture().frame().columns, 20);
        QCOMPARE(stonesOn(*board()), 2);
        QVERIFY(m_page->open("(;GM[4]SZ[30:12];B[aa])", QStringLiteral("wide.sgf")));
        m_page->last();
        m_page->turnBoard(); // refused by the shape of the board, not by a crash
        QCOMPARE(board()->picture().frame().columns, 30);
        QCOMPARE(board()->picture().frame().rows, 12);
    }

    void aPointOfAnyNodeIsProved()
    {
        // H8 is a double-three once J10 has been played, and nothing before.
        QVERIFY(m_page->open("(;GM[4]SZ[15]RU[Renju]AB[fh][gh]AW[aa][ac][ae];B[ig];W[ag];B[jf];W[oo])", "lesson.sgf"));
        ProofPanel *proof = m_page->proof();
        auto *tabs = m_page->findChild<QTabWidget *>();
        tabs->setCurrentWidget(proof);
        m_page->last();
        const rules::Point point(7, 7);
        QTest::mouseClick(board(), Qt::LeftButton, {}, board()->rectOf(point).center().toPoint());
        QVERIFY(proof->isPinned());
        QCOMPARE(proof->sentence(0), QStringLiteral("H8 is forbidden: double-three."));
        QVERIFY(board()->picture().at(point).proof.judged);
        m_page->first();
        QCOMPARE(proof->point(), point);
        QCOMPARE(proof->sentence(0), QStringLiteral("H8 is allowed."));
        tabs->setCurrentIndex(0);
        QVERIFY(!board()->picture().at(point).proof.judged);
    }

    // A double-three on H8, and White wins.
    void aGameThatEndedByAForbiddenMoveTellsWhy()
    {
        const std::string moves = ";B[gh];W[aa];B[ih];W[ca];B[hg];W[ea];B[hi];W[ga];B[hh]";
        QVERIFY(m_page->open("(;GM[4]SZ[15]RU[Renju]RE[W+F]" + moves + ")", QStringLiteral("foul.sgf")));
        m_page->review();
        QCOMPARE(m_page->place(), 9);
        QVERIFY(m_page->proof()->isVisible());
        QCOMPARE(m_page->proof()->point(), rules::pointFromText("H8", 15));
        QVERIFY(m_page->proof()->stepCount() > 0);
        QVERIFY(!m_page->picture().proofLines.empty());
        QVERIFY(m_page->picture().at(*rules::pointFromText("H8", 15)).stone == rules::Stone::Black);
        m_page->previous(); // where it was still to be played
        QVERIFY(!m_page->proof()->isPinned());
        QVERIFY(m_page->picture().at(*rules::pointFromText("H8", 15)).signs.fouls.any());
        m_page->next();
        QVERIFY(!m_page->picture().proofLines.empty());
        // One that was not claimed ended nothing.
        QVERIFY(m_page->open("(;GM[4]SZ[15]RU[Renju]RE[B+R]" + moves + ")", QStringLiteral("missed.sgf")));
        m_page->review();
        QVERIFY(!m_page->proof()->isVisible());
    }

    void pointsThatOnlyLookForbiddenAreSignedOnRequest()
    {
        QVERIFY(
            m_page->open("(;GM[4]SZ[15]RU[Renju]AB[ci][ei][cj][fj][dk][ek][cl][dl])", QStringLiteral("look-19.sgf")));
        const rules::Point allowed(1, 6);
        const rules::Point forbidden(5, 6);
        QVERIFY(!board()->picture().at(allowed).signs.seeming.any());
        m_page->setShown({ .seemingSigns = true });
        QVERIFY(board()->picture().at(allowed).signs.seeming.doubleThree);
        QVERIFY(!board()->picture().at(allowed).signs.fouls.any());
        QVERIFY(!board()->picture().at(forbidden).signs.seeming.any());
    }

    void underOmokTheSideToMoveIsJudged()
    {
        // Two open threes of White meet at H8, and White is to move; nothing is forbidden to Black.
        QVERIFY(m_page->open(
            "(;GM[4]SZ[15]RU[Omok]PL[W]AW[fh][gh][hf][hg]AB[aa][ac][ae][ag])", QStringLiteral("omok.sgf")));
        QCOMPARE(signsOn(*board()), 1);
        QVERIFY(board()->picture().at({ 7, 7 }).signs.fouls.doubleThree);
    }

    void aRuleWithoutFoulsIsSaid()
    {
        QVERIFY(m_page->open("(;GM[4]SZ[15]RU[Freestyle];B[hh])", QStringLiteral("free.sgf")));
        QTest::mouseClick(board(), Qt::LeftButton, {}, board()->rectOf({ 3, 3 }).center().toPoint());
        QCOMPARE(m_page->proof()->spokenText(), QStringLiteral("There are no forbidden points under this rule."));
    }

    void bytesWithoutAGameLeaveThePageAsItWas()
    {
        QVERIFY(m_page->open(collectionBytes(), QStringLiteral("engine-renju.sgf")));
        m_page->showGame(5);
        QVERIFY(!m_page->open("no game at all", QStringLiteral("letter.txt")));
        const std::string noise("\x7f\0\x01(;\xff\0)\0", 9);
        QVERIFY(!m_page->open(noise, QStringLiteral("program")));
        QCOMPARE(m_page->record().index(), 5);
        QCOMPARE(m_page->record().collection().size(), std::size_t(100));
    }

    void narrowWindowPutsTheBoardOnTop()
    {
        QVERIFY(m_page->open(collectionBytes(), QStringLiteral("engine-renju.sgf")));
        m_page->resize(400, 700);
        QTRY_COMPARE(m_page->width(), 400); // nothing asks for more
        QCoreApplication::processEvents();
        auto *games = m_page->findChild<QTableView *>(QStringLiteral("games"));
        QVERIFY(board()->geometry().bottom() < games->geometry().top());
        QVERIFY(board()->width() >= 360);
    }

    void aPageThatWasLargeFitsASmallWindowAgain()
    {
        QVERIFY(m_page->open("(;GM[4]SZ[15]RU[Renju]PB[Ann]PW[Bob]RE[B+R];B[hh];W[hg];B[ig])", "one.sgf"));
        for (const QSize size : { QSize(1920, 1000), QSize(360, 580), QSize(1366, 680), QSize(400, 610) }) {
            m_page->resize(size);
            for (int i = 0; i < 4; ++i)
                QCoreApplication::processEvents();
            QVERIFY2(m_page->leastSize(size).height() <= size.height(), qPrintable(QString::number(size.width())));
        }
    }

    void aPageThatIsReadIsLaidOutOnce_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isCollection");
        for (const bool isCollection : { false, true }) {
            const char *what = isCollection ? "a collection" : "one game";
            for (const QSize size : { QSize(1366, 708), QSize(800, 1220), QSize(400, 640), QSize(400, 480) })
                QTest::addRow("%s in %d by %d", what, size.width(), size.height()) << size << isCollection;
        }
    }

    void aPageThatIsReadIsLaidOutOnce()
    {
        QFETCH(QSize, size);
        QFETCH(bool, isCollection);
        QVERIFY(m_page->open(isCollection ? collectionBytes() : "(;GM[4]SZ[15]PB[Ann]PW[Bob];B[hh])", {}));
        m_page->resize(size);
        struct Wishes : QObject
        {
            bool eventFilter(QObject *, QEvent *event) override
            {
                count += event->type() == QEvent::LayoutRequest;
                return false;
            }
            int count = 0;
        } wishes;
        const auto askedFor = [&wishes](int rounds) {
            wishes.count = 0;
            for (int i = 0; i < rounds; ++i)
                QCoreApplication::processEvents();
            return wishes.count;
        };
        m_page->installEventFilter(&wishes);
        askedFor(10); // until what has changed stands where it belongs
        QCOMPARE(askedFor(20), 0);
    }

    void movesAreReadBelowTheBoard_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a telephone") << QSize(400, 640);
        QTest::newRow("a tablet") << QSize(768, 930);
    }
    void movesAreReadBelowTheBoard()
    {
        QFETCH(QSize, size);
        m_page->resize(size);
        for (const std::string &bytes :
            { collectionBytes(), std::string("(;GM[4]SZ[15]PB[Ann]PW[Bob];B[hh];W[ih])") }) {
            QVERIFY(m_page->open(bytes, QStringLiteral("games.sgf")));
            const auto *moves = m_page->findChild<QTableView *>(QStringLiteral("moves"));
            QVERIFY(moves);
            QTRY_VERIFY(moves->viewport()->height() >= moves->rowHeight(0));
            const auto *black = m_page->findChild<QLabel *>(QStringLiteral("black"));
            QTRY_VERIFY(black->mapTo(m_page.get(), QPoint()).y() > board()->geometry().bottom());
            QVERIFY(board()->height() >= 200);
        }
    }

    void noNameRunsUnderTheBoard()
    {
        m_page->resize(400, 650);
        QVERIFY(m_page->open("(;GM[4]SZ[15]PB[Ann]PW[Bob]RE[B+R];B[hh];W[ih])", QStringLiteral("one.sgf")));
        const auto *black = m_page->findChild<QLabel *>(QStringLiteral("black"));
        QTRY_VERIFY(black->isVisible());
        QTRY_VERIFY(black->mapTo(m_page.get(), QPoint()).y() > board()->geometry().bottom());
        QVERIFY(board()->height() >= 300);
    }

    void aPhoneHasTheBoardAndTheArrowsInSight_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a phone") << QSize(360, 588);
        QTest::newRow("with tabs of open records") << QSize(360, 544);
        QTest::newRow("a larger one") << QSize(400, 648);
    }
    void aPhoneHasTheBoardAndTheArrowsInSight()
    {
        QFETCH(QSize, size);
        m_page->resize(size);
        QVERIFY(m_page->open("(;GM[4]SZ[15]RU[Renju]PB[Ann]PW[Bob]RE[B+R];B[hh];W[hg];B[ig])", "one.sgf"));
        for (int i = 0; i < 4; ++i)
            QCoreApplication::processEvents();
        QVERIFY(m_page->leastSize(size).height() <= size.height()); // it does not scroll
        QVERIFY2(board()->height() >= 240, qPrintable(QString::number(board()->height())));
        for (const char *name : { "first", "previous", "next", "last" }) {
            const auto *arrow = m_page->findChild<StepBar *>()->findChild<QToolButton *>(QLatin1String(name));
            QVERIFY2(arrow, name);
            QCOMPARE(arrow->visibleRegion().boundingRect(), arrow->rect());
            QVERIFY(arrow->width() >= 44 && arrow->height() >= 44);
            QVERIFY(arrow->mapTo(m_page.get(), QPoint()).y() > board()->geometry().bottom());
        }
    }

    void aFingerDrawnAcrossTheBoardGoesThroughTheMoves()
    {
        const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
        m_page->resize(360, 588);
        QVERIFY(m_page->open("(;GM[4]SZ[15]RU[Renju];B[hh];W[hg];B[ig])", "one.sgf"));
        m_page->goTo(1);
        const auto draw = [&](QPoint from, QPoint to) {
            QTest::touchEvent(board(), screen.get()).press(0, from, board());
            QTest::touchEvent(board(), screen.get()).move(0, (from + to) / 2, board());
            QTest::touchEvent(board(), screen.get()).move(0, to, board());
            QTest::touchEvent(board(), screen.get()).release(0, to, board());
        };
        draw({ 250, 100 }, { 120, 110 });
        QCOMPARE(m_page->place(), 2);
        draw({ 120, 100 }, { 250, 110 });
        draw({ 120, 100 }, { 250, 110 });
        QCOMPARE(m_page->place(), 0);
    }

    void aLowWindowHasTheCommentsOnATab()
    {
        QVERIFY(m_page->open("(;GM[4]SZ[15]PB[Ann]PW[Bob];B[hh]C[why])", QStringLiteral("one.sgf")));
        auto *tabs = m_page->findChild<QTabWidget *>();
        auto *comment = m_page->findChild<QPlainTextEdit *>(QStringLiteral("comment"));
        QVERIFY(comment->isVisible());
        m_page->resize(400, 650);
        QTRY_COMPARE(tabs->count(), 5);
        QTRY_VERIFY(!comment->isVisible());
        const auto *black = m_page->findChild<QLabel *>(QStringLiteral("black"));
        const auto *white = m_page->findChild<QLabel *>(QStringLiteral("white"));
        QTRY_COMPARE(white->y(), black->y());
        QTRY_VERIFY(black->height() >= black->heightForWidth(black->width()));
        tabs->setCurrentIndex(4);
        QTRY_VERIFY(comment->isVisible());
        m_page->goTo(1);
        QCOMPARE(comment->toPlainText(), QStringLiteral("why"));
        m_page->resize(1280, 800);
        QTRY_COMPARE(tabs->count(), 4);
        QTRY_VERIFY(comment->isVisible());
    }

    void theSearchFitsIntoALowWindow()
    {
        m_page->resize(400, 650);
        QVERIFY(m_page->open("(;GM[4]SZ[15]PB[Ann]PW[Bob];B[hh])", QStringLiteral("one.sgf")));
        m_page->findChild<QAction *>(QStringLiteral("find"))->trigger();
        const auto *bar = m_page->findChild<QWidget *>(QStringLiteral("findBar"));
        const auto *what = m_page->findChild<QLineEdit *>(QStringLiteral("findWhat"));
        QTRY_VERIFY(what->isVisible() && what->height() >= what->sizeHint().height());
        QTRY_VERIFY(bar->height() >= bar->sizeHint().height());
        QTest::keyClick(what->parentWidget(), Qt::Key_Escape);
        const auto *black = m_page->findChild<QLabel *>(QStringLiteral("black"));
        QTRY_VERIFY(black->isVisible());
    }

    void whatIsReplacedIsReadInASmallLaptopsWindow()
    {
        m_page->resize(1366, 677);
        QVERIFY(m_page->open("(;GM[4]SZ[15]PB[Ann]PW[Bob]RU[Renju];B[hh]C[why])", QStringLiteral("one.sgf")));
        m_page->goTo(1);
        m_page->findChild<QAction *>(QStringLiteral("replace"))->trigger();
        const auto *comment = m_page->findChild<QPlainTextEdit *>(QStringLiteral("comment"));
        const auto *all = m_page->findChild<QPushButton *>(QStringLiteral("replaceAll"));
        QTRY_VERIFY(all->isVisible() && all->height() >= all->sizeHint().height());
        QTRY_VERIFY(comment->isVisible() && comment->viewport()->height() >= comment->fontMetrics().height());
        const auto *tabs = m_page->findChild<QTabWidget *>();
        const QRect notes(comment->mapTo(m_page.get(), QPoint()), comment->size());
        const QRect below(tabs->mapTo(m_page.get(), QPoint()), tabs->size());
        QVERIFY(!notes.intersects(below));
        QVERIFY(m_page->rect().contains(below));
    }

    void theBoardHasTheSizeOfTheRecord()
    {
        for (const int size : { 6, 9, 13, 19 }) {
            const QString sgf = QStringLiteral("(;GM[4]SZ[%1];B[cc])").arg(size);
            QVERIFY(m_page->open(sgf.toStdString(), QStringLiteral("other.sgf")));
            QCOMPARE(m_page->picture().frame().rows, size);
            m_page->last();
            QCOMPARE(m_page->picture().at({ 2, size - 3 }).stone, rules::Stone::Black);
            QVERIFY(board()->rect().contains(board()->rectOf({ size - 1, 0 }).toAlignedRect()));
        }
    }

private:
    BoardWidget *board() const { return m_page->findChild<BoardWidget *>(); }
    QToolButton *button(const char *name) const { return m_page->findChild<QToolButton *>(QLatin1String(name)); }

    std::unique_ptr<StudyPage> m_page;
};

} // namespace tst_studypage

QTEST_MAIN(tst_studypage::TestStudyPage)
#include "tst_studypage.moc"
