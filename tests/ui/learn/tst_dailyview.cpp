// SPDX-License-Identifier: MIT
#include "learn/task/lesson.h"
#include "learn/task/maker.h"
#include "ui/board/announce.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/style/style.h"
#include "ui/learn/daily/dailysession.h"
#include "ui/learn/daily/dailyview.h"
#include "ui/learn/daily/progresschart.h"
#include "ui/learn/daily/questions.h"
#include "ui/learn/exerciseview.h"
#include "ui/learn/lessonpage.h"
#include "ui/learn/lessonview.h"
#include "ui/learn/practiceview.h"
#include "ui/learn/pupils/classdialog.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/task/taskview.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

namespace tst_dailyview {

using namespace kagetsu;
using namespace kagetsu::ui;

class TestDailyView : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<PracticeKeeper> m_keeper;
    std::unique_ptr<LessonPage> m_page;
    practice::Day m_today = 100;

    DailyView &view() const { return *m_page->findChild<DailyView *>(); }
    DailySession &session() const { return *m_page->findChild<DailySession *>(); }
    QToolButton *button(const char *name) const { return view().findChild<QToolButton *>(QLatin1String(name)); }
    QLabel *label(const char *name) const { return view().findChild<QLabel *>(QLatin1String(name)); }
    QString text(const char *name) const { return label(name)->text(); }
    const practice::Pupil &pupil() const { return *m_keeper->book().chosen(); }

    static task::Task made(task::Kind kind, std::uint32_t seed)
    {
        return *task::makeTask(kind, lesson::Level::Easy, seed, [] { return false; });
    }
    void add(const char *name) const { QVERIFY(m_keeper->change(practice::PupilAdded { name })); }
    // So many tasks that were answered wrongly yesterday.
    void owe(int tasks) const
    {
        for (int i = 0; i < tasks; ++i) {
            const practice::Question question =
                questionOf(made(i % 2 ? task::Kind::IsForbidden : task::Kind::ForbiddenPoints, 10U + unsigned(i)));
            QVERIFY(m_keeper->change(practice::TaskAnswered { pupil().name, question, false, m_today - 1 }));
        }
    }

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }
    void init()
    {
        m_today = 100;
        m_keeper = std::make_unique<PracticeKeeper>();
        m_keeper->setToday([this] { return m_today; });
        m_keeper->open({});
        m_page = std::make_unique<LessonPage>();
        m_page->setPractice(*m_keeper);
        m_page->resize(1366, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    void cleanup()
    {
        m_page.reset();
        m_keeper.reset();
    }

    void theGalleryLeadsThereAndEscBack()
    {
        auto *there = m_page->findChild<QToolButton *>(QStringLiteral("dailyPractice"));
        QVERIFY(there->isVisible());
        QCOMPARE(there->text(), QStringLiteral("&Daily practice"));
        add("Aoki");
        owe(2);
        QCOMPARE(there->text(), QStringLiteral("&Daily practice: 2 due"));
        there->setFocus();
        QTest::keyClick(there, Qt::Key_Return);
        QVERIFY(view().isVisible());
        QCOMPARE(m_page->caption(), QStringLiteral("Daily practice"));
        QTest::keyClick(m_page.get(), Qt::Key_Escape);
        QVERIFY(!view().isVisible());
    }

    // A task or an exercise that another pupil began is nobody's; who only gets another name goes on.
    void anotherPupilBeginsTheTaskAnew()
    {
        add("Aoki");
        add("Bergman");
        auto &practice = *m_page->findChild<PracticeView *>();
        practice.setSeed(3);
        practice.setKind(task::Kind::ForbiddenPoints);
        m_page->showPractice();
        QTRY_VERIFY(!practice.isMaking());
        practice.task().sayNone();
        QCOMPARE(pupil().cards.size(), 1U);
        QVERIFY(m_keeper->change(practice::PupilRenamed { "Bergman", "Berg" }));
        QVERIFY(practice.task().isOver());
        auto *chooser = practice.findChild<QComboBox *>(QStringLiteral("whoAnswers"));
        chooser->setCurrentIndex(1);
        QVERIFY(!practice.task().isOver());
        QVERIFY(practice.findChild<QLabel *>(QStringLiteral("sum"))->text().isEmpty());
        practice.task().sayNone();
        QCOMPARE(pupil().name, std::string("Aoki"));
        QCOMPARE(pupil().cards.size(), 1U);

        auto &exercise = *m_page->findChild<ExerciseView *>();
        exercise.start(made(task::Kind::ForbiddenPoints, 3).position);
        exercise.finish();
        m_page->showGallery(); // also while it is not seen
        QVERIFY(m_keeper->change(practice::PupilRenamed { "Aoki", "Ao" }));
        QVERIFY(exercise.exercise()->isDone());
        QVERIFY(m_keeper->change(practice::PupilChosen { "Berg" }));
        QVERIFY(!exercise.exercise()->isDone());
        QCOMPARE(exercise.sum().positions, 0);
    }

    void aPupilWhoIsAddedPractises()
    {
        m_page->showDaily();
        QCOMPARE(text("dailyDue"), QStringLiteral("No pupils yet"));
        QVERIFY(!button("startDaily")->isVisible());
        ClassDialog dialog(*m_keeper, m_page.get());
        dialog.show();
        auto *name = dialog.findChild<QLineEdit *>(QStringLiteral("pupilNames"));
        QTest::keyClicks(name, QStringLiteral("  Aoki "));
        QTest::keyClick(name, Qt::Key_Return);
        QTest::keyClicks(name, QStringLiteral("Bergman"));
        QTest::keyClick(name, Qt::Key_Return);
        auto *pupils = view().findChild<QComboBox *>(QStringLiteral("dailyPupil"));
        QCOMPARE(pupils->count(), 3);
        QCOMPARE(pupils->currentText(), QStringLiteral("Bergman"));
    }

    void whatIsDueIsAskedOneAfterTheOther()
    {
        add("Aoki");
        for (const std::uint32_t seed : { 1U, 2U, 3U }) {
            const practice::Question question = questionOf(made(task::Kind::ForbiddenPoints, seed));
            m_keeper->change(practice::TaskAnswered { "Aoki", question, false, m_today - 1 });
        }
        m_page->showDaily();
        QCOMPARE(text("dailyDue"), QStringLiteral("3 tasks are due"));
        QVERIFY(button("startDaily")->hasFocus());
        QTest::keyClick(button("startDaily"), Qt::Key_Return);
        QVERIFY(session().isVisible());
        QCOMPARE(text("dailyPlace"), QStringLiteral("1 of 3"));
        QVERIFY(!label("comesAgain")->isVisible());
        // Nothing is found, and that is wrong.
        session().task().sayNone();
        QCOMPARE(text("comesAgain"), QStringLiteral("This task is due again tomorrow."));
        QVERIFY(!button("giveUp")->isVisible());
        // Trying it again changes nothing.
        session().task().again();
        session().task().giveUp();
        QTRY_VERIFY(session().task().isOver());
        QCOMPARE(session().answered(), 1);
        QCOMPARE(m_keeper->dueCount(), 2);
        // What is left stays due.
        while (session().isVisible())
            button("nextDaily")->click();
        QVERIFY(button("startDaily")->isVisible());
        QCOMPARE(text("dailyDue"), QStringLiteral("2 tasks are due"));
        QVERIFY(text("dailyMore").startsWith(QStringLiteral("Correct: 0 of 1.")));
    }

    void aRightAnswerTellsTheDay()
    {
        add("Aoki");
        const task::Task task = made(task::Kind::ForbiddenPoints, 3);
        m_keeper->change(practice::TaskAnswered { "Aoki", questionOf(task), false, m_today - 1 });
        m_page->showDaily();
        view().start();
        for (const rules::Point point : task::solutionOf(task).answer.points)
            session().task().tap(point);
        session().task().finish();
        QVERIFY(session().task().isOver());
        QCOMPARE(session().right(), 1);
        QVERIFY2(text("comesAgain").contains(QStringLiteral("1970-04-14")), qPrintable(text("comesAgain")));
        QCOMPARE(button("nextDaily")->text(), QStringLiteral("Fin&ish"));
        button("nextDaily")->click();
        QCOMPARE(text("dailyDue"), QStringLiteral("Nothing is due today"));
        QVERIFY2(text("dailyMore").contains(QStringLiteral("1970-04-14")), qPrintable(text("dailyMore")));
        QVERIFY(!button("startDaily")->isVisible());
        m_today += 3;
        m_page->showDaily();
        QVERIFY(button("startDaily")->isVisible());
    }

    void theAnswerOfEveryKindCanBeLookedUp()
    {
        add("Aoki");
        for (const task::Kind kind : task::MadeKinds)
            m_keeper->change(practice::TaskAnswered { "Aoki", questionOf(made(kind, 5)), false, m_today - 1 });
        QFile file(QStringLiteral(KAGETSU_TEST_DATA "/lesson/ten-kinds.sgf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const task::Page &page : task::readLesson(file.readAll().toStdString()).pages) {
            if (page.task->kind != task::Kind::Show)
                m_keeper->change(practice::TaskAnswered { "Aoki", questionOf(*page.task), false, m_today - 1 });
        }
        const int count = m_keeper->dueCount();
        QVERIFY(count >= 16);
        m_page->showDaily();
        view().start();
        for (int i = 0; i < count; ++i) {
            button("giveUp")->click();
            QTRY_VERIFY(session().task().isOver() && !session().task().isThinking());
            QCOMPARE(text("verdict"), QStringLiteral("This is the answer:"));
            QVERIFY(label("comesAgain")->isVisible());
            session().next();
        }
        QCOMPARE(m_keeper->dueCount(), 0);
        QVERIFY(text("dailyMore").startsWith(QStringLiteral("Correct: 0 of %1.").arg(count)));
    }

    void whatNobodyCanReadIsDropped()
    {
        add("Aoki");
        m_keeper->change(practice::TaskAnswered { "Aoki", { "sgf/x", "win", "(;GM[4]XTK[juggle])" }, false, 1 });
        m_page->showDaily();
        QVERIFY(text("dailyDue").startsWith(QStringLiteral("1 task")));
        view().start();
        QVERIFY(!session().isVisible());
        QCOMPARE(text("dailyDue"), QStringLiteral("Nothing is due today"));
    }

    void answersOfLessonsEnterTheBox()
    {
        QFile file(QStringLiteral(KAGETSU_TEST_DATA "/lesson/ten-kinds.sgf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const task::Lesson lesson = task::readLesson(file.readAll().toStdString());
        m_page->openLesson(lesson, {});
        auto &lessonView = *m_page->findChild<LessonView *>();
        lessonView.goTo(1); // the first one only explains
        const auto giveUp = [&lessonView] {
            lessonView.task().again();
            lessonView.task().giveUp();
            QTRY_VERIFY(lessonView.task().isOver());
        };
        giveUp(); // nobody is chosen
        add("Aoki");
        QVERIFY(pupil().cards.empty());
        giveUp();
        QCOMPARE(pupil().cards.size(), 1U);
        QCOMPARE(pupil().cards.begin()->second.wrong, 1);
        QCOMPARE(pupil().cards.begin()->second.due, m_today + 1);
        giveUp(); // the same task is the same card
        QCOMPARE(pupil().cards.size(), 1U);
        QCOMPARE(pupil().cards.begin()->second.wrong, 2);
    }

    void answersOfCoursesEnterTheBox()
    {
        add("Aoki");
        const course::Place place { 0, 0 };
        m_page->openStep(place);
        auto &lessonView = *m_page->findChild<LessonView *>();
        int page = 0;
        while (lessonView.tasks()[static_cast<std::size_t>(page)].kind == task::Kind::Show)
            ++page;
        lessonView.goTo(page);
        lessonView.task().giveUp();
        QTRY_VERIFY(lessonView.task().isOver());
        QCOMPARE(pupil().cards.size(), 1U);
        QCOMPARE(pupil().cards.begin()->first, questionOf(place, static_cast<std::size_t>(page)).id);
    }

    void answersOfExercisesEnterTheBox()
    {
        add("Aoki");
        m_page->findChild<QToolButton *>(QStringLiteral("exercise"))->click();
        auto &exercise = *m_page->findChild<ExerciseView *>();
        exercise.start(made(task::Kind::ForbiddenPoints, 3).position);
        exercise.finish();
        QCOMPARE(pupil().cards.size(), 1U);
        QCOMPARE(pupil().cards.begin()->second.kind, std::string("forbidden-points"));
        m_page->showGallery();
        m_page->findChild<QToolButton *>(QStringLiteral("endlessTasks"))->click();
        auto &endless = *m_page->findChild<PracticeView *>();
        QTRY_VERIFY(!endless.isMaking());
        endless.task().giveUp();
        QTRY_VERIFY(endless.task().isOver());
        QCOMPARE(pupil().cards.size(), 2U);
    }

    void eachPupilHasABoxOfTheirOwn()
    {
        add("Aoki");
        owe(2);
        add("Bergman");
        m_page->showDaily();
        QCOMPARE(text("dailyDue"), QStringLiteral("Nothing is due today"));
        auto *pupils = view().findChild<QComboBox *>(QStringLiteral("dailyPupil"));
        pupils->setFocus();
        QTest::keyClick(pupils, Qt::Key_Up);
        QCOMPARE(pupils->currentText(), QStringLiteral("Aoki"));
        QCOMPARE(text("dailyDue"), QStringLiteral("2 tasks are due"));
        QTest::keyClick(pupils, Qt::Key_Up);
        QCOMPARE(text("dailyDue"), QStringLiteral("Choose a pupil"));
        QVERIFY(!view().findChild<ProgressChart *>()->isVisible());
    }

    void theChartIsToldInWords()
    {
        add("Aoki");
        owe(3);
        m_page->showDaily();
        auto *chart = view().findChild<ProgressChart *>();
        QVERIFY(chart->isVisible());
        QCOMPARE(chart->accessibleName(), QStringLiteral("Progress by kind of task"));
        QCOMPARE(chart->accessibleDescription(),
            QStringLiteral("Find the forbidden points: tasks in boxes 1 to 5: 2, 0, 0, 0, 0; 0 of 2 answers right.\n"
                           "Is the point forbidden?: tasks in boxes 1 to 5: 1, 0, 0, 0, 0; 0 of 1 answers right."));
        QVERIFY(chart->focusPolicy() & Qt::TabFocus);
    }

    void nothingTellsTheAnswerBeforehand()
    {
        add("Aoki");
        const practice::Question question = questionOf(made(task::Kind::FirstMove, 5));
        m_keeper->change(practice::TaskAnswered { "Aoki", question, false, m_today - 1 });
        QStringList told;
        setListener([&told](const QString &words, Told) { told += words; });
        m_page->showDaily();
        view().start();
        setListener({});
        QVERIFY(!told.isEmpty());
        const QString answer =
            QString::fromStdString(rules::toText(task::solutionOf(*taskOf(question)).answer.points.front()));
        for (const QString &each : told)
            QVERIFY2(!each.contains(answer), qPrintable(each));
    }
};

} // namespace tst_dailyview

QTEST_MAIN(tst_dailyview::TestDailyView)
#include "tst_dailyview.moc"
