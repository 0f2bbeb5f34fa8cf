// SPDX-License-Identifier: MIT
#include "games.h"
#include "questions.h"

#include <QTest>

namespace tst_brain {

using namespace kagetsu;
using namespace kagetsu::ai;
using rules::Side;

class TestBrain : public QObject
{
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void everyMoveIsAllowed_data();
    void everyMoveIsAllowed();
    void theSameSeedPlaysTheSame();
    void itEndsWhenItIsTold();
    void winsByFoursAreFound();
    void winsByFoursAreStopped();
    void severalLines();
    void eachRoundIsTold();
    void anOnlyMoveIsWeighedWhereThatIsWanted();
    void aWinIsTheFirstOfSeveralLines();
    void aFullBoardButOne();
    void noLevelIsWorseThanTheOneBelow_data();
    void noLevelIsWorseThanTheOneBelow();
};

rules::Position positionOf(const QString &black, const QString &white, int size = 15)
{
    rules::Position position(size);
    for (const QString &each : black.split(' ', Qt::SkipEmptyParts))
        position.place(*rules::pointFromText(each.toStdString(), size), Side::Black);
    for (const QString &each : white.split(' ', Qt::SkipEmptyParts))
        position.place(*rules::pointFromText(each.toStdString(), size), Side::White);
    return position;
}

void TestBrain::finds_data()
{
    QTest::addColumn<QString>("black"); // to move
    QTest::addColumn<QString>("white");
    QTest::addColumn<int>("rule");
    QTest::addColumn<int>("from"); // the lowest level that finds it
    QTest::addColumn<QString>("moves"); // any of these
    using rules::Rule;
    const auto row = [](const char *name, const char *black, const char *white, Rule rule, int from,
                         const char *moves) {
        QTest::newRow(name) << black << white << static_cast<int>(rule) << from << moves;
    };
    row("every level makes its five", "G8 H8 I8 J8", "A1 C1 E1 G1", Rule::FreeStyle, 1, "F8 K8");
    row("every level stops a five", "A1 C1 E1 L8", "H8 I8 J8 K8", Rule::FreeStyle, 1, "G8");
    row("five before stopping one", "A1 A2 A3 A4", "H8 I8 J8 K8", Rule::Renju, 1, "A5");
    row("a straight four is made from the second level on", "G8 H8 I8", "A1 C1 O15", Rule::FreeStyle, 2, "F8 J8");
    row("an open three is stopped from the second level on", "A1 C1 O15", "G8 H8 I8", Rule::FreeStyle, 2,
        "E8 F8 J8 K8");
    row("Black makes no six in renju", "D8 E8 F8 G8 I8 J5 C3", "C8 B2 M12 L3 D12 B9 O1", Rule::Renju, 1, "");
    row("two fours in two lines", "F8 G8 H8 I5 I6 I7", "E8 I4 A1 C1 E1 G1", Rule::FreeStyle, 2, "I8");
    row("two fours are no way to win for Black in renju", "F8 G8 H8 I5 I6 I7", "E8 I4 A1 C1 E1 G1", Rule::Renju, 1, "");
}

void TestBrain::finds()
{
    QFETCH(QString, black);
    QFETCH(QString, white);
    QFETCH(int, rule);
    QFETCH(int, from);
    QFETCH(QString, moves);
    const rules::RuleSet rules { .rule = static_cast<rules::Rule>(rule) };
    const rules::Position position = positionOf(black, white);
    Brain brain;
    for (int level = from; level <= HighestLevel; ++level) {
        const Thought thought = brain.think(
            { .position = position, .side = Side::Black, .rules = rules, .level = level, .seed = 3, .nodes = 4000 });
        const QString move = QString::fromStdString(toText(thought.move()));
        if (moves.isEmpty())
            QVERIFY(judge(position, thought.move(), Side::Black, rules).outcome != rules::Outcome::Forbidden);
        else
            QVERIFY2(moves.split(' ').contains(move), qPrintable(QString("level %1 plays %2").arg(level).arg(move)));
    }
}

void TestBrain::everyMoveIsAllowed_data()
{
    QTest::addColumn<int>("rule");
    QTest::addColumn<int>("size");
    for (const rules::Rule rule :
        { rules::Rule::FreeStyle, rules::Rule::Standard, rules::Rule::Renju, rules::Rule::Caro })
        for (const int size : { 5, 15, 22 })
            QTest::addRow("%s on %d", std::string(rules::idOf(rule)).c_str(), size) << static_cast<int>(rule) << size;
}

void TestBrain::everyMoveIsAllowed()
{
    QFETCH(int, rule);
    QFETCH(int, size);
    const rules::RuleSet rules { .rule = static_cast<rules::Rule>(rule) };
    Brain brain(14);
    for (int game = 0; game < 3; ++game) {
        const std::array levels { 1 + game, 4 - game };
        const GameEnd end = play(brain, rules::Position(size), rules, levels, 150, static_cast<std::uint64_t>(game));
        QCOMPARE(end.fault, std::string());
    }
}

void TestBrain::theSameSeedPlaysTheSame()
{
    Brain one;
    Brain two;
    const rules::Position opening = someOpening(1, {});
    for (int level = LowestLevel; level <= HighestLevel; ++level) {
        const Task task { .position = opening, .level = level, .seed = 5, .nodes = 1000 };
        const Thought first = one.think(task);
        QCOMPARE(one.think(task), first); // whatever it thought of before
        QCOMPARE(two.think(task), first);
    }
}

void TestBrain::itEndsWhenItIsTold()
{
    Brain brain;
    int asked = 0;
    const Thought thought =
        brain.think({ .position = someOpening(2, {}), .nodes = 1'000'000'000 }, [&] { return ++asked < 5; });
    QCOMPARE(asked, 5);
    QVERIFY(!thought.choices.empty());
    QVERIFY(someOpening(2, {}).isEmpty(thought.move()));
}

// Positions small enough for the opponent, won by so many fours that it may not miss.
std::vector<solver::KnownQuestion> knownWins()
{
    std::vector<solver::KnownQuestion> result = solver::knownQuestions("dev.tsv");
    std::erase_if(result, [](const solver::KnownQuestion &each) {
        const int length = QString::fromStdString(each.length).toInt(); // "none" is 0
        return length < 1 || length > 7 || each.question.position.size() > LargestBoard;
    });
    return result;
}

void TestBrain::winsByFoursAreFound()
{
    const auto questions = knownWins();
    if (questions.empty())
        QSKIP("the positions are not here");
    Brain brain(10);
    solver::FourSolver solver;
    for (const auto &[question, length, origin] : questions) {
        const rules::Point move =
            brain
                .think(
                    { .position = question.position, .side = question.attacker, .rules = question.rules, .nodes = 100 })
                .move();
        const solver::MoveAnswers wins = solver.firstMoves(question);
        QVERIFY2(std::ranges::any_of(wins.moves,
                     [&](const solver::MoveAnswer &each) {
                         return each.point == move && each.answer == solver::Answer::Win;
                     }),
            origin.c_str());
    }
}

// Where the other side has a win by fours that can be stopped, it is stopped, or won sooner.
void TestBrain::winsByFoursAreStopped()
{
    const auto questions = knownWins();
    if (questions.empty())
        QSKIP("the positions are not here");
    Brain brain(10);
    solver::FourSolver solver;
    for (std::size_t i = 0; i < questions.size(); i += 3) {
        const auto &[question, length, origin] = questions[i];
        if (solver.defences(question).answer != solver::Answer::None)
            continue;
        const Thought thought = brain.think({ .position = question.position,
            .side = rules::other(question.attacker),
            .rules = question.rules,
            .nodes = 100 });
        solver::Question after = question;
        after.position.place(thought.move(), rules::other(question.attacker));
        QVERIFY2(thought.choices.front().worth >= SurelyWon || solver.find(after).answer != solver::Answer::Win,
            origin.c_str());
    }
}

// The win comes first, what else there is after it.
void TestBrain::aWinIsTheFirstOfSeveralLines()
{
    Brain brain;
    const rules::Position position = positionOf("F8 G8 H8 I5 I6 I7", "E8 I4 A1 C1 E1 G1");
    for (const int level : { 4, 6 }) {
        Task task { .position = position, .rules = { .rule = rules::Rule::FreeStyle }, .level = level, .nodes = 5'000 };
        const rules::Point move = brain.think(task).move();
        task.lines = 3;
        const Thought thought = brain.think(task);
        QCOMPARE(thought.choices.size(), std::size_t(3));
        QCOMPARE(thought.choices[0].point, move);
        QVERIFY(thought.choices[0].worth >= SurelyWon);
        QVERIFY(thought.choices[1].point != thought.choices[0].point);
    }
}

void TestBrain::severalLines()
{
    Brain brain;
    const Thought thought = brain.think({ .position = someOpening(3, {}), .level = 4, .nodes = 20'000, .lines = 3 });
    QCOMPARE(thought.choices.size(), std::size_t { 3 });
    QVERIFY(thought.choices[0].worth >= thought.choices[1].worth);
    QVERIFY(thought.choices[1].worth >= thought.choices[2].worth);
    for (const Choice &choice : thought.choices)
        QCOMPARE(choice.line.front(), choice.point);
    QVERIFY(thought.choices[0].point != thought.choices[1].point);
}

void TestBrain::eachRoundIsTold()
{
    Brain brain;
    const Task task { .position = someOpening(3, {}), .level = 4, .nodes = 20'000, .lines = 2 };
    std::vector<Thought> told;
    const Thought thought = brain.think(task, {}, [&](const Thought &each) { told.push_back(each); });
    QVERIFY(told.size() >= 2);
    for (std::size_t i = 0; i < told.size(); ++i) {
        QCOMPARE(told[i].choices.size(), std::size_t { 2 });
        QCOMPARE(told[i].choices.front().depth, static_cast<int>(i) + 1);
        QVERIFY(i == 0 || told[i].nodes > told[i - 1].nodes);
        QVERIFY(told[i].choices[0].worth >= told[i].choices[1].worth);
    }
    QVERIFY(told.back().choices == thought.choices);
    QVERIFY(brain.think(task) == thought);
}

// White has four stones and one point to make five: where only a move is wanted, nothing is left to think about.
void TestBrain::anOnlyMoveIsWeighedWhereThatIsWanted()
{
    Brain brain;
    Task task { .position = positionOf("D8 A1 C3 O15", "E8 F8 G8 H8"), .level = 4, .nodes = 2'000 };
    QCOMPARE(brain.think(task).nodes, std::uint64_t { 0 });
    const rules::Point move = brain.think(task).move();
    task.weighs = true;
    const Thought thought = brain.think(task);
    QCOMPARE(thought.move(), move);
    QVERIFY(thought.nodes > 0);
    QVERIFY(thought.choices.front().depth > 1);
}

void TestBrain::aFullBoardButOne()
{
    rules::Position position(5);
    for (int x = 0; x < 5; ++x)
        for (int y = 0; y < 5; ++y)
            position.place({ x, y }, (x + y / 2) % 2 == 0 ? Side::Black : Side::White);
    position.clear({ 3, 2 });
    QCOMPARE(Brain().think({ .position = position }).move(), rules::Point(3, 2));
}

void TestBrain::noLevelIsWorseThanTheOneBelow_data()
{
    QTest::addColumn<int>("level");
    for (int level = LowestLevel + 1; level <= 4; ++level)
        QTest::addRow("level %d", level) << level;
}

// Each opening twice, with the sides exchanged. The higher levels take longer than a test may.
void TestBrain::noLevelIsWorseThanTheOneBelow()
{
    QFETCH(int, level);
    Brain brain(14);
    int lead = 0;
    for (std::uint64_t opening = 0; opening < 3; ++opening) {
        for (const bool isBlack : { true, false }) {
            const std::array levels { isBlack ? level : level - 1, isBlack ? level - 1 : level };
            const GameEnd end = play(brain, someOpening(opening, {}), {}, levels, 0, opening);
            QCOMPARE(end.fault, std::string());
            if (end.winner)
                lead += (*end.winner == Side::Black) == isBlack ? 1 : -1;
        }
    }
    QVERIFY2(lead >= 0, qPrintable(QString::number(lead)));
}

} // namespace tst_brain

QTEST_GUILESS_MAIN(tst_brain::TestBrain)
#include "tst_brain.moc"
