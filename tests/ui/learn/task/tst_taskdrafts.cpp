// SPDX-License-Identifier: MIT
#include "../../draftfolder.h"
#include "tasks.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/learn/task/make/choicelist.h"
#include "ui/learn/task/make/lessondialog.h"
#include "ui/learn/task/make/taskdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTimer>
#include <QToolButton>

namespace tst_taskdrafts {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::at;
using task::Kind;
using task::Task;

// A lesson that is being made outlives the program.
class TestTaskDrafts : public QObject
{
    Q_OBJECT

private:
    static void choose(TaskDialog &dialog, Kind kind)
    {
        dialog.findChild<QComboBox *>(QStringLiteral("kind"))->setCurrentIndex(static_cast<int>(kind));
    }
    template <class Field>
    static Field &field(const QWidget &dialog, const char *name, int number = 0)
    {
        return *dialog.findChildren<Field *>(QLatin1String(name)).at(number);
    }
    static Task cross()
    {
        Task task = task::taskOf(Kind::ForbiddenPoints, rules::stones("F8 G8 H9 H10", "A1"));
        task.text.clear();
        task.marks.labels = { { at("A1"), "x" } };
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

private slots:
    void everyKindOfTaskIsThereAgain_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QStringList>("taps");
        const auto row = [](const char *name, Kind kind, const QStringList &taps) {
            QTest::newRow(name) << static_cast<int>(kind) << taps;
        };
        row("with a solution of one's own", Kind::ForbiddenPoints, { "H8", "I8" });
        row("about a point", Kind::IsForbidden, { "H8" });
        row("about stones", Kind::NameShape, { "F8", "G8" });
        row("about a point and stones", Kind::WhyNot, { "H8", "F8", "G8" });
        row("that the solver answers", Kind::Win, {});
        row("for all first moves", Kind::FirstMove, { "E8" });
        row("of stones in order", Kind::Order, { "H8", "I8", "J8" });
        row("that shows moves", Kind::Show, { "C3", "D4" });
    }
    void everyKindOfTaskIsThereAgain()
    {
        QFETCH(int, kind);
        QFETCH(QStringList, taps);
        const DraftFolder folder;
        Task typed;
        {
            TaskDialog dialog(cross());
            dialog.show();
            choose(dialog, static_cast<Kind>(kind));
            for (const QString &point : taps)
                dialog.tap(at(point.toStdString().c_str()));
            field<QPlainTextEdit>(dialog, "text").setPlainText(QStringLiteral("Where?\n\n花月 "));
            field<QLineEdit>(dialog, "hint").setText(QStringLiteral(" a hint"));
            field<QPlainTextEdit>(dialog, "explanation").setPlainText(QStringLiteral("because\n"));
            field<QLineEdit>(dialog, "pageName").setText(QStringLiteral("Page"));
            field<QCheckBox>(dialog, "all").setChecked(true);
            typed = dialog.task();
            QVERIFY(DraftFolder::isKept(dialog));
        }
        TaskDialog again(cross());
        again.show();
        QCOMPARE(task::writeLesson({ { task::pageOf(task::gameOf(again.task())) } }),
            task::writeLesson({ { task::pageOf(task::gameOf(typed)) } }));
        QVERIFY(again.task() == typed);
        QCOMPARE(field<QPlainTextEdit>(again, "text").toPlainText(), QStringLiteral("Where?\n\n花月 "));
        QVERIFY(DraftFolder::told(again).startsWith(QStringLiteral("Restored")));
        DraftFolder::discard(again);
        QVERIFY(again.task() == TaskDialog(cross()).task());
        QCOMPARE(folder.count(), 0);
    }

    void answersThatPupilsChooseAreThereAgain()
    {
        const DraftFolder folder;
        Task typed;
        const auto edit = [](TaskDialog &dialog) {
            choose(dialog, Kind::Choose);
            auto &add = field<QToolButton>(dialog, "addChoice");
            add.click();
            add.click();
            dialog.tap(at("H8"));
            add.click();
            field<QLineEdit>(dialog, "choiceText", 0).setText(QStringLiteral("yes "));
            field<QLineEdit>(dialog, "choiceReply", 0).setText(QStringLiteral("well done"));
            field<QCheckBox>(dialog, "choiceIsRight", 0).setChecked(true);
            field<QLineEdit>(dialog, "choiceReply", 2).setText(QStringLiteral("no room"));
            field<QLineEdit>(dialog, "choiceReply", 3).setText(QStringLiteral("an answer without its text"));
            field<QLineEdit>(dialog, "choiceElsewhere").setText(QStringLiteral("look again"));
        };
        {
            TaskDialog dialog(cross());
            dialog.show();
            edit(dialog);
            typed = dialog.task();
            QVERIFY(DraftFolder::isKept(dialog));
        }
        TaskDialog again(cross());
        again.show();
        QVERIFY(again.task() == typed);
        QCOMPARE(again.findChildren<QLineEdit *>(QStringLiteral("choiceText")).size(), 4);
        QCOMPARE(field<QLineEdit>(again, "choiceReply", 3).text(), QStringLiteral("an answer without its text"));
        QCOMPARE(field<QLineEdit>(again, "choiceText", 0).text(), QStringLiteral("yes "));
    }

    void aTaskOfAnotherPositionIsNotTouched()
    {
        const DraftFolder folder;
        {
            TaskDialog dialog(cross());
            dialog.show();
            field<QPlainTextEdit>(dialog, "text").setPlainText(QStringLiteral("Where?"));
            QVERIFY(DraftFolder::isKept(dialog));
        }
        {
            TaskDialog other(task::taskOf(Kind::Show, rules::Position()));
            other.show();
            QCOMPARE(DraftFolder::told(other), QString());
            other.reject();
        }
        QCOMPARE(folder.count(), 1);
        // It is gone on with without the record that it came from.
        const draft::Draft left = draft::leftBehind(folder.path(), TaskDialog::draftKind()).value(0);
        const std::optional<Task> start = TaskDialog::startOf(left);
        QVERIFY(start && start->position == cross().position && start->marks == cross().marks);
        TaskDialog resumed(*start, nullptr, left.head.key);
        resumed.show();
        QCOMPARE(resumed.task().text, std::string("Where?"));
    }

    void discardedItIsTheTaskThatItBeganAs_data()
    {
        QTest::addColumn<int>("kind");
        for (const Kind kind : { Kind::ForbiddenPoints, Kind::FirstMove, Kind::WhyNot, Kind::Choose, Kind::Show })
            QTest::addRow("%d", static_cast<int>(kind)) << static_cast<int>(kind);
    }
    // As of a record: the moves that follow are no stones of the position.
    void discardedItIsTheTaskThatItBeganAs()
    {
        QFETCH(int, kind);
        const DraftFolder folder;
        Task begun = cross();
        begun.kind = static_cast<Kind>(kind);
        begun.text = "a comment";
        begun.point = at("H8");
        begun.line = { { at("H8"), rules::Side::Black }, { at("A2"), rules::Side::White } };
        const Task shown = TaskDialog(begun).task();
        {
            TaskDialog dialog(begun);
            dialog.show();
            choose(dialog, Kind::Win);
            field<QPlainTextEdit>(dialog, "text").setPlainText(QStringLiteral("Where?"));
            QVERIFY(DraftFolder::isKept(dialog));
        }
        const draft::Draft left = draft::leftBehind(folder.path(), TaskDialog::draftKind()).value(0);
        TaskDialog resumed(*TaskDialog::startOf(left), nullptr, left.head.key, TaskDialog::firstOf(left));
        resumed.show();
        QCOMPARE(resumed.task().text, std::string("Where?"));
        DraftFolder::discard(resumed);
        QVERIFY(resumed.task() == shown);
        QCOMPARE(folder.count(), 0);
        bool isAsked = false;
        QTimer::singleShot(0, this, [&] {
            auto *question = resumed.findChild<AskDialog *>();
            isAsked = question != nullptr;
            if (question)
                question->reject();
        });
        resumed.reject();
        QCoreApplication::processEvents(); // the look at the question, while there is a dialog
        QVERIFY(!isAsked && !resumed.isVisible());
    }

    void aTaskThatWasDroppedLeavesNothing()
    {
        const DraftFolder folder;
        {
            TaskDialog dialog(cross());
            dialog.show();
            field<QPlainTextEdit>(dialog, "text").setPlainText(QStringLiteral("Where?"));
            QVERIFY(DraftFolder::isKept(dialog));
            QTimer::singleShot(
                0, this, [&] { dialog.findChild<AskDialog *>()->button(AskDialog::Role::Discard)->click(); });
            dialog.reject();
        }
        QCOMPARE(folder.count(), 0);
    }

    void whatWasRestoredIsNotLostUnasked()
    {
        const DraftFolder folder;
        {
            TaskDialog dialog(cross());
            dialog.show();
            field<QPlainTextEdit>(dialog, "text").setPlainText(QStringLiteral("Where?"));
            QVERIFY(DraftFolder::isKept(dialog));
        }
        TaskDialog again(cross());
        again.show();
        bool isAsked = false;
        QTimer::singleShot(0, this, [&] {
            auto *question = again.findChild<AskDialog *>();
            isAsked = question != nullptr;
            question->reject();
        });
        again.reject();
        QVERIFY(isAsked && again.isVisible());
    }

    void twentyPagesThatWereNeverSavedAreThereAgain()
    {
        const DraftFolder folder;
        QStringList made;
        {
            LessonDialog dialog({}, QStringLiteral("New lesson"));
            dialog.show();
            for (int i = 0; i < 20; ++i) {
                Task task = task::taskOf(Kind::Show, rules::stones("H8", "I9"));
                task.title = "Page " + std::to_string(i);
                dialog.add(task);
                made += QString::fromStdString(task.title);
            }
            QVERIFY(DraftFolder::isKept(dialog));
        }
        QCOMPARE(draft::leftBehind(folder.path(), LessonDialog::draftKind()).value(0).head.name,
            QStringLiteral("Lesson: New lesson"));
        LessonDialog again({}, QStringLiteral("New lesson"));
        QCOMPARE(titles(again), made);
        QVERIFY(again.isModified());
        again.show();
        Task next = task::taskOf(Kind::Show, rules::Position());
        next.title = "one more";
        again.add(next);
        QCOMPARE(titles(again), made + QStringList(QStringLiteral("one more")));
        QVERIFY(DraftFolder::isKept(again));
        again.setSaved(QStringLiteral("x.sgf"));
        QCOMPARE(folder.count(), 0);
    }

    void aPageWithAllThatAuthorsKeepBesideItIsThereAgain()
    {
        const DraftFolder folder;
        const std::string bytes =
            "(;FF[4]GM[4]SZ[15]RU[Renju]GN[a]AB[hh]PL[W]C[q]XTK[show];W[ii]C[note](;B[jj])(;B[kk]))";
        const task::Lesson lesson = task::readLesson(bytes);
        {
            LessonDialog dialog(lesson, QStringLiteral("x.sgf"), nullptr, QStringLiteral("/x.sgf"));
            dialog.show();
            dialog.add(task::taskOf(Kind::Show, rules::Position()));
            QVERIFY(DraftFolder::isKept(dialog));
        }
        const LessonDialog again({}, QStringLiteral("x.sgf"), nullptr, QStringLiteral("/x.sgf"));
        task::Lesson expected = lesson;
        expected.pages.push_back(task::pageOf(task::gameOf(task::taskOf(Kind::Show, rules::Position()))));
        QCOMPARE(task::writeLesson(again.lesson()), task::writeLesson(expected));
    }

    void whatTheFileHeldIsRememberedWithThePages()
    {
        const DraftFolder folder;
        const QJsonObject read { { QStringLiteral("size"), 7 }, { QStringLiteral("sha256"), QStringLiteral("ab") } };
        {
            LessonDialog dialog(lessonOf({ "a" }), QStringLiteral("x.sgf"), nullptr, QStringLiteral("/x.sgf"), read);
            dialog.show();
            dialog.add(task::taskOf(Kind::Show, rules::Position()));
            QVERIFY(DraftFolder::isKept(dialog));
        }
        const QJsonObject now { { QStringLiteral("size"), 8 }, { QStringLiteral("sha256"), QStringLiteral("cd") } };
        const LessonDialog again(lessonOf({ "z" }), QStringLiteral("x.sgf"), nullptr, QStringLiteral("/x.sgf"), now);
        QCOMPARE(again.basis(), read);
        QCOMPARE(titles(again).first(), QStringLiteral("a"));
    }

    void aTaskIsNeverInNoDraftAtAll()
    {
        const DraftFolder folder;
        LessonDialog lesson({}, QStringLiteral("New lesson"));
        {
            TaskDialog dialog(cross());
            dialog.show();
            field<QPlainTextEdit>(dialog, "text").setPlainText(QStringLiteral("Where?"));
            QVERIFY(DraftFolder::isKept(dialog));
            dialog.done(QDialog::Accepted);
            lesson.add(dialog);
        }
        lesson.show();
        QCOMPARE(folder.count(), 1); // of the task
        QVERIFY(DraftFolder::isKept(lesson));
        QCOMPARE(folder.count(), 1); // of the lesson
        QVERIFY(draft::leftBehind(folder.path()).drafts.isEmpty());
    }

    void aDraftThatIsNoLessonDoesNoHarm_data()
    {
        QTest::addColumn<QByteArray>("state");
        QTest::newRow("nothing") << QByteArray("{}");
        QTest::newRow("no record") << QByteArray(R"({"lesson":"rubbish","modified":true})");
        QTest::newRow("numbers") << QByteArray(
            R"({"lesson":1,"position":2,"fields":3,"answers":4,"line":[[],5,[true]]})");
        QTest::newRow("points off the board")
            << QByteArray(R"({"solution":["Z99"],"stones":["",null],"point":"A99","answers":["T19","x"]})");
    }
    void aDraftThatIsNoLessonDoesNoHarm()
    {
        QFETCH(QByteArray, state);
        const DraftFolder folder;
        const auto leave = [&](const QString &kind, const QString &key) {
            folder.write(kind + QStringLiteral(".draft"),
                draft::lineOf({ kind, key, {}, QDateTime(QDate(2026, 11, 1), QTime(12, 0)) }) + state);
        };
        leave(LessonDialog::draftKind(), {});
        leave(TaskDialog::draftKind(), QStringLiteral("key"));
        QVERIFY(!TaskDialog::startOf(draft::leftBehind(folder.path(), TaskDialog::draftKind()).value(0)));
        LessonDialog lesson(lessonOf({ "a" }), QStringLiteral("New lesson"));
        lesson.show();
        DraftFolder::discard(lesson);
        QCOMPARE(titles(lesson), QStringList(QStringLiteral("a")));
        TaskDialog dialog(cross(), nullptr, QStringLiteral("key"));
        dialog.show();
        DraftFolder::discard(dialog);
        QVERIFY(dialog.task() == TaskDialog(cross()).task());
    }
};

} // namespace tst_taskdrafts

QTEST_MAIN(tst_taskdrafts::TestTaskDrafts)
#include "tst_taskdrafts.moc"
