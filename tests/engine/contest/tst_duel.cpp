// SPDX-License-Identifier: MIT
#include "../playing.h"
#include "engine/contest/duel.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

namespace tst_duel {

using namespace kagetsu;
using namespace kagetsu::contest;
using namespace std::chrono_literals;
using engine::test::Playing;

// engine-contest.md, with engines in processes of their own.
class TestDuel : public QObject
{
    Q_OBJECT

private slots:
    void faultsAreCountedAndItGoesOn_data();
    void faultsAreCountedAndItGoesOn();
    void sidesAreExchanged();
    void levelsAreDeterministic();
    void itEndsWhenItIsClear();
    void itEndsWhenItIsTold();
    void unplayable_data();
    void unplayable();
};

constexpr int LongestWait = 60'000; // milliseconds until something is taken for hanging

Contestant own(int level)
{
    return { engine::ownEngine(KAGETSU_BRAIN), level };
}

Contestant scripted(const QString &arguments)
{
    return { Playing::scripted(arguments), 0 };
}

Plan planOf(int games, int jobs = 1)
{
    Plan plan;
    plan.terms.board.rules.rule = rules::Rule::FreeStyle;
    plan.terms.nodes = 100;
    plan.games = games;
    plan.jobs = jobs;
    return plan;
}

struct Played
{
    std::vector<PlayedGame> games;
    Answer answer = Answer::Open;
    std::optional<Problem> problem;
    bool hasFinished = false;
};

Played play(const Contestant &first, const Contestant &second, const Plan &plan)
{
    QElapsedTimer time;
    time.start();
    Duel duel({ first, second }, plan, [&time] { return engine::Moment(time.elapsed()); });
    QSignalSpy finished(&duel, &Duel::finished);
    duel.start();
    const bool hasFinished = finished.count() > 0 || finished.wait(LongestWait);
    return { duel.games(), duel.answer(), duel.problem(), hasFinished };
}

// "first illegal, -, second crashed": who did what, game by game.
QString faultsOf(const std::vector<PlayedGame> &games)
{
    const QStringList names { "five", "full", "forbidden", "illegal", "late", "hung", "crashed" };
    QStringList all;
    for (const PlayedGame &game : games) {
        const auto who = game.culprit();
        all.append(!who
                ? QString("-")
                : QString(*who == Who::First ? "first " : "second ") + names[static_cast<int>(game.ending.end)]);
    }
    return all.join(", ");
}

void TestDuel::faultsAreCountedAndItGoesOn_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<rules::Rule>("rule");
    QTest::addColumn<QString>("faults");
    using enum rules::Rule;
    // Searches are counted anew in each process.
    QTest::newRow("it plays") << "" << FreeStyle << "-, -, -";
    QTest::newRow("it crashes") << "--crash-at 1" << FreeStyle << "second crashed, second crashed, second crashed";
    QTest::newRow("it ends") << "--exit-at 5" << FreeStyle << "-, second crashed, -";
    QTest::newRow("it plays on a stone") << "--occupied-at 1" << FreeStyle << "second illegal, -, -";
    QTest::newRow("it plays off the board") << "--outside-at 2" << FreeStyle << "second illegal, -, -";
    QTest::newRow("it hangs") << "--hang-at 1" << FreeStyle << "second hung, second hung, second hung";
    QTest::newRow("it is late") << "--late 600" << FreeStyle << "second late, second late, second late";
    QTest::newRow("it writes rubbish") << "--garbage-at 1" << FreeStyle << "-, -, -";
}

void TestDuel::faultsAreCountedAndItGoesOn()
{
    QFETCH(QString, arguments);
    QFETCH(rules::Rule, rule);
    QFETCH(QString, faults);
    Plan plan = planOf(3, arguments.contains("hang") ? 3 : 1);
    plan.terms.board.rules.rule = rule;
    plan.terms.moveTime = 100ms;
    plan.terms.margin = arguments.contains("late") ? 300ms : 2'500ms;
    const Played played = play(own(2), scripted(arguments), plan);
    QVERIFY(played.hasFinished);
    QCOMPARE(faultsOf(played.games), faults);
    QCOMPARE(scoreOf(played.games), (Score { 3, 0, 0 }));
}

void TestDuel::sidesAreExchanged()
{
    Plan plan = planOf(4, 2);
    const auto read = readOpenings("H8 I9 J10\nH8 H9\n", plan.terms.board);
    plan.openings = *read;
    const Played played = play(own(1), own(1), plan);
    QVERIFY(played.hasFinished);
    QCOMPARE(played.games.size(), std::size_t(4));
    for (int number = 0; number < 4; ++number) {
        const PlayedGame &game = played.games[static_cast<std::size_t>(number)];
        QCOMPARE(game.number, number);
        QVERIFY(game.black == (number % 2 == 0 ? Who::First : Who::Second));
        const Opening &opening = plan.openings[static_cast<std::size_t>(number / 2)];
        QCOMPARE(game.opened, opening.size());
        QVERIFY(std::equal(opening.begin(), opening.end(), game.stones.begin()));
    }
    // The same engine twice: both games of a pair are the same, and each side wins one.
    QVERIFY(played.games[0].stones == played.games[1].stones);
    QCOMPARE(scoreOf(played.games).share(), 0.5);
}

void TestDuel::levelsAreDeterministic()
{
    Plan plan = planOf(4);
    plan.terms.board.rules.rule = rules::Rule::Renju;
    const Played one = play(own(3), own(2), plan);
    plan.jobs = 2;
    const Played again = play(own(3), own(2), plan);
    QVERIFY(one.games == again.games);
    QCOMPARE(faultsOf(one.games), "-, -, -, -");
}

void TestDuel::itEndsWhenItIsClear()
{
    Plan plan = planOf(60, 2);
    plan.hypotheses = Hypotheses { 0, 200 };
    const Played played = play(own(2), scripted(""), plan);
    QVERIFY(played.hasFinished);
    QCOMPARE(played.answer, Answer::More);
    QVERIFY(played.games.size() < 20);
    QCOMPARE(played.games.back().number + 1, static_cast<int>(played.games.size()));
}

void TestDuel::itEndsWhenItIsTold()
{
    QElapsedTimer time;
    time.start();
    Duel duel({ own(2), scripted("") }, planOf(1'000), [&time] { return engine::Moment(time.elapsed()); });
    QSignalSpy finished(&duel, &Duel::finished);
    connect(&duel, &Duel::played, &duel, [&duel](const PlayedGame &, int games) {
        if (games == 2)
            duel.stop();
    });
    duel.start();
    QVERIFY(finished.wait(LongestWait));
    QCOMPARE(duel.games().size(), std::size_t(2));
}

void TestDuel::unplayable_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<rules::Rule>("rule");
    QTest::addColumn<int>("refused"); // -1: it could not be started
    using engine::FailureKind;
    QTest::newRow("it refuses the board")
        << "--reject-size" << rules::Rule::FreeStyle << static_cast<int>(FailureKind::SizeRefused);
    QTest::newRow("it refuses the rule") << "--rule-error" << rules::Rule::Renju
                                         << static_cast<int>(FailureKind::RuleRefused);
    QTest::newRow("its profile does not have the rule")
        << "" << rules::Rule::Caro << static_cast<int>(FailureKind::RuleRefused);
    QTest::newRow("it ends at its start") << "--exit-at-start" << rules::Rule::FreeStyle << -1;
    QTest::newRow("it closes its output") << "--close-output" << rules::Rule::FreeStyle << -1;
}

void TestDuel::unplayable()
{
    QFETCH(QString, arguments);
    QFETCH(rules::Rule, rule);
    QFETCH(int, refused);
    Plan plan = planOf(10);
    plan.terms.board.rules.rule = rule;
    const Played played = play(own(1), scripted(arguments), plan);
    QVERIFY(played.hasFinished);
    QVERIFY(played.problem.has_value());
    QVERIFY(played.problem->who == Who::Second);
    QCOMPARE(played.problem->refused ? static_cast<int>(*played.problem->refused) : -1, refused);
    QVERIFY(played.games.empty());
}

} // namespace tst_duel

QTEST_GUILESS_MAIN(tst_duel::TestDuel)
#include "tst_duel.moc"
