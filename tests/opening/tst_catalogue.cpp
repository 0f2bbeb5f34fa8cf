// SPDX-License-Identifier: MIT
#include "opening/catalogue.h"
#include "opening/region.h"

#include <QTest>

#include <map>
#include <set>

using namespace kagetsu;
using namespace kagetsu::opening;
using rules::Point;
using rules::Symmetry;

namespace {

Point pointOf(const QString &text)
{
    return rules::pointFromText(text.toStdString(), 15).value();
}

} // namespace

class TestCatalogue : public QObject
{
    Q_OBJECT

private slots:
    // openings.md 2.1, check sums, and vector 13.
    void everyStartHasOneCode()
    {
        const Point centre = centreOf(15);
        std::map<std::string_view, int> orbits;
        int starts = 0;
        for (int wx = 6; wx <= 8; ++wx) {
            for (int wy = 6; wy <= 8; ++wy) {
                for (int bx = 5; bx <= 9; ++bx) {
                    for (int by = 5; by <= 9; ++by) {
                        const Point second(wx, wy);
                        const Point third(bx, by);
                        if (second == centre || third == centre || third == second)
                            continue;
                        ++starts;
                        const auto named = identify(centre, second, third, 15);
                        QVERIFY(named);
                        ++orbits[named->pattern->code];
                        // The symmetry that comes with the code does turn these stones into the table's.
                        const Point turned = rules::apply(named->symmetry, third, 15);
                        QCOMPARE(Point(turned.x - 7, turned.y - 7), named->pattern->third);
                        // All eight views of a start have its code.
                        for (Symmetry symmetry : rules::AllSymmetries) {
                            const auto view = identify(
                                centre, rules::apply(symmetry, second, 15), rules::apply(symmetry, third, 15), 15);
                            QCOMPARE(view.value().pattern, named->pattern);
                        }
                    }
                }
            }
        }
        QCOMPARE(starts, 184);
        QCOMPARE(orbits.size(), std::size_t(26));
        const std::set<std::string_view> smallOrbits { "D1", "D8", "D11", "I1", "I11", "I13" };
        for (const auto &[code, orbit] : orbits)
            QCOMPARE(orbit, smallOrbits.count(code) ? 4 : 8);
    }

    void namesAStart_data()
    {
        QTest::addColumn<QString>("stones");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("symmetry");
        // openings.md 2.3
        QTest::newRow("white at the left is turned by a quarter") << "H8 G8 I9"
                                                                  << "D9" << int(Symmetry::Rotate270);
        QTest::newRow("white at the upper left is mirrored") << "H8 G9 H6"
                                                             << "I10" << int(Symmetry::MirrorX);
        QTest::newRow("white at the lower right is mirrored") << "H8 I7 J10"
                                                              << "I5" << int(Symmetry::MirrorY);
        QTest::newRow("the canonical view stays") << "H8 H9 I9"
                                                  << "D4" << int(Symmetry::Identity);
        QTest::newRow("first stone off the centre") << "G8 G9 H9"
                                                    << "" << 0;
        QTest::newRow("second stone not next to the first") << "H8 H10 I9"
                                                            << "" << 0;
        QTest::newRow("third stone outside the middle 5x5") << "H8 H9 K8"
                                                            << "" << 0;
    }

    void namesAStart()
    {
        QFETCH(QString, stones);
        QFETCH(QString, code);
        QFETCH(int, symmetry);
        const QStringList points = stones.split(' ');
        const auto named = identify(pointOf(points[0]), pointOf(points[1]), pointOf(points[2]), 15);
        QCOMPARE(named.has_value(), !code.isEmpty());
        if (!named)
            return;
        QCOMPARE(QString::fromUtf8(named->pattern->code.data(), qsizetype(named->pattern->code.size())), code);
        QCOMPARE(int(named->symmetry), symmetry);
    }

    void evenBoardsHaveNoPatterns()
    {
        const Point centre = centreOf(16);
        QVERIFY(!identify(centre, { centre.x, centre.y + 1 }, { centre.x + 1, centre.y + 1 }, 16));
    }

    void codesAreReadInBothForms()
    {
        std::set<std::string_view> japanese;
        for (const Pattern &pattern : patterns()) {
            QCOMPARE(patternFromCode(pattern.code), &pattern);
            const std::string old = std::string(pattern.code.substr(1)) + pattern.code[0];
            QCOMPARE(patternFromCode(old), &pattern);
            japanese.insert(pattern.japanese);
            QVERIFY(!pattern.romaji.empty() && !pattern.kana.empty() && !pattern.chinese.empty());
            QVERIFY(!pattern.russian.empty());
        }
        QCOMPARE(japanese.size(), std::size_t(26));
        for (const char *wrong : { "", "D", "4", "D0", "D14", "14I", "X4", "D4D", "d4", "4D4" })
            QVERIFY2(!patternFromCode(wrong), wrong);
        QCOMPARE(patternFromCode("D4")->japanese, std::string_view("花月"));
        QCOMPARE(patternFromCode("7I")->romaji, std::string_view("Hogetsu"));
    }

    void centreOfEvenBoards()
    {
        // openings.md 9: the four middle points of a board of 6.
        QCOMPARE(centreOf(6), Point(2, 2));
        QCOMPARE(centreOf(6, EvenCentre::LowerRight), Point(3, 2));
        QCOMPARE(centreOf(6, EvenCentre::UpperLeft), Point(2, 3));
        QCOMPARE(centreOf(6, EvenCentre::UpperRight), Point(3, 3));
        for (EvenCentre corner : { EvenCentre::LowerLeft, EvenCentre::UpperRight })
            QCOMPARE(centreOf(15, corner), Point(7, 7));
    }

    void regionText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("points"); // of a 15×15 board; 0: no region
        QTest::newRow("everywhere") << "any" << 225;
        QTest::newRow("centre") << "centre" << 1;
        QTest::newRow("square") << "sq:5" << 25;
        QTest::newRow("outside a square") << "outside:7" << 225 - 49;
        QTest::newRow("square past the board") << "sq:99" << 225;
        QTest::newRow("an even square has no centre") << "sq:4" << 0;
        QTest::newRow("no width") << "sq:" << 0;
        QTest::newRow("negative width") << "sq:-3" << 0;
        QTest::newRow("something after the width") << "sq:3x" << 0;
        QTest::newRow("width past every number") << "sq:99999999999999" << 0;
        QTest::newRow("another word") << "corner" << 0;
    }

    void regionText()
    {
        QFETCH(QString, text);
        QFETCH(int, points);
        const auto region = regionFromText(text.toStdString(), centreOf(15));
        QCOMPARE(region ? region->pointCount(15) : 0, points);
    }
};

QTEST_GUILESS_MAIN(TestCatalogue)
#include "tst_catalogue.moc"
