// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "analysis/solver/proof/checker.h"
#include "questions.h"
#include "stones.h"

#include <QTest>

#include <algorithm>
#include <string>

namespace tst_threes {

using namespace kagetsu;
using namespace kagetsu::solver;
using rules::Rule;
using rules::Side;

// Wins by fours and threes (analysis.md#threes).
class TestThrees : public QObject
{
    Q_OBJECT

private slots:
    void answers_data();
    void answers();
    void everyDefenceIsShown();
    void aWinByFoursIsOneByThrees();
    void knownProblems_data();
    void knownProblems();
    void slowerThreatsAreFound();
    void anyWinIsFoundOrNoneLeftOut();
    void answersAreTheSameSeenFromAllSides();
    void anyWinIsTheSameSeenFromAllSides();
    void aSearchGoesOnAfterARestart();
    void limits();
};

namespace {

// Stones close together, few enough that a search ends.
Question smallQuestion(int number)
{
    rules::RandomBoards boards(static_cast<std::uint32_t>(1000 + number));
    constexpr Rule Rules[] { Rule::Renju, Rule::FreeStyle, Rule::Standard, Rule::Caro, Rule::Omok };
    return { boards.clustered(9 + 3 * (number % 3), 8 + boards.below(8), 50),
        boards.below(2) > 0 ? Side::Black : Side::White, { .rule = Rules[number % 5] } };
}

constexpr std::uint64_t SomeNodes = 20000;

} // namespace

void TestThrees::answers_data()
{
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("white");
    QTest::addColumn<Side>("attacker");
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<int>("threatFours");
    QTest::addColumn<QString>("answer");
    QTest::newRow("two threes with one stone") << "G8 H8 I9 I10"
                                               << "" << Side::Black << Rule::FreeStyle << 1 << "win";
    QTest::newRow("in renju one three after the other") << "G8 H8 I9 I10"
                                                        << "I12 I7" << Side::Black << Rule::Renju << 1 << "win";
    QTest::newRow("two stones alone") << "H8 H9"
                                      << "" << Side::Black << Rule::Standard << 1 << "none";
    QTest::newRow("a four is enough") << "F8 G8 H8"
                                      << "" << Side::Black << Rule::Renju << 1 << "win";
    QTest::newRow("the defender makes five first") << "G8 H8 I9 I10"
                                                   << "A1 B1 C1 D1" << Side::Black << Rule::FreeStyle << 1 << "none";
    QTest::newRow("nothing on the board") << ""
                                          << "" << Side::White << Rule::Caro << 2 << "none";
}

void TestThrees::answers()
{
    QFETCH(QString, black);
    QFETCH(QString, white);
    QFETCH(Side, attacker);
    QFETCH(Rule, rule);
    QFETCH(int, threatFours);
    QFETCH(QString, answer);
    const Question question { rules::stones(black.toStdString(), white.toStdString()), attacker, { .rule = rule } };
    const Finding finding = ThreeSolver().find(question, threatFours);
    QCOMPARE(QString::fromStdString(textOf(finding)).section(' ', 0, 0), answer);
    QCOMPARE(finding.threatFours, threatFours);
    if (finding.answer == Answer::Win)
        QVERIFY(!findHole(finding.proof, question.position, question.rules));
}

void TestThrees::everyDefenceIsShown()
{
    const Question question { rules::stones("G8 H8 I9 I10", ""), Side::Black, { .rule = Rule::FreeStyle } };
    const Finding finding = ThreeSolver().find(question);
    QCOMPARE(finding.answer, Answer::Win);
    const Step &first = finding.proof.steps.front();
    QVERIFY(first.isThree());
    QVERIFY(!first.defences.empty());
    for (std::size_t i = 0; i < first.defences.size(); ++i) {
        Proof without = finding.proof;
        without.steps.front().defences.erase(without.steps.front().defences.begin() + static_cast<std::ptrdiff_t>(i));
        const auto hole = findHole(without, question.position, question.rules);
        QVERIFY(hole.has_value());
        QCOMPARE(hole->kind, HoleKind::Defence);
        QCOMPARE(hole->point, first.defences[i].point);
    }
}

void TestThrees::aWinByFoursIsOneByThrees()
{
    FourSolver fours;
    ThreeSolver threes;
    int more = 0;
    for (int i = 0; i < repetitions(800); ++i) {
        const Question question = smallQuestion(i);
        const Finding byFours = fours.find(question);
        const Finding byThrees = threes.find(question, 1 + i % 3, { .nodes = SomeNodes });
        QVERIFY(byFours.answer != Answer::Win || byThrees.answer == Answer::Win);
        if (byThrees.answer != Answer::Win)
            continue;
        more += byFours.answer != Answer::Win;
        if (const auto hole = findHole(byThrees.proof, question.position, question.rules))
            QFAIL(("hole at step " + std::to_string(hole->step) + " of " + std::to_string(byThrees.proof.steps.size())
                + " on " + toText(question.position) + " question " + std::to_string(i))
                      .c_str());
    }
    qInfo("%d wins that take threes", more);
    QVERIFY(more > repetitions(800) / 20);
}

// Threes that threaten the next four do not win here, those that threaten three fours do (F5 said "no win").
void TestThrees::slowerThreatsAreFound()
{
    const auto questions = knownQuestions("vct-dev.tsv");
    const auto known = std::find_if(questions.begin(), questions.end(),
        [](const auto &each) { return each.origin.find("fukumi") != std::string::npos; });
    if (known == questions.end())
        QSKIP("The positions are not beside this checkout.");
    if (UnderSanitizers)
        QSKIP("This takes half a minute with sanitizers.");
    const Question &question = known->question;
    ThreeSolver solver;
    QCOMPARE(solver.find(question).answer, Answer::None);
    const Finding finding = solver.findAny(question, { .nodes = 1'000'000 });
    QCOMPARE(finding.answer, Answer::Win);
    QCOMPARE(finding.threatFours, 3);
    QVERIFY(!findHole(finding.proof, question.position, question.rules));
}

// The answers agree with those of a search for each number of fours by itself.
void TestThrees::anyWinIsFoundOrNoneLeftOut()
{
    constexpr std::uint64_t FewNodes = 3000;
    constexpr std::uint64_t InnerNodes = 20'000; // of the search for fours that is running at a limit
    ThreeSolver solver;
    int wins = 0;
    int nones = 0;
    for (int i = 0; i < repetitions(60); ++i) {
        const Question question = smallQuestion(i);
        const Finding any = solver.findAny(question, { .nodes = 3 * FewNodes });
        QVERIFY(any.nodes <= 3 * FewNodes + InnerNodes);
        wins += any.answer == Answer::Win;
        nones += any.answer == Answer::None;
        if (any.answer == Answer::Win)
            QVERIFY(!findHole(any.proof, question.position, question.rules));
        else
            QCOMPARE(any.threatFours, ThreeSolver::MostThreatFours);
        for (int threatFours = 1; threatFours <= ThreeSolver::MostThreatFours; ++threatFours) {
            const Finding one = solver.find(question, threatFours, { .nodes = FewNodes });
            QVERIFY(any.answer != Answer::None || one.answer != Answer::Win);
        }
    }
    QVERIFY(wins > 0 && nones > 0);
    const Question open = smallQuestion(1);
    QCOMPARE(solver.findAny(open, { .nodes = 0 }).answer, Answer::Unknown);
    int calls = 0;
    const Finding stopped = solver.findAny(open, { .goesOn = [&calls](const Progress &) { return ++calls < 2; } });
    QVERIFY(stopped.answer != Answer::Unknown || calls == 2);
}

void TestThrees::knownProblems_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("most");
    QTest::newRow("development positions") << "vct-dev.tsv" << 10;
    QTest::newRow("collections") << "vct-collections.tsv" << 40;
}

void TestThrees::knownProblems()
{
    QFETCH(QString, file);
    QFETCH(int, most);
    const auto questions = knownQuestions(file.toStdString());
    if (questions.empty())
        QSKIP("The positions are not beside this checkout.");
    ThreeSolver solver;
    int wins = 0;
    int asked = 0;
    for (std::size_t i = 0; i < questions.size() && asked < most; i += Stride, ++asked) {
        const auto &[question, length, origin] = questions[i];
        const Finding finding = solver.find(question, 1, { .nodes = 50'000 });
        if (finding.answer != Answer::Win)
            continue;
        ++wins;
        QVERIFY2(!findHole(finding.proof, question.position, question.rules), origin.c_str());
    }
    qInfo("%d of %d won", wins, asked);
    QVERIFY(3 * wins >= asked);
}

void TestThrees::answersAreTheSameSeenFromAllSides()
{
    ThreeSolver solver;
    for (int i = 0; i < repetitions(200); ++i) {
        const Question question = smallQuestion(i);
        const Finding expected = solver.find(question, 1, { .nodes = SomeNodes });
        if (expected.answer == Answer::Unknown)
            continue;
        for (const rules::Symmetry symmetry : rules::AllSymmetries) {
            const Finding finding = solver.find(seenFrom(symmetry, question), 1, { .nodes = 4 * SomeNodes });
            QVERIFY(finding.answer == expected.answer || finding.answer == Answer::Unknown);
        }
    }
}

// Not only the answer: the board is turned before the search, so that no side of it takes longer than another.
void TestThrees::anyWinIsTheSameSeenFromAllSides()
{
    ThreeSolver solver;
    int wins = 0;
    for (int i = 0; i < repetitions(24); ++i) {
        const Question question = smallQuestion(i);
        const Limits few { .nodes = 2000 };
        const Finding expected = solver.findAny(question, few);
        for (const rules::Symmetry symmetry : rules::AllSymmetries) {
            const Question seen = seenFrom(symmetry, question);
            const Finding finding = solver.findAny(seen, few);
            QCOMPARE(finding.answer, expected.answer);
            QCOMPARE(finding.nodes, expected.nodes);
            QCOMPARE(finding.length, expected.length);
            QCOMPARE(finding.threatFours, expected.threatFours);
            if (finding.answer != Answer::Win)
                continue;
            ++wins;
            QCOMPARE(finding.proof.steps.size(), expected.proof.steps.size());
            QVERIFY(!findHole(finding.proof, seen.position, seen.rules));
        }
    }
    QVERIFY(wins > 0);
}

// A limit in small pieces finds what one in a whole finds: what is known is kept from one slice to the next.
void TestThrees::aSearchGoesOnAfterARestart()
{
    const Question question { rules::stones("G8 H8 I9 I10", "I12 I7"), Side::Black, { .rule = Rule::Renju } };
    ThreeSolver solver;
    const Finding whole = solver.findAny(question);
    QCOMPARE(whole.answer, Answer::Win);
    std::uint64_t least = 0;
    for (std::uint64_t nodes = 1; least == 0 && nodes <= 2 * whole.nodes; nodes += 1 + nodes / 8)
        if (solver.findAny(question, { .nodes = nodes }).answer == Answer::Win)
            least = nodes;
    QVERIFY(least > 0);
    QCOMPARE(solver.findAny(question, { .nodes = whole.nodes }), whole);
}

void TestThrees::limits()
{
    const Question question { rules::stones("G7 H8 G9 I10 F6", "H7 G8 I8 H10"), Side::Black, { .rule = Rule::Renju } };
    ThreeSolver solver;
    QCOMPARE(solver.find(question, 1, { .nodes = 1 }).answer, Answer::Unknown);
    std::stop_source stop;
    stop.request_stop();
    int asked = 0;
    const Limits ended { .nodes = 50'000'000, .stop = stop.get_token(), .goesOn = [&](const Progress &) {
                            ++asked;
                            return true;
                        } };
    const Finding finding = solver.find(question, 3, ended);
    QVERIFY(finding.answer != Answer::Unknown || finding.nodes < 1'000'000);
    QCOMPARE(asked, 0);
}

} // namespace tst_threes

QTEST_GUILESS_MAIN(tst_threes::TestThrees)
#include "tst_threes.moc"
