// SPDX-License-Identifier: MIT
#include "learn/task/task.h"
#include "ui/learn/classroom/classpanel.h"
#include "ui/learn/classroom/classview.h"
#include "ui/learn/classroom/classwindow.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/pupils/pupilrow.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QToolButton>

namespace tst_pupils {

using namespace kagetsu;
using namespace kagetsu::ui;

// The pupils at the board in front of the class.
class TestPupils : public QObject
{
    Q_OBJECT

private slots:
    void keysMarkThePupilAtTheBoard()
    {
        PracticeKeeper keeper;
        keeper.change(practice::ClassJoined { { practice::pupilsTyped("SECRET Aoki, SECRET Bergman"), {} } });
        const auto markOf = [&](std::size_t pupil, int page) {
            return practice::markOf(keeper.book().pupils()[pupil], "a.sgf", page);
        };
        ClassPanel desk(keeper);
        desk.resize(1366, 700);
        desk.show();
        QVERIFY(QTest::qWaitForWindowActive(&desk));
        task::Task page;
        page.text = "One";
        desk.begin({ page, page }, 0);
        desk.setLesson(QStringLiteral("a.sgf"));
        desk.setFocus();
        QTest::keyClick(&desk, Qt::Key_1);
        QTest::keyClick(&desk, Qt::Key_N);
        QTest::keyClick(&desk, Qt::Key_PageDown);
        QCOMPARE(desk.state().page(), 1);
        QTest::keyClick(&desk, Qt::Key_3);
        QVERIFY(markOf(0, 1) == practice::Mark::Right);
        QVERIFY(markOf(1, 2) == practice::Mark::Wrong);
        auto *wrong = desk.findChild<QToolButton *>(QStringLiteral("markWrong"));
        QVERIFY(wrong->isChecked() && wrong->height() >= 44);
        wrong->click(); // takes it back
        QVERIFY(!markOf(1, 2));
        // Nothing of a pupil is before the class.
        for (const QLabel *label : desk.classWindow()->findChildren<QLabel *>())
            QVERIFY(!label->text().contains(QStringLiteral("SECRET")));
        QVERIFY(!desk.classWindow()->findChild<QComboBox *>());
    }

    void noMarkGoesToAnotherPupilThanTheOneShown()
    {
        PracticeKeeper keeper;
        keeper.change(practice::ClassJoined { { practice::pupilsTyped("Aoki, Bergman, Chen"), {} } });
        PupilRow row(keeper);
        row.setPage({ "a.sgf", 2 }, 1);
        row.nextPupil();
        const auto *shown = row.findChild<QComboBox *>(QStringLiteral("pupil"));
        QCOMPARE(shown->currentText(), QStringLiteral("Bergman"));
        QVERIFY(keeper.change(practice::PupilRenamed { "Bergman", "Berg" }));
        QCOMPARE(shown->currentText(), QStringLiteral("Berg"));
        row.mark(practice::Mark::Right);
        QVERIFY(practice::markOf(*keeper.book().pupil("Berg"), "a.sgf", 1) == practice::Mark::Right);
        QVERIFY(keeper.change(practice::PupilDeleted { "Aoki" }));
        QCOMPARE(shown->currentText(), QStringLiteral("Berg"));
        QVERIFY(keeper.change(practice::PupilDeleted { "Berg" }));
        QCOMPARE(shown->currentIndex(), -1);
        row.mark(practice::Mark::Wrong);
        QVERIFY(keeper.book().pupil("Chen")->marks.empty());
        row.nextPupil();
        QCOMPARE(shown->currentText(), QStringLiteral("Chen"));
    }

    void aPositionOfARecordHasNoMarks()
    {
        PracticeKeeper keeper;
        ClassPanel desk(keeper);
        desk.show();
        desk.begin({ task::Task {} }, 0);
        QVERIFY(!desk.findChild<PupilRow *>()->isVisible());
    }
};

} // namespace tst_pupils

QTEST_MAIN(tst_pupils::TestPupils)
#include "tst_pupils.moc"
