// SPDX-License-Identifier: MIT
#include "learn/course/progress.h"

#include <QTest>

namespace tst_progress {

using namespace kagetsu;
using namespace kagetsu::course;

// How far a pupil is.
class TestProgress : public QObject
{
    Q_OBJECT

private slots:
    void itBeginsWithTheFirstPage()
    {
        const Progress progress;
        QVERIFY((progress.next(0) == Place { 0, 0 }));
        QVERIFY((progress.next(1) == Place { 1, 0 }));
        QCOMPARE(progress.firstOpen({ 0, 0 }), std::size_t(0));
        QCOMPARE(progress.count({ 0, 0 }), std::size_t(0));
    }

    void aCourseIsBegunWithItsFirstPage()
    {
        Progress progress;
        QVERIFY(!progress.isBegun(0));
        progress.mark({ 0, 3 }, 1);
        QVERIFY(progress.isBegun(0) && !progress.isBegun(1));
        QVERIFY(progress.has({ 0, 3 }, 1) && !progress.has({ 0, 3 }, 0));
    }

    void aPageCountsOnce()
    {
        Progress progress;
        QVERIFY(progress.mark({ 0, 1 }, 2));
        QVERIFY(!progress.mark({ 0, 1 }, 2));
        QCOMPARE(progress.count({ 0, 1 }), std::size_t(1));
        QCOMPARE(progress.count({ 0, 0 }), std::size_t(0));
        QCOMPARE(progress.count({ 1, 1 }), std::size_t(0));
        QCOMPARE(progress.firstOpen({ 0, 1 }), std::size_t(0));
        QVERIFY(progress.done().contains("forbidden-moves/four/3"));
    }

    void theNextStepIsTheFirstThatIsNotDone()
    {
        Progress progress;
        for (std::size_t page = 0; page < stepAt({ 0, 0 }).pages.size(); ++page) {
            QVERIFY(!progress.isDone({ 0, 0 }));
            QCOMPARE(progress.firstOpen({ 0, 0 }), page);
            progress.mark({ 0, 0 }, page);
        }
        QVERIFY(progress.isDone({ 0, 0 }));
        QVERIFY((progress.next(0) == Place { 0, 1 }));
        QVERIFY((progress.next(1) == Place { 1, 0 }));
        QCOMPARE(progress.firstOpen({ 0, 0 }), std::size_t(0)); // once more from the beginning
    }

    void aCourseThatIsDoneHasNoNextStep()
    {
        Progress progress;
        for (std::size_t step = 0; step < courseAt({ 1, 0 }).steps.size(); ++step) {
            for (std::size_t page = 0; page < stepAt({ 1, step }).pages.size(); ++page)
                progress.mark({ 1, step }, page);
        }
        QVERIFY(!progress.next(1));
        QVERIFY(progress.next(0));
    }

    void idsOfOtherCoursesAreKept()
    {
        Progress progress({ "endgames/one/1" });
        progress.mark({ 0, 0 }, 0);
        QCOMPARE(progress.done().size(), std::size_t(2));
        QVERIFY(progress.done().contains("endgames/one/1"));
    }
};

} // namespace tst_progress

QTEST_GUILESS_MAIN(tst_progress::TestProgress)
#include "tst_progress.moc"
