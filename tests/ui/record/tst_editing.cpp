// SPDX-License-Identifier: MIT
#include "studyfixture.h"

#include "record/document/merge.h"
#include "record/edit/branch.h"
#include "ui/board/boardwidget.h"
#include "ui/record/edit/studykeysdialog.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/conflictdialog.h"
#include "ui/record/panels/findbar.h"
#include "ui/record/panels/findinglist.h"
#include "ui/record/tree/samepositions.h"
#include "ui/record/tree/treeview.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

namespace tst_editing {

using namespace kagetsu;
using namespace kagetsu::ui;
using studyfixture::at;
using studyfixture::shownPage;

namespace {

const char *const Game = "(;GM[4]SZ[15]RU[Renju];B[hh](;W[hg];B[ig])(;W[ig];B[hg]))";

} // namespace

// Records edited on the study page, as a person does it: with mouse, keys and menu.
class TestEditing : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_page = shownPage();
        QVERIFY(m_page && open(Game, QStringLiteral("game.sgf")));
    }

    void aStoneAddsAMoveAndUndoTakesItAway()
    {
        const QByteArray before = saved();
        tap("D4"); // at the empty board
        QCOMPARE(board()->picture().at(at("D4")).stone, rules::Stone::Black);
        QVERIFY(m_page->record().isModified());
        QVERIFY(m_page->isModified());
        QVERIFY(saved().contains("B[dl]"));
        QTest::keyClick(board(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_page->place(), 0);
        QCOMPARE(saved(), before);
        QVERIFY(!m_page->record().isModified());
        QTest::keyClick(board(), Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(m_page->place(), 1);
        QVERIFY(saved().contains("B[dl]"));
    }

    void tappingAMoveOfTheRecordGoesToIt()
    {
        tap("H8");
        tap("I9");
        QCOMPARE(m_page->place(), 2);
        QVERIFY(!m_page->record().isModified());
        tap("I9"); // occupied
        QCOMPARE(m_page->place(), 2);
        QVERIFY(!m_page->record().isModified());
    }

    void keysAlonePlayAndDelete()
    {
        QTest::keyClicks(board(), QStringLiteral("H8"));
        press(Qt::Key_Return);
        press(Qt::Key_Return);
        QCOMPARE(m_page->place(), 1);
        QTest::keyClicks(board(), QStringLiteral("A1"));
        press(Qt::Key_Return);
        press(Qt::Key_Return);
        QCOMPARE(board()->picture().at(at("A1")).stone, rules::Stone::White);
        press(Qt::Key_Delete);
        QCOMPARE(m_page->place(), 1);
        QVERIFY(!saved().contains("W[ao]"));
        press(Qt::Key_Delete); // all that is left
        QCOMPARE(m_page->place(), 0);
        QCOMPARE(m_page->document().tree().children(0).size(), std::size_t(0));
        trigger("undo");
        trigger("undo");
        trigger("undo");
        QVERIFY(!m_page->record().isModified());
    }

    void variationsAreReachedAndPromoted()
    {
        tap("H8");
        tap("H9");
        press(Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(board()->picture().lastMove == at("I9"));
        press(Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(board()->picture().lastMove == at("H9"));
        press(Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(action("promote")->isEnabled());
        trigger("promote");
        QVERIFY(!action("promote")->isEnabled());
        QVERIFY(saved().indexOf("W[ig]") < saved().indexOf("W[hg]"));
        trigger("undo");
        QVERIFY(saved().indexOf("W[hg]") < saved().indexOf("W[ig]"));
    }

    void forksAreReached()
    {
        press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(m_page->place(), 1);
        press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(m_page->place(), 3);
        press(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(m_page->place(), 1);
    }

    void aBranchIsCutAndPasted()
    {
        tap("H8");
        tap("I9");
        press(Qt::Key_X, Qt::ControlModifier);
        QVERIFY(!saved().contains("W[ig]"));
        tap("A1");
        trigger("paste"); // White's move where Black's was: as the file says
        QVERIFY(saved().contains("W[ao];W[ig];B[hg]"));
        QVERIFY(board()->picture().lastMove == at("I9"));
        trigger("undo");
        trigger("undo");
        trigger("undo");
        QVERIFY(!m_page->record().isModified());
    }

    void aBranchGoesFromOneRecordToAnother()
    {
        tap("H8");
        tap("I9");
        trigger("copy");
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.contains(QStringLiteral("W[ig]")) && text.contains(QStringLiteral("B[hg]")), qPrintable(text));
        QVERIFY(open("(;GM[4]SZ[15];B[aa])", QStringLiteral("other.sgf")));
        tap("A15");
        QVERIFY(action("paste")->isEnabled());
        trigger("paste");
        QVERIFY(saved().contains(";B[aa];W[ig];B[hg]"));
        // What another program has copied since comes first.
        QGuiApplication::clipboard()->setText(QStringLiteral("(;GM[4]SZ[15](;W[cc];B[dd])(;W[ee]))"));
        m_page->goTo(1);
        trigger("paste");
        QVERIFY(saved().contains("(;W[cc];B[dd])\n(;W[ee])"));
        trigger("undo");
        QVERIFY(!saved().contains("W[cc]")); // both as one step
        const QSignalSpy refused(m_page.get(), &StudyPage::refused);
        QGuiApplication::clipboard()->setText(QStringLiteral("(;GM[4]SZ[19];B[cc])"));
        trigger("paste");
        QCOMPARE(refused.count(), 1);
        QGuiApplication::clipboard()->setText(QStringLiteral("(;GM[4]SZ[15];B[aa])"));
        trigger("paste"); // the point is taken
        QCOMPARE(refused.count(), 2);
        QGuiApplication::clipboard()->setText(QStringLiteral("hello")); // is no record: the branch is pasted
        trigger("paste");
        QCOMPARE(refused.count(), 2);
    }

    void commentsAreTypedAndUndoneAsOne()
    {
        tap("H8");
        auto *comment = m_page->findChild<QPlainTextEdit *>(QStringLiteral("comment"));
        comment->setFocus();
        QTest::keyClicks(comment, QStringLiteral("Good"));
        QTest::keyClick(comment, Qt::Key_Return);
        QTest::keyClicks(comment, QStringLiteral("shape"));
        QCOMPARE(
            QString::fromStdString(m_page->document().tree().comment(m_page->node())), QStringLiteral("Good\nshape"));
        auto *headline = m_page->findChild<QLineEdit *>(QStringLiteral("headline"));
        headline->setFocus();
        QTest::keyClicks(headline, QStringLiteral("D4"));
        QVERIFY(saved().contains("N[D4]"));
        trigger("undo");
        QVERIFY(headline->text().isEmpty());
        trigger("undo");
        QVERIFY(comment->toPlainText().isEmpty());
        trigger("redo");
        QCOMPARE(comment->toPlainText(), QStringLiteral("Good\nshape"));
        QTest::keyClick(comment, Qt::Key_Escape);
        QVERIFY(board()->hasFocus());
    }

    void labelsAndMarksArePutOnPoints()
    {
        choose("toolLabel");
        tap("J10");
        auto *field = m_page->findChild<QLineEdit *>(QStringLiteral("pointField"));
        QVERIFY(field->isVisible());
        QTest::keyClicks(field, QStringLiteral("W5"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(board()->picture().at(at("J10")).mark.label, QStringLiteral("W5"));
        choose("toolTriangle");
        tap("K11");
        QCOMPARE(board()->picture().at(at("K11")).mark.shape, MarkShape::Triangle);
        choose("toolArrow");
        tap("A1");
        tap("C3");
        QCOMPARE(board()->picture().arrows.size(), std::size_t(1));
        const QByteArray sgf = saved();
        QVERIFY(sgf.contains("LB[jf:W5]"));
        QVERIFY(sgf.contains("TR[ke]"));
        QVERIFY(sgf.contains("AR[ao:cm]"));
        choose("toolTriangle");
        tap("K11");
        QCOMPARE(board()->picture().at(at("K11")).mark.shape, MarkShape::None);
        trigger("undo");
        trigger("undo");
        trigger("undo");
        trigger("undo");
        QVERIFY(!m_page->record().isModified());
    }

    void labelsContinueByThemselves()
    {
        choose("toolLetters");
        for (const char *point : { "A1", "B1", "C1" })
            tap(point);
        choose("toolNumbers");
        tap("D1");
        tap("E1");
        QVERIFY(saved().contains("LB[ao:A][bo:B][co:C][do:1][eo:2]"));
        tap("D1"); // takes it away
        tap("F1"); // and it is free again
        QVERIFY(saved().contains("[eo:2][fo:1]"));
        for (int i = 0; i < 7; ++i)
            trigger("undo");
        QVERIFY(!m_page->record().isModified());
    }

    // Which is a swipe as well.
    void anArrowOfAFingerStaysInItsPosition()
    {
        m_page->goTo(1);
        choose("toolArrow");
        QPointingDevice *screen = QTest::createTouchDevice();
        QTest::touchEvent(board(), screen).press(0, centreOf("A8"), board());
        QTest::touchEvent(board(), screen).move(0, centreOf("D8"), board());
        QTest::touchEvent(board(), screen).move(0, centreOf("H8"), board());
        QTest::touchEvent(board(), screen).release(0, centreOf("H8"), board());
        QCOMPARE(m_page->place(), 1);
        QVERIFY(saved().contains("AR[ah:hh]"));
    }

    void arrowsAndLinesAreDragged()
    {
        choose("toolArrow");
        drag("A1", "C3");
        QVERIFY(saved().contains("AR[ao:cm]"));
        choose("toolLine");
        drag("A1", "C3");
        QVERIFY(saved().contains("LN[ao:cm]"));
        drag("C3", "A1"); // the same line once more
        QVERIFY(!saved().contains("LN["));
        QTest::mousePress(board(), Qt::LeftButton, {}, centreOf("D4"));
        QTest::mouseMove(board(), centreOf("G7"));
        QCOMPARE(board()->picture().arrows.size(), std::size_t(2)); // it is seen
        QVERIFY(!board()->picture().arrows.back().hasHead);
        QTest::mouseMove(board(), centreOf("D4"));
        QTest::mouseRelease(board(), Qt::LeftButton, {}, centreOf("D4")); // brought back
        QTest::mouseMove(board(), centreOf("H8"));
        QCOMPARE(board()->picture().arrows.size(), std::size_t(1));
        QVERIFY(!saved().contains("LN["));
        board()->setFocus();
        tap("A1"); // from point to point by taps, and so by keys
        tap("A5");
        QVERIFY(saved().contains("LN[ao:ak]"));
    }

    void textsAreFoundAndReplacedWithUndo()
    {
        QVERIFY(open(
            "(;GM[4]SZ[15]C[white wins];B[hh]N[White];W[hg]C[no];B[ig]C[WHITE, white])", QStringLiteral("texts.sgf")));
        const QByteArray before = saved();
        QVERIFY(!m_page->findChild<QLineEdit *>(QStringLiteral("replaceWith"))->isVisible());
        QTest::keyClick(board(), Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
        auto *what = m_page->findChild<QLineEdit *>(QStringLiteral("findWhat"));
        auto *with = m_page->findChild<QLineEdit *>(QStringLiteral("replaceWith"));
        auto *all = m_page->findChild<QPushButton *>(QStringLiteral("replaceAll"));
        QVERIFY(what->hasFocus() && with->isVisible());
        QVERIFY(!all->isEnabled()); // nothing to look for
        QTest::keyClicks(what, QStringLiteral("white"));
        QTest::keyClicks(with, QStringLiteral("black"));
        QTest::mouseClick(all, Qt::LeftButton);
        QVERIFY(saved().contains("C[black wins]"));
        QVERIFY(saved().contains("N[black]"));
        QVERIFY(saved().contains("C[black, black]"));
        QVERIFY(saved().contains("C[no]"));
        trigger("undo"); // all of it is one step
        QCOMPARE(saved(), before);
        auto *here = m_page->findChild<QPushButton *>(QStringLiteral("replaceHere"));
        here->setFocus();
        QTest::keyClick(here, Qt::Key_Return); // at the root, then on to the next one
        QVERIFY(saved().contains("C[black wins]"));
        QVERIFY(saved().contains("N[White]"));
        QCOMPARE(m_page->place(), 1);
        QTest::keyClicks(what, QStringLiteral("zzz"));
        QTest::mouseClick(all, Qt::LeftButton);
        QVERIFY(m_page->findChild<QLabel *>(QStringLiteral("findNothing"))->isVisible());
        QTest::keyClick(what, Qt::Key_Escape);
        QVERIFY(!with->isVisible());
        trigger("find"); // looking for something replaces nothing
        QVERIFY(what->isVisible());
        QVERIFY(!with->isVisible());
    }

    void aColourStaysForTheMarksThatAreLeft()
    {
        QVERIFY(open(
            "(;GM[4]SZ[15];B[hh]CR[ao]LB[ao:x]AR[cm:dl]LN[cm:dl]XMC[red:ao][red:cmdl])", QStringLiteral("marks.sgf")));
        m_page->goToNode(1);
        auto *colours = tool("toolColour")->menu();
        emit colours->aboutToShow();
        colours->actions()[1]->trigger(); // red, or the line would be given another colour
        choose("toolLine");
        drag("C3", "D4");
        QVERIFY(!saved().contains("LN["));
        QVERIFY(saved().contains("XMC[red:ao][red:cmdl]"));
        QTest::keyClick(board(), Qt::Key_C, Qt::AltModifier | Qt::ShiftModifier); // the next one
        choose("toolLetters");
        tap("A1"); // takes the label away, and gives the sign no other colour
        QVERIFY(!saved().contains("LB["));
        QVERIFY(saved().contains("CR[ao]"));
        QVERIFY(saved().contains("XMC[red:ao][red:cmdl]"));
    }

    void marksHaveColoursThatAreSaved()
    {
        auto *colours = tool("toolColour")->menu();
        emit colours->aboutToShow();
        QCOMPARE(colours->actions().size(), 6);
        colours->actions()[1]->trigger(); // red
        QVERIFY(tool("toolColour")->accessibleName().contains(QStringLiteral("red")));
        choose("toolCircle");
        tap("A1");
        choose("toolLetters");
        tap("B1");
        choose("toolArrow");
        drag("C3", "D4");
        QVERIFY(saved().contains("XMC[red:ao][red:bo][red:cmdl]"));
        QCOMPARE(board()->picture().at(at("A1")).mark.colour, MarkColour::Red);
        QCOMPARE(board()->picture().at(at("B1")).mark.colour, MarkColour::Red);
        QCOMPARE(board()->picture().arrows.front().colour, MarkColour::Red);
        QTest::keyClick(board(), Qt::Key_C, Qt::AltModifier | Qt::ShiftModifier); // the next one
        choose("toolCircle");
        tap("A1"); // another colour for the same sign
        QCOMPARE(board()->picture().at(at("A1")).mark.shape, MarkShape::Circle);
        QVERIFY(saved().contains("XMC[red:bo][red:cmdl][orange:ao]"));
        tap("A1"); // takes it away, with its colour
        QVERIFY(!saved().contains("CR["));
        QVERIFY(saved().contains("XMC[red:bo][red:cmdl]"));
        choose("toolCircle");
        tap("E1");
        tap("E1");
        trigger("turnRecord"); // colours go with their marks
        const BoardPicture turned = board()->picture();
        QCOMPARE(turned.arrows.front().colour, MarkColour::Red);
        trigger("undo");
        const QByteArray sgf = saved();
        QVERIFY(open(sgf.toStdString(), QStringLiteral("again.sgf")));
        QCOMPARE(board()->picture().arrows.front().colour, MarkColour::Red);
        QCOMPARE(saved(), sgf);
    }

    void whoOnlyLooksDrawsNothing()
    {
        choose("toolArrow");
        m_page->setMode(StudyMode::Look);
        drag("A1", "C3");
        QVERIFY(!m_page->record().isModified());
    }

    void stonesAreSetUpWithUndo()
    {
        const QSignalSpy refused(m_page.get(), &StudyPage::refused);
        const QByteArray before = saved();
        choose("toolBlack");
        QCOMPARE(board()->interactive(), rules::Side::Black);
        tap("A1");
        tap("B1");
        choose("toolWhite");
        QCOMPARE(board()->interactive(), rules::Side::White);
        tap("B1"); // in place of the black one
        tap("C1");
        tap("C1"); // once more takes it away
        QVERIFY(saved().contains("AB[ao]"));
        QVERIFY(saved().contains("AW[bo]"));
        QVERIFY(!saved().contains("PL["));
        choose("toolTurn");
        QVERIFY(saved().contains("PL[W]"));
        tap("H8"); // where a move of the record comes later
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.last().front().toString().contains(QStringLiteral("H8")));
        choose("toolRemove");
        tap("A1");
        tap("O15"); // nothing stands there
        QVERIFY(!saved().contains("AB["));
        for (int i = 0; i < 7; ++i)
            trigger("undo");
        QCOMPARE(saved(), before);
        QVERIFY(!m_page->record().isModified());
    }

    void whatIsSetUpAfterAMoveIsANodeOfItsOwn()
    {
        tap("H8");
        choose("toolRemove");
        tap("H8");
        QCOMPARE(m_page->place(), 2);
        QCOMPARE(board()->picture().at(at("H8")).stone, rules::Stone::None);
        QVERIFY(saved().contains(";AE[hh]"));
        choose("toolPlay");
        tap("A1"); // on the empty board it is Black's turn
        QVERIFY(saved().contains("B[ao]"));
        trigger("undo");
        trigger("undo");
        QCOMPARE(m_page->place(), 1);
        QCOMPARE(board()->picture().at(at("H8")).stone, rules::Stone::Black);
    }

    void toolsOfSetupAreChosenByKeysAndNotOfLibraries()
    {
        QTest::keyClick(board(), Qt::Key_W, Qt::AltModifier | Qt::ShiftModifier);
        QTRY_VERIFY(tool("toolWhite")->isChecked());
        QTest::keyClick(board(), Qt::Key_T, Qt::AltModifier | Qt::ShiftModifier);
        QTRY_VERIFY(saved().contains("PL[W]"));
        QFile file(QStringLiteral(KAGETSU_TEST_DATA "/libraries/labels.lib"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(m_page->open(file.readAll().toStdString(), QStringLiteral("labels.lib")));
        m_page->setMode(StudyMode::Edit);
        QCoreApplication::processEvents();
        QVERIFY(!tool("toolBlack")->isVisible());
        QVERIFY(!tool("toolTurn")->isVisible());
        QVERIFY(tool("toolPlay")->isChecked());
    }

    void escapeLeavesALabelAndAnArrowUndone()
    {
        choose("toolLabel");
        tap("J10");
        auto *field = m_page->findChild<QLineEdit *>(QStringLiteral("pointField"));
        QTest::keyClicks(field, QStringLiteral("x"));
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isVisible());
        choose("toolArrow");
        tap("A1");
        press(Qt::Key_Escape);
        tap("C3");
        QVERIFY(!m_page->record().isModified());
    }

    void aMoveIsInsertedAndTheColoursFollow()
    {
        tap("H8");
        tap("H9");
        press(Qt::Key_Left);
        press(Qt::Key_Insert);
        tap("A1");
        QVERIFY(saved().contains("W[ao];B[hg];W[ig]"));
        trigger("undo");
        QVERIFY(!m_page->record().isModified());
    }

    void aMoveOnThePointOfALaterOneIsNotInserted_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::newRow("game") << QByteArray("(;GM[4]SZ[15];B[hh];W[hg];B[hf];W[gg];B[ii](;W[jj])(;W[kk]))")
                              << QStringLiteral("line.sgf");
        // The same moves.
        QTest::newRow("library") << QByteArray::fromHex("FF52656E4C6962FF0300FFFFFFFFFFFFFFFFFFFF"
                                                        "7800 6800 5800 6700 8900 9AC0 AB40")
                                 << QStringLiteral("line.lib");
    }
    void aMoveOnThePointOfALaterOneIsNotInserted()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QVERIFY(open(bytes.toStdString(), name));
        m_page->goTo(2);
        const QByteArray before = saved();
        const QSignalSpy refused(m_page.get(), &StudyPage::refused);
        for (const char *point : { "H10", "I7", "K5" }) { // the next, a later one, one of another variation
            trigger("insert");
            tap(point);
            QCOMPARE(refused.last().front().toString(),
                QStringLiteral("%1 is taken by a later move of this branch. Nothing was inserted.")
                    .arg(QLatin1String(point)));
        }
        QCOMPARE(refused.count(), 3);
        QCOMPARE(saved(), before);
        QCOMPARE(m_page->place(), 2);
        QCOMPARE(m_page->document().steps().count(), 0);
        QVERIFY(!m_page->record().isModified());
        tap("H10"); // the next move again, no longer one to insert
        QCOMPARE(m_page->place(), 3);
        press(Qt::Key_Left);
        trigger("insert");
        tap("A1");
        const QByteArray after = saved();
        QVERIFY(after != before);
        QCOMPARE(refused.count(), 3);
        trigger("undo");
        QCOMPARE(saved(), before);
        trigger("redo");
        QCOMPARE(saved(), after);
        QVERIFY(open(after.toStdString(), name));
        QVERIFY(m_page->record().messages().empty());
    }

    void aBranchWithAMoveOnATakenPointIsNotPasted_data() { aMoveOnThePointOfALaterOneIsNotInserted_data(); }
    void aBranchWithAMoveOnATakenPointIsNotPasted()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QVERIFY(open(bytes.toStdString(), name));
        const QByteArray before = saved();
        const QSignalSpy refused(m_page.get(), &StudyPage::refused);
        const auto copyAndPaste = [this](int from, int to) {
            m_page->goTo(from);
            trigger("copy");
            m_page->goTo(to);
            trigger("paste");
        };
        copyAndPaste(1, 3); // deeper into its own line
        QCOMPARE(refused.last().front().toString(),
            QStringLiteral("The branch has a move on H8, which is taken here. Nothing was pasted."));
        m_page->goTo(5);
        tap("K5");
        trigger("copy");
        m_page->last();
        trigger("paste"); // below itself
        QCOMPARE(refused.last().front().toString(),
            QStringLiteral("The branch has a move on K5, which is taken here. Nothing was pasted."));
        QCOMPARE(refused.count(), 2);
        QCOMPARE(saved(), before);
        QCOMPARE(m_page->document().steps().count(), 0);
        QVERIFY(!m_page->record().isModified());
        // It goes the same way as what is there and meets no stone.
        copyAndPaste(2, 1);
        QCOMPARE(refused.count(), 2);
        QCOMPARE(saved(), before);
        m_page->goTo(2);
        tap("I7");
        copyAndPaste(3, 1); // to a place where its point is free
        const QByteArray after = saved();
        QVERIFY(after != before);
        QCOMPARE(refused.count(), 2);
        // A later move of the branch meets a stone.
        m_page->goToNode(2);
        m_page->goTo(3);
        trigger("copy");
        m_page->goTo(2);
        tap("I7");
        trigger("paste");
        QCOMPARE(refused.count(), 3);
        QCOMPARE(refused.last().front().toString(),
            QStringLiteral("The branch has a move on I7, which is taken here. Nothing was pasted."));
        QCOMPARE(saved(), after);
        QCOMPARE(m_page->document().steps().count(), 2);
        trigger("undo");
        trigger("undo");
        QCOMPARE(saved(), before);
        trigger("redo");
        trigger("redo");
        QCOMPARE(saved(), after);
    }

    void stonesTakenAwayOnTheWayAreNotInTheWay()
    {
        QVERIFY(open("(;GM[4]SZ[15];B[hh];W[hg];AE[hh];B[hh];W[ii])", QStringLiteral("setup.sgf")));
        const QSignalSpy refused(m_page.get(), &StudyPage::refused);
        m_page->goToNode(4);
        trigger("copy");
        m_page->goToNode(2);
        trigger("paste");
        QCOMPARE(refused.count(), 1);
        QVERIFY(!m_page->record().isModified());
        m_page->goToNode(3);
        tap("A1");
        trigger("paste");
        QCOMPARE(refused.count(), 1);
        QVERIFY(open(saved().toStdString(), QStringLiteral("setup.sgf")));
        const record::GameTree &tree = m_page->document().tree();
        QCOMPARE(tree.nodeCount(), record::NodeId(9));
        for (record::NodeId node = 1; node < tree.nodeCount(); ++node)
            QVERIFY(tree.action(node).isStone() || !tree.action(node).isMove());
    }

    void theTreeIsClickedAndWalkedWithKeys()
    {
        auto *tree = m_page->findChild<TreeView *>();
        m_page->findChild<QTabWidget *>()->setCurrentWidget(tree);
        const auto middle = tree->placeOf(4);
        QVERIFY(middle);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, *middle);
        QCOMPARE(m_page->node(), record::NodeId(4));
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_Right);
        QCOMPARE(m_page->node(), record::NodeId(5));
        QTest::keyClick(tree, Qt::Key_Left);
        QTest::keyClick(tree, Qt::Key_Up);
        QCOMPARE(m_page->node(), record::NodeId(2));
        QCOMPARE(tree->nodeAt(*tree->placeOf(3)), record::NodeId(3));
        tree->grab(); // paints without a fault
    }

    void theSamePositionElsewhereIsListedAndJumpedTo()
    {
        // Two orders of the same moves that meet again: H8 H9 I9 and I9 H9 H8.
        QVERIFY(open("(;GM[4]SZ[15](;B[hh];W[hg];B[ig])(;B[ig];W[hg];B[hh];W[aa]))", QStringLiteral("meet.sgf")));
        m_page->goToNode(3);
        auto *same = m_page->findChild<SamePositions *>();
        QCOMPARE(same->shown().count, 1);
        m_page->findChild<QTabWidget *>()->setCurrentWidget(same);
        const BoardPicture before = board()->picture();
        auto *list = same->findChild<QListWidget *>();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
        QCOMPARE(m_page->node(), record::NodeId(6));
        QVERIFY(board()->picture().frame().view == before.frame().view);
    }

    void similarPositionsAreListedOnWish()
    {
        // The same figure in a corner, and one that is another.
        QVERIFY(open(
            "(;GM[4]SZ[15](;B[hh];W[ih];B[jh])(;B[ao];W[bo];B[co])(;B[ao];W[co];B[eo]))", QStringLiteral("far.sgf")));
        m_page->goToNode(3);
        auto *same = m_page->findChild<SamePositions *>();
        m_page->findChild<QTabWidget *>()->setCurrentWidget(same);
        QCOMPARE(same->shown().count, 0);
        auto *similar = same->findChild<QCheckBox *>(QStringLiteral("similar"));
        QTest::mouseClick(similar, Qt::LeftButton, {}, { 8, similar->height() / 2 });
        QCOMPARE(same->shown().count, 1);
        auto *list = same->findChild<QListWidget *>();
        QVERIFY(list->item(0)->text().contains(QStringLiteral("3 C1")));
        QVERIFY(list->item(0)->text().endsWith(QStringLiteral("(← 7  ↓ 7)")));
        QVERIFY(
            list->item(0)->data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("7 to the left, 7 down")));
        list->setFocus();
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(m_page->node(), record::NodeId(6));
        QCOMPARE(same->shown().count, 1);
        QTest::mouseClick(similar, Qt::LeftButton, {}, { 8, similar->height() / 2 });
        QCOMPARE(same->shown().count, 0);
    }

    void whatTheReaderFoundIsListedAndShown()
    {
        QVERIFY(open("(;GM[4]SZ[15];B[hh];W[zz9]C[x];B[ii];b[jj])", QStringLiteral("broken.sgf")));
        auto *button = tool("findings");
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        auto *dialog = m_page->findChild<FindingList *>();
        QVERIFY(dialog);
        auto *list = dialog->findChild<QTreeWidget *>();
        QCOMPARE(list->topLevelItemCount(), static_cast<int>(m_page->record().messages().size()));
        QCOMPARE(list->topLevelItem(0)->text(1), QStringLiteral("Line 1, column 21"));
        list->setFocus();
        list->setCurrentItem(list->topLevelItem(0));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(m_page->node(), record::NodeId(2));
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("copyFindings")), Qt::LeftButton);
        const QString copied = QGuiApplication::clipboard()->text();
        QCOMPARE(copied.section(QLatin1Char('\t'), 0, 2), QStringLiteral("broken.sgf\tError\tLine 1, column 21"));
        QCOMPARE(copied.count(QLatin1Char('\n')), 0); // the chosen one alone
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(list, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), copied);
        list->clearSelection();
        QTest::keyClick(list, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), dialog->text());
        QCOMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), list->topLevelItemCount() - 1);
        QVERIFY(open("(;GM[4]SZ[15];B[hh])", QStringLiteral("sound.sgf")));
        QVERIFY(!button->isVisible());
        QVERIFY(!m_page->findChild<FindingList *>());
    }

    void placesInALibraryAreBytes()
    {
        QByteArray bytes = QByteArray::fromHex("FF52656E4C6962FF0300FFFFFFFFFFFFFFFFFFFF 7800 6880 7A40 6940 F000");
        QVERIFY(open(bytes.toStdString(), QStringLiteral("cut.lib")));
        m_page->showFindings();
        QCOMPARE(m_page->findChild<FindingList *>()->text().section(QLatin1Char('\t'), 1, 2),
            QStringLiteral("Error\tByte 28"));
    }

    void aStoneThatLeadsElsewhereIsShownBeforeItIsPlayed()
    {
        QVERIFY(open("(;GM[4]SZ[15](;B[hh];W[hg])(;B[ig];W[hg];B[hh];W[aa]))", QStringLiteral("meet.sgf")));
        m_page->goToNode(2);
        QCOMPARE(board()->picture().at(at("I9")).signs.next, NextMove::Elsewhere);
        tap("I9");
        QCOMPARE(m_page->findChild<SamePositions *>()->shown().count, 1);
        trigger("undo");
        QCOMPARE(board()->picture().at(at("I9")).signs.next, NextMove::Elsewhere);
    }

    void aTurnedPositionKeepsItsPictureWhenJumpedTo()
    {
        QVERIFY(open("(;GM[4]SZ[15](;B[hh];W[hg];B[jg])(;B[hh];W[ih];B[ij];W[aa]))", QStringLiteral("turned.sgf")));
        m_page->goToNode(3);
        auto *same = m_page->findChild<SamePositions *>();
        QCOMPARE(same->shown().items.size(), std::size_t(1));
        const QRectF white = board()->rectOf(at("H9"));
        const QRectF black = board()->rectOf(at("J9"));
        m_page->jumpTo(same->shown().items.front().hit);
        QCOMPARE(m_page->node(), record::NodeId(6));
        QCOMPARE(board()->rectOf(at("I8")), white);
        QCOMPARE(board()->rectOf(at("I6")), black);
    }

    void aLibraryIsEdited()
    {
        const QByteArray bytes = QByteArray::fromHex("FF52656E4C6962FF0300FFFFFFFFFFFFFFFFFFFF 7800 6880 7A40 6940");
        QVERIFY(open(bytes.toStdString(), QStringLiteral("small.lib")));
        m_page->goTo(1);
        QVERIFY(!action("makeMain")->isEnabled());
        QVERIFY(!tool("toolCircle")->isVisible());
        choose("toolLabel");
        tap("G7");
        auto *field = m_page->findChild<QLineEdit *>(QStringLiteral("pointField"));
        QTest::keyClicks(field, QStringLiteral("a"));
        QTest::keyClick(field, Qt::Key_Return);
        choose("toolPlay");
        tap("G7"); // the label becomes the move
        trigger("bookmark");
        QVERIFY(action("bookmark")->isChecked());
        QCOMPARE(saved().toHex(' ').mid(60), QByteArrayLiteral("78 00 68 80 7a 40 69 c0 87 51 00 01 61 00"));
        trigger("undo");
        trigger("undo");
        trigger("undo");
        QCOMPARE(saved(), bytes);
        QVERIFY(!m_page->record().isModified());
    }

    void aBranchIsAFileOfItsOwn()
    {
        m_page->goToNode(4);
        const QByteArray branch =
            savedAs(branchOf(m_page->record().content(), m_page->node()), document::RecordFormat::Sgf)->bytes;
        QVERIFY(branch.contains("B[hh];W[ig];B[hg]"));
        QVERIFY(!branch.contains("W[hg]"));
        QVERIFY(!m_page->record().isModified());
        QVERIFY(saved().contains("W[hg]"));
        const record::BranchCount count = record::countBranch(m_page->document().tree(), 1);
        QCOMPARE(count.moves, 4);
        QCOMPARE(count.ends, 2);
        QCOMPARE(count.longest, 2);
    }

    void whatIsLookedForIsFound()
    {
        QVERIFY(open("(;GM[4]SZ[15];B[hh]C[Alpha](;W[hg];B[ig]C[beta])(;W[ig]HO[1];B[hg]C[alphabet]))",
            QStringLiteral("find.sgf")));
        press(Qt::Key_F, Qt::ControlModifier);
        auto *what = m_page->findChild<QLineEdit *>(QStringLiteral("findWhat"));
        QVERIFY(what->hasFocus());
        QTest::keyClicks(what, QStringLiteral("ALPHA"));
        QTest::keyClick(what, Qt::Key_Return);
        QCOMPARE(m_page->node(), record::NodeId(1));
        QTest::keyClick(what, Qt::Key_Return);
        QCOMPARE(m_page->node(), record::NodeId(5));
        QTest::keyClick(what, Qt::Key_Return); // around the end
        QCOMPARE(m_page->node(), record::NodeId(1));
        QTest::keyClick(what, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(m_page->node(), record::NodeId(5));
        auto *kind = m_page->findChild<QComboBox *>(QStringLiteral("findKind"));
        kind->setCurrentIndex(static_cast<int>(FindKind::Bookmark));
        trigger("findNext");
        QCOMPARE(m_page->node(), record::NodeId(4));
        kind->setCurrentIndex(static_cast<int>(FindKind::End));
        trigger("findPrevious");
        QCOMPARE(m_page->node(), record::NodeId(3));
        kind->setCurrentIndex(static_cast<int>(FindKind::Path));
        what->setText(QStringLiteral("h8 I9 h9 A1"));
        trigger("findNext");
        QCOMPARE(m_page->node(), record::NodeId(5));
        kind->setCurrentIndex(static_cast<int>(FindKind::Move));
        what->setText(QStringLiteral("O1"));
        trigger("findNext");
        QVERIFY(m_page->findChild<QLabel *>(QStringLiteral("findNothing"))->isVisible());
        QTest::keyClick(what, Qt::Key_Escape);
        QVERIFY(board()->hasFocus());
    }

    void theWholeRecordIsMirroredAndItsTextsStayUpright()
    {
        QVERIFY(open("(;GM[4]SZ[15]AB[aa];B[hh]LB[ab:aa]AR[aa:bc];W[cd])", QStringLiteral("mirror.sgf")));
        trigger("mirrorRecord");
        QVERIFY(saved().contains("AB[oa]"));
        QVERIFY(saved().contains("LB[ob:aa]"));
        QVERIFY(saved().contains("AR[oa:nc]"));
        QVERIFY(saved().contains("W[md]"));
        for (int i = 0; i < 4; ++i)
            trigger("turnRecord");
        trigger("mirrorRecord");
        QVERIFY(saved().contains("W[cd]"));
        QVERIFY(saved().contains("AR[aa:bc]"));
    }

    void keysAreThoseOfTheProgramOneKnows_data()
    {
        QTest::addColumn<int>("set");
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        const int renlib = static_cast<int>(KeySet::RenLib);
        const int sabaki = static_cast<int>(KeySet::Sabaki);
        QTest::newRow("RenLib: Up goes back to the fork") << renlib << "Up" << 3 << 1;
        QTest::newRow("RenLib: Page Down goes on to the fork") << renlib << "PgDown" << 0 << 1;
        QTest::newRow("RenLib: Left goes one move back") << renlib << "Left" << 3 << 2;
        QTest::newRow("RenLib: Alt+F finds a bookmark") << renlib << "Alt+F" << 1 << 5;
        QTest::newRow("RenLib: Ctrl+F finds a comment") << renlib << "Ctrl+F" << 1 << 3;
        QTest::newRow("RenLib: Shift+Down is the next variation, as ours") << renlib << "Shift+Down" << 2 << 4;
        QTest::newRow("Sabaki: Up goes one move back") << sabaki << "Up" << 3 << 2;
        QTest::newRow("Sabaki: Down goes one move on") << sabaki << "Down" << 0 << 1;
        QTest::newRow("Sabaki: Right is the next variation") << sabaki << "Right" << 2 << 4;
        QTest::newRow("Sabaki: Left is the variation before") << sabaki << "Left" << 4 << 2;
        QTest::newRow("Sabaki: Ctrl+Down goes on to the fork") << sabaki << "Ctrl+Down" << 0 << 1;
        QTest::newRow("Sabaki: F2 finds a bookmark") << sabaki << "F2" << 1 << 5;
        QTest::newRow("Sabaki: Ctrl+Shift+Up finds the comment before") << sabaki << "Ctrl+Shift+Up" << 5 << 3;
        QTest::newRow("ours: Right goes one move on") << static_cast<int>(KeySet::Kagetsu) << "Right" << 0 << 1;
    }
    void keysAreThoseOfTheProgramOneKnows()
    {
        QFETCH(int, set);
        QFETCH(QString, key);
        QFETCH(int, from);
        QFETCH(int, to);
        QVERIFY(open("(;GM[4]SZ[15];B[hh](;W[hg];B[ig]C[x])(;W[ig];B[hg]HO[1]))", QStringLiteral("keys.sgf")));
        m_page->setKeys(static_cast<KeySet>(set));
        m_page->goToNode(static_cast<record::NodeId>(from));
        board()->setFocus();
        QTest::keySequence(board(), QKeySequence(key));
        QCOMPARE(static_cast<int>(m_page->node()), to);
    }

    void theKeysOfASetStandBesideItsActions()
    {
        QCOMPARE(action("nextFork")->shortcut(), QKeySequence(QStringLiteral("Shift+Right")));
        m_page->setKeys(KeySet::RenLib);
        QCOMPARE(QKeySequence::listToString(action("nextFork")->shortcuts()), QStringLiteral("Down; PgDown"));
        QVERIFY(action("find")->shortcuts().isEmpty()); // RenLib's key for it finds comments
        // They are the board's alone: in a field they mean what they mean there.
        tap("H8");
        auto *comment = m_page->findChild<QPlainTextEdit *>(QStringLiteral("comment"));
        comment->setFocus();
        QTest::keyClicks(comment, QStringLiteral("above"));
        QTest::keyClick(comment, Qt::Key_Return);
        QTest::keyClick(comment, Qt::Key_Up);
        QCOMPARE(m_page->place(), 1);
        QCOMPARE(comment->textCursor().blockNumber(), 0);
        QTest::keyClick(comment, Qt::Key_PageDown);
        QCOMPARE(m_page->place(), 1);
        m_page->setKeys(KeySet::Kagetsu);
        QCOMPARE(action("nextFork")->shortcut(), QKeySequence(QStringLiteral("Shift+Right")));
        QCOMPARE(action("find")->shortcut(), QKeySequence(QStringLiteral("Ctrl+F")));
    }

    void theKeysOfAllSetsStandInOneTable()
    {
        m_page->setKeys(KeySet::RenLib);
        StudyKeysDialog dialog(KeySet::RenLib, m_page->actionsOfAllKeySets());
        const auto *table = dialog.findChild<QTableWidget *>();
        const auto textAt = [table](StudyStep step, int column) {
            return table->item(static_cast<int>(step), column)->text();
        };
        QCOMPARE(textAt(StudyStep::PreviousFork, 2), QStringLiteral("Up; PgUp"));
        QCOMPARE(textAt(StudyStep::NextVariation, 3), QStringLiteral("Right"));
        QVERIFY(table->rowCount() > StudyStepCount);
        // What differs stands there once; a key that all sets have, in the column of each.
        QCOMPARE(table->findItems(QStringLiteral("PgDown"), Qt::MatchContains).size(), 4 + 3);
        QCOMPARE(table->findItems(QStringLiteral("Alt+PgDown"), Qt::MatchExactly).size(), 3);
        QCOMPARE(dialog.keys(), KeySet::RenLib);
        QTest::mouseClick(dialog.findChild<QRadioButton *>(QStringLiteral("Sabaki")), Qt::LeftButton, {}, { 8, 8 });
        QCOMPARE(dialog.keys(), KeySet::Sabaki);
    }

    void noKeyMeansTwoThingsInOneSet()
    {
        for (const KeySet set : AllKeySets) {
            QStringList seen;
            for (int i = 0; i < StudyStepCount; ++i) {
                for (const QKeySequence &key : keysOf(set, static_cast<StudyStep>(i)))
                    seen += key.toString();
            }
            QCOMPARE(seen.removeDuplicates(), 0);
        }
    }

    void anotherEncodingKeepsWhatWasEdited()
    {
        // GBK, which the reader may take for something else.
        const std::string bytes = "(;GM[4]SZ[15]CA[Big5];B[hh]C[\xba\xda\xb1\xd8\xca\xa4];W[ii]C[\xba\xda])";
        QVERIFY(open(bytes, QStringLiteral("gbk.sgf")));
        tap("A1"); // hangs a move below the root
        m_page->goToNode(1);
        auto *comment = m_page->findChild<QPlainTextEdit *>(QStringLiteral("comment"));
        comment->setPlainText(QStringLiteral("mine"));
        m_page->goToNode(2);
        auto read = document::openRecord(bytes, QStringLiteral("gbk.sgf"), { .charset = "GB18030" });
        auto second = document::reread(m_page->record().content(), read.value());
        QVERIFY(second);
        QVERIFY(m_page->adopt(std::move(*second)));
        QCOMPARE(m_page->node(), record::NodeId(2));
        QCOMPARE(comment->toPlainText(), QString::fromUtf8("黑"));
        QCOMPARE(m_page->document().tree().comment(1), std::string("mine"));
        QVERIFY(saved().contains("B[ao]"));
        trigger("undo"); // the encoding
        trigger("undo"); // the comment
        trigger("undo"); // the move
        QVERIFY(!m_page->record().isModified());
    }

    void anotherEncodingIsThatOfLabelsBesideEditedOnes()
    {
        // Black and White in GBK, on points of one node.
        const std::string bytes = "(;GM[4]SZ[15]CA[Big5];B[hh]LB[aa:\xba\xda][bb:\xb0\xd7]TR[cc])";
        QVERIFY(open(bytes, QStringLiteral("gbk.sgf")));
        m_page->goToNode(1);
        choose("toolLabel");
        auto *field = m_page->findChild<QLineEdit *>(QStringLiteral("pointField"));
        for (const char *point : { "B14", "C2" }) {
            tap(point);
            field->setText(QStringLiteral("mine"));
            QTest::keyClick(field, Qt::Key_Return);
        }
        auto read = document::openRecord(bytes, QStringLiteral("gbk.sgf"), { .charset = "GB18030" });
        auto second = document::reread(m_page->record().content(), read.value());
        QVERIFY(second);
        QVERIFY(m_page->adopt(std::move(*second)));
        QCOMPARE(board()->picture().at(at("A15")).mark.label, QString::fromUtf8("黑"));
        QCOMPARE(board()->picture().at(at("B14")).mark.label, QStringLiteral("mine"));
        QCOMPARE(board()->picture().at(at("C2")).mark.label, QStringLiteral("mine"));
        QCOMPARE(board()->picture().at(at("C13")).mark.shape, MarkShape::Triangle);
    }

    void anotherEncodingWaitsForWhatWasEditedMeanwhile()
    {
        const std::string bytes = "(;GM[4]SZ[15]CA[Big5];B[hh]C[\xba\xda])";
        QVERIFY(open(bytes, QStringLiteral("gbk.sgf")));
        tap("A1");
        auto read = document::openRecord(bytes, QStringLiteral("gbk.sgf"), { .charset = "GB18030" });
        auto second = document::reread(m_page->record().content(), read.value());
        QVERIFY(second);
        tap("B2");
        QVERIFY(!m_page->adopt(std::move(*second)));
        QCOMPARE(m_page->record().collection().readGame(0).info.charset, std::string("Big5"));
        read = document::openRecord(bytes, QStringLiteral("gbk.sgf"), { .charset = "GB18030" });
        second = document::reread(m_page->record().content(), read.value());
        QVERIFY(m_page->adopt(std::move(*second)));
        QVERIFY(saved().contains("B[ao]"));
        QCOMPARE(m_page->document().tree().comment(1), std::string("黑"));
    }

    // A byte that ends a value in one encoding and is half a character in the other.
    void anotherEncodingThatReadsOtherMovesIsTold()
    {
        const std::string bytes = "(;GM[4]SZ[15]CA[ISO-8859-1];B[hh]C[\xba\x5c];W[ii]C[\xba])";
        QVERIFY(open(bytes, QStringLiteral("gbk.sgf")));
        auto read = document::openRecord(bytes, QStringLiteral("gbk.sgf"), { .charset = "GB18030" });
        QVERIFY(!document::reread(m_page->record().content(), read.value()));
        QCOMPARE(std::get<record::Collection>(read.value().content).size(), std::size_t(1)); // still whole
    }

    void recordsAreMergedAndDifferencesAsked()
    {
        QVERIFY(open("(;GM[4]SZ[15];B[hh]C[ours])", QStringLiteral("ours.sgf")));
        StudyPage other;
        QVERIFY(other.open("(;GM[4]SZ[15];B[hh]C[theirs];W[ii])", QStringLiteral("theirs.sgf")));
        document::RecordDocument &document = m_page->document();
        const std::vector<record::GameTree> others { other.document().tree() };
        background::State work;
        const auto merged = [&](const std::vector<record::ConflictChoice> &choices) {
            return document::merged(document.shared(), 0, others, document::Lines::Apart, choices, work);
        };
        const document::MergedGame asked = merged({});
        ConflictDialog dialog(asked.edited.game->tree, asked.conflicts);
        QCOMPARE(dialog.choices(), std::vector { record::ConflictChoice::Current });
        QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("both")), Qt::LeftButton);
        document::MergedGame merge = merged(dialog.choices());
        QVERIFY(merge.conflicts.empty());
        QVERIFY(document.adopt({ QStringLiteral("merge") }, 0, std::move(merge.edited)));
        QVERIFY(saved().contains("W[ii]"));
        QCOMPARE(m_page->document().tree().comment(1), std::string("ours\ntheirs"));
        trigger("undo"); // the merge with the choice
        QCOMPARE(m_page->document().tree().comment(1), std::string("ours"));
        QVERIFY(!m_page->record().isModified());
    }

    void aCancelledMergeEnds()
    {
        QVERIFY(open("(;GM[4]SZ[15];B[hh])", QStringLiteral("ours.sgf")));
        StudyPage other;
        QVERIFY(other.open("(;GM[4]SZ[15];B[hh];W[ii])", QStringLiteral("theirs.sgf")));
        background::State work;
        QVERIFY(work.cancel());
        const document::MergedGame merge = document::merged(
            m_page->document().shared(), 0, { other.document().tree() }, document::Lines::Joined, {}, work);
        QCOMPARE(merge.edited.game->tree.nodeCount(), m_page->document().tree().nodeCount());
    }

    void gamesOfACollectionKeepTheirEdits()
    {
        QVERIFY(open("(;GM[4]SZ[15];B[hh])\n(;GM[4]SZ[15];B[gg])", QStringLiteral("two.sgf")));
        tap("A1");
        m_page->showGame(1);
        QVERIFY(m_page->record().isModified());
        tap("B2");
        m_page->showGame(0);
        trigger("undo");
        m_page->showGame(1);
        const QByteArray all = saved();
        QVERIFY(all.contains("B[hh])"));
        QVERIFY(all.contains("(;B[bn])"));
        QVERIFY(!all.contains("B[ao]"));
    }

private:
    // As one who came to edit.
    bool open(const std::string &bytes, const QString &name)
    {
        const bool isOpen = m_page->open(bytes, name);
        m_page->setMode(StudyMode::Edit);
        return isOpen;
    }
    BoardWidget *board() const { return m_page->findChild<BoardWidget *>(); }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(board(), key, with); }
    void tap(const char *point)
    {
        QTest::mouseClick(board(), Qt::LeftButton, {}, board()->rectOf(at(point)).center().toPoint());
    }
    QPoint centreOf(const char *point) const { return board()->rectOf(at(point)).center().toPoint(); }
    void drag(const char *from, const char *to)
    {
        QTest::mousePress(board(), Qt::LeftButton, {}, centreOf(from));
        QTest::mouseMove(board(), centreOf(to));
        QTest::mouseRelease(board(), Qt::LeftButton, {}, centreOf(to));
    }
    QAction *action(const char *name) const { return m_page->findChild<QAction *>(QLatin1String(name)); }
    void trigger(const char *name) { action(name)->trigger(); }
    QToolButton *tool(const char *name) const { return m_page->findChild<QToolButton *>(QLatin1String(name)); }
    void choose(const char *name) { QTest::mouseClick(tool(name), Qt::LeftButton); }
    QByteArray saved() const { return savedAs(m_page->record().content(), m_page->record().format())->bytes; }

    std::unique_ptr<StudyPage> m_page;
};

} // namespace tst_editing

QTEST_MAIN(tst_editing::TestEditing)
#include "tst_editing.moc"
