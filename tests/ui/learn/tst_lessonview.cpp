// SPDX-License-Identifier: MIT
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/board/diagramsubject.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/learn/classroom/classpanel.h"
#include "ui/learn/classroom/classwindow.h"
#include "ui/learn/lessonpage.h"
#include "ui/learn/lessonview.h"
#include "ui/learn/task/taskview.h"

#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>

namespace tst_lessonview {

using namespace kagetsu;
using namespace kagetsu::ui;

class TestLessonView : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<LessonPage> m_page;

    static std::string fileText()
    {
        QFile file(QStringLiteral(KAGETSU_TEST_DATA "/lesson/ten-kinds.sgf"));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    LessonView &view() const { return *m_page->findChild<LessonView *>(); }
    TaskView &task() const { return view().task(); }
    QToolButton *button(const char *name) const { return view().findChild<QToolButton *>(QLatin1String(name)); }
    QString text(const char *name) const { return view().findChild<QLabel *>(QLatin1String(name))->text(); }

private slots:
    void init()
    {
        m_page = std::make_unique<LessonPage>();
        m_page->resize(1366, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_page->openLesson(task::readLesson(fileText()), QStringLiteral("/tmp/answer-is-H8.sgf"));
    }
    void cleanup() { m_page.reset(); }

    void everyKindIsAPage()
    {
        QCOMPARE(view().pageCount(), 10);
        QVERIFY(view().faults().isEmpty());
        QVERIFY(!button("damagedPages")->isVisible());
        QCOMPARE(text("page"), QStringLiteral("1 of 10"));
        QVERIFY(!button("previousPage")->isEnabled());
        for (int page = 2; page <= 10; ++page) {
            button("nextPage")->click();
            QCOMPARE(text("page"), QStringLiteral("%1 of 10").arg(page));
            QVERIFY(!text("question").isEmpty());
        }
        QVERIFY(!button("nextPage")->isEnabled());
    }

    void keysGoThroughThePages()
    {
        QTest::keyClick(m_page.get(), Qt::Key_PageDown);
        QCOMPARE(view().page(), 1);
        QTest::keyClick(m_page.get(), Qt::Key_PageUp);
        QCOMPARE(view().page(), 0);
        m_page->last();
        QCOMPARE(view().page(), 9);
        m_page->first();
        QCOMPARE(view().page(), 0);
        QTest::keyClick(m_page.get(), Qt::Key_Escape);
        QVERIFY(!view().isVisible());
    }

    // Neither the name of the file nor that of the page.
    void titlesTellNothing()
    {
        for (int page = 0; page < view().pageCount(); ++page) {
            view().goTo(page);
            QCOMPARE(m_page->caption(), QStringLiteral("Lesson"));
            QCOMPARE(m_page->title(), QStringLiteral("Lesson"));
            QCOMPARE(m_page->diagramSubject()->caption, text("question"));
        }
    }

    void aPageIsAnsweredByKeysAlone()
    {
        view().goTo(1);
        // No answer has the focus yet.
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Return);
        QVERIFY(!task().isOver());
        for (int tabs = 0; tabs < 30 && m_page->focusWidget() != button("answerForbidden"); ++tabs)
            QTest::keyClick(m_page->focusWidget(), Qt::Key_Tab);
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Return);
        QVERIFY(task().isOver());
        QCOMPARE(text("sentence"), QStringLiteral("H8 makes only one three, so it is allowed."));
        // "Show on the board" has the focus.
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Return);
        QVERIFY(task().picture().at({ 7, 7 }).stone == rules::Stone::Black);
        view().goTo(5);
        auto *board = view().findChild<BoardWidget *>();
        QCOMPARE(m_page->focusWidget(), board);
        QTest::keyClicks(board, QStringLiteral("i8"));
        QTest::keyClick(board, Qt::Key_Return); // there
        QTest::keyClick(board, Qt::Key_Return); // a stone
        QTRY_VERIFY(task().isOver());
        QVERIFY(task().judged()->correctness == task::Correctness::Right);
    }

    void anotherPageForgetsTheSearchForTheLast()
    {
        view().goTo(5);
        task().tap({ 12, 12 });
        view().goTo(1);
        QVERIFY(!task().isThinking());
        QTest::qWait(50); // the answer to the other page must not arrive here
        QVERIFY(!task().judged());
    }

    void aWinThatIsNoneIsTold()
    {
        m_page->openLesson(task::readLesson("(;GM[4]SZ[15]C[Win!]AB[hh]XTK[win])"), QString());
        QVERIFY(!button("editLesson")->isVisible());
        QTRY_VERIFY(text("how").contains(QStringLiteral("has no win of this kind")));
        QVERIFY(task().isOver());
    }

    void damagedPagesAreToldAndTheRestOpens()
    {
        m_page->openLesson(task::readLesson(fileText() + "(;GM[4]SZ[15]XTK[guess])"), QString());
        QCOMPARE(view().pageCount(), 10);
        QVERIFY(button("damagedPages")->isVisible());
        QString more;
        QTimer::singleShot(0, this, [&] {
            auto *box = m_page->findChild<AskDialog *>();
            more = box->more();
            box->reject();
        });
        button("damagedPages")->click();
        QVERIFY2(more.startsWith(QStringLiteral("Page 11 (line ")), qPrintable(more));
        QVERIFY(more.contains(QStringLiteral("guess")));
    }

    void aClassIsShownThePagesAndTheTeacherComesBackToHis()
    {
        view().goTo(3);
        button("showToClass")->click();
        auto *desk = m_page->findChild<ClassPanel *>();
        QVERIFY(desk && desk->isVisible() && !view().isVisible());
        QCOMPARE(desk->state().page(), 3);
        QCOMPARE(m_page->caption(), QStringLiteral("Lesson"));
        QVERIFY(!m_page->diagramSubject());
        QVERIFY(!m_page->ownKeys().isEmpty());
        m_page->next();
        QCOMPARE(desk->state().page(), 4);
        // There is one screen only, so the class view lies over the page.
        QVERIFY(desk->classWindow()->isVisible());
        QTest::keyClick(desk->classWindow(), Qt::Key_Escape);
        QVERIFY(!desk->classWindow()->isVisible() && desk->isVisible());
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Escape);
        QVERIFY(view().isVisible() && !desk->isVisible());
        QCOMPARE(view().page(), 4);
        QTest::keyClick(m_page.get(), Qt::Key_F5);
        QVERIFY(desk->isVisible());
        m_page->openLesson(task::readLesson(fileText()), QString());
        QVERIFY(!desk->isVisible() && !desk->classWindow()->isVisible());
    }

    void itsAuthorCanChangeIt()
    {
        QSignalSpy wanted(m_page.get(), &LessonPage::editWanted);
        button("editLesson")->click();
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first().first().toString(), QStringLiteral("/tmp/answer-is-H8.sgf"));
    }

    void theGalleryOpensAFile()
    {
        m_page->showGallery();
        QSignalSpy wanted(m_page.get(), &LessonPage::fileWanted);
        auto *file = m_page->findChild<QToolButton *>(QStringLiteral("lessonFile"));
        QVERIFY(file->isVisible() && file->height() >= 44);
        file->click();
        QCOMPARE(wanted.count(), 1);
    }
};

} // namespace tst_lessonview

QTEST_MAIN(tst_lessonview::TestLessonView)
#include "tst_lessonview.moc"
