// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "corpus.h"
#include "randomboards.h"
#include "reference.h"
#include "rules/livefouls.h"
#include "rules/shapes/stoneshapes.h"

#include <QTest>

#include <vector>

namespace tst_forbidden_answers {

using namespace kagetsu;
using namespace kagetsu::rules;

// Every way to ask for forbidden points, on walks from board to board: the whole board, one point, the answer kept up
// to date, each on every kind of processor there is code for. All must say what the slow reference says.
class TestForbiddenAnswers : public QObject
{
    Q_OBJECT

private slots:
    void walks_data();
    void walks();
    void otherReadings();
    void largeBoards();
};

namespace {

enum class Walk { Game, Anywhere, Bred };

const FoulFinder &Portable = *foulFinders().front();
const FoulTerms Renju { RuleSet { .rule = Rule::Renju }.fouls(Side::Black), {} };

// How many positions are walked to in all; KAGETSU_POSITIONS asks for another number.
int positions()
{
    bool asked = false;
    const int wanted = qEnvironmentVariableIntValue("KAGETSU_POSITIONS", &asked);
    return asked ? wanted : repetitions(20000);
}

std::string textOf(const FoulMap &map)
{
    std::vector<FoulPoint> fouls;
    std::vector<Point> fives;
    PointSet all = map.overlines;
    all |= map.doubleFours;
    all |= map.doubleThrees;
    all.forEach([&](Point point) { fouls.push_back({ point, map.at(point) }); });
    map.fives.forEach([&](Point point) { fives.push_back(point); });
    return foulText(fouls) + '\t' + fiveText(fives);
}

// How much a board gives to think about: seeming double-threes, most of all those that are none.
int interest(const Position &position, const FoulMap &map)
{
    int result = 0;
    position.emptyPoints().forEach([&](Point point) {
        if (shapesOf(position, point, Side::Black).threeCount() >= 2 && !map.fives.contains(point))
            result += map.doubleThrees.contains(point) ? 1 : 4;
    });
    return result;
}

void compareOnePoint(const Position &position, const FoulFinder &finder, const FoulMap &map, Point point)
{
    if (!position.isEmpty(point))
        return;
    const SideView stones(position, Side::Black);
    QVERIFY2(finder.onePoint(stones, Renju, point) == map.at(point),
        (toText(position) + " one point: " + toText(point)).c_str());
}

} // namespace

void TestForbiddenAnswers::walks_data()
{
    QTest::addColumn<int>("walk");
    QTest::newRow("like games") << int(Walk::Game);
    QTest::newRow("stones anywhere") << int(Walk::Anywhere);
    QTest::newRow("bred for look-ahead") << int(Walk::Bred);
}

void TestForbiddenAnswers::walks()
{
    QFETCH(int, walk);
    const auto place = walk == int(Walk::Anywhere) ? RandomBoards::Place::Anywhere : RandomBoards::Place::Near;
    RandomBoards boards(static_cast<std::uint32_t>(100 + walk));
    Position position;
    std::vector<LiveFouls> live;
    int best = 0;
    for (int i = 0; i < positions() / 3; ++i) {
        if (i % 400 == 0) {
            position = Position();
            live.clear();
            for (const FoulFinder *finder : foulFinders())
                live.emplace_back(position, Side::Black, Renju, *finder);
            best = 0;
        }
        const Change change = boards.change(position, place);
        const Stone before = position.at(change.point);
        position.set(change.point, change.stone);
        const FoulMap map = Portable.wholeBoard({ position, Side::Black }, Renju);
        for (LiveFouls &each : live) {
            if (change.stone == Stone::None)
                each.take(change.point);
            else
                each.put(change.point, change.stone == Stone::Black ? Side::Black : Side::White);
            QVERIFY2(each.map() == map, (toText(position) + " kept up to date").c_str());
        }
        const std::string expected = reference::board(position, Side::Black);
        QVERIFY2(textOf(map) == expected,
            (toText(position) + "\nsays " + textOf(map) + "\nthe reference " + expected).c_str());
        for (const FoulFinder *finder : foulFinders()) {
            QVERIFY2(finder->wholeBoard({ position, Side::Black }, Renju) == map, toText(position).c_str());
            // A point of the first column to the last in turn, and every forbidden point.
            for (int y = 0; y < position.size(); ++y)
                compareOnePoint(position, *finder, map, { i % position.size(), y });
            PointSet fouls = map.doubleThrees;
            fouls |= map.doubleFours;
            fouls.forEach([&](Point point) { compareOnePoint(position, *finder, map, point); });
        }
        const BoardVerdict seen = judgeSeenFrom(
            AllSymmetries[static_cast<std::size_t>(i % 8)], position, Side::Black, { .rule = Rule::Renju });
        QCOMPARE(foulText(seen.fouls) + '\t' + fiveText(seen.wins), expected);
        if (QTest::currentTestFailed())
            return;
        // Breeding goes on from the better board, or now and then from the other; walks fill up and begin anew.
        if (walk == int(Walk::Bred)) {
            const int worth = interest(position, map);
            if (worth < best && boards.below(20) != 0) {
                position.set(change.point, before);
                for (LiveFouls &each : live) {
                    if (change.stone != Stone::None)
                        each.take(change.point);
                    else
                        each.put(change.point, before == Stone::Black ? Side::Black : Side::White);
                }
            } else {
                best = worth;
            }
        }
    }
}

// rules.md#r1 and rules.md#r2 read the other way round, the same on every kind of processor.
void TestForbiddenAnswers::otherReadings()
{
    RandomBoards boards(9);
    int different = 0;
    for (int i = 0; i < repetitions(1500); ++i) {
        const Position position =
            i % 2 ? boards.tiled(15, 3 + i % 6, 10 + 5 * (i % 6)) : boards.clustered(15, 40 + i % 60, 70);
        const SideView stones(position, Side::Black);
        for (bool five : { false, true }) {
            for (bool apart : { false, true }) {
                const FoulTerms terms { Renju.kinds, { .fivePointMakesThree = five, .fairThreesCountedApart = apart } };
                const reference::Interpretation interpretation { .fivePointMakesThree = five, .countedApart = apart };
                const std::string expected = reference::board(position, Side::Black, {}, interpretation);
                different += expected != reference::board(position, Side::Black);
                for (const FoulFinder *finder : foulFinders())
                    QCOMPARE(textOf(finder->wholeBoard(stones, terms)), expected);
            }
        }
    }
    QVERIFY(different > 0);
}

// Above sixteen points there is one way only; up to there it must answer as the others do.
void TestForbiddenAnswers::largeBoards()
{
    QCOMPARE(Portable.largestBoard, MaxBoardSize);
    RandomBoards boards(10);
    for (int i = 0; i < repetitions(300); ++i) {
        const int size = 16 + i % 11;
        const Position position = boards.clustered(size, 20 + i % 150, 60);
        const FoulMap map = Portable.wholeBoard({ position, Side::Black }, Renju);
        QCOMPARE(textOf(map), reference::board(position, Side::Black));
        for (int k = 0; k < 20; ++k)
            compareOnePoint(position, Portable, map, { boards.below(size), boards.below(size) });
    }
}

} // namespace tst_forbidden_answers

QTEST_GUILESS_MAIN(tst_forbidden_answers::TestForbiddenAnswers)
#include "tst_forbidden_answers.moc"
