// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "corpus.h"
#include "randomboards.h"
#include "reference.h"
#include "rules/proof/proof.h"
#include "stones.h"

#include <QTest>

namespace tst_proof {

using namespace kagetsu;
using namespace kagetsu::rules;

// Every proof says what judge() says, and every node of it is true: the slow reference is asked about each one.
class TestProof : public QObject
{
    Q_OBJECT

private slots:
    void corpus_data();
    void corpus();
    void hostileBoards();
    void rulings_data();
    void rulings();
    void everyRuleSet_data();
    void everyRuleSet();
    void blockedFiveIsNothing();
};

namespace {

constexpr RuleSet Renju { .rule = Rule::Renju };

// Nothing when every statement of this node and the nodes below it holds.
QString findFault(const Position &position, const Proof &proof, std::size_t number)
{
    const ProofNode &node = proof.nodes[number];
    Position before = position;
    for (Point point : node.assumed)
        before.place(point, proof.side);
    const std::string verdict = reference::verdict(before, node.point, proof.side);
    const std::string shown = node.outcome == Outcome::Wins ? "5" : kindsText(node.fouls);
    if (number == 0 ? shown != verdict : verdict.find(shown) == std::string::npos || verdict.empty() != shown.empty())
        return QString::fromStdString("node " + toText(node.point) + " shows '" + shown + "', is '" + verdict + "'");
    if (node.fouls.overline
        && std::none_of(node.rows.begin(), node.rows.end(), [](const RowEvidence &row) { return row.row.length > 5; }))
        return "an overline without its row";
    if (node.fouls.doubleFour && node.fours.size() < 2)
        return "a double-four without two fours";
    int real = 0;
    for (const ThreeEvidence &three : node.threes) {
        real += three.real;
        if (three.stones.size() != 3 || three.points.empty() || (three.real && three.points.size() != 1))
            return "a three without its stones or points";
        for (const StraightFourPoint &point : three.points) {
            if (point.works != three.real)
                return "a point that does not fit its three";
            Position with = before;
            with.place(node.point, proof.side);
            const std::string answer = reference::verdict(with, point.point, proof.side);
            if (answer.empty() != point.works)
                return QString::fromStdString("wrong straight-four point " + toText(point.point));
            with.place(point.point, proof.side);
            for (Point end : point.ends)
                if (reference::verdict(with, end, proof.side) != "5")
                    return "an end that makes no five";
            if (!point.works && !point.child)
                return "a refusal without its proof";
            if (!point.child)
                continue;
            const ProofNode &child = proof.nodes[*point.child];
            if (child.point != point.point || child.assumed.size() != node.assumed.size() + 1
                || child.assumed.back() != node.point || *point.child <= number)
                return "a child that does not follow its parent";
            const QString fault = findFault(position, proof, *point.child);
            if (!fault.isEmpty())
                return fault;
        }
    }
    if (node.fouls.doubleThree && real < 2)
        return "a double-three without two real threes";
    if (number != 0 && node.outcome == Outcome::Allowed && (real > 0 || node.threes.empty()))
        return "an allowed point whose false threes are not shown";
    return {};
}

void checkBoard(const Position &position, std::size_t mostNodes)
{
    for (int x = 0; x < position.size(); ++x) {
        for (int y = 0; y < position.size(); ++y) {
            const Point point(x, y);
            if (!position.isEmpty(point))
                continue;
            const Proof proof = prove(position, point, Side::Black, Renju);
            const Verdict verdict = judge(position, point, Side::Black, Renju);
            QCOMPARE(proof.root().outcome, verdict.outcome);
            QCOMPARE(proof.root().fouls, verdict.fouls);
            QVERIFY2(proof.nodes.size() <= mostNodes,
                (toText(position) + ' ' + toText(point) + ' ' + std::to_string(proof.nodes.size())).c_str());
            const QString fault = findFault(position, proof, 0);
            QVERIFY2(fault.isEmpty(), qPrintable(fault + " on " + QString::fromStdString(toText(position))));
        }
    }
}

} // namespace

void TestProof::corpus_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("development corpus") << "dev-corpus.tsv";
    QTest::newRow("named cases") << "named.tsv";
}

void TestProof::corpus()
{
    QFETCH(QString, file);
    const auto lines = readCorpus(file.toStdString());
    QVERIFY(!lines.empty());
    for (std::size_t i = 0; i < lines.size(); i += Stride)
        checkBoard(*positionFromText(lines[i].board), 100);
}

void TestProof::hostileBoards()
{
    RandomBoards boards(7);
    for (int i = 0; i < repetitions(300); ++i)
        checkBoard(boards.tiled(15, 3 + i % 6, 10 + 5 * (i % 6)), 1000);
}

void TestProof::rulings_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("development corpus: the same under every reading") << "dev-corpus.tsv";
    QTest::newRow("named cases: six depend on a ruling") << "named.tsv";
}

void TestProof::rulings()
{
    QFETCH(QString, file);
    QStringList five;
    QStringList counting;
    for (const CorpusLine &line : readCorpus(file.toStdString())) {
        const Position position = *positionFromText(line.board);
        const std::string point = file == "named.tsv" ? line.more[0] : line.fouls.substr(0, line.fouls.find(':'));
        if (point == "-")
            continue;
        const Proof proof = prove(position, at(point), Side::Black, Renju);
        if (proof.restsOnFivePointRuling)
            five << QString::fromStdString(line.more.size() > 3 ? line.more[3] : line.board);
        if (proof.restsOnCountingRuling)
            counting << QString::fromStdString(line.more.size() > 3 ? line.more[3] : line.board);
    }
    const bool named = file == "named.tsv";
    QCOMPARE(five, named ? QStringList({ "look-12", "look-14", "ruling-03", "ruling-04" }) : QStringList());
    QCOMPARE(counting, named ? QStringList({ "ruling-01", "ruling-02" }) : QStringList());
}

void TestProof::everyRuleSet_data()
{
    QTest::addColumn<Rule>("rule");
    for (Rule rule : AllRules)
        QTest::newRow(std::string(idOf(rule)).c_str()) << rule;
}

void TestProof::everyRuleSet()
{
    QFETCH(Rule, rule);
    const RuleSet rules { .rule = rule };
    RandomBoards boards(11);
    for (int i = 0; i < 200; ++i) {
        const int size = MinBoardSize + i % (MaxBoardSize - MinBoardSize + 1);
        const Position position = boards.scattered(size, 20 + 5 * (i % 8), 50);
        const Side side = i % 2 ? Side::White : Side::Black;
        for (int tries = 0; tries < 40; ++tries) {
            const Point point(boards.below(size), boards.below(size));
            if (!position.isEmpty(point))
                continue;
            const Verdict verdict = judge(position, point, side, rules);
            const Proof proof = prove(position, point, side, rules);
            QCOMPARE(proof.side, side);
            QCOMPARE(proof.root().outcome, verdict.outcome);
            QCOMPARE(proof.root().fouls, verdict.fouls);
            std::vector<UnbrokenRow> winning;
            for (const RowEvidence &row : proof.root().rows) {
                if (row.worth == RowWorth::Wins)
                    winning.push_back(row.row);
            }
            QCOMPARE(winning, verdict.winningRows);
        }
    }
}

// Caro: the row is shown all the same, so that one sees why nothing happened.
void TestProof::blockedFiveIsNothing()
{
    const Proof proof = prove(stones("D8 E8 F8 G8", "C8 I8"), at("H8"), Side::Black, { .rule = Rule::Caro });
    QCOMPARE(proof.root().outcome, Outcome::Allowed);
    QCOMPARE(proof.root().rows, (std::vector { RowEvidence { { Direction::Row, at("D8"), 5 }, RowWorth::Nothing } }));
}

} // namespace tst_proof

QTEST_GUILESS_MAIN(tst_proof::TestProof)
#include "tst_proof.moc"
