// SPDX-License-Identifier: MIT
#include "studyfixture.h"

#include "ui/board/boardwidget.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/scoresheetmodel.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/solver/winpanel.h"

#include <QAction>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

namespace tst_trial {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Stone;
using studyfixture::at;
using studyfixture::shownPage;

namespace {

const char *const Game = "(;GM[4]SZ[15]RU[Renju];B[hh];W[hg];B[ig];W[gg])";

} // namespace

// Moves that are tried in a record that is only looked at.
class TestTrial : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_page = shownPage();
        QVERIFY(m_page && m_page->open(Game, QStringLiteral("game.sgf")));
        m_page->goTo(2);
    }
    void cleanup() { m_page.reset(); }

    void nothingOfItGetsIntoTheRecord()
    {
        QSignalSpy edited(m_page.get(), &StudyPage::edited);
        const auto nodes = m_page->document().tree().nodeCount();
        for (const char *point : { "A1", "B2", "C3" })
            tap(point);
        QVERIFY(cell("A1").thought == Stone::Black);
        QVERIFY(cell("B2").thought == Stone::White);
        QCOMPARE(cell("C3").number, 3);
        QCOMPARE(m_page->mode(), StudyMode::Look);
        QCOMPARE(m_page->place(), 2);
        QCOMPARE(edited.count(), 0);
        QCOMPARE(m_page->document().tree().nodeCount(), nodes);
        QCOMPARE(m_page->document().steps().count(), 0);
        QVERIFY(!m_page->isModified());
        QVERIFY(m_page->looked().record.document()->tree().nodeCount() == nodes);
    }

    void boardAndSheetSayThatItIsTried()
    {
        tap("A1");
        QVERIFY(cell("I9").signs.next == NextMove::None); // the next move of the record belongs to another position
        QVERIFY(cell("H8").stone == Stone::Black);
        const auto *moves = m_page->findChild<QTableView *>(QStringLiteral("moves"))->model();
        QCOMPARE(moves->rowCount(), 2);
        QCOMPARE(moves->index(1, 0).data().toString(), QStringLiteral("3  A1"));
        QVERIFY(moves->index(1, 0).data(ScoreSheetModel::TriedRole).toBool());
        QVERIFY(!moves->index(0, 1).data(ScoreSheetModel::TriedRole).toBool());
        QCOMPARE(notice()->text(), QStringLiteral("Only tried: A1. Esc throws it away."));
    }

    void oneKeyThrowsItAway()
    {
        tap("A1");
        tap("B2");
        QTest::keyClick(board(), Qt::Key_Escape);
        QVERIFY(cell("A1").thought == Stone::None);
        QVERIFY(cell("I9").signs.next == NextMove::Main);
        QVERIFY(!notice()->isVisible());
        QCOMPARE(m_page->place(), 2);
        const auto *moves = m_page->findChild<QTableView *>(QStringLiteral("moves"))->model();
        QCOMPARE(moves->index(1, 0).data().toString(), QStringLiteral("3  I9"));
    }

    void itIsTakenBackMoveByMove()
    {
        tap("A1");
        tap("B2");
        QTest::keyClick(board(), Qt::Key_Left);
        QVERIFY(cell("B2").thought == Stone::None && cell("A1").thought == Stone::Black);
        tap("A1"); // the last one once more
        QVERIFY(cell("A1").thought == Stone::None);
        QVERIFY(!notice()->isVisible());
        QTest::keyClick(board(), Qt::Key_Left);
        QCOMPARE(m_page->place(), 1);
    }

    void anotherPositionOrModeEndsIt_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("forward") << 0;
        QTest::newRow("the start") << 1;
        QTest::newRow("editing") << 2;
        QTest::newRow("another record") << 3;
        QTest::newRow("the same place in the sheet") << 4;
    }
    void anotherPositionOrModeEndsIt()
    {
        QFETCH(int, way);
        tap("A1");
        if (way == 0)
            QTest::keyClick(board(), Qt::Key_Right);
        else if (way == 1)
            QTest::keyClick(board(), Qt::Key_Home);
        else if (way == 2)
            m_page->setMode(StudyMode::Edit);
        else if (way == 3)
            QVERIFY(m_page->open(Game, QStringLiteral("other.sgf")));
        else
            m_page->goTo(2);
        QVERIFY(cell("A1").thought == Stone::None);
        QVERIFY(!m_page->isModified());
    }

    void theAnswerWritesItAndUndoTakesItBack()
    {
        tap("A1");
        tap("B2");
        QTest::mouseClick(m_page->findChild<QToolButton *>(QStringLiteral("noticeAnswer")), Qt::LeftButton);
        QCOMPARE(m_page->mode(), StudyMode::Edit);
        QCOMPARE(m_page->place(), 4);
        QVERIFY(cell("B2").stone == Stone::White && cell("B2").thought == Stone::None);
        m_page->document().steps().undo();
        m_page->document().steps().undo();
        QVERIFY(!m_page->isModified());
    }

    void whatIsTriedIsJudged()
    {
        // G8 I8 H9 H7 of Black, and H8 to come: a double-three once the last of them is tried.
        QVERIFY(m_page->open("(;GM[4]SZ[15]RU[Renju]PL[B]AB[gh][ih][hg]AW[ao][ca][om])", QStringLiteral("three.sgf")));
        QVERIFY(!cell("H8").signs.fouls.any());
        tap("H7");
        QVERIFY(cell("H8").signs.fouls.doubleThree);
        QTest::keyClick(board(), Qt::Key_Escape);
        QVERIFY(!cell("H8").signs.fouls.any());
    }

    void aFiveThatIsTriedEndsTheTrial()
    {
        QVERIFY(
            m_page->open("(;GM[4]SZ[15]RU[Renju]PL[B]AB[eh][fh][gh][hh]AW[aa][ca][ea])", QStringLiteral("four.sgf")));
        tap("I8");
        QCOMPARE(board()->picture().winningRows.size(), std::size_t(1));
        tap("A1");
        QVERIFY(cell("A1").thought == Stone::None);
    }

    void aWinOfWhatIsTriedIsFoundAndWrittenAfterIt()
    {
        QVERIFY(m_page->open(
            "(;GM[4]SZ[15]RU[Freestyle Gomoku]PL[W]AB[fh][gh][hh]AW[ao][ca])", QStringLiteral("four.sgf")));
        tap("O15");
        m_page->findChild<QAction *>(QStringLiteral("findWin"))->trigger();
        QTRY_VERIFY(m_page->wins().found() && !m_page->wins().isSearching());
        QVERIFY(m_page->wins().text().startsWith(QStringLiteral("Black wins in 1")));
        QTest::mouseClick(m_page->findChild<QToolButton *>(QStringLiteral("winMain")), Qt::LeftButton);
        QVERIFY(m_page->isModified());
        const record::GameTree &tree = m_page->document().tree();
        QVERIFY(tree.action(tree.mainLine()[1]).point() == at("O15"));
        QVERIFY(tree.mainLine().size() > 2);
    }

private:
    BoardWidget *board() const { return m_page->findChild<BoardWidget *>(); }
    StudyNotice *notice() const { return m_page->findChild<StudyNotice *>(); }
    const BoardCell &cell(const char *point) const { return board()->picture().at(at(point)); }
    void tap(const char *point)
    {
        QTest::mouseClick(board(), Qt::LeftButton, {}, board()->rectOf(at(point)).center().toPoint());
    }

    std::unique_ptr<StudyPage> m_page;
};

} // namespace tst_trial

QTEST_MAIN(tst_trial::TestTrial)
#include "tst_trial.moc"
