// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "corpus.h"
#include "randomboards.h"
#include "reference.h"
#include "rules/proof/proofcheck.h"
#include "stones.h"

#include <QTest>

#include <functional>
#include <map>

namespace tst_proofcheck {

using namespace kagetsu;
using namespace kagetsu::rules;

// The checker accepts every proof the program makes, short and full, and no proof that was tampered with.
class TestProofCheck : public QObject
{
    Q_OBJECT

private slots:
    void corpus_data();
    void corpus();
    void walks();
    void hostileBoards();
    void everyRuleSet_data();
    void everyRuleSet();
    void shortestIsNoLonger();
    void fullShowsEverything();
    void rulingsAsTheReferenceSays();
    void mutations();
    void otherBoards();
};

namespace {

constexpr RuleSet Renju { .rule = Rule::Renju };

void accept(const Position &position, Point point, Side side, const RuleSet &rules)
{
    for (ProofDepth depth : { ProofDepth::Shortest, ProofDepth::Full }) {
        const Proof proof = prove(position, point, side, rules, depth);
        const auto fault = findFault(proof, position, point, side, rules);
        QVERIFY2(!fault,
            (toText(position) + ' ' + toText(point) + " depth " + std::to_string(int(depth)) + " fault "
                + std::to_string(fault ? int(*fault) : -1))
                .c_str());
    }
}

void acceptBoard(const Position &position)
{
    position.emptyPoints().forEach([&](Point point) { accept(position, point, Side::Black, Renju); });
}

struct Case
{
    Position position;
    Point point;
};

// The points the named cases are about.
std::vector<Case> namedCases()
{
    std::vector<Case> cases;
    for (const CorpusLine &line : readCorpus("named.tsv"))
        cases.push_back({ *positionFromText(line.board), at(line.more[0]) });
    return cases;
}

// Every way to spoil a node that is no other true statement. Names are for messages.
using Mutation = std::function<bool(Proof &, ProofNode &)>; // false: there is nothing to spoil
const std::map<std::string, Mutation> Mutations {
    { "another verdict",
        [](Proof &, ProofNode &node) {
            node.outcome = node.outcome == Outcome::Allowed ? Outcome::Forbidden : Outcome::Allowed;
            return true;
        } },
    { "a win more or less",
        [](Proof &, ProofNode &node) {
            node.outcome = node.outcome == Outcome::Wins ? Outcome::Allowed : Outcome::Wins;
            return true;
        } },
    { "another overline", [](Proof &, ProofNode &node) { return node.fouls.overline = !node.fouls.overline, true; } },
    { "a double-four that is none",
        [](Proof &, ProofNode &node) { return node.fours.size() < 2 && !std::exchange(node.fouls.doubleFour, true); } },
    { "a double-three that is none",
        [](Proof &, ProofNode &node) {
            const auto real = std::count_if(
                node.threes.begin(), node.threes.end(), [](const ThreeEvidence &three) { return three.real; });
            return real < 2 && !std::exchange(node.fouls.doubleThree, true);
        } },
    { "no kind at all", [](Proof &, ProofNode &node) { return std::exchange(node.fouls, {}).any(); } },
    { "another point",
        [](Proof &, ProofNode &node) {
            node.point = Point(node.point.x == 0 ? 1 : node.point.x - 1, node.point.y);
            return true;
        } },
    { "another assumed stone",
        [](Proof &, ProofNode &node) {
            return node.assumed.push_back({ 0, 0 }), true;
        } },
    { "one assumed stone less",
        [](Proof &, ProofNode &node) { return !node.assumed.empty() && (node.assumed.pop_back(), true); } },
    { "a longer row", [](Proof &, ProofNode &node) { return !node.rows.empty() && ++node.rows[0].row.length; } },
    { "a row that begins elsewhere",
        [](Proof &, ProofNode &node) { return !node.rows.empty() && (node.rows[0].row.first = Point(14, 14), true); } },
    { "a row dropped", [](Proof &, ProofNode &node) { return !node.rows.empty() && (node.rows.pop_back(), true); } },
    { "a row worth something else",
        [](Proof &, ProofNode &node) { return !node.rows.empty() && (node.rows[0].worth = RowWorth::Nothing, true); } },
    { "a four with another stone",
        [](Proof &, ProofNode &node) {
            return !node.fours.empty() && (node.fours[0].stones[1] = Point(0, 14), true);
        } },
    { "a four with a stone less",
        [](Proof &, ProofNode &node) { return !node.fours.empty() && (node.fours[0].stones.pop_back(), true); } },
    { "a four completed elsewhere",
        [](Proof &, ProofNode &node) {
            return !node.fours.empty() && (node.fours[0].completions[0] = Point(0, 14), true);
        } },
    { "a four twice",
        [](Proof &, ProofNode &node) { return !node.fours.empty() && (node.fours.push_back(node.fours[0]), true); } },
    { "a three with another stone",
        [](Proof &, ProofNode &node) {
            return !node.threes.empty() && (node.threes.back().stones[1] = Point(0, 14), true);
        } },
    { "a three on another line",
        [](Proof &, ProofNode &node) {
            if (node.threes.empty())
                return false;
            Direction &line = node.threes[0].direction;
            line = line == Direction::Row ? Direction::Column : Direction::Row;
            return true;
        } },
    { "a three twice",
        [](Proof &, ProofNode &node) {
            return !node.threes.empty() && (node.threes.push_back(node.threes[0]), true);
        } },
    { "a needed three dropped",
        [](Proof &, ProofNode &node) {
            // Of a double-three one of two real ones; of an allowed point below the root any.
            const bool needed = node.fouls.doubleThree ? node.threes.size() == 2
                                                       : !node.threes.empty() && node.outcome == Outcome::Allowed;
            return needed && (node.threes.pop_back(), true);
        } },
    { "a three called real or not",
        [](Proof &, ProofNode &node) {
            return !node.threes.empty() && (node.threes[0].real = !node.threes[0].real, true);
        } },
    { "a straight-four point elsewhere",
        [](Proof &, ProofNode &node) {
            return !node.threes.empty() && (node.threes[0].points[0].point = Point(14, 0), true);
        } },
    { "an end elsewhere",
        [](Proof &, ProofNode &node) {
            return !node.threes.empty() && (node.threes[0].points[0].ends[1] = Point(14, 0), true);
        } },
    { "a point that works or not",
        [](Proof &, ProofNode &node) {
            if (node.threes.empty())
                return false;
            bool &works = node.threes[0].points[0].works;
            works = !works;
            return true;
        } },
    { "a point twice",
        [](Proof &, ProofNode &node) {
            return !node.threes.empty() && (node.threes[0].points.push_back(node.threes[0].points[0]), true);
        } },
    { "a refused point dropped",
        [](Proof &, ProofNode &node) {
            return !node.threes.empty() && !node.threes[0].real && (node.threes[0].points.pop_back(), true);
        } },
    { "a child dropped",
        [](Proof &, ProofNode &node) {
            for (ThreeEvidence &three : node.threes) {
                for (StraightFourPoint &point : three.points) {
                    if (point.child)
                        return point.child.reset(), true;
                }
            }
            return false;
        } },
    { "another child",
        [](Proof &proof, ProofNode &node) {
            for (ThreeEvidence &three : node.threes) {
                for (StraightFourPoint &point : three.points) {
                    if (point.child)
                        return point.child = (*point.child + 1) % proof.nodes.size(), true;
                }
            }
            return false;
        } },
    { "the last node dropped",
        [](Proof &proof, ProofNode &) { return proof.nodes.size() > 1 && (proof.nodes.pop_back(), true); } },
    { "a node nobody asked for",
        [](Proof &proof, ProofNode &) { return proof.nodes.push_back(ProofNode(proof.nodes.back())), true; } },
    { "the other side", [](Proof &proof, ProofNode &) { return proof.side = other(proof.side), true; } },
    { "a false four with another stone",
        [](Proof &, ProofNode &node) {
            return !node.falseFours.empty() && (node.falseFours[0].stones[2] = Point(0, 14), true);
        } },
    { "a false four that would be longer still",
        [](Proof &, ProofNode &node) {
            if (node.falseFours.empty())
                return false;
            if (auto *tooLong = std::get_if<MakesLong>(&node.falseFours[0].reason))
                return ++tooLong->row.length > 0;
            std::get<ClosedBothEnds>(node.falseFours[0].reason).between[0] = Point(14, 0);
            return true;
        } },
    { "a false three without a reason",
        [](Proof &, ProofNode &node) {
            return !node.falseThrees.empty() && (node.falseThrees[0].reasons.clear(), true);
        } },
    { "a false three for another reason",
        [](Proof &, ProofNode &node) {
            if (node.falseThrees.empty())
                return false;
            auto &reason = node.falseThrees[0].reasons[0];
            if (auto *room = std::get_if<NoRoom>(&reason))
                return --room->points >= 0;
            if (auto *closed = std::get_if<ClosedEnd>(&reason))
                return closed->by = Point(14, 0), true;
            return --std::get<LongEnd>(reason).row.length > 0;
        } },
};

} // namespace

void TestProofCheck::corpus_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("development corpus") << "dev-corpus.tsv";
    QTest::newRow("named cases") << "named.tsv";
}

void TestProofCheck::corpus()
{
    QFETCH(QString, file);
    const auto lines = readCorpus(file.toStdString());
    QVERIFY(!lines.empty());
    for (std::size_t i = 0; i < lines.size() && !QTest::currentTestFailed(); i += Stride)
        acceptBoard(*positionFromText(lines[i].board));
}

void TestProofCheck::walks()
{
    RandomBoards boards(3);
    for (int i = 0; i < repetitions(300) && !QTest::currentTestFailed(); ++i)
        acceptBoard(i % 2 ? boards.scattered(15, 10 + 5 * (i % 12), 35 + 5 * (i % 10))
                          : boards.clustered(15, 6 + i % 100, 40 + 5 * (i % 9)));
}

void TestProofCheck::hostileBoards()
{
    RandomBoards boards(7);
    for (int i = 0; i < repetitions(100) && !QTest::currentTestFailed(); ++i)
        acceptBoard(boards.tiled(15, 3 + i % 6, 10 + 5 * (i % 6)));
}

void TestProofCheck::everyRuleSet_data()
{
    QTest::addColumn<RuleSet>("rules");
    for (Rule rule : AllRules)
        QTest::newRow(std::string(idOf(rule)).c_str()) << RuleSet { .rule = rule };
    QTest::newRow("caro, exactly five, closed by the edge")
        << RuleSet { .rule = Rule::Caro, .caroEdgeBlocks = true, .caroExactlyFive = true };
}

void TestProofCheck::everyRuleSet()
{
    QFETCH(RuleSet, rules);
    RandomBoards boards(12);
    for (int i = 0; i < repetitions(200) && !QTest::currentTestFailed(); ++i) {
        const int size = MinBoardSize + i % (MaxBoardSize - MinBoardSize + 1);
        const Position position = boards.scattered(size, 20 + 5 * (i % 8), 60);
        for (int tries = 0; tries < 20; ++tries) {
            const Point point(boards.below(size), boards.below(size));
            if (position.isEmpty(point))
                accept(position, point, i % 2 ? Side::White : Side::Black, rules);
        }
    }
}

void TestProofCheck::shortestIsNoLonger()
{
    std::size_t longer = 0;
    for (const Case &one : namedCases()) {
        const Proof shortest = prove(one.position, one.point, Side::Black, Renju);
        const Proof full = prove(one.position, one.point, Side::Black, Renju, ProofDepth::Full);
        QVERIFY(shortest.nodes.size() <= full.nodes.size());
        longer += shortest.nodes.size() < full.nodes.size();
        QCOMPARE(full.root().outcome, shortest.root().outcome);
        QCOMPARE(full.root().fouls, shortest.root().fouls);
    }
    QVERIFY(longer > 0);
}

// The row three F8 G8 H8 grows at E8 alone, because I8 is an overline: one is enough, the full proof shows both.
void TestProofCheck::fullShowsEverything()
{
    const Position position = stones("F8 G8 H9 H10 I6 I7 I9 I10 I11");
    const ThreeEvidence enough = prove(position, at("H8"), Side::Black, Renju).root().threes[0];
    QCOMPARE(enough.points.size(), std::size_t(1));
    QCOMPARE(enough.points[0].point, at("E8"));
    const Proof full = prove(position, at("H8"), Side::Black, Renju, ProofDepth::Full);
    const ThreeEvidence row = full.root().threes[0];
    QCOMPARE(row.points.size(), std::size_t(2));
    QCOMPARE(row.points[0].point, at("E8"));
    QCOMPARE(row.points[1].point, at("I8"));
    QVERIFY(row.points[0].works && !row.points[1].works);
    QVERIFY(full.nodes[row.points[1].child.value()].fouls.overline);
}

// The verdict under the ruling, and under each other reading: it rests on what changes it.
void TestProofCheck::rulingsAsTheReferenceSays()
{
    int resting = 0;
    std::vector<Case> cases = namedCases();
    RandomBoards boards(21);
    for (int i = 0; i < repetitions(400); ++i) {
        const Position position = boards.tiled(15, 3 + i % 6, 10 + 5 * (i % 6));
        for (int tries = 0; tries < 10; ++tries) {
            const Point point(boards.below(15), boards.below(15));
            if (position.isEmpty(point))
                cases.push_back({ position, point });
        }
    }
    for (const Case &one : cases) {
        const auto says = [&](bool five, bool apart) {
            return reference::verdict(
                one.position, one.point, Side::Black, {}, { .fivePointMakesThree = five, .countedApart = apart });
        };
        const std::string ours = says(false, false);
        const bool five = says(true, false) != ours;
        const bool apart = says(false, true) != ours;
        const bool both = !five && !apart && says(true, true) != ours;
        const Proof proof = prove(one.position, one.point, Side::Black, Renju);
        QCOMPARE(proof.restsOnFivePointRuling, five || both);
        QCOMPARE(proof.restsOnCountingRuling, apart || both);
        resting += five || apart || both;
    }
    QVERIFY(resting >= 6);
}

void TestProofCheck::mutations()
{
    std::map<std::string, int> spoiled;
    for (const Case &one : namedCases()) {
        for (ProofDepth depth : { ProofDepth::Shortest, ProofDepth::Full }) {
            const Proof proof = prove(one.position, one.point, Side::Black, Renju, depth);
            for (std::size_t number = 0; number < proof.nodes.size(); ++number) {
                for (const auto &[name, mutation] : Mutations) {
                    // A full proof can lose a three and be one still.
                    if (depth == ProofDepth::Full && name == "a needed three dropped")
                        continue;
                    Proof other = proof;
                    if (!mutation(other, other.nodes[number]) || other == proof)
                        continue;
                    ++spoiled[name];
                    QVERIFY2(findFault(other, one.position, one.point, Side::Black, Renju).has_value(),
                        (name + " at node " + std::to_string(number) + " of " + toText(one.point) + " on "
                            + toText(one.position))
                            .c_str());
                }
            }
        }
    }
    for (const auto &[name, mutation] : Mutations)
        QVERIFY2(spoiled[name] > 0, name.c_str());
}

// A proof holds for its own board: without a stone it names, or with White on a point it needs, it does not.
void TestProofCheck::otherBoards()
{
    int tried = 0;
    for (const Case &one : namedCases()) {
        const Proof proof = prove(one.position, one.point, Side::Black, Renju);
        for (const ProofNode &node : proof.nodes) {
            std::vector<Point> needed;
            for (const RowEvidence &row : node.rows)
                for (Point stone : row.row.points())
                    needed.push_back(stone);
            for (const FourEvidence &four : node.fours) {
                needed.insert(needed.end(), four.stones.begin(), four.stones.end());
                needed.insert(needed.end(), four.completions.begin(), four.completions.end());
            }
            for (const ThreeEvidence &three : node.threes) {
                needed.insert(needed.end(), three.stones.begin(), three.stones.end());
                for (const StraightFourPoint &point : three.points)
                    needed.insert(needed.end(), point.ends.begin(), point.ends.end());
            }
            for (Point point : needed) {
                Position changed = one.position;
                changed.set(point, one.position.isEmpty(point) ? Stone::White : Stone::None);
                if (one.position.isEmpty(point) && point != one.point)
                    ++tried;
                if (point == one.point || !one.position.isEmpty(point) || changed.at(point) == Stone::White)
                    QVERIFY2(findFault(proof, changed, one.point, Side::Black, Renju).has_value(),
                        (toText(one.position) + ' ' + toText(one.point) + " needs " + toText(point)).c_str());
            }
        }
    }
    QVERIFY(tried > 0);
}

} // namespace tst_proofcheck

QTEST_GUILESS_MAIN(tst_proofcheck::TestProofCheck)
#include "tst_proofcheck.moc"
