// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "analysis/solver/proof/checker.h"
#include "questions.h"
#include "reference.h"
#include "rules/judge.h"

#include <QTest>

#include <algorithm>

namespace tst_fourreference {

using namespace kagetsu;
using namespace kagetsu::solver;

// src/analysis/solver against the plain search on positions nobody chose.
class TestFourReference : public QObject
{
    Q_OBJECT

private slots:
    void existenceAndLength();
    void firstMoves();
    void defences();
    void answersAreTheSameSeenFromAllSides();
};

namespace {

// KAGETSU_POSITIONS says of how many boards; else as many as fits the usual time.
int positions(int usual)
{
    bool isSaid = false;
    const int said = qEnvironmentVariableIntValue("KAGETSU_POSITIONS", &isSaid);
    return isSaid ? said : repetitions(usual);
}

QByteArray about(int number, const Question &question)
{
    return "question " + QByteArray::number(number) + ": " + QByteArray::fromStdString(toText(question.position))
        + (question.attacker == rules::Side::Black ? " X " : " O ") + QByteArray(idOf(question.rules.rule).data());
}

} // namespace

void TestFourReference::existenceAndLength()
{
    FourSolver solver;
    int wins = 0;
    int givenUp = 0;
    const int count = positions(1600);
    for (int i = 0; i < count; ++i) {
        const Question question = randomQuestion(i);
        reference::PlainSearch plain(question);
        const int shortest = plain.shortest();
        if (plain.hasGivenUp()) {
            ++givenUp;
            continue;
        }
        const Finding any = solver.find(question);
        const Finding best = solver.findShortest(question);
        const bool isWin = shortest < reference::PlainSearch::None;
        wins += isWin;
        const std::string expected = isWin ? "win " + std::to_string(shortest) : "none";
        if (textOf(best) != expected || (any.answer == Answer::Win) != isWin || any.answer == Answer::Unknown)
            QFAIL(about(i, question) + "\nplain search: " + expected.c_str() + "\nsolver: " + textOf(best).c_str());
        if (!isWin)
            continue;
        QVERIFY2(best.isShortest && any.length >= best.length, about(i, question));
        for (const Finding *finding : { &any, &best })
            QVERIFY2(!findHole(finding->proof, question.position, question.rules), about(i, question));
    }
    qInfo("%d questions, %d won, %d given up by the plain search", count, wins, givenUp);
    QVERIFY(wins > count / 20);
    QVERIFY(givenUp <= count / 4);
}

void TestFourReference::firstMoves()
{
    FourSolver solver;
    const int count = positions(1600) / 2;
    int moves = 0;
    for (int i = 0; i < count; ++i) {
        const Question question = randomQuestion(i);
        reference::PlainSearch plain(question);
        const auto expected = plain.firstMoves();
        if (plain.hasGivenUp())
            continue;
        const MoveAnswers found = solver.firstMoves(question);
        std::vector<rules::Point> any;
        std::vector<rules::Point> shortest;
        for (const MoveAnswer &move : found.moves) {
            any.push_back(move.point);
            if (move.isShortest)
                shortest.push_back(move.point);
            QVERIFY2(move.answer == Answer::Win, about(i, question));
        }
        QVERIFY2(any == expected.any && shortest == expected.shortest, about(i, question));
        QVERIFY2((found.answer == Answer::Win) == !any.empty(), about(i, question));
        moves += static_cast<int>(any.size());
    }
    QVERIFY(moves > count / 20);
}

void TestFourReference::defences()
{
    FourSolver solver;
    int stop = 0;
    const int count = std::max(8, positions(1600) / 20);
    for (int i = 0; i < count; ++i) {
        const Question question = randomQuestion(i);
        const rules::Side defender = other(question.attacker);
        if (solver.find(question).answer != Answer::Win)
            continue;
        reference::PlainSearch plain(question, 3000);
        const MoveAnswers found = solver.defences(question);
        auto next = found.moves.begin();
        question.position.emptyPoints().forEach([&](rules::Point point) {
            const rules::Outcome outcome = judge(question.position, point, defender, question.rules).outcome;
            if (outcome == rules::Outcome::Forbidden || plain.hasGivenUp())
                return;
            const bool stops =
                outcome == rules::Outcome::Wins || plain.shortestAfter(point, defender) == reference::PlainSearch::None;
            if (plain.hasGivenUp())
                return;
            QVERIFY2(next != found.moves.end() && next->point == point, about(i, question));
            QVERIFY2(next->answer == (stops ? Answer::None : Answer::Win), about(i, question));
            stop += stops;
            ++next;
        });
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(plain.hasGivenUp() || next == found.moves.end());
    }
    QVERIFY(stop > 0);
}

void TestFourReference::answersAreTheSameSeenFromAllSides()
{
    FourSolver solver;
    for (int i = 0; i < positions(1600) / 10; ++i) {
        const Question question = randomQuestion(i);
        const std::string expected = textOf(solver.findShortest(question));
        for (const rules::Symmetry symmetry : rules::AllSymmetries)
            QCOMPARE(textOf(solver.findShortest(seenFrom(symmetry, question))), expected);
    }
}

} // namespace tst_fourreference

QTEST_GUILESS_MAIN(tst_fourreference::TestFourReference)
#include "tst_fourreference.moc"
