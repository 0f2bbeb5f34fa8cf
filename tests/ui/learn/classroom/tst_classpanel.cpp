// SPDX-License-Identifier: MIT
#include "../../draftfolder.h"
#include "learn/task/lesson.h"
#include "tasks.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/learn/classroom/classpanel.h"
#include "ui/learn/classroom/classview.h"
#include "ui/learn/classroom/classwindow.h"
#include "ui/learn/pupils/practicekeeper.h"

#include <QAbstractButton>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>

namespace tst_classpanel {

using namespace kagetsu;
using namespace kagetsu::ui;

// The offscreen platform has one screen; what there is with two is told by the names of what is tested.
class TestClassPanel : public QObject
{
    Q_OBJECT

private:
    PracticeKeeper m_keeper;
    std::unique_ptr<ClassPanel> m_desk;
    std::vector<task::Task> m_tasks;

    QToolButton *button(const char *name) const { return m_desk->findChild<QToolButton *>(QLatin1String(name)); }
    QString text(const char *name) const { return m_desk->findChild<QLabel *>(QLatin1String(name))->text(); }
    const ClassPicture &seen() const { return m_desk->classWindow()->view().picture(); }
    void key(int key) { QTest::keyClick(m_desk.get(), static_cast<Qt::Key>(key)); }

private slots:
    void initTestCase()
    {
        QFile file(QStringLiteral(KAGETSU_TEST_DATA "/lesson/ten-kinds.sgf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const task::Page &page : task::readLesson(file.readAll().toStdString()).pages)
            m_tasks.push_back(*page.task);
    }
    void init()
    {
        m_desk = std::make_unique<ClassPanel>(m_keeper);
        m_desk->resize(1366, 700);
        m_desk->show();
        QVERIFY(QTest::qWaitForWindowActive(m_desk.get()));
        m_desk->begin(m_tasks, 0);
        m_desk->setFocus();
    }
    void cleanup() { m_desk.reset(); }

    void aShowGoesOnWhereTheLightsWentOut()
    {
        const DraftFolder folder;
        init();
        m_desk->goTo(1);
        button("reveal")->click();
        m_desk->goTo(4);
        QVERIFY(DraftFolder::isKept(*m_desk));
        init(); // of another program
        QCOMPARE(m_desk->state().page(), 4);
        QCOMPARE(m_desk->state().shown()[1], 1);
        QVERIFY(!DraftFolder::told(*m_desk).isEmpty());
        m_desk->goTo(1);
        QCOMPARE(m_desk->state().step(), 1);
        DraftFolder::discard(*m_desk);
        QCOMPARE(m_desk->state().page(), 0);
        QCOMPARE(m_desk->state().shown()[1], 0);
        m_desk->goTo(2);
        QVERIFY(DraftFolder::isKept(*m_desk));
        m_desk->end();
        QCOMPARE(folder.count(), 0);
    }

    void withOneScreenTheClassViewWaitsForF5()
    {
        QCOMPARE(QGuiApplication::screens().size(), 1);
        ClassWindow &window = *m_desk->classWindow();
        QVERIFY(!window.hasScreen());
        QVERIFY(!window.isVisible());
        QVERIFY(text("classState").contains(QStringLiteral("F5")));
        QVERIFY(button("classFullScreen")->isVisible());
        key(Qt::Key_F5);
        QVERIFY(window.isVisible());
        QCOMPARE(window.geometry(), QGuiApplication::primaryScreen()->geometry());
        QTest::keyClick(&window, Qt::Key_PageDown);
        QCOMPARE(m_desk->state().step(), 1);
        QTest::keyClick(&window, Qt::Key_B);
        QVERIFY(seen().isBlank);
        QTest::keyClick(&window, Qt::Key_B);
        QVERIFY(!seen().isBlank);
        QTest::keyClick(&window, Qt::Key_PageUp);
        QCOMPARE(m_desk->state().step(), 0);
        QSignalSpy ends(m_desk.get(), &ClassPanel::endWanted);
        QTest::keyClick(&window, Qt::Key_Escape);
        QVERIFY(!window.isVisible());
        QCOMPARE(ends.count(), 0);
        // Who knows no keys finds a button.
        key(Qt::Key_F5);
        auto *leave = window.findChild<QAbstractButton *>(QStringLiteral("leaveClassView"));
        QVERIFY(leave->isVisible() && window.rect().contains(leave->geometry()));
        leave->click();
        QVERIFY(!window.isVisible());
        QCOMPARE(ends.count(), 0);
        key(Qt::Key_Escape);
        QCOMPARE(ends.count(), 1);
    }

    void buttonsRevealStepByStep()
    {
        QCOMPARE(text("page"), QStringLiteral("1 of 10"));
        QVERIFY(seen().told.isEmpty());
        while (button("reveal")->isEnabled())
            button("reveal")->click();
        QVERIFY(!seen().told.isEmpty());
        QCOMPARE(seen().told, text("told"));
        while (button("hideStep")->isEnabled())
            button("hideStep")->click();
        QVERIFY(seen().told.isEmpty());
        button("nextPage")->click();
        QCOMPARE(text("page"), QStringLiteral("2 of 10"));
        QCOMPARE(seen().question, text("question"));
    }

    void theTeacherLooksAheadWhileItIsFrozen()
    {
        const ClassPicture before = seen();
        button("freeze")->click();
        button("nextPage")->click();
        button("reveal")->click();
        QVERIFY(seen() == before);
        QVERIFY(text("question") != before.question);
        QVERIFY(
            text("classState").contains(QStringLiteral("F5")) || text("classState").contains(QStringLiteral("page 1")));
        button("freeze")->click();
        QVERIFY(seen().told.isEmpty());
        QCOMPARE(seen().question, text("question"));
    }

    void answersOfTheSolverComeLater()
    {
        for (int page = 0; page < m_desk->state().pageCount(); ++page) {
            m_desk->goTo(page);
            QTRY_VERIFY(!m_desk->isSeeking());
            if (m_tasks[static_cast<std::size_t>(page)].kind != task::Kind::Show)
                QTRY_VERIFY(button("reveal")->isEnabled());
        }
    }

    void anAnswerOfAnEarlierClassIsNotShown_data()
    {
        QTest::addColumn<QString>("title");
        QTest::newRow("a page that is searched, too") << "Stop";
        QTest::newRow("a page that needs no search") << "Kagetsu";
    }
    void anAnswerOfAnEarlierClassIsNotShown()
    {
        QFETCH(QString, title);
        const auto page = [this](const QString &wanted) {
            return *std::find_if(m_tasks.begin(), m_tasks.end(),
                [&](const task::Task &each) { return QString::fromStdString(each.title) == wanted; });
        };
        m_desk->begin({ page(QStringLiteral("Open")) }, 0);
        QVERIFY(m_desk->isSeeking());
        m_desk->begin({ page(title) }, 0);
        QTRY_VERIFY(!m_desk->isSeeking());
        QVERIFY(m_desk->state().pages().front().answer == task::modelAnswer(page(title)));
    }

    void theMouseDrawsOnlyWhenWanted()
    {
        auto *board = m_desk->findChild<BoardWidget *>();
        const auto place = [&](const char *point) { return board->rectOf(rules::at(point)).center().toPoint(); };
        QTest::mouseClick(board, Qt::LeftButton, {}, place("B2"));
        QVERIFY(m_desk->state().drawings().empty());
        button("undoDrawing")->click(); // that was a stone
        button("draw")->click();
        QTest::mouseClick(board, Qt::LeftButton, {}, place("B2"));
        QTest::mousePress(board, Qt::LeftButton, {}, place("B2"));
        QTest::mouseRelease(board, Qt::LeftButton, {}, place("E5"));
        QVERIFY(seen().board.at(rules::at("B2")).mark.colour == MarkColour::Red);
        QCOMPARE(seen().board.arrows.size(), 1U);
        QTest::keyClick(m_desk.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(seen().board.arrows.empty());
        button("undoDrawing")->click();
        QVERIFY(seen().board.at(rules::at("B2")).mark == UserMark {});
        QVERIFY(!button("undoDrawing")->isEnabled());
    }

    void aTapTriesAStone()
    {
        auto *board = m_desk->findChild<BoardWidget *>();
        QVERIFY(!button("toPosition")->isVisible());
        const ClassPicture plain = seen();
        for (const char *point : { "B2", "C2" })
            QTest::mouseClick(board, Qt::LeftButton, {}, board->rectOf(rules::at(point)).center().toPoint());
        QCOMPARE(seen().board.at(rules::at("C2")).number, 2);
        QVERIFY(button("toPosition")->isVisible());
        button("toPosition")->click();
        QVERIFY(seen().board == plain.board);
        QVERIFY(!button("toPosition")->isVisible());
        QTest::keyClick(m_desk.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_desk->state().tried().size(), 2U);
        key(Qt::Key_Backspace);
        QVERIFY(m_desk->state().tried().empty());
        // With one screen a pupil taps on the class view itself.
        key(Qt::Key_F5);
        BoardWidget &shown = m_desk->classWindow()->view().board();
        QTest::mouseClick(&shown, Qt::LeftButton, {}, shown.rectOf(rules::at("D2")).center().toPoint());
        QCOMPARE(m_desk->state().tried().size(), 1U);
    }

    void theRingFollowsTheMouseWhileItIsWanted()
    {
        auto *board = m_desk->findChild<BoardWidget *>();
        QTest::mouseMove(board, board->rectOf(rules::at("D4")).center().toPoint());
        QTRY_VERIFY(seen().pointer);
        key(Qt::Key_P);
        QVERIFY(!seen().pointer);
        QTest::mouseMove(board, board->rectOf(rules::at("E4")).center().toPoint());
        QTest::qWait(20);
        QVERIFY(!seen().pointer);
    }

    void keysOfThePresenterWorkOnTheBoardToo()
    {
        auto *board = m_desk->findChild<BoardWidget *>();
        board->setFocus();
        QTest::keyClick(board, Qt::Key_B);
        QVERIFY(seen().isBlank);
        QCOMPARE(board->typedText(), QString());
        QTest::keyClick(board, Qt::Key_PageDown);
        QCOMPARE(m_desk->state().step(), 1);
        QVERIFY(seen().isBlank);
    }

    void titleAndNamesTellNothing()
    {
        m_tasks[0].title = "the answer is H8";
        m_desk->begin(m_tasks, 0);
        QCOMPARE(m_desk->classWindow()->windowTitle(), QStringLiteral("Class"));
        for (const QWidget *widget : m_desk->classWindow()->findChildren<QWidget *>()) {
            QVERIFY(!widget->accessibleName().contains(QStringLiteral("H8")));
            QVERIFY(!widget->objectName().contains(QStringLiteral("H8")));
        }
        m_tasks[0].title.clear();
    }

    // Nothing is said aloud in front of the class that it does not see.
    void whatIsFrozenIsNotHeard()
    {
        QStringList heard;
        setListener([&](const QString &text, Told) { heard += text; });
        button("reveal")->click();
        const QString told = seen().told;
        QVERIFY(!told.isEmpty() && heard.contains(told));
        heard.clear();
        button("freeze")->click();
        while (button("reveal")->isEnabled())
            button("reveal")->click();
        button("nextPage")->click();
        QVERIFY2(heard.isEmpty(), qPrintable(heard.join(QLatin1Char('|'))));
        setListener({});
    }

    void theWindowIsThereAsLongAsTheDeskIs()
    {
        key(Qt::Key_F5);
        QVERIFY(m_desk->classWindow()->isVisible());
        m_desk->hide();
        QVERIFY(!m_desk->classWindow()->isVisible());
        m_desk->show();
        QVERIFY(m_desk->state().pageCount() == 10);
    }

    void buttonsAreLargeAndNamed()
    {
        for (const QToolButton *each : m_desk->findChildren<QToolButton *>()) {
            if (!each->isVisible())
                continue;
            QVERIFY2(each->height() >= 44 && each->width() >= 44, qPrintable(each->objectName()));
            QVERIFY2(!each->text().isEmpty() || !each->accessibleName().isEmpty(), qPrintable(each->objectName()));
        }
    }
};

} // namespace tst_classpanel

QTEST_MAIN(tst_classpanel::TestClassPanel)
#include "tst_classpanel.moc"
