// SPDX-License-Identifier: MIT
#include "studyfixture.h"

#include "ui/board/boardwidget.h"
#include "ui/record/edit/modestrip.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/page/studypage.h"
#include "ui/record/proof/proofpanel.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

namespace tst_lookmode {

using namespace kagetsu;
using namespace kagetsu::ui;
using studyfixture::at;
using studyfixture::shownPage;

namespace {

const char *const Game = "(;GM[4]SZ[15]RU[Renju];B[hh](;W[hg];B[ig])(;W[ig];B[hg]))";
// Two orders of the same moves that meet again: H8 H9 I9, and I9 H9.
const char *const Meeting = "(;GM[4]SZ[15](;B[hh];W[hg];B[ig])(;B[ig];W[hg]))";

} // namespace

// Going through a record, and changing from that to editing and back.
class TestLookMode : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_page = shownPage();
        QVERIFY(m_page && m_page->open(Game, QStringLiteral("game.sgf")));
    }

    void aRecordThatIsOpenedIsLookedAt()
    {
        QCOMPARE(m_page->mode(), StudyMode::Look);
        m_page->setMode(StudyMode::Edit);
        QVERIFY(m_page->open(Game, QStringLiteral("other.sgf")));
        QCOMPARE(m_page->mode(), StudyMode::Look);
        QVERIFY(!button("modeEdit")->isChecked());
    }

    void theToolsComeWithTheModeAndTakeNoRowOtherwise()
    {
        const auto *strip = m_page->findChild<ModeStrip *>();
        QVERIFY(!strip->isVisible());
        QTest::mouseClick(button("modeEdit"), Qt::LeftButton);
        QVERIFY(strip->isVisible() && button("modeEdit")->isChecked());
        QTest::mouseClick(button("modeEdit"), Qt::LeftButton);
        QVERIFY(!strip->isVisible());
        QCOMPARE(m_page->mode(), StudyMode::Look);
    }

    void aTapFollowsTheRecordAndNeverEdits()
    {
        tap("H8");
        QCOMPARE(m_page->place(), 1);
        tap("I9"); // the other variation
        QCOMPARE(m_page->place(), 2);
        QVERIFY(board()->picture().lastMove == at("I9"));
        for (const char *point : { "H8", "A1", "O15", "I9" })
            tap(point);
        QCOMPARE(m_page->place(), 2);
        QVERIFY(!m_page->record().isModified());
    }

    void aTapOnALozengeGoesWhereThePositionStands()
    {
        QVERIFY(m_page->open(Meeting, QStringLiteral("meet.sgf")));
        m_page->goToNode(5);
        QCOMPARE(board()->picture().at(at("H8")).signs.next, NextMove::Elsewhere);
        tap("H8");
        QCOMPARE(m_page->node(), record::NodeId(3));
        QVERIFY(!m_page->record().isModified());
    }

    void aTapElsewhereOnlyTriesAndTheAnswerEdits()
    {
        tap("A1");
        QVERIFY(notice()->isVisible());
        QVERIFY(notice()->text().contains(QStringLiteral("A1")));
        QVERIFY(!m_page->record().isModified());
        QTest::mouseClick(button("noticeAnswer"), Qt::LeftButton);
        QCOMPARE(m_page->mode(), StudyMode::Edit);
        QVERIFY(board()->picture().lastMove == at("A1"));
        QVERIFY(!notice()->isVisible());
    }

    void whatWasAskedIsGoneWithThePosition()
    {
        tap("A1");
        QTest::keyClick(board(), Qt::Key_Right);
        QCOMPARE(m_page->place(), 1);
        QVERIFY(!notice()->isVisible());
    }

    void keysThatEditSayThatOneLooks_data()
    {
        QTest::addColumn<QKeySequence>("key");
        QTest::newRow("delete") << QKeySequence(Qt::Key_Delete);
        QTest::newRow("cut") << QKeySequence(Qt::CTRL | Qt::Key_X);
        QTest::newRow("bookmark") << QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_K);
        QTest::newRow("pass") << QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P);
        QTest::newRow("the main line") << QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Home);
    }
    void keysThatEditSayThatOneLooks()
    {
        QFETCH(QKeySequence, key);
        m_page->goToNode(4);
        QTest::keySequence(board(), key);
        QVERIFY(!m_page->record().isModified());
        QVERIFY(notice()->isVisible());
        QTest::mouseClick(button("noticeAnswer"), Qt::LeftButton);
        QVERIFY(!m_page->record().isModified());
        QTest::keySequence(board(), key);
        QVERIFY(m_page->record().isModified());
    }

    void notesAreReadAndNotTyped()
    {
        auto *comment = m_page->findChild<QPlainTextEdit *>(QStringLiteral("comment"));
        comment->setFocus();
        QTest::keyClicks(comment, QStringLiteral("x"));
        QVERIFY(!m_page->record().isModified());
        m_page->setMode(StudyMode::Edit);
        comment->setFocus();
        QTest::keyClicks(comment, QStringLiteral("x"));
        QVERIFY(m_page->record().isModified());
    }

    void theRightButtonGoesBackUnderTheKeysOfRenLib()
    {
        m_page->goTo(2);
        rightClick("A1"); // opens a menu
        QCOMPARE(m_page->place(), 2);
        QTest::mouseClick(board(), Qt::BackButton); // at the side of the mouse
        QCOMPARE(m_page->place(), 1);
        m_page->setKeys(KeySet::RenLib);
        m_page->setMode(StudyMode::Edit);
        rightClick("A1");
        QCOMPARE(m_page->place(), 0);
    }

    void oneKeyChangesTheModeAndItIsSeen_data()
    {
        QTest::addColumn<KeySet>("set");
        QTest::addColumn<QKeySequence>("key");
        QTest::newRow("Kagetsu") << KeySet::Kagetsu << QKeySequence(Qt::Key_F2);
        QTest::newRow("RenLib") << KeySet::RenLib << QKeySequence(Qt::Key_F2);
        QTest::newRow("Sabaki") << KeySet::Sabaki << QKeySequence(Qt::CTRL | Qt::Key_E);
    }
    void oneKeyChangesTheModeAndItIsSeen()
    {
        QFETCH(KeySet, set);
        QFETCH(QKeySequence, key);
        m_page->setKeys(set);
        auto *strip = m_page->findChild<ModeStrip *>();
        QCoreApplication::processEvents(); // it is laid out
        QVERIFY(!strip->isVisible());
        const QRect before = board()->geometry();
        QTest::keySequence(board(), key);
        QCOMPARE(m_page->mode(), StudyMode::Edit);
        QVERIFY(button("toolCircle")->isVisible());
        const QImage editing = strip->grab().toImage();
        // The broad edge is the mode without words.
        QVERIFY(editing.pixelColor(2, editing.height() / 2) != editing.pixelColor(8, editing.height() / 2));
        QCOMPARE(board()->geometry(), before);
        QTest::keySequence(board(), key);
        QCOMPARE(m_page->mode(), StudyMode::Look);
        QVERIFY(!button("toolCircle")->isVisible());
        QTest::mouseClick(button("modeEdit"), Qt::LeftButton);
        QCOMPARE(m_page->mode(), StudyMode::Edit);
    }

    void controlAndATapWriteUnderTheKeysOfRenLib()
    {
        m_page->setMode(StudyMode::Edit);
        tap("A1", Qt::ControlModifier); // under our keys a tap as any other
        QVERIFY(board()->picture().lastMove == at("A1"));
        m_page->setKeys(KeySet::RenLib);
        tap("C3", Qt::ControlModifier);
        auto *field = m_page->findChild<QLineEdit *>(QStringLiteral("pointField"));
        QVERIFY(field->isVisible());
        QTest::keyClicks(field, QStringLiteral("W5"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(board()->picture().at(at("C3")).mark.label, QStringLiteral("W5"));
        m_page->setMode(StudyMode::Look);
        tap("D4", Qt::ControlModifier);
        QVERIFY(!field->isVisible());
        QTest::mouseClick(button("noticeAnswer"), Qt::LeftButton);
        QVERIFY(field->isVisible());
    }

    void aTextIsKeptWhereOneGoesElsewhere_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("a tap on another point") << 0;
        QTest::newRow("the wheel") << 1;
        QTest::newRow("the comment") << 2;
        QTest::newRow("another mode") << 3;
        QTest::newRow("another tool") << 4;
    }
    void aTextIsKeptWhereOneGoesElsewhere()
    {
        QFETCH(int, way);
        m_page->setMode(StudyMode::Edit);
        QTest::mouseClick(button("toolLabel"), Qt::LeftButton);
        tap("J10");
        auto *field = m_page->findChild<QLineEdit *>(QStringLiteral("pointField"));
        QTest::keyClicks(field, QStringLiteral("W5"));
        if (way == 0)
            tap("C3");
        else if (way == 1)
            emit board() -> stepped(1);
        else if (way == 2)
            m_page->findChild<QPlainTextEdit *>(QStringLiteral("comment"))->setFocus();
        else if (way == 3)
            m_page->setMode(StudyMode::Look);
        else
            QTest::mouseClick(button("toolPlay"), Qt::LeftButton);
        QVERIFY(!field->isVisible() || way == 0);
        m_page->first();
        QCOMPARE(board()->picture().at(at("J10")).mark.label, QStringLiteral("W5"));
        QCOMPARE(m_page->document().steps().count(), 1);
    }

    void aFieldThatIsLeftAsItWasChangesNothing()
    {
        m_page->setMode(StudyMode::Edit);
        QTest::mouseClick(button("toolLabel"), Qt::LeftButton);
        tap("J10");
        tap("C3");
        QTest::keyClick(m_page->findChild<QLineEdit *>(QStringLiteral("pointField")), Qt::Key_Return);
        QVERIFY(!m_page->record().isModified());
    }

    void theViewStaysWithItsRecord()
    {
        const rules::Symmetry before = board()->picture().frame().view;
        m_page->turnBoard();
        m_page->mirrorBoard();
        QVERIFY(board()->picture().frame().view != before);
        QVERIFY(m_page->open(Game, QStringLiteral("other.sgf")));
        QVERIFY(board()->picture().frame().view == before);
    }

    void aDeletedBranchIsCountedAndComesBack()
    {
        m_page->goTo(1);
        m_page->setMode(StudyMode::Edit);
        QTest::keyClick(board(), Qt::Key_Delete);
        QCOMPARE(m_page->document().tree().children(0).size(), std::size_t(0));
        QCOMPARE(notice()->text(), QStringLiteral("5 position(s) deleted."));
        m_page->turnBoard(); // to look at it is no other edit
        QVERIFY(notice()->isVisible());
        QTest::mouseClick(button("noticeAnswer"), Qt::LeftButton);
        QCOMPARE(m_page->place(), 1);
        QVERIFY(!m_page->record().isModified());
        QVERIFY(!notice()->isVisible());
    }

    void inASmallWindowTheBoardStaysWhereItIs()
    {
        m_page->resize(400, 640);
        m_page->goTo(3);
        QCoreApplication::processEvents();
        const QRect before = board()->geometry();
        m_page->setMode(StudyMode::Edit);
        QCoreApplication::processEvents();
        QCOMPARE(board()->geometry(), before);
        QTest::keyClick(board(), Qt::Key_Delete);
        QCoreApplication::processEvents();
        QVERIFY(notice()->isVisible());
        QCOMPARE(board()->geometry(), before);
        auto *more = button("toolMore");
        QVERIFY(more->isVisible());
        QVERIFY(m_page->rect().contains(QRect(more->mapTo(m_page.get(), QPoint()), more->size())));
    }

    void aSmallWindowHasTheOtherToolsInAMenu()
    {
        m_page->setMode(StudyMode::Edit);
        QVERIFY(button("toolArrow")->isVisible());
        QVERIFY(!button("toolMore")->isVisible());
        m_page->resize(400, 640);
        QTRY_VERIFY(button("toolMore")->isVisible());
        QVERIFY(!button("toolArrow")->isVisible());
        QVERIFY(button("toolPlay")->isChecked());
        QMenu *menu = button("toolMore")->menu();
        emit menu->aboutToShow();
        QStringList words;
        for (QAction *each : menu->actions()) {
            words += each->text();
            if (each->text() == button("toolArrow")->accessibleName())
                each->trigger();
        }
        QVERIFY(words.contains(button("toolTurn")->accessibleName()));
        QVERIFY(!words.contains(button("toolPlay")->accessibleName()));
        QVERIFY(button("toolArrow")->isChecked());
        QVERIFY(button("toolMore")->isChecked()); // it stands for the tool
        QTest::keyClick(board(), Qt::Key_B, Qt::AltModifier | Qt::ShiftModifier); // keys reach them all the same
        QVERIFY(button("toolBlack")->isChecked());
        m_page->resize(1280, 800);
        QTRY_VERIFY(button("toolBlack")->isVisible());
    }

    void anEditTakesTheOfferOfUndoAway()
    {
        m_page->goTo(3);
        m_page->setMode(StudyMode::Edit);
        QTest::keyClick(board(), Qt::Key_Delete);
        QVERIFY(notice()->isVisible());
        m_page->goTo(0);
        QVERIFY(notice()->isVisible());
        tap("A1");
        QVERIFY(!notice()->isVisible());
    }

private:
    BoardWidget *board() const { return m_page->findChild<BoardWidget *>(); }
    StudyNotice *notice() const { return m_page->findChild<StudyNotice *>(); }
    QToolButton *button(const char *name) const { return m_page->findChild<QToolButton *>(QLatin1String(name)); }
    void tap(const char *point, Qt::KeyboardModifiers with = {})
    {
        QTest::mouseClick(board(), Qt::LeftButton, with, board()->rectOf(at(point)).center().toPoint());
    }
    void rightClick(const char *point)
    {
        QTest::mouseClick(board(), Qt::RightButton, {}, board()->rectOf(at(point)).center().toPoint());
    }

    std::unique_ptr<StudyPage> m_page;
};

} // namespace tst_lookmode

QTEST_MAIN(tst_lookmode::TestLookMode)
#include "tst_lookmode.moc"
