// SPDX-License-Identifier: MIT
#include "tasks.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/learn/task/make/choicelist.h"
#include "ui/learn/task/make/lessondialog.h"
#include "ui/learn/task/make/taskdialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>

namespace tst_taskdialog {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::at;
using task::Kind;
using task::Task;

// What an author does: makes tasks and puts them in order.
class TestTaskDialog : public QObject
{
    Q_OBJECT

private:
    static void choose(TaskDialog &dialog, Kind kind)
    {
        dialog.findChild<QComboBox *>(QStringLiteral("kind"))->setCurrentIndex(static_cast<int>(kind));
    }
    static void ask(TaskDialog &dialog, const char *text = "What is it?")
    {
        dialog.findChild<QPlainTextEdit *>(QStringLiteral("text"))->setPlainText(QLatin1String(text));
    }
    static QString fault(TaskDialog &dialog)
    {
        dialog.accept();
        while (dialog.isChecking())
            QTest::qWait(5);
        auto *label = dialog.findChild<QLabel *>(QStringLiteral("fault"));
        return dialog.result() == QDialog::Accepted ? QString() : label->text();
    }
    static Task cross(const char *white = "")
    {
        Task task = task::taskOf(Kind::ForbiddenPoints, rules::stones("F8 G8 H9 H10", white));
        task.text.clear();
        return task;
    }
    static task::Lesson lessonOf(std::initializer_list<const char *> titles)
    {
        task::Lesson lesson;
        for (const char *title : titles) {
            Task task = task::taskOf(Kind::Show, rules::Position());
            task.title = title;
            lesson.pages.push_back(task::pageOf(task::gameOf(task)));
        }
        return lesson;
    }
    static QStringList titles(const LessonDialog &dialog)
    {
        QStringList titles;
        for (const task::Page &page : dialog.lesson().pages)
            titles += QString::fromStdString(page.game.info.gameName);
        return titles;
    }
    static QPushButton *button(const QWidget &dialog, const char *name)
    {
        return dialog.findChild<QPushButton *>(QLatin1String(name));
    }

private slots:
    // A hurried second Enter does not give the task up.
    void aTaskThatIsRefusedLeavesTheFocusOnItsButton()
    {
        TaskDialog dialog(cross());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *ok = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        ok->setFocus();
        for (int time = 0; time < 2; ++time) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            QTRY_VERIFY(!dialog.isChecking());
            QCOMPARE(dialog.findChild<QLabel *>(QStringLiteral("fault"))->text(),
                QStringLiteral("Write the question for the pupil."));
            QCOMPARE(QApplication::focusWidget(), ok);
            QVERIFY(ok->isDefault());
        }
        QVERIFY(dialog.isVisible());
    }

    void aTaskIsTakenOnlyWithAQuestion()
    {
        TaskDialog dialog(cross());
        QCOMPARE(fault(dialog), QStringLiteral("Write the question for the pupil."));
        ask(dialog);
        QCOMPARE(fault(dialog), QString());
        QVERIFY(dialog.task().kind == Kind::ForbiddenPoints && dialog.task().text == "What is it?");
    }

    void aWrongSolutionIsRefusedWithTheReason()
    {
        TaskDialog dialog(cross());
        ask(dialog);
        dialog.tap(at("A1"));
        QCOMPARE(fault(dialog), QStringLiteral("The solution is not correct. You missed H8."));
        dialog.tap(at("H8"));
        QCOMPARE(fault(dialog),
            QStringLiteral("The solution is not correct. A1 makes no three and no four, so it is allowed."));
        dialog.tap(at("A1")); // taken back
        QCOMPARE(fault(dialog), QString());
        QVERIFY(dialog.task().solution->points == std::vector { at("H8") });
    }

    void pointsAndStonesAreTapped()
    {
        TaskDialog dialog(cross("E8"));
        ask(dialog);
        choose(dialog, Kind::IsForbidden);
        QCOMPARE(fault(dialog), QStringLiteral("Tap the point that the question is about."));
        dialog.tap(at("F8")); // a stone
        QVERIFY(!dialog.task().point);
        dialog.tap(at("H8"));
        QCOMPARE(fault(dialog), QString());
        TaskDialog names(cross());
        ask(names);
        choose(names, Kind::NameShape);
        names.tap(at("A1"));
        names.tap(at("H9"));
        names.tap(at("H10"));
        QCOMPARE(names.task().stones.size(), std::size_t(2));
        QVERIFY(!names.task().point);
        QCOMPARE(fault(names), QString());
    }

    void answersAreWrittenOrTapped()
    {
        TaskDialog dialog(cross());
        ask(dialog);
        choose(dialog, Kind::Choose);
        auto *list = dialog.findChild<ChoiceList *>();
        dialog.tap(at("A1"));
        QVERIFY(!fault(dialog).isEmpty());
        list->findChild<QToolButton *>(QStringLiteral("addChoice"))->click();
        const auto texts = list->findChildren<QLineEdit *>(QStringLiteral("choiceText"));
        QVERIFY(texts[0]->isReadOnly());
        texts[1]->setText(QStringLiteral("Nowhere"));
        QCOMPARE(fault(dialog), QStringLiteral("Mark at least one answer as correct."));
        list->findChildren<QCheckBox *>(QStringLiteral("choiceIsRight"))[1]->setChecked(true);
        list->findChildren<QLineEdit *>(QStringLiteral("choiceReply"))[1]->setText(QStringLiteral("So it is."));
        QCOMPARE(fault(dialog), QString());
        auto *elsewhere = list->findChild<QLineEdit *>(QStringLiteral("choiceElsewhere"));
        elsewhere->setText(QStringLiteral("Look again."));
        QCOMPARE(dialog.task().elsewhere, std::string("Look again."));
        const std::vector<task::Choice> choices = dialog.task().choices;
        QVERIFY(choices[0].point == at("A1") && !choices[0].isRight);
        QVERIFY(choices[1].text == "Nowhere" && choices[1].isRight && choices[1].reply == "So it is.");
        dialog.tap(at("A1"));
        QCOMPARE(dialog.task().choices.size(), std::size_t(1));
        QVERIFY(elsewhere->isHidden()); // no answer is a point any more, so the board cannot be tapped
        QVERIFY(dialog.task().elsewhere.empty());
    }

    void aLineIsTapped()
    {
        TaskDialog dialog(task::taskOf(Kind::Order, rules::Position()));
        QVERIFY(!fault(dialog).isEmpty());
        dialog.tap(at("H8"));
        dialog.tap(at("H9"));
        dialog.tap(at("H8")); // lies there already
        QCOMPARE(dialog.task().line.size(), std::size_t(2));
        QVERIFY(dialog.task().line[1].side == rules::Side::White);
        dialog.tap(at("H9"));
        QCOMPARE(dialog.task().line.size(), std::size_t(1));
        QCOMPARE(fault(dialog), QString());
    }

    void allMovesAndThreesAreNotChosenTogether()
    {
        TaskDialog dialog(cross());
        auto *all = dialog.findChild<QCheckBox *>(QStringLiteral("all"));
        auto *threes = dialog.findChild<QCheckBox *>(QStringLiteral("threes"));
        choose(dialog, Kind::FirstMove);
        all->setChecked(true);
        QVERIFY(!threes->isEnabled() && all->isEnabled());
        all->setChecked(false);
        threes->setChecked(true);
        QVERIFY(threes->isEnabled() && !all->isEnabled());
        // Chosen one by one for other kinds.
        choose(dialog, Kind::Defend);
        QVERIFY(all->isEnabled());
        all->setChecked(true);
        choose(dialog, Kind::FirstMove);
        QVERIFY(dialog.task().wantsAll && dialog.task().threatFours == 0);
        QVERIFY(all->isEnabled() && !threes->isEnabled());
    }

    void aWinThatIsNoneIsRefused()
    {
        TaskDialog dialog(cross());
        ask(dialog);
        choose(dialog, Kind::Win);
        QCOMPARE(fault(dialog), QStringLiteral("This side has no win of this kind."));
    }

    // Dialogs opened on a task and closed unchanged give the same task.
    void whatIsNotChangedStays()
    {
        for (const Kind kind : task::AllKinds) {
            Task task = task::taskOf(kind, rules::stones("F8 G8 H8", "A1 C1"));
            task.hint = "Look.";
            task.explanation = "It is so.\nAnd so.";
            task.title = "One";
            if (kind == Kind::IsForbidden || kind == Kind::WhyNot)
                task.point = at("I8");
            if (kind == Kind::NameShape || kind == Kind::WhyNot)
                task.stones = { at("F8") };
            if (kind == Kind::IsForbidden)
                task.solution = task::Answer { .isForbidden = false };
            if (kind == Kind::Choose)
                task.choices = { { .text = "A", .isRight = true }, { .point = at("B2"), .reply = "No" } };
            if (kind == Kind::Win)
                task.threatFours = 2;
            task.wantsAll = kind == Kind::Defend;
            QVERIFY2(TaskDialog(task).task() == task, idOf(kind).data());
        }
    }

    void theSolutionGoesWithTheQuestion()
    {
        Task task = cross("E8");
        task.text = "Well?";
        task.kind = Kind::IsForbidden;
        task.point = at("H8");
        task.solution = task::Answer { .isForbidden = false };
        TaskDialog dialog(task);
        QVERIFY(dialog.task().solution);
        dialog.tap(at("A1"));
        QVERIFY(!dialog.task().solution);
        QCOMPARE(fault(dialog), QString());
        TaskDialog sides(task);
        sides.findChild<QComboBox *>(QStringLiteral("side"))->setCurrentIndex(1);
        QVERIFY(!sides.task().solution);
    }

    void whatWasEditedIsNotLostUnasked()
    {
        TaskDialog dialog(cross());
        dialog.show();
        ask(dialog);
        QTimer::singleShot(0, this, [&] { dialog.findChild<AskDialog *>()->button(AskDialog::Role::Reject)->click(); });
        dialog.reject();
        QVERIFY(dialog.isVisible());
        QTimer::singleShot(
            0, this, [&] { dialog.findChild<AskDialog *>()->button(AskDialog::Role::Discard)->click(); });
        dialog.reject();
        QVERIFY(!dialog.isVisible());
        TaskDialog untouched(cross());
        untouched.show();
        untouched.reject(); // no question
        QVERIFY(!untouched.isVisible());
    }

    void pagesAreMovedAndRemoved()
    {
        LessonDialog dialog(lessonOf({ "A", "B", "C" }), QStringLiteral("lesson.sgf"));
        QVERIFY(!dialog.isModified() && !button(dialog, "pageUp")->isEnabled());
        dialog.choose(2);
        QVERIFY(!button(dialog, "pageDown")->isEnabled());
        button(dialog, "pageUp")->click();
        QCOMPARE(titles(dialog), (QStringList { "A", "C", "B" }));
        QCOMPARE(dialog.page(), 1);
        QVERIFY(dialog.isModified());
        QTimer::singleShot(
            0, this, [&] { dialog.findChild<AskDialog *>()->button(AskDialog::Role::Discard)->click(); });
        button(dialog, "removePage")->click();
        QCOMPARE(titles(dialog), (QStringList { "A", "B" }));
        dialog.add(task::taskOf(Kind::Show, rules::Position()));
        QCOMPARE(dialog.page(), 2);
        QCOMPARE(dialog.lesson().pages.size(), std::size_t(3));
        QVERIFY(dialog.findChild<QListWidget *>()->item(2)->text().contains(QStringLiteral("What do you see?")));
    }

    void enterOpensThePageAndNothingElse()
    {
        LessonDialog dialog(lessonOf({ "A", "B", "C" }), QStringLiteral("lesson.sgf"));
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        dialog.choose(1);
        bool wasOpened = false;
        QTimer::singleShot(0, this, [&] {
            auto *maker = dialog.findChild<TaskDialog *>();
            wasOpened = maker != nullptr;
            if (maker)
                maker->reject();
        });
        QTest::keyClick(dialog.findChild<QListWidget *>(), Qt::Key_Return);
        QVERIFY(wasOpened);
        QCOMPARE(titles(dialog), (QStringList { "A", "B", "C" }));
        QVERIFY(!dialog.isModified());
    }

    void aDamagedPageIsToldAndKept()
    {
        task::Lesson lesson = task::readLesson("(;GM[4]SZ[15]XTK[guess])(;GM[4]SZ[15]XTK[show]GN[B])");
        LessonDialog dialog(lesson, QStringLiteral("lesson.sgf"));
        QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("told"))->text().contains(QStringLiteral("guess")));
        QVERIFY(!button(dialog, "editPage")->isEnabled());
        button(dialog, "pageDown")->click();
        QVERIFY(task::writeLesson(dialog.lesson()).find("XTK[guess]") != std::string::npos);
    }

    void aLessonWithoutPagesIsNotSaved()
    {
        LessonDialog dialog(lessonOf({ "A" }), QStringLiteral("lesson.sgf"));
        dialog.show();
        QTimer::singleShot(
            0, this, [&] { dialog.findChild<AskDialog *>()->button(AskDialog::Role::Discard)->click(); });
        button(dialog, "removePage")->click();
        QVERIFY(!button(dialog, "saveLesson")->isEnabled());
        QSignalSpy wanted(&dialog, &LessonDialog::saveWanted);
        QTimer::singleShot(0, this, [&] {
            auto *question = dialog.findChild<AskDialog *>();
            QVERIFY(!question->button(AskDialog::Role::Accept));
            question->button(AskDialog::Role::Reject)->click();
        });
        dialog.reject();
        QVERIFY(dialog.isVisible());
        QTimer::singleShot(
            0, this, [&] { dialog.findChild<AskDialog *>()->button(AskDialog::Role::Discard)->click(); });
        dialog.reject();
        QVERIFY(!dialog.isVisible());
        QCOMPARE(wanted.count(), 0);
    }

    void unsavedChangesAreAskedAbout()
    {
        LessonDialog dialog(lessonOf({ "A", "B" }), QStringLiteral("lesson.sgf"));
        dialog.show();
        button(dialog, "pageDown")->click();
        QTimer::singleShot(0, this, [&] { dialog.findChild<AskDialog *>()->button(AskDialog::Role::Reject)->click(); });
        dialog.reject();
        QVERIFY(dialog.isVisible());
        QSignalSpy wanted(&dialog, &LessonDialog::saveWanted);
        connect(&dialog, &LessonDialog::saveWanted, &dialog, [&] { dialog.setSaved(QStringLiteral("x.sgf")); });
        QTimer::singleShot(0, this, [&] { dialog.findChild<AskDialog *>()->button(AskDialog::Role::Accept)->click(); });
        dialog.reject();
        QCOMPARE(wanted.count(), 1);
        QVERIFY(!dialog.isVisible() && !dialog.isModified());
    }
};

} // namespace tst_taskdialog

QTEST_MAIN(tst_taskdialog::TestTaskDialog)
#include "tst_taskdialog.moc"
