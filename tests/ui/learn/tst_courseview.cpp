// SPDX-License-Identifier: MIT
#include "learn/course/progress.h"
#include "translations/catalogues.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/learn/course/courseview.h"
#include "ui/learn/course/guideview.h"
#include "ui/learn/lessonpage.h"
#include "ui/learn/lessonview.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/task/taskview.h"
#include "ui/match/opening/choice/exampleview.h"
#include "ui/match/opening/choice/smallboard.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTranslator>
#include <QTreeWidget>

namespace tst_courseview {

using namespace kagetsu;
using namespace kagetsu::ui;

// The courses of the program in the window.
class TestCourseView : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<LessonPage> m_page;

    CourseView &view() const { return *m_page->findChild<CourseView *>(); }
    LessonView &lesson() const { return *m_page->findChild<LessonView *>(); }
    QTreeWidget &steps() const { return *m_page->findChild<QTreeWidget *>(QStringLiteral("steps")); }
    QToolButton *button(const QWidget &in, const char *name) const
    {
        return in.findChild<QToolButton *>(QLatin1String(name));
    }
    QString rowText(int course, int step, int column) const
    {
        return steps().topLevelItem(course)->child(step)->text(column);
    }
    void answer(bool isStarted)
    {
        QTimer::singleShot(0, this, [this, isStarted] {
            auto *dialog = m_page->findChild<AskDialog *>();
            dialog->button(isStarted ? AskDialog::Role::Discard : AskDialog::Role::Reject)->click();
        });
        button(view(), "startOver")->click();
    }

private slots:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        m_page = std::make_unique<LessonPage>();
        m_page->resize(1366, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_page->findChild<QToolButton *>(QStringLiteral("openCourses"))->click();
    }
    void cleanup() { m_page.reset(); }

    void everyStepIsListed()
    {
        QVERIFY(view().isVisible());
        QCOMPARE(m_page->caption(), QStringLiteral("Courses"));
        QCOMPARE(steps().topLevelItemCount(), 4); // three courses and the procedures
        QCOMPARE(steps().topLevelItem(0)->text(0), QStringLiteral("Forbidden moves in twelve steps"));
        QCOMPARE(steps().topLevelItem(0)->childCount(), 13);
        QCOMPARE(steps().topLevelItem(1)->childCount(), 7);
        QCOMPARE(steps().topLevelItem(2)->childCount(), 5);
        QCOMPARE(rowText(0, 0, 0), QStringLiteral("1. Five in a row"));
        QCOMPARE(rowText(0, 0, 1), QStringLiteral("0 of 7 pages"));
        QVERIFY(steps().visualItemRect(steps().topLevelItem(0)->child(0)).height() >= 44);
        QVERIFY(!button(view(), "startOver")->isEnabled());
        QCOMPARE(button(view(), "nextStep")->text(), QStringLiteral("&Begin: 1. Five in a row"));
    }

    void arrowsPassOverTheNamesOfCourses()
    {
        const auto at = [this](int course, int step) {
            QTreeWidgetItem *row = steps().topLevelItem(course)->child(step);
            return steps().currentItem() == row && row->isSelected();
        };
        steps().setFocus();
        QVERIFY(at(0, 0));
        QTest::keyClick(&steps(), Qt::Key_Up); // nothing above it is to be done
        QVERIFY(at(0, 0));
        for (int i = 0; i < 13; ++i)
            QTest::keyClick(&steps(), Qt::Key_Down);
        QVERIFY(at(1, 0));
        QVERIFY(button(view(), "stepToClass")->isEnabled());
        QTest::keyClick(&steps(), Qt::Key_Up);
        QVERIFY(at(0, 12));
        QTest::keyClick(&steps(), Qt::Key_Home);
        QVERIFY(at(0, 0));
        QTest::keyClick(&steps(), Qt::Key_End);
        QVERIFY(steps().currentItem()->parent() == steps().topLevelItem(3));
        QVERIFY(steps().currentItem()->isSelected());
        QVERIFY(!button(view(), "stepToClass")->isEnabled());
    }

    void aCourseBecomesABooklet()
    {
        QSignalSpy wanted(m_page.get(), &LessonPage::courseSheetWanted);
        button(view(), "courseBooklet")->click();
        steps().setCurrentItem(steps().topLevelItem(2)->child(1));
        button(view(), "courseBooklet")->click();
        QCOMPARE(wanted.count(), 2);
        QCOMPARE(wanted[0][0].toString(), QStringLiteral("forbidden-moves"));
        QCOMPARE(wanted[1][0].toString(), QStringLiteral("wins-by-fours"));
        steps().setCurrentItem(steps().topLevelItem(3)->child(0)); // a procedure is no course
        QVERIFY(!button(view(), "courseBooklet")->isEnabled());
        m_page->resize(360, 600);
        QVERIFY(m_page->width() <= 360);
        QVERIFY(button(view(), "courseBooklet")->geometry().right() < 360);
    }

    void whatIsReadAndSolvedCounts()
    {
        QSignalSpy told(m_page.get(), &LessonPage::choicesChanged);
        button(view(), "nextStep")->click();
        QVERIFY(lesson().isVisible());
        QCOMPARE(m_page->caption(), QStringLiteral("Lesson"));
        QCOMPARE(told.count(), 1); // the first page explains
        lesson().goTo(3); // a row of five
        lesson().task().answer({ .choice = 1 });
        QCOMPARE(told.count(), 1);
        lesson().task().answer({ .choice = 0 }); // also after a mistake
        QCOMPARE(told.count(), 2);
        QCOMPARE(m_page->choices().done,
            QStringList({ QStringLiteral("forbidden-moves/five/1"), QStringLiteral("forbidden-moves/five/4") }));
        QTest::keyClick(m_page.get(), Qt::Key_Escape);
        QVERIFY(view().isVisible());
        QCOMPARE(rowText(0, 0, 1), QStringLiteral("2 of 7 pages"));
    }

    void whatWasLookedUpDoesNotCount()
    {
        m_page->openStep({ 0, 1 });
        lesson().goTo(2);
        QSignalSpy told(m_page.get(), &LessonPage::choicesChanged);
        lesson().task().giveUp();
        QTRY_VERIFY(lesson().task().isOver());
        QCOMPARE(told.count(), 0);
    }

    void aSolvedPageShowsItsAnswer()
    {
        m_page->openStep({ 0, 1 });
        QCOMPARE(lesson().findChild<QLabel *>(QStringLiteral("stepName"))->text(), QStringLiteral("2. Four stones"));
        lesson().goTo(2);
        lesson().task().answer({ .shape = task::Shape::StraightFour });
        QCOMPARE(lesson().focusWidget(), button(lesson(), "nextPage"));
        QVERIFY(button(lesson(), "nextPage")->property("primary").toBool());
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Return);
        QCOMPARE(lesson().page(), 3);
        QVERIFY(!button(lesson(), "nextPage")->property("primary").toBool());
        // Arrows turn the pages where no board is tapped.
        QVERIFY(!qobject_cast<QAbstractButton *>(m_page->focusWidget()));
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Left);
        QCOMPARE(lesson().page(), 2);
        QVERIFY(lesson().task().isSolved());
        QCOMPARE(
            lesson().findChild<QLabel *>(QStringLiteral("verdict"))->text(), QStringLiteral("You have solved this."));
        // So it does when the step is opened anew, and it can be asked once more.
        m_page->showCourses();
        m_page->openStep({ 0, 1 });
        lesson().goTo(2);
        QVERIFY(lesson().task().isSolved());
        lesson().task().again();
        QVERIFY(!lesson().task().isOver());
        lesson().goTo(6); // a board to tap has the keys
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Left);
        QCOMPARE(lesson().page(), 6);
    }

    void aStepIsShownToAClassFromTheList()
    {
        QTreeWidgetItem *third = steps().topLevelItem(0)->child(2);
        steps().scrollToItem(third);
        QTest::mouseClick(steps().viewport(), Qt::LeftButton, {}, steps().visualItemRect(third).center());
        QVERIFY(view().isVisible());
        QCOMPARE(steps().currentItem(), third);
        QCOMPARE(button(view(), "nextStep")->text(), QStringLiteral("&Begin: 3. Three stones"));
        button(view(), "stepToClass")->click();
        QVERIFY(!view().isVisible() && !lesson().isVisible());
        m_page->last();
        m_page->findChild<QToolButton *>(QStringLiteral("endClass"))->click();
        QVERIFY(view().isVisible());
        QCOMPARE(steps().currentItem(), third);
        QVERIFY(m_page->choices().done.isEmpty()); // nobody has read it
    }

    void aPageOfACourseIsShownToAClass()
    {
        m_page->openStep({ 0, 2 });
        const QStringList done = m_page->choices().done;
        QVERIFY(button(lesson(), "showToClass")->isVisible());
        button(lesson(), "showToClass")->click();
        QVERIFY(!lesson().isVisible());
        m_page->next();
        m_page->findChild<QToolButton *>(QStringLiteral("endClass"))->click();
        QVERIFY(lesson().isVisible());
        QCOMPARE(lesson().page(), 0);
        QCOMPARE(m_page->choices().done, done);
    }

    void itIsRememberedAndGoesOnThere()
    {
        LessonChoices choices;
        choices.done = { QStringLiteral("forbidden-moves/five/1"), QStringLiteral("forbidden-moves/five/2"),
            QStringLiteral("forbidden-moves/five/4") };
        m_page->setChoices(choices);
        QCOMPARE(rowText(0, 0, 1), QStringLiteral("3 of 7 pages"));
        QCOMPARE(m_page->choices(), choices);
        button(view(), "nextStep")->click();
        QCOMPARE(lesson().page(), 2);
    }

    void theNextStepIsOffered()
    {
        course::Progress progress;
        for (std::size_t page = 0; page < course::stepAt({ 0, 0 }).pages.size(); ++page)
            progress.mark({ 0, 0 }, page);
        view().setProgress(progress);
        view().goTo({});
        QCOMPARE(rowText(0, 0, 1), QStringLiteral("✓ Done"));
        QCOMPARE(button(view(), "nextStep")->text(), QStringLiteral("&Continue: 2. Four stones"));
        // The step that was left is chosen until it is done.
        m_page->openStep({ 1, 3 });
        m_page->showCourses();
        QVERIFY(button(view(), "nextStep")->text().startsWith(QStringLiteral("&Continue: 4. ")));
        QCOMPARE(steps().currentItem(), steps().topLevelItem(1)->child(3));
    }

    void theLastPageLeadsToTheNextStep()
    {
        m_page->openStep({ 0, 11 });
        QToolButton *next = button(lesson(), "nextStep");
        QVERIFY(!next->isVisible());
        m_page->last();
        QVERIFY(next->isVisible());
        next->click();
        QCOMPARE(lesson().pageCount(), 13);
        m_page->last();
        QVERIFY(!next->isVisible()); // nothing comes after the test
        m_page->openLesson(task::readLesson("(;GM[4]SZ[15]C[Read]XTK[show])"), QString());
        QVERIFY(!next->isVisible());
        button(lesson(), "toGallery")->click();
        QVERIFY(!view().isVisible() && !lesson().isVisible());
    }

    void aLessonFileIsNoProgress()
    {
        QSignalSpy told(m_page.get(), &LessonPage::choicesChanged);
        m_page->openStep({ 0, 0 });
        QCOMPARE(told.count(), 1);
        m_page->openLesson(task::readLesson("(;GM[4]SZ[15]C[Read]XTK[show])(;GM[4]SZ[15]C[Read]XTK[show])"), QString());
        m_page->last();
        QCOMPARE(told.count(), 1);
    }

    // Whoever sat there before has another name, and other pages done.
    void eachPupilHasOwnProgress()
    {
        PracticeKeeper keeper;
        m_page->setPractice(keeper);
        m_page->openStep({ 0, 0 }); // nobody reads the first page
        m_page->showCourses();
        auto *chooser = view().findChild<QComboBox *>(QStringLiteral("whoAnswers"));
        QVERIFY(!chooser->isVisible());
        keeper.change(practice::ClassJoined { { practice::pupilsTyped("Anna, Ben"), {} } });
        QVERIFY(chooser->isVisible());
        QCOMPARE(rowText(0, 0, 1), QStringLiteral("1 of 7 pages"));
        chooser->setCurrentIndex(1);
        QCOMPARE(rowText(0, 0, 1), QStringLiteral("0 of 7 pages"));
        m_page->openStep({ 0, 0 });
        m_page->next();
        QCOMPARE(keeper.book().pupil("Anna")->done.size(), 2U);
        // Another pupil takes the seat: one tap on the page itself.
        auto *onPage = lesson().findChild<QComboBox *>(QStringLiteral("whoAnswers"));
        QVERIFY(onPage->isVisible());
        QCOMPARE(onPage->currentText(), QStringLiteral("Anna"));
        lesson().goTo(3);
        lesson().task().answer({ .choice = 0 });
        QVERIFY(lesson().task().isSolved());
        onPage->setCurrentIndex(2);
        QCOMPARE(lesson().page(), 3);
        QVERIFY(!lesson().task().isOver());
        QVERIFY(keeper.book().pupil("Ben")->done.empty());
        lesson().task().answer({ .choice = 0 });
        QCOMPARE(keeper.book().pupil("Ben")->done.size(), 1U);
        QCOMPARE(keeper.book().pupil("Ben")->cards.size(), 1U);
        m_page->showCourses();
        QCOMPARE(rowText(0, 0, 1), QStringLiteral("1 of 7 pages"));
        answer(true);
        QVERIFY(keeper.book().pupil("Ben")->done.empty());
        QCOMPARE(keeper.book().pupil("Anna")->done.size(), 3U);
        QCOMPARE(m_page->choices().done.size(), 1);
        m_page.reset();
    }

    void startingOverIsAsked()
    {
        m_page->openStep({ 0, 0 });
        m_page->showCourses();
        answer(false);
        QCOMPARE(m_page->choices().done.size(), 1);
        answer(true);
        QVERIFY(m_page->choices().done.isEmpty());
        QCOMPARE(steps().currentItem(), steps().topLevelItem(0)->child(0));
        QCOMPARE(rowText(0, 0, 1), QStringLiteral("0 of 7 pages"));
    }

    void aProcedureIsShownAndLeadsToItsGame()
    {
        const std::size_t count = GuideView::procedures().size();
        QVERIFY(count >= 15);
        QTreeWidgetItem *guides = steps().topLevelItem(3);
        QCOMPARE(guides->text(0), QStringLiteral("Openings played with the guide"));
        QCOMPARE(guides->childCount(), int(count));
        QStringList played;
        connect(m_page.get(), &LessonPage::gameWanted, this,
            [&](const opening::Procedure &procedure) { played += QString::fromStdString(procedure.id); });
        for (int i = 0; i < guides->childCount(); ++i) {
            QVERIFY(guides->child(i)->text(1).isEmpty());
            emit steps().itemActivated(guides -> child(i), 0);
            auto &guide = *m_page->findChild<GuideView *>();
            QVERIFY(guide.isVisible());
            QCOMPARE(guide.findChild<QLabel *>(QStringLiteral("guideTitle"))->text(), guides->child(i)->text(0));
            QVERIFY(!guide.findChild<ExampleView *>()->findChildren<SmallBoard *>().isEmpty());
            button(guide, "playByGuide")->click();
            QCOMPARE(played.size(), i + 1);
            QCOMPARE(played.last(), QString::fromStdString(GuideView::procedures()[std::size_t(i)]->id));
            QTest::keyClick(m_page.get(), Qt::Key_Escape);
            QVERIFY(view().isVisible());
            QCOMPARE(guides->child(i)->text(1), QStringLiteral("✓ Done"));
        }
        QCOMPARE(m_page->choices().done.size(), int(count));
        played.removeDuplicates();
        QCOMPARE(played.size(), int(count));
    }

    // Once they were English everywhere: their words stand in a context of their own.
    void theTwoOfAnExampleHaveNamesInEveryLanguage()
    {
        const QString english = exampleNames()[Seat::A] + exampleNames()[Seat::B];
        for (const QString &code : catalogueCodes()) {
            QTranslator catalogue;
            QVERIFY(catalogue.load(catalogueFile(code)));
            QApplication::installTranslator(&catalogue);
            QCOMPARE(exampleNames()[Seat::A] + exampleNames()[Seat::B] == english, code == QLatin1String("en"));
        }
    }

    void keysAloneAreEnough()
    {
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Down);
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Return);
        QVERIFY(lesson().isVisible());
        QCOMPARE(m_page->choices().done, QStringList { QStringLiteral("forbidden-moves/four/1") });
        QTest::keyClick(m_page.get(), Qt::Key_Escape);
        QTest::keyClick(m_page.get(), Qt::Key_Escape);
        QVERIFY(m_page->findChild<QWidget *>(QStringLiteral("gallery"))->isVisible());
    }

    // A pupil changes the language in the middle of a page.
    void theWordsAreOfTheLanguageOfTheWindow()
    {
        m_page->openStep({ 0, 0 });
        m_page->next();
        const QString english = lesson().task().question();
        QLocale::setDefault(QLocale(QStringLiteral("ja_JP")));
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(m_page.get(), &change);
        QCOMPARE(lesson().page(), 1);
        QVERIFY(lesson().task().question() != english);
        QVERIFY(lesson().task().question().startsWith(QStringLiteral("黒は六つ")));
        m_page->showCourses();
        QEvent again(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&view(), &again);
        QCOMPARE(steps().topLevelItem(1)->text(0), QStringLiteral("二十六の珠型"));
        QLocale::setDefault(QLocale(QLocale::English));
    }
};

} // namespace tst_courseview

QTEST_MAIN(tst_courseview::TestCourseView)
#include "tst_courseview.moc"
