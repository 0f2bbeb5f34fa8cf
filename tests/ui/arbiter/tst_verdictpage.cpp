// SPDX-License-Identifier: MIT
#include "../draftfolder.h"
#include "ui/arbiter/verdict/positiondialog.h"
#include "ui/arbiter/verdict/verdictpage.h"
#include "ui/board/boardwidget.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/solver/winpanel.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

namespace tst_verdictpage {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;

class TestVerdictPage : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_page = std::make_unique<VerdictPage>();
        m_page->resize(1280, 740);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup() { m_page.reset(); }

    void stonesAreTappedInAndErased()
    {
        tap("H8");
        press("layWhite");
        tap("I9");
        tap("J10");
        QVERIFY(at("H8") == rules::Stone::Black);
        QVERIFY(at("I9") == rules::Stone::White);
        tap("J10"); // once more takes it up
        QVERIFY(at("J10") == rules::Stone::None);
        tap("H8"); // a stone of the other colour is changed
        QVERIFY(at("H8") == rules::Stone::White);
        press("erase");
        tap("H8");
        tap("H8");
        QVERIFY(at("H8") == rules::Stone::None);
        QCOMPARE(m_page->position().count(rules::Side::White), 1);
    }

    void theBoardOutlivesTheProgram()
    {
        const DraftFolder folder;
        init();
        tap("H8");
        press("layWhite");
        tap("I9");
        m_page->setBoardSize(19);
        m_page->findChild<QComboBox *>(QStringLiteral("rule"))->setCurrentIndex(0);
        const rules::Position laid = m_page->position();
        const QString caption = m_page->caption();
        QVERIFY(DraftFolder::isKept(*m_page));
        init(); // of another program
        QVERIFY(m_page->position() == laid);
        QCOMPARE(m_page->caption(), caption);
        QVERIFY(DraftFolder::told(*m_page).startsWith(QStringLiteral("Restored")));
        DraftFolder::discard(*m_page);
        QCOMPARE(m_page->position().count(rules::Side::Black), 0);
        QCOMPARE(folder.count(), 0);
    }

    void aPositionTypedAsTextOutlivesTheProgram()
    {
        const DraftFolder folder;
        const auto typed = [this] {
            auto *dialog = m_page->findChild<PositionDialog *>();
            return dialog ? dialog->findChild<QPlainTextEdit *>(QStringLiteral("text")) : nullptr;
        };
        QGuiApplication::clipboard()->clear();
        init();
        press("paste");
        typed()->setPlainText(QStringLiteral("H8 I9 and so on"));
        QVERIFY(DraftFolder::isKept(*typed()->window()));
        init(); // of another program
        press("paste");
        QCOMPARE(typed()->toPlainText(), QStringLiteral("H8 I9 and so on"));
        typed()->setPlainText(QStringLiteral("H8 I9"));
        typed()->window()->findChild<QAbstractButton *>(QStringLiteral("take"))->click();
        QCOMPARE(m_page->position().count(rules::Side::White), 1);
        QTRY_COMPARE(draft::leftBehind(folder.path(), QStringLiteral("positionText")).size(), 0);
    }

    void aBoardTakenFromAnotherPageTakesNoDraftAway()
    {
        const DraftFolder folder;
        init();
        tap("H8");
        QVERIFY(DraftFolder::isKept(*m_page));
        m_page = std::make_unique<VerdictPage>();
        rules::Position shown;
        shown.place(Point(3, 3), rules::Side::White);
        m_page->take({ shown });
        m_page->show();
        QVERIFY(m_page->position() == shown);
        QCOMPARE(DraftFolder::told(*m_page), QString());
        QCOMPARE(draft::leftBehind(folder.path(), QStringLiteral("verdict")).size(), 1);
        init();
        QVERIFY(at("H8") == rules::Stone::Black);
    }

    void clearingCanBeTakenBack()
    {
        QVERIFY(!m_page->findChild<QToolButton *>(QStringLiteral("undo"))->isEnabled());
        tap("H8");
        tap("I9");
        press("clear");
        press("clear"); // a trembling hand
        QCOMPARE(m_page->position().count(rules::Side::Black), 0);
        tap("A1"); // and something else besides
        press("undo");
        QCOMPARE(m_page->position().count(rules::Side::Black), 0);
        press("undo");
        QCOMPARE(m_page->position().count(rules::Side::Black), 2);
        QTest::keyClick(board(), Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(m_page->position().count(rules::Side::Black), 0);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(board(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_page->position(), rules::Position());
        QVERIFY(!m_page->findChild<QToolButton *>(QStringLiteral("undo"))->isEnabled());
    }

    void anotherBoardSizeCanBeTakenBack()
    {
        tap("O15");
        choose("boardSize", 9);
        QCOMPARE(m_page->position().count(rules::Side::Black), 0);
        press("undo");
        QCOMPARE(m_page->position().size(), 15);
        QVERIFY(at("O15") == rules::Stone::Black);
        QCOMPARE(m_page->findChild<QComboBox *>(QStringLiteral("boardSize"))->currentData().toInt(), 15);
    }

    void aPositionOfAnotherPageIsAskedAbout()
    {
        tap("H8");
        rules::Position shown(13);
        shown.place(*rules::pointFromText("C3", 13), rules::Side::White);
        m_page->take({ shown, rules::Rule::Omok, rules::Side::White });
        QCOMPARE(m_page->position(), shown);
        QCOMPARE(m_page->tool(), VerdictPage::Tool::Ask);
        QCOMPARE(m_page->question().scene.rules.rule, rules::Rule::Omok);
        QCOMPARE(m_page->question().scene.side, rules::Side::White);
        press("undo"); // what was there is not lost
        QVERIFY(at("H8") == rules::Stone::Black);
    }

    void askingShowsTheProofAndItsMarks()
    {
        for (const char *point : { "C7", "E7", "C6", "F6", "D5", "E5", "C4", "D4" })
            tap(point);
        QVERIFY(board()->picture().at(*rules::pointFromText("F7", 15)).signs.fouls.doubleThree);
        press("askPoint");
        tap("B7");
        QCOMPARE(m_page->position().count(rules::Side::Black), 8);
        QVERIFY(m_page->proof()->isPinned());
        QCOMPARE(m_page->proof()->sentence(0), QStringLiteral("B7 is allowed."));
        QCOMPARE(m_page->proof()->stepCount(), 8);
        QVERIFY(board()->picture().at(*rules::pointFromText("B7", 15)).proof.judged);
        // Back to laying: the board shows the stones alone.
        press("layBlack");
        QVERIFY(!board()->picture().at(*rules::pointFromText("B7", 15)).proof.judged);
        QVERIFY(!m_page->proof()->isPinned());
    }

    void sideAndRuleDecide()
    {
        press("layWhite");
        for (const char *point : { "F8", "G8", "H9", "H10" })
            tap(point);
        press("askPoint");
        tap("H8");
        QCOMPARE(m_page->proof()->sentence(0), QStringLiteral("H8 is allowed."));
        choose("judged", 1);
        QCOMPARE(m_page->proof()->stepCount(), 0); // White has no forbidden points in renju
        choose("rule", int(rules::Rule::Omok));
        tap("H8");
        QCOMPARE(m_page->proof()->sentence(0), QStringLiteral("H8 is forbidden: double-three."));
        QCOMPARE(m_page->caption(), QStringLiteral("Verdict desk · Omok"));
        choose("rule", int(rules::Rule::FreeStyle));
        QCOMPARE(m_page->proof()->spokenText(), QStringLiteral("This side has no forbidden points under this rule."));
    }

    void everyBoardSizeIsJudged()
    {
        for (const char *point : { "C7", "E7", "C6", "F6", "D5", "E5", "C4", "D4", "O15" })
            tap(point);
        auto *size = m_page->findChild<QComboBox *>(QStringLiteral("boardSize"));
        size->setCurrentIndex(size->findText(QStringLiteral("26×26")));
        QCOMPARE(m_page->position().size(), 26);
        QCOMPARE(m_page->position().count(rules::Side::Black), 9);
        QVERIFY(board()->picture().at({ 5, 6 }).signs.fouls.doubleThree);
        size->setCurrentIndex(size->findText(QStringLiteral("10×10")));
        QCOMPARE(m_page->position().count(rules::Side::Black), 8); // O15 is beyond the edge
        QVERIFY(board()->picture().at({ 5, 6 }).signs.fouls.doubleThree);
        size->setCurrentIndex(size->findText(QStringLiteral("5×5")));
        QCOMPARE(m_page->position().count(rules::Side::Black), 4);
        m_page->setPosition(rules::Position(19));
        QCOMPARE(size->currentText(), QStringLiteral("19×19"));
    }

    void keysDoAllOfIt()
    {
        board()->setFocus();
        QTest::keyClicks(board(), "h8");
        QTest::keyClick(board(), Qt::Key_Return);
        QTest::keyClick(board(), Qt::Key_Return);
        QVERIFY(at("H8") == rules::Stone::Black);
        QTest::keyClick(board(), Qt::Key_Right);
        QCOMPARE(m_page->proof()->point(), Point(8, 7));
    }

    void aPositionIsPasted_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a line of moves") << "H8 I9 J10";
        QTest::newRow("a record") << "(;GM[4]FF[4]SZ[15];B[hh];W[ig];B[jf])";
        QTest::newRow("a board") << QString(5 * 15 + 9, '.') + "X" + QString(13, '.') + "O" + QString(13, '.') + "X"
                + QString(112, '.');
    }
    void aPositionIsPasted()
    {
        QFETCH(QString, text);
        QGuiApplication::clipboard()->setText(text);
        press("paste");
        auto *dialog = m_page->findChild<PositionDialog *>();
        QVERIFY(dialog->isVisible());
        QCOMPARE(dialog->findChild<QLabel *>("answer")->text(), QString("Stones: 2 black, 1 white."));
        QTest::mouseClick(dialog->findChild<QPushButton *>("take"), Qt::LeftButton);
        QVERIFY(at("H8") == rules::Stone::Black);
        QVERIFY(at("I9") == rules::Stone::White);
        QVERIFY(at("J10") == rules::Stone::Black);
    }

    void aTextIsTypedAndAMoveChosen()
    {
        QGuiApplication::clipboard()->setText("nothing of the kind");
        press("paste");
        auto *dialog = m_page->findChild<PositionDialog *>();
        auto *field = dialog->findChild<QPlainTextEdit *>("text");
        auto *take = dialog->findChild<QPushButton *>("take");
        auto *answer = dialog->findChild<QLabel *>("answer");
        QCOMPARE(field->toPlainText(), QString()); // what was copied is no position
        QVERIFY(!take->isEnabled());
        QTest::keyClicks(field, "h8 i9 h8");
        QCOMPARE(answer->text(), QString("Move 3, h8, is on an occupied point."));
        QVERIFY(!take->isEnabled());
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(field, Qt::Key_Backspace);
        QTest::keyClicks(field, "j10");
        QVERIFY(take->isEnabled());
        QTest::keyClick(dialog->findChild<QSpinBox *>("move"), Qt::Key_Down);
        QCOMPARE(answer->text(), QString("Stones: 1 black, 1 white."));
        QTest::mouseClick(take, Qt::LeftButton);
        QVERIFY(at("I9") == rules::Stone::White);
        QVERIFY(at("J10") == rules::Stone::None);
    }

    void allPointsAreListedAndAsked()
    {
        for (const char *point : { "C7", "E7", "C6", "F6", "D5", "E5", "C4", "D4" })
            tap(point);
        QMenu *menu = m_page->findChild<QMenu *>();
        emit menu->aboutToShow();
        QStringList texts;
        for (QAction *action : menu->actions())
            texts += action->text();
        QVERIFY2(texts.contains("F7: double-three"), qPrintable(texts.join("; ")));
        for (int twice = 0; twice < 2; ++twice) { // the same point again still shows it
            menu->actions()[texts.indexOf("F7: double-three")]->trigger();
            QVERIFY(m_page->proof()->isPinned());
            QCOMPARE(m_page->proof()->sentence(0), QStringLiteral("F7 is forbidden: double-three."));
            QCOMPARE(m_page->tool(), VerdictPage::Tool::Ask);
        }
        press("clear");
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 1);
        QVERIFY(!menu->actions().first()->isEnabled());
    }

    void thePaperIsAboutThePointAskedOrAll()
    {
        QSignalSpy wanted(m_page.get(), &VerdictPage::paperWanted);
        tap("H8");
        press("paper");
        QVERIFY(!wanted.last().first().value<VerdictQuestion>().point);
        press("askPoint");
        tap("I9");
        press("paper");
        const auto question = wanted.last().first().value<VerdictQuestion>();
        QCOMPARE(question.point, std::optional(*rules::pointFromText("I9", 15)));
        QCOMPARE(question.scene.position, m_page->position());
    }

    void everythingFits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small and upright") << QSize(400, 650);
        QTest::newRow("laptop") << QSize(1280, 750);
        QTest::newRow("small and wide") << QSize(660, 480);
    }

    void everythingFits()
    {
        QFETCH(QSize, size);
        m_page->resize(size);
        press("askPoint");
        tap("B7");
        QCoreApplication::processEvents();
        QCOMPARE(m_page->size(), size);
        QVERIFY(std::min(board()->width(), board()->height()) >= 300);
        for (const QToolButton *each : m_page->findChildren<QToolButton *>()) {
            if (!each->isVisible())
                continue;
            const QRect place(each->mapTo(m_page.get(), QPoint()), each->size());
            QVERIFY2(m_page->rect().contains(place), qPrintable(each->objectName()));
            QVERIFY2(!place.intersects(board()->geometry()), qPrintable(each->objectName()));
            QVERIFY2(place.width() >= 44 && place.height() >= 44, qPrintable(each->objectName()));
        }
    }

    void aWinIsFoundAndReadOnTheBoard_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("by key") << true;
        QTest::newRow("by finger") << false;
    }
    void aWinIsFoundAndReadOnTheBoard()
    {
        QFETCH(bool, byKey);
        m_page->setPosition(fourThree());
        if (byKey)
            QTest::keyClick(board(), Qt::Key_F4);
        else
            press("win");
        QTRY_VERIFY(m_page->wins().found());
        QVERIFY(thought("H8") == rules::Stone::Black);
        QTest::keyClick(board(), Qt::Key_Down, Qt::ControlModifier);
        QVERIFY(thought("I8") == rules::Stone::None);
        tap("I8"); // the next stone of the win, and none that is laid
        QVERIFY(thought("I8") == rules::Stone::White);
        QVERIFY(m_page->position() == fourThree());
        QTest::keyClick(board(), Qt::Key_F4, Qt::ShiftModifier);
        QTRY_VERIFY(m_page->wins().found());
        QVERIFY(m_page->wins().text().startsWith(QStringLiteral("White has no win")));
        QVERIFY(thought("H8") == rules::Stone::None);
        // A point that is asked about is told of as ever.
        press("askPoint");
        tap("A1");
        QVERIFY(m_page->proof()->isVisible());
    }

    void theAnswerGoesWithItsPosition()
    {
        m_page->setPosition(fourThree());
        QTest::keyClick(board(), Qt::Key_F4);
        QTRY_VERIFY(m_page->wins().found());
        tap("A1");
        QVERIFY(at("A1") == rules::Stone::Black);
        QVERIFY(!m_page->wins().found());
        QVERIFY(thought("H8") == rules::Stone::None);
    }

    void whereAFiveStandsNothingIsLookedFor()
    {
        m_page->setPosition(*rules::positionFromText(std::string(220, '.') + "XXXXX"));
        QTest::keyClick(board(), Qt::Key_F4);
        QVERIFY(!m_page->wins().isSearching());
        QVERIFY(m_page->wins().text().contains(QStringLiteral("ended")));
    }

    void whileASilentGameRunsNobodyIsTold()
    {
        m_page->setPosition(fourThree());
        const auto rows = m_page->ownKeys().size();
        m_page->setFindsWins(false);
        QVERIFY(!m_page->findChild<QToolButton *>(QStringLiteral("win"))->isVisible());
        QCOMPARE(m_page->ownKeys().size(), rows - 4);
        QTest::keyClick(board(), Qt::Key_F4);
        QVERIFY(!m_page->wins().isSearching());
        QVERIFY(!m_page->wins().found());
        m_page->setFindsWins(true);
        QTest::keyClick(board(), Qt::Key_F4);
        QTRY_VERIFY(m_page->wins().found());
        m_page->setFindsWins(false); // a game has begun
        QVERIFY(thought("H8") == rules::Stone::None);
    }

private:
    // Black has three stones closed at one side and two in the column beside: H8 is four-three.
    static rules::Position fourThree()
    {
        rules::Position position;
        for (const char *point : { "E8", "F8", "G8", "H9", "H10" })
            position.place(*rules::pointFromText(point, 15), rules::Side::Black);
        position.place(*rules::pointFromText("D8", 15), rules::Side::White);
        return position;
    }
    rules::Stone thought(const char *point) const
    {
        return board()->picture().at(*rules::pointFromText(point, 15)).thought;
    }
    BoardWidget *board() const { return m_page->findChild<BoardWidget *>(); }
    rules::Stone at(const char *point) const { return m_page->position().at(*rules::pointFromText(point, 15)); }
    void tap(const char *point)
    {
        const QRectF cell = board()->rectOf(*rules::pointFromText(point, 15));
        QTest::mouseClick(board(), Qt::LeftButton, {}, cell.center().toPoint());
    }
    void press(const char *name)
    {
        QTest::mouseClick(m_page->findChild<QToolButton *>(QLatin1String(name)), Qt::LeftButton);
    }
    void choose(const char *name, int value)
    {
        auto *box = m_page->findChild<QComboBox *>(QLatin1String(name));
        box->setCurrentIndex(box->findData(value));
    }

    std::unique_ptr<VerdictPage> m_page;
};

} // namespace tst_verdictpage

QTEST_MAIN(tst_verdictpage::TestVerdictPage)
#include "tst_verdictpage.moc"
