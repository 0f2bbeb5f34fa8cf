// SPDX-License-Identifier: MIT
#include "answeringclass.h"
#include "learn/task/pointanswer.h"
#include "ui/board/boardwidget.h"

#include <QComboBox>
#include <QLabel>
#include <QTableWidget>
#include <QTest>

namespace tst_classanswers {

using namespace kagetsu;
using namespace kagetsu::ui;
using practice::Mark;

// What a whole class answers (learn.md#answers-of-a-class).
class TestClassAnswers : public QObject, protected AnsweringClass
{
    Q_OBJECT

private:
    // On the teacher's board, as a finger does it.
    void tap(const char *point) const
    {
        auto *board = m_desk->findChild<BoardWidget *>(QString(), Qt::FindDirectChildrenOnly);
        QTest::mouseClick(board, Qt::LeftButton, {}, board->rectOf(at(point)).center().toPoint());
        [this] { QTRY_VERIFY(!panel().isJudging()); }();
    }
    void tapPupil(const char *name) const
    {
        auto *list = m_desk->findChild<QTableWidget *>(QStringLiteral("answerPupils"));
        for (QTableWidgetItem *item : list->findItems(QLatin1String(name), Qt::MatchStartsWith)) {
            list->scrollToItem(item);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
            return;
        }
        QFAIL(name);
    }

private slots:
    void initTestCase() { readLesson(); }
    void init() { begin(std::make_unique<ClassPanel>(m_keeper)); }
    void cleanup() { end(); }

    void answersAreSpread()
    {
        ClassAnswers answers;
        QVERIFY(answers.spread().isEmpty() && !answers.undo());
        answers.note("A", { at("H8") });
        answers.note("B", { at("H8"), Mark::Right });
        answers.note("C", { std::nullopt, Mark::Wrong });
        answers.note("C", { at("I9") }); // instead
        answers.count({ at("I9") });
        answers.count({ std::nullopt, Mark::Partly });
        Spread expected;
        expected.points = { { at("H8"), 2 }, { at("I9"), 2 } };
        expected.marks = { .partly = 1 };
        QVERIFY(answers.spread() == expected);
        answers.judge(at("H8"), Mark::Wrong);
        QVERIFY(answers.of("A")->mark == Mark::Wrong && answers.of("B")->mark == Mark::Wrong);
        QVERIFY(!answers.of("C")->mark && !answers.of(""));
        answers.note("A", { at("H8") }); // the same again
        QVERIFY(!answers.of("A"));
        QCOMPARE(answers.all().size(), 4U);
    }

    // Undo goes back over every change, and touches nobody else's answer.
    void undoRestoresWhatWasAnsweredBefore()
    {
        using Restored = ClassAnswers::Restored;
        ClassAnswers answers;
        answers.note("A", { at("H8") }, Mark::Partly); // with a mark of an earlier day
        answers.note("B", { at("H8") });
        answers.note("B", { at("I9"), Mark::Right });
        answers.count({ at("I9"), Mark::Right });
        answers.note("A", { at("H8") }); // the same again
        answers.judge(at("H8"), Mark::Wrong);
        QVERIFY(!answers.of("A"));
        QVERIFY(answers.undo() == (Restored { "A", Mark::Wrong }));
        QVERIFY(*answers.of("A") == (GivenAnswer { at("H8"), Mark::Wrong }));
        QVERIFY(answers.undo() == Restored());
        QCOMPARE(answers.all().size(), 2U);
        QVERIFY(answers.undo() == (Restored { "B", Mark::Wrong }));
        QVERIFY(*answers.of("B") == (GivenAnswer { at("H8"), Mark::Wrong }));
        QVERIFY(answers.of("A"));
        QVERIFY(answers.undo() == (Restored { "B", std::nullopt }));
        QVERIFY(!answers.of("B") && answers.of("A"));
        QVERIFY(answers.canUndo());
        QVERIFY(answers.undo() == (Restored { "A", Mark::Partly }));
        QVERIFY(answers.all().empty() && !answers.canUndo() && !answers.undo());
    }

    void aPointIsAnAnswerToMostTasks_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("point");
        QTest::addColumn<QString>("mark"); // "?" if points are no answers
        QTest::newRow("a page to read") << "Three"
                                        << "E8"
                                        << "?";
        QTest::newRow("yes or no") << "Closed three"
                                   << "H8"
                                   << "?";
        QTest::newRow("a forbidden point") << "Cross"
                                           << "H8"
                                           << "right";
        QTest::newRow("a point that is not") << "Cross"
                                             << "A1"
                                             << "wrong";
        QTest::newRow("a winning move") << "Open"
                                        << "E8"
                                        << "right";
        QTest::newRow("another one") << "Open"
                                     << "I8"
                                     << "right";
        QTest::newRow("a move that does not win") << "Open"
                                                  << "H9"
                                                  << "wrong";
        QTest::newRow("one of all moves that win") << "Both"
                                                   << "I8"
                                                   << "right";
        QTest::newRow("a defence") << "Stop"
                                   << "E8"
                                   << "right";
        QTest::newRow("no defence") << "Stop"
                                    << "A1"
                                    << "wrong";
        QTest::newRow("the author's answer") << "Openings"
                                             << "H9"
                                             << "right";
        QTest::newRow("one of his others") << "Openings"
                                           << "I9"
                                           << "wrong";
        QTest::newRow("none of his") << "Openings"
                                     << "A1"
                                     << "wrong";
        QTest::newRow("the first stone of an order") << "Kagetsu"
                                                     << "H8"
                                                     << "right";
    }
    void aPointIsAnAnswerToMostTasks()
    {
        QFETCH(QString, title);
        QFETCH(QString, point);
        QFETCH(QString, mark);
        goTo(qPrintable(title));
        QCOMPARE(QString::fromStdString(m_tasks[static_cast<std::size_t>(m_desk->state().page())].title), title);
        m_desk->press(ClassKey::Answers);
        QVERIFY(panel().isVisible());
        tap(qPrintable(point));
        QVERIFY(panel().chosen().point == at(qPrintable(point)));
        const auto found = panel().chosen().mark;
        QCOMPARE(!found ? "?" : *found == Mark::Right ? "right" : "wrong", qPrintable(mark));
    }

    void eachAnswerIsKeptWithItsPupil()
    {
        goTo("Open");
        const int page = m_desk->state().page() + 1;
        button("classAnswers")->click();
        tap("E8");
        tapPupil("Aoki");
        tapPupil("Berg");
        tap("H9");
        tapPupil("Chen");
        QVERIFY(markOf("Aoki", page) == Mark::Right && markOf("Berg", page) == Mark::Right);
        QVERIFY(markOf("Chen", page) == Mark::Wrong && !markOf("Dan", page));
        QCOMPARE(
            m_desk->findChild<QLabel *>(QStringLiteral("answerCount"))->text(), QStringLiteral("3 of 4 have answered"));
        tapPupil("Berg"); // changes his mind
        QVERIFY(markOf("Berg", page) == Mark::Wrong);
        tapPupil("Berg"); // the same again
        QVERIFY(!markOf("Berg", page));
        // The teacher knows better.
        button("answerPartly")->click();
        QVERIFY(markOf("Chen", page) == Mark::Partly);
        // Without a point.
        tap("H9");
        button("answerRight")->click();
        tapPupil("Dan");
        QVERIFY(markOf("Dan", page) == Mark::Right);
        button("undoAnswer")->click();
        QVERIFY(!markOf("Dan", page));
        // Another page has answers of its own; these are there again.
        m_desk->goTo(0);
        QVERIFY(panel().answers().all().empty());
        goTo("Open");
        QCOMPARE(panel().answers().all().size(), 2U);
    }

    void undoTakesBackTheLastTap()
    {
        goTo("Open");
        const int page = m_desk->state().page() + 1;
        m_keeper.change(practice::PageMarked { "Chen", { "a.sgf", page }, Mark::Partly });
        m_desk->press(ClassKey::Answers);
        tap("E8");
        tapPupil("Aoki");
        tapPupil("Berg");
        tapPupil("Chen");
        QVERIFY(markOf("Chen", page) == Mark::Right);
        button("undoAnswer")->click();
        QVERIFY(markOf("Chen", page) == Mark::Partly); // of an earlier day
        tapPupil("Berg"); // takes the answer away
        button("undoAnswer")->click();
        QVERIFY(markOf("Aoki", page) == Mark::Right && markOf("Berg", page) == Mark::Right);
        tap("H9");
        tapPupil("Aoki"); // another answer
        QVERIFY(markOf("Aoki", page) == Mark::Wrong);
        button("undoAnswer")->click();
        QVERIFY(markOf("Aoki", page) == Mark::Right && markOf("Berg", page) == Mark::Right);
        QVERIFY(panel().answers().of("Aoki")->point == at("E8"));
    }

    void onlyPupilsOfTheGroupAreCounted()
    {
        const auto count = [this] { return m_desk->findChild<QLabel *>(QStringLiteral("answerCount"))->text(); };
        goTo("Open");
        m_desk->press(ClassKey::Answers);
        tap("E8");
        tapPupil("Aoki");
        tapPupil("Berg");
        QCOMPARE(count(), QStringLiteral("2 of 4 have answered"));
        auto *groups = m_desk->findChild<QComboBox *>(QStringLiteral("answerGroup"));
        groups->setCurrentText(QStringLiteral("4b"));
        QCOMPARE(count(), QStringLiteral("1 of 3 have answered"));
    }

    // The result of a search arrives later; here it has not arrived when the teacher goes on.
    void theTeachersMarkStaysWhenTheSearchEnds()
    {
        goTo("Open");
        const int page = m_desk->state().page() + 1;
        m_desk->press(ClassKey::Answers);
        QCoreApplication::processEvents();
        panel().choose(at("H9"));
        QVERIFY(panel().isJudging());
        button("answerPartly")->click();
        tapPupil("Aoki");
        QTRY_VERIFY(!panel().isJudging());
        QVERIFY(markOf("Aoki", page) == Mark::Partly);
        QVERIFY(panel().chosen().mark == Mark::Partly);
        // A judgement that the teacher took back is not given either.
        panel().choose(at("G9"));
        QVERIFY(panel().isJudging());
        button("answerPartly")->click();
        button("answerPartly")->click();
        tapPupil("Berg");
        QTRY_VERIFY(!panel().isJudging());
        QVERIFY(!markOf("Berg", page) && panel().answers().of("Berg"));
    }

    void answersAreJudgedAlsoWhenThePageIsTurned_data()
    {
        QTest::addColumn<bool>("isAnotherClass");
        QTest::newRow("to another page") << false;
        QTest::newRow("to another class") << true;
    }
    void answersAreJudgedAlsoWhenThePageIsTurned()
    {
        QFETCH(bool, isAnotherClass);
        goTo("Open");
        const int page = m_desk->state().page() + 1;
        m_desk->press(ClassKey::Answers);
        QCoreApplication::processEvents();
        for (const auto &[point, pupil] : { std::pair { "E8", "Aoki" }, { "H9", "Berg" }, { "I8", "Chen" } }) {
            panel().choose(at(point));
            tapPupil(pupil);
        }
        QVERIFY(panel().isJudging());
        if (isAnotherClass) {
            m_desk->begin(m_tasks, page - 1);
            m_desk->setLesson(QStringLiteral("b.sgf"));
        } else {
            m_desk->goTo(0);
        }
        QTRY_VERIFY(!panel().isJudging());
        QVERIFY(markOf("Aoki", page) == Mark::Right && markOf("Chen", page) == Mark::Right);
        QVERIFY(markOf("Berg", page) == Mark::Wrong);
        QVERIFY(panel().answers().all().empty());
        for (const practice::Pupil &each : m_keeper.book().pupils())
            QVERIFY(each.marks.size() <= 1);
    }

    void aChangedAnswerLosesItsMarkAtOnce()
    {
        goTo("Open");
        const int page = m_desk->state().page() + 1;
        m_desk->press(ClassKey::Answers);
        tap("E8");
        tapPupil("Aoki");
        QVERIFY(markOf("Aoki", page) == Mark::Right);
        panel().choose(at("H9"));
        tapPupil("Aoki");
        QVERIFY(panel().isJudging());
        QVERIFY(!markOf("Aoki", page));
        QTRY_VERIFY(!panel().isJudging());
        QVERIFY(markOf("Aoki", page) == Mark::Wrong);
    }

    // The pupil at the board is not to be seen meanwhile.
    void theKeysOfMarksAreForTheAnswers()
    {
        goTo("Open");
        const int page = m_desk->state().page() + 1;
        const auto *atBoard = m_desk->findChild<QComboBox *>(QStringLiteral("pupil"));
        const QString before = atBoard->currentText();
        m_desk->press(ClassKey::Answers);
        const std::pair<Qt::Key, Mark> keys[] { { Qt::Key_1, Mark::Right }, { Qt::Key_2, Mark::Partly },
            { Qt::Key_3, Mark::Wrong } };
        for (const auto &[key, mark] : keys) {
            QTest::keyClick(m_desk.get(), key);
            QVERIFY(panel().chosen().mark == mark);
        }
        QTest::keyClick(m_desk.get(), Qt::Key_N);
        QCOMPARE(atBoard->currentText(), before);
        for (const char *pupil : { "Aoki", "Berg", "Chen", "Dan" })
            QVERIFY(!markOf(pupil, page));
        tapPupil("Dan");
        QVERIFY(markOf("Dan", page) == Mark::Wrong);
        m_desk->press(ClassKey::Answers);
        QTest::keyClick(m_desk.get(), Qt::Key_N);
        QVERIFY(atBoard->currentText() != before);
        QTest::keyClick(m_desk.get(), Qt::Key_1);
        QVERIFY(markOf(qPrintable(atBoard->currentText()), page) == Mark::Right);
    }

    void theSpreadIsShownToTheClassWithoutNames()
    {
        goTo("Open");
        m_desk->press(ClassKey::Answers);
        tap("E8");
        tapPupil("Aoki");
        tapPupil("Berg");
        tap("H9");
        tapPupil("Chen");
        tap("H9");
        button("answerWrong")->click();
        tapPupil("Dan");
        QVERIFY(seen().board.at(at("E8")).mark.label.isEmpty()); // not before it is wanted
        button("showSpread")->click();
        QCOMPARE(seen().board.at(at("E8")).mark.label, QStringLiteral("2"));
        QCOMPARE(seen().board.at(at("H9")).mark.label, QStringLiteral("1"));
        QVERIFY(seen().told.contains(QStringLiteral("\u2717 1")) && !seen().told.contains(QStringLiteral("\u2713")));
        tap("I8"); // goes on while it is shown
        tapPupil("Chen");
        QCOMPARE(seen().board.at(at("I8")).mark.label, QStringLiteral("1"));
        QVERIFY(seen().board.at(at("H9")).mark.label.isEmpty());
        for (const QLabel *label : m_desk->classWindow()->findChildren<QLabel *>())
            QVERIFY(!label->text().contains(QStringLiteral("Aoki")));
        // It stays while the answer is revealed, and goes with the page.
        m_desk->press(ClassKey::Forward);
        QCOMPARE(seen().board.at(at("E8")).mark.label, QStringLiteral("2"));
        m_desk->goTo(0);
        goTo("Open");
        QVERIFY(seen().board.at(at("E8")).mark.label.isEmpty());
        QVERIFY(!button("showSpread")->isChecked());
    }

    void whatIsNotedWhileFrozenStaysWithTheTeacher()
    {
        goTo("Open");
        m_desk->press(ClassKey::Answers);
        m_desk->press(ClassKey::Freeze);
        tap("E8");
        tapPupil("Aoki");
        button("showSpread")->click();
        QVERIFY(seen().board.at(at("E8")).mark.label.isEmpty());
        m_desk->press(ClassKey::Freeze);
        QVERIFY(seen().board.at(at("E8")).mark.label.isEmpty());
    }

    void answersWithoutNamesAreOnlyCounted()
    {
        goTo("Open");
        m_desk->press(ClassKey::Answers);
        button("withoutNames")->click();
        QVERIFY(!m_desk->findChild<QTableWidget *>(QStringLiteral("answerPupils"))->isVisible());
        tap("E8");
        tap("E8");
        tap("H9");
        button("answerPartly")->click();
        button("undoAnswer")->click();
        Spread expected;
        expected.points = { { at("E8"), 2 }, { at("H9"), 1 } };
        QVERIFY(panel().answers().spread() == expected);
        for (const practice::Pupil &each : m_keeper.book().pupils())
            QVERIFY(each.marks.empty());
    }

    // The board takes stones that pupils propose again.
    void afterTheAnswersTheBoardIsAsBefore()
    {
        goTo("Open");
        m_desk->press(ClassKey::Answers);
        tap("E8");
        QVERIFY(m_desk->state().tried().empty());
        button("closeAnswers")->click();
        QVERIFY(!panel().isVisible());
        tap("E8");
        QCOMPARE(m_desk->state().tried().size(), 1U);
    }
};

} // namespace tst_classanswers

QTEST_MAIN(tst_classanswers::TestClassAnswers)
#include "tst_classanswers.moc"
