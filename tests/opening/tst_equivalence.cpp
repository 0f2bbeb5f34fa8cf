// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "opening/pattern/catalogue.h"
#include "opening/pattern/equivalence.h"

#include <QPoint>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

namespace tst_equivalence {

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
        // The examples of opening.md#board-and-shape.
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
        const auto find = [&](SymmetryMode mode) {
            return findEquivalent(selfIsometries(position, mode), 15, { first }, second);
        };
        QTEST(!find(SymmetryMode::Board).has_value(), "board");
        QTEST(!find(SymmetryMode::Shape).has_value(), "shape");
        QVERIFY(!find(SymmetryMode::None));
        if (const auto equal = find(SymmetryMode::Shape)) {
            QCOMPARE(equal->onBoard(), find(SymmetryMode::Board).has_value());
            QCOMPARE(equal->with, first);
            QCOMPARE(equal->by(first, 15), second);
        }
    }

    // opening.md#board-and-shape: equivalent is the same as congruent with a fifth stone.
    void agreesWithCongruence()
    {
        const std::vector<Position> positions = fourStonePositions();
        for (std::size_t i = 0; i < positions.size(); i += Stride) {
            const Position &position = positions[i];
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
                const int distinct = distinctPointCount(position, isometries, Region {});
                QCOMPARE(distinct, int(classes.size()));
            }
        }
    }

    // The counts of opening.md#board-and-shape.
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

    // Two black and two white stones anywhere, close together or far apart, and any two candidates: the same answer as
    // laying down both positions and comparing them.
    void randomPositionsAgreeWithCongruence()
    {
        std::mt19937 random(5);
        const auto below = [&random](int bound) { return std::uniform_int_distribution(0, bound - 1)(random); };
        int shapes = 0;
        int boards = 0;
        for (int round = 0; round < repetitions(10000); ++round) {
            // A symmetry about some point of the board or about its centre. Half of the positions have it.
            const Isometry symmetry { rules::AllSymmetries[std::size_t(below(8))], below(2) * (below(9) - 4),
                below(2) * (below(9) - 4) };
            const bool isSymmetric = below(2) == 0;
            Position position(15);
            for (int tries = 0; position.count(Side::White) < 2; ++tries) {
                const Side side = position.count(Side::Black) < 2 ? Side::Black : Side::White;
                const Point point(3 + below(9), 3 + below(9));
                const Point image = isSymmetric && tries < 50 ? symmetry(point, 15) : Point(3 + below(9), 3 + below(9));
                if (point == image || !position.isOn(image) || !position.isEmpty(point) || !position.isEmpty(image))
                    continue;
                position.place(point, side);
                position.place(image, side);
            }
            const Figure stones = figureOf(position);
            for (SymmetryMode mode : { SymmetryMode::Board, SymmetryMode::Shape }) {
                const std::vector<Isometry> isometries = selfIsometries(position, mode);
                for (int pair = 0; pair < 4; ++pair) {
                    const Point one(below(15), below(15));
                    const Point two = pair % 2 == 0 ? symmetry(one, 15) : Point(below(15), below(15));
                    if (one == two || !position.isOn(one) || !position.isOn(two) || !position.isEmpty(one)
                        || !position.isEmpty(two))
                        continue;
                    const bool equal = findEquivalent(isometries, 15, { one }, two).has_value();
                    QCOMPARE(equal, smallestFigure(stones, one, mode) == smallestFigure(stones, two, mode));
                    (mode == SymmetryMode::Shape ? shapes : boards) += equal;
                }
            }
        }
        qInfo("%d equal figures, %d equal positions", shapes, boards);
        QVERIFY(shapes > repetitions(500) && boards > repetitions(150));
    }

    void elements_data()
    {
        QTest::addColumn<QString>("stones");
        QTest::addColumn<QString>("offer");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QPoint>("place"); // twice the coordinates
        QTest::addColumn<QPoint>("direction");
        QTest::newRow("half-turn about the middle between points")
            << "H8 H9 I9 I8"
            << "G7 J10" << int(ElementKind::HalfTurn) << QPoint(15, 15) << QPoint();
        QTest::newRow("the diagonal of the little square")
            << "H8 H9 I9 I8"
            << "I7 J8" << int(ElementKind::Axis) << QPoint(15, 15) << QPoint(1, -1);
        QTest::newRow("a line of four") << "H8 H9 H6 H10"
                                        << "G7 I7" << int(ElementKind::Axis) << QPoint(14, 14) << QPoint(0, 1);
        QTest::newRow("a row beside the centre") << "H4 I4 J4 K4"
                                                 << "I3 I5" << int(ElementKind::Axis) << QPoint(14, 6) << QPoint(1, 0);
        QTest::newRow("an antidiagonal off the centre")
            << "D6 E5 F4 G3"
            << "D5 E6" << int(ElementKind::Axis) << QPoint(6, 10) << QPoint(1, -1);
    }

    void elements()
    {
        QFETCH(QString, stones);
        QFETCH(QString, offer);
        QFETCH(QPoint, place);
        QFETCH(QPoint, direction);
        const QStringList texts = offer.split(' ');
        const Point one = rules::pointFromText(texts[0].toStdString(), 15).value();
        const Point two = rules::pointFromText(texts[1].toStdString(), 15).value();
        const auto equal = findEquivalent(selfIsometries(positionOf(stones), SymmetryMode::Shape), 15, { one }, two);
        QVERIFY(equal);
        const SymmetryElement element = elementOf(equal->by, 15);
        QTEST(int(element.kind), "kind");
        QCOMPARE(QPoint(element.dx, element.dy), direction);
        // Any point of an axis will do.
        const QPoint offset = QPoint(element.doubledX, element.doubledY) - place;
        QCOMPARE(offset.x() * direction.y(), offset.y() * direction.x());
        if (direction.isNull())
            QCOMPARE(offset, QPoint());
    }

    void quarterTurnsHaveACentre()
    {
        Position position(15);
        for (const char *text : { "C3", "D5", "F4", "E2" })
            position.place(rules::pointFromText(text, 15).value(), Side::Black);
        const std::vector<Isometry> isometries = selfIsometries(position, SymmetryMode::Shape);
        QCOMPARE(isometries.size(), std::size_t(3));
        for (const Isometry &isometry : isometries) {
            const SymmetryElement element = elementOf(isometry, 15);
            QCOMPARE(QPoint(element.doubledX, element.doubledY), QPoint(7, 5));
            QCOMPARE(element.kind == ElementKind::HalfTurn, isometry.symmetry == Symmetry::Rotate180);
        }
    }

    void candidatesInsideARegionOnly()
    {
        // Mirror images in the h-line: of the 25 - 3 empty points of the 5×5 square, 10 pairs and 2 on the line.
        const Position position = positionOf("H8 H9 H6 H12");
        const Region square { RegionKind::Square, 5, { 7, 7 } };
        QCOMPARE(distinctPointCount(position, selfIsometries(position, SymmetryMode::Shape), square), 12);
        QCOMPARE(distinctPointCount(position, {}, square), 22);
        // In the g-line the images of the two columns to the right lie outside: nothing there is the same as those.
        const Position aside = positionOf("G8 G9 G6 G10");
        QCOMPARE(distinctPointCount(aside, selfIsometries(aside, SymmetryMode::Shape), square), 16);
    }
};

} // namespace tst_equivalence

QTEST_GUILESS_MAIN(tst_equivalence::TestEquivalence)
#include "tst_equivalence.moc"
