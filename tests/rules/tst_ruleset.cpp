// SPDX-License-Identifier: MIT
#include "rules/judge.h"
#include "stones.h"

#include <QTest>

namespace tst_ruleset {

using namespace kagetsu::rules;

// The six rule sets of rules.md#rule-sets, each line of that table for both sides.
class TestRuleSet : public QObject
{
    Q_OBJECT

private slots:
    void ids_data();
    void ids();
    void unknownIds();
    void worth_data();
    void worth();
    void judgedSide_data();
    void judgedSide();
    void caroEnds_data();
    void caroEnds();
    void wholeBoardAgrees_data() { ids_data(); }
    void wholeBoardAgrees();
};

namespace {

constexpr FoulKinds None {};
constexpr FoulKinds Overline { .overline = true, .doubleFour = false, .doubleThree = false };
constexpr FoulKinds DoubleFour { .overline = false, .doubleFour = true, .doubleThree = false };
constexpr FoulKinds DoubleThree { .overline = false, .doubleFour = false, .doubleThree = true };

// The same position with the colours exchanged.
Position exchanged(const Position &position)
{
    Position result(position.size());
    for (int x = 0; x < position.size(); ++x)
        for (int y = 0; y < position.size(); ++y)
            if (!position.isEmpty({ x, y }))
                result.place({ x, y }, position.has({ x, y }, Side::Black) ? Side::White : Side::Black);
    return result;
}

} // namespace

void TestRuleSet::ids_data()
{
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<QString>("id");
    QTest::newRow("free-style") << Rule::FreeStyle << "win5+";
    QTest::newRow("standard") << Rule::Standard << "win5";
    QTest::newRow("renju") << Rule::Renju << "renju";
    QTest::newRow("caro") << Rule::Caro << "caro";
    QTest::newRow("omok") << Rule::Omok << "omok";
    QTest::newRow("overline loses") << Rule::OverLoses << "over-loses";
}

void TestRuleSet::ids()
{
    QFETCH(Rule, rule);
    QFETCH(QString, id);
    QCOMPARE(idOf(rule), std::string_view(id.toStdString()));
    QCOMPARE(ruleFromId(id.toStdString()), std::optional(rule));
}

void TestRuleSet::unknownIds()
{
    QVERIFY(!ruleFromId("Renju").has_value());
    QVERIFY(!ruleFromId("").has_value());
}

void TestRuleSet::worth_data()
{
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<Side>("side");
    QTest::addColumn<bool>("sixWins");
    QTest::addColumn<FoulKinds>("six");
    QTest::addColumn<FoulKinds>("fourFour");
    QTest::addColumn<FoulKinds>("threeThree");
    const auto row = [](const char *name, Rule rule, Side side, bool sixWins, FoulKinds six, FoulKinds fourFour,
                         FoulKinds threeThree) {
        QTest::newRow(name) << rule << side << sixWins << six << fourFour << threeThree;
    };
    row("free-style, Black: six wins", Rule::FreeStyle, Side::Black, true, None, None, None);
    row("free-style, White: six wins", Rule::FreeStyle, Side::White, true, None, None, None);
    row("standard, Black: six is nothing", Rule::Standard, Side::Black, false, None, None, None);
    row("standard, White: six is nothing", Rule::Standard, Side::White, false, None, None, None);
    row("renju, Black: all three fouls", Rule::Renju, Side::Black, false, Overline, DoubleFour, DoubleThree);
    row("renju, White: six wins, no foul", Rule::Renju, Side::White, true, None, None, None);
    row("caro, Black: six wins", Rule::Caro, Side::Black, true, None, None, None);
    row("caro, White: six wins", Rule::Caro, Side::White, true, None, None, None);
    row("omok, Black: double-three only", Rule::Omok, Side::Black, false, None, None, DoubleThree);
    row("omok, White: double-three only", Rule::Omok, Side::White, false, None, None, DoubleThree);
    row("overline loses, Black", Rule::OverLoses, Side::Black, false, Overline, None, None);
    row("overline loses, White", Rule::OverLoses, Side::White, false, Overline, None, None);
}

void TestRuleSet::worth()
{
    QFETCH(Rule, rule);
    QFETCH(Side, side);
    const RuleSet rules { .rule = rule };
    const auto verdict = [&](const std::string &own, const std::string &opponent = {}) {
        const Position position = stones(own, opponent);
        return judge(side == Side::Black ? position : exchanged(position), at("H8"), side, rules);
    };
    const Verdict five = verdict("E8 F8 G8 I8", "D8");
    QCOMPARE(five.outcome, Outcome::Wins);
    QCOMPARE(five.winningRows, (std::vector { UnbrokenRow { Direction::Row, at("E8"), 5 } }));
    const Verdict six = verdict("E8 F8 G8 I8 J8");
    QFETCH(bool, sixWins);
    QCOMPARE(six.outcome == Outcome::Wins, sixWins);
    QTEST(six.fouls, "six");
    QTEST(verdict("E8 F8 G8 H9 H10 H11").fouls, "fourFour");
    QTEST(verdict("F8 G8 H9 H10").fouls, "threeThree");
    // A five beats whatever else the stone makes.
    QCOMPARE(verdict("D8 E8 F8 G8 H5 H6 H7 H9 H10").outcome, Outcome::Wins);
    QCOMPARE(verdict("D8 E8 F8 G8 H9 H10 I9 J10").outcome, Outcome::Wins);
    // The opponent's stones are not ours.
    QCOMPARE(verdict({}, "D8 E8 F8 G8").outcome, Outcome::Allowed);
}

void TestRuleSet::judgedSide_data()
{
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<Side>("toMove");
    QTest::addColumn<int>("judged"); // a Side, or -1
    const int black = static_cast<int>(Side::Black);
    const int white = static_cast<int>(Side::White);
    QTest::newRow("renju, Black to move: Black") << Rule::Renju << Side::Black << black;
    QTest::newRow("renju, White to move: Black still") << Rule::Renju << Side::White << black;
    QTest::newRow("omok, Black to move: Black") << Rule::Omok << Side::Black << black;
    QTest::newRow("omok, White to move: White") << Rule::Omok << Side::White << white;
    QTest::newRow("overline loses, White to move: White") << Rule::OverLoses << Side::White << white;
    QTest::newRow("free-style: nobody") << Rule::FreeStyle << Side::Black << -1;
    QTest::newRow("caro: nobody") << Rule::Caro << Side::White << -1;
}

void TestRuleSet::judgedSide()
{
    QFETCH(Rule, rule);
    QFETCH(Side, toMove);
    QFETCH(int, judged);
    const std::optional<Side> side = RuleSet { .rule = rule }.judgedSide(toMove);
    QCOMPARE(side ? static_cast<int>(*side) : -1, judged);
}

void TestRuleSet::caroEnds_data()
{
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("white");
    QTest::addColumn<QString>("point");
    QTest::addColumn<bool>("edgeBlocks");
    QTest::addColumn<bool>("exactlyFive");
    QTest::addColumn<bool>("wins");
    const auto row = [](const char *name, const char *black, const char *white, const char *where, bool edgeBlocks,
                         bool exactlyFive, bool wins) {
        QTest::newRow(name) << black << white << where << edgeBlocks << exactlyFive << wins;
    };
    row("both ends open", "D8 E8 F8 G8", "", "H8", false, false, true);
    row("one end blocked", "D8 E8 F8 G8", "C8", "H8", false, false, true);
    row("both ends blocked", "D8 E8 F8 G8", "C8 I8", "H8", false, false, false);
    row("both ends blocked on a diagonal", "D4 E5 F6 G7", "C3 I9", "H8", false, false, false);
    row("a stone one point farther does not block", "D8 E8 F8 G8", "B8 J8", "H8", false, false, true);
    row("edge and stone, the edge does not block", "A8 B8 C8 D8", "F8", "E8", false, false, true);
    row("edge and stone, the edge blocks", "A8 B8 C8 D8", "F8", "E8", true, false, false);
    row("edge and open end, the edge blocks", "A8 B8 C8 D8", "", "E8", true, false, true);
    row("six blocked at both ends", "D8 E8 F8 G8 H8", "C8 J8", "I8", false, false, true);
    row("six blocked at both ends, exactly five asked", "D8 E8 F8 G8 H8", "C8 J8", "I8", false, true, false);
    row("six open, exactly five asked", "D8 E8 F8 G8 H8", "", "I8", false, true, false);
    row("five blocked, six on another line", "D8 E8 F8 G8 H3 H4 H5 H6 H7", "C8 I8", "H8", false, false, true);
}

void TestRuleSet::caroEnds()
{
    QFETCH(QString, black);
    QFETCH(QString, white);
    QFETCH(QString, point);
    QFETCH(bool, edgeBlocks);
    QFETCH(bool, exactlyFive);
    const RuleSet rules { .rule = Rule::Caro, .caroEdgeBlocks = edgeBlocks, .caroExactlyFive = exactlyFive };
    const Position position = stones(black.toStdString(), white.toStdString());
    const Point judged = at(point.toStdString());
    const Verdict verdict = judge(position, judged, Side::Black, rules);
    QTEST(verdict.outcome == Outcome::Wins, "wins");
    QVERIFY(verdict.outcome != Outcome::Forbidden);
    QCOMPARE(judge(exchanged(position), judged, Side::White, rules), verdict);
}

void TestRuleSet::wholeBoardAgrees()
{
    QFETCH(Rule, rule);
    const RuleSet rules { .rule = rule, .caroEdgeBlocks = true };
    const Position position = stones("A8 B8 C8 D8 F3 G3 I3 J3 K3 K9 L9 N10 N11 O15", "E9 F8 H4 H5 H6 H7 L3");
    for (Side side : { Side::Black, Side::White }) {
        BoardVerdict collected;
        for (int x = 0; x < position.size(); ++x) {
            for (int y = 0; y < position.size(); ++y) {
                if (!position.isEmpty({ x, y }))
                    continue;
                const Verdict verdict = judge(position, { x, y }, side, rules);
                if (verdict.outcome == Outcome::Wins)
                    collected.wins.push_back({ x, y });
                if (verdict.outcome == Outcome::Forbidden)
                    collected.fouls.push_back({ { x, y }, verdict.fouls });
            }
        }
        QVERIFY(!collected.wins.empty());
        QCOMPARE(judgeBoard(position, side, rules), collected);
    }
}

} // namespace tst_ruleset

QTEST_GUILESS_MAIN(tst_ruleset::TestRuleSet)
#include "tst_ruleset.moc"
