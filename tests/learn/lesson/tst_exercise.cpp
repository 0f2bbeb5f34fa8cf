// SPDX-License-Identifier: MIT
#include "../../rules/stones.h"
#include "learn/lesson/exercise.h"

#include <QTest>

namespace tst_exercise {

using namespace kagetsu;
using namespace kagetsu::lesson;
using rules::at;

class TestExercise : public QObject
{
    Q_OBJECT

private:
    // A cross of two threes: H8 is a double-three, and the only forbidden point.
    static Exercise cross() { return Exercise(rules::stones("F8 G8 H9 H10", "")); }

private slots:
    void aTapIsRightWrongOrRepeated()
    {
        Exercise exercise = cross();
        QVERIFY(exercise.tap(at("A1")) == Exercise::Tap::Wrong);
        QVERIFY(exercise.tap(at("H8")) == Exercise::Tap::Right);
        QVERIFY(exercise.tap(at("H8")) == Exercise::Tap::Again);
        QVERIFY(exercise.tap(at("A1")) == Exercise::Tap::Again);
        QVERIFY(exercise.tap(at("F8")) == Exercise::Tap::NoPoint);
        exercise.finish();
        QVERIFY(exercise.tap(at("B2")) == Exercise::Tap::Over);
        QVERIFY(exercise.wrong() == std::vector { at("A1") });
        QCOMPARE(exercise.found().size(), std::size_t(1));
        QVERIFY(exercise.found().front().fouls.doubleThree);
        QVERIFY(exercise.missed().empty());
        QVERIFY((exercise.score() == Score { .sought = 1, .found = 1, .wrong = 1, .positions = 1, .faultless = 0 }));
    }

    void positionCountsOnlyWhenFinished()
    {
        Exercise exercise = cross();
        exercise.tap(at("H8"));
        QVERIFY((exercise.score() == Score { .sought = 1, .found = 1 }));
        exercise.finish();
        QVERIFY((exercise.score() == Score { .sought = 1, .found = 1, .wrong = 0, .positions = 1, .faultless = 1 }));
    }

    void pointsNotFoundAreMissed()
    {
        Exercise exercise = cross();
        exercise.finish();
        QCOMPARE(exercise.missed().size(), std::size_t(1));
        QVERIFY(exercise.missed().front().point == at("H8"));
        QVERIFY(exercise.found().empty());
        QCOMPARE(exercise.score().faultless, 0);
    }

    void aPositionWithoutForbiddenPointsIsFaultlessWhenLeftAlone()
    {
        Exercise exercise { rules::stones("H8") };
        exercise.finish();
        QVERIFY((exercise.score() == Score { .positions = 1, .faultless = 1 }));
    }

    void aFiveIsNoForbiddenPoint()
    {
        Exercise exercise { rules::stones("D8 E8 F8 G8", "C8") };
        QVERIFY(exercise.tap(at("H8")) == Exercise::Tap::Wrong);
    }

    void scoresAddUp()
    {
        Score sum { .sought = 2, .found = 1, .wrong = 1, .positions = 1 };
        sum += { .sought = 3, .found = 3, .wrong = 0, .positions = 1, .faultless = 1 };
        QVERIFY((sum == Score { .sought = 5, .found = 4, .wrong = 1, .positions = 2, .faultless = 1 }));
    }
};

} // namespace tst_exercise

QTEST_GUILESS_MAIN(tst_exercise::TestExercise)
#include "tst_exercise.moc"
