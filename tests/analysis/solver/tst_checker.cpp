// SPDX-License-Identifier: MIT
#include "analysis/solver/proof/checker.h"
#include "mutations.h"
#include "questions.h"
#include "stones.h"

#include <QTest>

namespace tst_checker {

using namespace kagetsu;
using namespace kagetsu::solver;

// The checker must accept no proof in which anything is wrong. That it accepts every right one is seen wherever the
// search is tested.
class TestChecker : public QObject
{
    Q_OBJECT

private slots:
    void mutatedProofsAreRejected();
    void holesAreNamed_data();
    void holesAreNamed();
    void aProofIsForItsPositionAndItsRules();
};

namespace {

struct Proven
{
    Question question;
    Proof proof;
};

// Wins of many kinds: random ones, one that ends with a forbidden defence, and one by threes.
std::vector<Proven> someProofs()
{
    std::vector<Proven> result;
    FourSolver solver;
    const auto add = [&](const Question &question) {
        Finding finding = solver.find(question);
        if (finding.answer == Answer::Win)
            result.push_back({ question, std::move(finding.proof) });
    };
    for (int i = 0; i < 400; ++i)
        add(randomQuestion(i));
    // J8 makes four of White; H8, where he would make five, is an overline of Black.
    add({ rules::stones("H5 H6 H7 H9 H10 H11 M8", "I8 K8 L8"), rules::Side::White, { .rule = rules::Rule::Renju } });
    // Threes, with a threat and several defences each.
    const Question threes { rules::stones("G8 H8 I9 I10"), rules::Side::Black, { .rule = rules::Rule::FreeStyle } };
    result.push_back({ threes, ThreeSolver().find(threes).proof });
    return result;
}

Question simple()
{
    // I8 and then J8, or the other way round, make fours until two come together.
    return { rules::stones("E8 F8 G8 H9 H10 H11", "D8 H12"), rules::Side::Black, { .rule = rules::Rule::FreeStyle } };
}

} // namespace

void TestChecker::mutatedProofsAreRejected()
{
    const std::vector<Proven> proofs = someProofs();
    int kinds = 0;
    for (const Mutation &mutation : mutations()) {
        int applied = 0;
        for (const Proven &each : proofs) {
            const std::optional<Proof> spoilt = mutation.apply(each.proof, each.question);
            if (!spoilt)
                continue;
            ++applied;
            if (!findHole(*spoilt, each.question.position, each.question.rules))
                QFAIL(("accepted: " + mutation.name + ", on " + toText(each.question.position)).c_str());
        }
        kinds += applied > 0;
    }
    qInfo("%d kinds of mutations of %d proofs", kinds, static_cast<int>(proofs.size()));
    QVERIFY(kinds >= 30);
}

void TestChecker::holesAreNamed_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("mutation");
    QTest::newRow("a stone is in the way") << int(HoleKind::Move) << "a move on a stone";
    QTest::newRow("no four") << int(HoleKind::FivePoints) << "a move that makes no four";
    QTest::newRow("a reply is missing") << int(HoleKind::Form) << "a reply that is missing";
    QTest::newRow("not a five") << int(HoleKind::Five) << "a four said to be a five";
    QTest::newRow("a useless defence") << int(HoleKind::NoDefence) << "a defence that is none";
    QTest::newRow("a missing block") << int(HoleKind::Form) << "a block left out and nothing said";
}

void TestChecker::holesAreNamed()
{
    QFETCH(int, kind);
    QFETCH(QString, mutation);
    const Question question { rules::stones("E8 F8 G8 I9 I10", "D8 I12"), rules::Side::Black,
        { .rule = rules::Rule::FreeStyle } };
    const Finding finding = FourSolver().findShortest(question);
    QCOMPARE(textOf(finding), std::string("win 2"));
    for (const Mutation &each : mutations()) {
        if (each.name != mutation.toStdString())
            continue;
        const auto hole = findHole(*each.apply(finding.proof, question), question.position, question.rules);
        QVERIFY(hole.has_value());
        QCOMPARE(int(hole->kind), kind);
        return;
    }
    QFAIL("no such mutation");
}

void TestChecker::aProofIsForItsPositionAndItsRules()
{
    const Question question = simple();
    const Proof proof = FourSolver().find(question).proof;
    QVERIFY(!findHole(proof, question.position, question.rules));
    // In renju the move is a double-four.
    const auto forbidden = findHole(proof, question.position, { .rule = rules::Rule::Renju });
    QVERIFY(forbidden.has_value());
    QCOMPARE(forbidden->kind, HoleKind::Move);
    // White threatens five.
    rules::Position threatened = question.position;
    for (const char *point : { "A1", "B1", "C1", "D1" })
        threatened.place(rules::at(point), rules::Side::White);
    const auto late = findHole(proof, threatened, question.rules);
    QVERIFY(late.has_value());
    QCOMPARE(late->kind, HoleKind::OpponentsFive);
    QCOMPARE(late->point, rules::at("E1"));
}

} // namespace tst_checker

QTEST_GUILESS_MAIN(tst_checker::TestChecker)
#include "tst_checker.moc"
