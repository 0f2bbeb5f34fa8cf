// SPDX-License-Identifier: MIT
#include "opening/catalogue.h"
#include "opening/equivalence.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace kagetsu;
using namespace kagetsu::opening;
using rules::Point;
using rules::Position;
using rules::Side;
using rules::Symmetry;

namespace {

Position positionOf(const QString &stones)
{
    Position position(15);
    Side side = Side::Black;
    for (const QString &text : stones.split(' ')) {
        position.place(rules::pointFromText(text.toStdString(), 15).value(), side);
        side = rules::other(side);
    }
    return position;
}

// A second, slower way to the same answer: the position with a stone, written down in the view and, for the shape, at
// the place of the board where its text is smallest. Two figures are congruent when these texts are equal.
using Figure = std::vector<std::array<int, 3>>;

Figure figureOf(const Position &position)
{
    Figure figure;
    for (int x = 0; x < position.size(); ++x) {
        for (int y = 0; y < position.size(); ++y) {
            if (!position.isEmpty({ x, y }))
                figure.push_back({ x, y, int(position.at({ x, y })) });
        }
    }
    return figure;
}

Figure smallestFigure(Figure figure, Point added, SymmetryMode mode)
{
    figure.push_back({ added.x, added.y, int(rules::Stone::Black) });
    std::vector<Figure> views;
    for (Symmetry symmetry : rules::AllSymmetries) {
        Figure &view = views.emplace_back();
        int left = 100;
        int low = 100;
        for (const auto &[x, y, stone] : figure) {
            const Point turned = rules::apply(symmetry, { x, y }, 15);
            view.push_back({ turned.x, turned.y, stone });
            left = std::min(left, int(turned.x));
            low = std::min(low, int(turned.y));
        }
        for (auto &stone : view) {
            stone[0] -= mode == SymmetryMode::Shape ? left : 0;
            stone[1] -= mode == SymmetryMode::Shape ? low : 0;
        }
        std::sort(view.begin(), view.end());
    }
    return *std::min_element(views.begin(), views.end());
}

std::vector<Point> emptyPoints(const Position &position)
{
    std::vector<Point> points;
    for (int x = 0; x < position.size(); ++x) {
        for (int y = 0; y < position.size(); ++y) {
            if (position.isEmpty({ x, y }))
                points.emplace_back(x, y);
        }
    }
    return points;
}

// All 26 patterns with every fourth stone within 7×7.
std::vector<Position> fourStonePositions()
{
    std::vector<Position> positions;
    for (const Pattern &pattern : patterns()) {
        Position three(15);
        three.place({ 7, 7 }, Side::Black);
        three.place({ 7 + pattern.second.x, 7 + pattern.second.y }, Side::White);
        three.place({ 7 + pattern.third.x, 7 + pattern.third.y }, Side::Black);
        for (Point fourth : emptyPoints(three)) {
            if (std::max(std::abs(fourth.x - 7), std::abs(fourth.y - 7)) > 3)
                continue;
            positions.push_back(three);
            positions.back().place(fourth, Side::White);
        }
    }
    return positions;
}

} // namespace

class TestEquivalence : public QObject
{
    Q_OBJECT

private slots:
    void workedExample_data()
    {
        QTest::addColumn<QString>("stones");
        QTest::addColumn<QString>("offer");
        QTest::addColumn<bool>("board"); // allowed in this mode
        QTest::addColumn<bool>("shape");
        // openings.md 3.2; the first is vector 12.
        QTest::newRow("half-turn about the middle of the stones") << "H8 H9 I9 I8"
                                                                  << "G7 J10" << true << false;
        QTest::newRow("reflection in the diagonal of the little square") << "H8 H9 I9 I8"
                                                                         << "I7 J8" << true << false;
        QTest::newRow("no symmetry between the two") << "H8 H9 I9 I8"
                                                     << "G7 J8" << true << true;
        QTest::newRow("mirror images beside a line of four") << "H8 H9 H6 H10"
                                                             << "G7 I7" << false << false;
        QTest::newRow("the same side of a line of four") << "H8 H9 H6 H10"
                                                         << "G7 G10" << true << true;
    }

    void workedExample()
    {
        QFETCH(QString, stones);
        QFETCH(QString, offer);
        const Position position = positionOf(stones);
        const QStringList texts = offer.split(' ');
        const Point first = rules::pointFromText(texts[0].toStdString(), 15).value();
        const Point second = rules::pointFromText(texts[1].toStdString(), 15).value();
        QTEST(!findEquivalent(position, SymmetryMode::Board, { first }, second).has_value(), "board");
        QTEST(!findEquivalent(position, SymmetryMode::Shape, { first }, second).has_value(), "shape");
        QVERIFY(!findEquivalent(position, SymmetryMode::None, { first }, second));
        if (const auto equal = findEquivalent(position, SymmetryMode::Shape, { first }, second)) {
            QCOMPARE(equal->with, first);
            QCOMPARE(equal->by(first, 15), second);
        }
    }

    // openings.md 3.1: equivalent is the same as congruent with a fifth stone.
    void agreesWithCongruence()
    {
        for (const Position &position : fourStonePositions()) {
            const std::vector<Point> points = emptyPoints(position);
            const Figure stones = figureOf(position);
            for (SymmetryMode mode : { SymmetryMode::Board, SymmetryMode::Shape }) {
                std::map<Figure, std::set<Point>> classes;
                for (Point point : points)
                    classes[smallestFigure(stones, point, mode)].insert(point);
                const std::vector<Isometry> isometries = selfIsometries(position, mode);
                for (const auto &[figure, congruent] : classes) {
                    for (Point point : congruent) {
                        std::set<Point> equivalent { point };
                        for (const Isometry &isometry : isometries) {
                            if (const Point image = isometry(point, 15); position.isOn(image))
                                equivalent.insert(image);
                        }
                        QVERIFY2(equivalent == congruent, (toText(position) + ' ' + toText(point)).c_str());
                    }
                }
                const int distinct = distinctPointCount(position, mode, Region {});
                QCOMPARE(distinct, int(classes.size()));
            }
        }
    }

    // The counts of openings.md 3.1.
    void fewPositionsHaveSymmetries()
    {
        int none = 0;
        int onBoard = 0;
        int offCentre = 0;
        int both = 0;
        const std::vector<Position> positions = fourStonePositions();
        for (const Position &position : positions) {
            const std::size_t board = selfIsometries(position, SymmetryMode::Board).size();
            const std::size_t shape = selfIsometries(position, SymmetryMode::Shape).size();
            QVERIFY(shape <= 3);
            none += shape == 0;
            onBoard += board > 0;
            offCentre += shape > board;
            both += board > 0 && shape > board;
        }
        QCOMPARE(positions.size(), std::size_t(1196));
        QCOMPARE(none, 1113);
        QCOMPARE(onBoard, 36);
        QCOMPARE(offCentre, 53);
        QCOMPARE(both, 6);
    }

    void candidatesInsideARegionOnly()
    {
        // Mirror images in the h-line: of the 25 - 3 empty points of the 5×5 square, 10 pairs and 2 on the line.
        const Position position = positionOf("H8 H9 H6 H12");
        const Region square { RegionKind::Square, 5, { 7, 7 } };
        QCOMPARE(distinctPointCount(position, SymmetryMode::Shape, square), 12);
        QCOMPARE(distinctPointCount(position, SymmetryMode::None, square), 22);
    }
};

QTEST_GUILESS_MAIN(TestEquivalence)
#include "tst_equivalence.moc"
