// SPDX-License-Identifier: MIT
#include "rules/shapes/lineshape.h"

#include <QTest>
#include <set>
#include <string>

namespace tst_lineshape {

using namespace kagetsu::rules;

// All 59,049 ways to fill the ten points around one, against the facts of rules.md#facts.
class TestLineShape : public QObject
{
    Q_OBJECT

private slots:
    void facts();
    void twoFoursHaveThreeShapes();
    void mirrored();
};

namespace {

constexpr int Fillings = 59049;

// The n-th filling, three values for each point but the centre.
LineView filling(int n)
{
    LineView view { bitAt(LineCentre), 0 };
    for (int i = 0; i < LineLength; ++i) {
        if (i == LineCentre)
            continue;
        if (n % 3 == 1)
            view.own |= bitAt(i);
        if (n % 3 == 2)
            view.empty |= bitAt(i);
        n /= 3;
    }
    return view;
}

LineMask mirror(LineMask mask)
{
    LineMask result = 0;
    for (int i = 0; i < LineLength; ++i) {
        if (mask & bitAt(i))
            result |= bitAt(LineLength - 1 - i);
    }
    return result;
}

std::string text(LineView view)
{
    std::string result;
    for (int i = 0; i < LineLength; ++i)
        result += view.own & bitAt(i) ? 'X' : view.empty & bitAt(i) ? '.' : 'O';
    return result;
}

} // namespace

void TestLineShape::facts()
{
    for (int n = 0; n < Fillings; ++n) {
        const LineView view = filling(n);
        const LineShape shape = shapeOf(view);
        const std::string line = text(view);
        QVERIFY2(shape.row & bitAt(LineCentre), line.c_str());
        // A line that holds a three through p holds no four through p.
        QVERIFY2(!(shape.three && shape.fourCount > 0), line.c_str());
        QCOMPARE(shape.three != 0, shape.straightFourPoints != 0);
        QVERIFY2(std::popcount(shape.straightFourPoints) <= 2, line.c_str());
        for (int i = 0; i < shape.fourCount; ++i) {
            const FourShape &four = shape.fours[static_cast<std::size_t>(i)];
            QCOMPARE(std::popcount(four.stones), 4);
            QVERIFY2(four.stones & bitAt(LineCentre), line.c_str());
            QVERIFY2((four.completions & view.empty) == four.completions, line.c_str());
            // A straight four is never accompanied by another four on its own line.
            QVERIFY2(std::popcount(four.completions) == 1 || shape.fourCount == 1, line.c_str());
            for (int e = 0; e < LineLength; ++e) {
                if (four.completions & bitAt(e)) {
                    QCOMPARE(rowThrough(view.own | bitAt(e), e), static_cast<LineMask>(four.stones | bitAt(e)));
                }
            }
        }
        for (int e = 0; e < LineLength; ++e) {
            if (shape.straightFourPoints & bitAt(e)) {
                QCOMPARE(rowThrough(view.own | bitAt(e), e), static_cast<LineMask>(shape.three | bitAt(e)));
            }
        }
    }
}

void TestLineShape::twoFoursHaveThreeShapes()
{
    std::set<std::string> shapes;
    for (int n = 0; n < Fillings; ++n) {
        const LineView view = filling(n);
        const LineShape shape = shapeOf(view);
        if (shape.fourCount < 2)
            continue;
        const LineMask both = shape.fours[0].stones | shape.fours[1].stones;
        const LineMask points = both | shape.fours[0].completions | shape.fours[1].completions;
        std::string found;
        for (int i = 0; i < LineLength; ++i) {
            if (points & bitAt(i))
                found += both & bitAt(i) ? 'X' : '.';
        }
        shapes.insert(found);
    }
    QCOMPARE(shapes, (std::set<std::string> { "X.XXX.X", "XX.XX.XX", "XXX.X.XXX" }));
}

void TestLineShape::mirrored()
{
    for (int n = 0; n < Fillings; ++n) {
        const LineView view = filling(n);
        const LineShape shape = shapeOf(view);
        const LineShape other = shapeOf({ mirror(view.own), mirror(view.empty) });
        QCOMPARE(other.row, mirror(shape.row));
        QCOMPARE(other.fourCount, shape.fourCount);
        QCOMPARE(other.three, mirror(shape.three));
        QCOMPARE(other.straightFourPoints, mirror(shape.straightFourPoints));
    }
}

} // namespace tst_lineshape

QTEST_GUILESS_MAIN(tst_lineshape::TestLineShape)
#include "tst_lineshape.moc"
