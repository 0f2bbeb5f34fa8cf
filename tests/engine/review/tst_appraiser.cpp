// SPDX-License-Identifier: MIT
#include "../playing.h"
#include "engine/review/appraiser.h"
#include "engine/share.h"
#include "record/collection.h"

#include "analysis/review/gameline.h"
#include "analysis/review/threesreview.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <thread>

namespace tst_appraiser {

using namespace kagetsu;
using namespace kagetsu::enginereview;
using namespace std::chrono_literals;
using engine::test::Playing;

namespace {

struct Game
{
    review::Line line;
    review::Review review;
};

Game gameIn(const char *sgf)
{
    const record::Game game = record::readCollection(sgf).readGame(0);
    Game read { review::gameLineOf(game, review::ruleOf(game)).value().line, {} };
    solver::FourSolver fours;
    read.review = reviewLine(read.line, fours);
    return read;
}

// Nothing is proven; five places.
constexpr const char *Quiet = "(;GM[4]SZ[15]RU[Freestyle Gomoku];B[hh];W[hg];B[ig];W[oo])";

Terms scripted(const QString &arguments)
{
    return { .profile = Playing::scripted(arguments, QStringLiteral("yixin")), .time = 100ms };
}

// "50 70 - win": shares of Black in hundredths.
QString textOf(const review::Opinions &opinions)
{
    QStringList texts;
    for (const auto &each : opinions)
        texts += !each   ? QStringLiteral("-")
            : each->wins ? QLatin1String(*each->wins == rules::Side::Black ? "B" : "W") + QString::number(each->plies)
                         : QString::number(qRound(each->blackShare * 100));
    return texts.join(QLatin1Char(' '));
}

} // namespace

// analysis.md#review-by-an-engine, with engines in processes of their own.
class TestAppraiser : public QObject
{
    Q_OBJECT

private slots:
    void sharesOfReports_data()
    {
        QTest::addColumn<std::optional<engine::Worth>>("worth");
        QTest::addColumn<std::optional<double>>("winRate");
        QTest::addColumn<std::optional<double>>("share");
        const auto row = [](const char *name, std::optional<engine::Worth> worth, std::optional<double> winRate,
                             std::optional<double> share) { QTest::newRow(name) << worth << winRate << share; };
        using engine::Worth;
        row("nothing", {}, {}, {});
        row("even", Worth { 0, {} }, {}, .5);
        row("half a win", Worth { 250, {} }, {}, .75);
        row("half a loss", Worth { -250, {} }, {}, .25);
        row("the least number there is", Worth { std::numeric_limits<int>::min(), {} }, {}, 0);
        row("a win rate comes before an evaluation", Worth { 400, {} }, .3, .3);
        row("an announced win comes before both", Worth { 1, 5 }, .3, 1);
        row("an announced loss", Worth { -1, 4 }, {}, 0);
        row("a win rate beyond the scale", {}, 7, 1);
        row("no number", {}, std::nan(""), {});
    }
    void sharesOfReports()
    {
        QFETCH(std::optional<engine::Worth>, worth);
        QFETCH(std::optional<double>, winRate);
        QFETCH(std::optional<double>, share);
        const std::optional<double> found = engine::shareOf(worth, winRate);
        QCOMPARE(found.has_value(), share.has_value());
        QVERIFY(!found || std::abs(*found - *share) < 1e-6);
    }

    void everyPlaceHasItsOpinion()
    {
        const Game game = gameIn(Quiet);
        Appraiser appraiser(scripted(QStringLiteral("--yixin --each-eval 0;250;%0.7;+M5;-M4")));
        std::size_t told = 0;
        const Appraised found = appraiser.appraise(game.line, game.review,
            { .stop = {}, .told = [&](const review::Progress &progress, const review::Opinions &opinions) {
                 return ++told == progress.done && opinions.size() == told && progress.all == 5;
             } });
        QVERIFY(found.isComplete);
        QVERIFY(!found.trouble);
        QCOMPARE(told, std::size_t(5));
        // White is to move at the second and fourth place; a line is cut at the stone that stands on H8.
        QCOMPARE(textOf(found.opinions), "50 25 70 W5 W4");
        QCOMPARE(found.opinions[0]->line.size(), std::size_t(2));
        QVERIFY(found.opinions[1]->line.empty());
        QCOMPARE(found.opinions[2]->depth, 9);
    }

    void whatEnginesDoWrong_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("opinions");
        QTest::addColumn<bool>("isComplete");
        QTest::addColumn<QString>("trouble"); // "died KIND", "refused", "mute" or nothing
        const auto row = [](const char *name, const char *arguments, const char *opinions, bool isComplete,
                             const char *trouble) {
            QTest::newRow(name) << QString::fromLatin1(arguments) << QString::fromLatin1(opinions) << isComplete
                                << QString::fromLatin1(trouble);
        };
        // After a death the evaluations begin anew.
        row("it crashes once at a place", "--yixin --each-eval 0;250;0;250;0 --crash-at 4", "50 25 50 50 75", true, "");
        row("it crashes at every search", "--yixin --crash-at 1", "", false, "died");
        row("it cannot be started", "--yixin --exit-at-start", "", false, "died");
        row("it writes garbage first", "--yixin --garbage-at 1 --each-eval 0;0;0;0;0", "50 50 50 50 50", true, "");
        row("it gives no evaluations", "--yixin --each-eval none", "- - -", false, "mute");
        row("it misses one", "--yixin --each-eval 0;none;0;0;0", "50 - 50 50 50", true, "");
        row("it gives evaluations that are none", "--yixin --each-eval x;9999999999999;+Mx;+M", "- - -", false, "mute");
        row("its moves are off the board", "--yixin --each-eval 0;0;0;0;0 --lines 99,99;-1,3 --outside-at 2",
            "50 50 50 50 50", true, "");
        row("it cannot analyse", "--moves 0,0;1,1", "", false, "refused");
    }
    void whatEnginesDoWrong()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, opinions);
        QFETCH(bool, isComplete);
        QFETCH(QString, trouble);
        const Game game = gameIn(Quiet);
        Appraiser appraiser(scripted(arguments));
        const Appraised found = appraiser.appraise(game.line, game.review);
        QCOMPARE(textOf(found.opinions), opinions);
        QCOMPARE(found.isComplete, isComplete);
        QCOMPARE(!found.trouble          ? QString()
                : found.trouble->died    ? QStringLiteral("died")
                : found.trouble->refused ? QStringLiteral("refused")
                                         : QStringLiteral("mute"),
            trouble);
    }

    // A book answers the empty board without an evaluation: only an engine that never gives one is told.
    void oneSilentGameIsNotTheEnd()
    {
        const Game brief = gameIn("(;GM[4]SZ[15]RU[Freestyle Gomoku];B[hh])");
        Appraiser appraiser(scripted(QStringLiteral("--yixin --each-eval none")));
        const Appraised first = appraiser.appraise(brief.line, brief.review);
        QVERIFY(first.isComplete && !first.trouble);
        QCOMPARE(textOf(first.opinions), "- -");
        const Appraised second = appraiser.appraise(brief.line, brief.review);
        QVERIFY(!second.isComplete && second.trouble);
        QVERIFY(!second.trouble->died && !second.trouble->refused);
        // One that has spoken may be silent as long as it likes.
        Appraiser other(scripted(QStringLiteral("--yixin --each-eval 0;none;none;none;none;none")));
        QVERIFY(other.appraise(brief.line, brief.review).isComplete);
        for (int again = 0; again < 2; ++again) {
            const Appraised silent = other.appraise(brief.line, brief.review);
            QVERIFY(silent.isComplete && !silent.trouble);
        }
    }

    // Without a limit of time, an engine that never answers is stopped all the same.
    void anEngineThatHangs()
    {
        const Game game = gameIn(Quiet);
        Terms terms = scripted(QStringLiteral("--yixin --hang-at 1"));
        terms.time.reset();
        terms.nodes = 10;
        terms.patience = 100ms;
        Appraiser appraiser(terms);
        const Appraised found = appraiser.appraise(game.line, game.review);
        QVERIFY(found.trouble && found.trouble->died);
        QCOMPARE(found.trouble->died->kind, engine::DeathKind::Hung);
        QVERIFY(found.trouble->wasReady);
        QVERIFY(!found.isComplete);
    }

    // The next game is looked at by a new process.
    void itGoesOnAfterADeath()
    {
        const Game game = gameIn(Quiet);
        Appraiser appraiser(
            scripted(QStringLiteral("--yixin --each-eval 0;0;0;0;0;250;250;250;250;250;0 --exit-at 11")));
        QVERIFY(appraiser.appraise(game.line, game.review).isComplete);
        QCOMPARE(textOf(appraiser.appraise(game.line, game.review).opinions), "75 25 75 25 75");
        QCOMPARE(textOf(appraiser.appraise(game.line, game.review).opinions), "50 50 50 50 50");
    }

    void itStopsWhenItIsTold()
    {
        const Game game = gameIn(Quiet);
        Terms terms = scripted(QStringLiteral("--yixin --late 60000"));
        terms.time = 60'000ms;
        Appraiser appraiser(terms);
        std::stop_source stop;
        std::jthread other([&stop] {
            std::this_thread::sleep_for(100ms);
            stop.request_stop();
        });
        const Appraised found = appraiser.appraise(game.line, game.review, { .stop = stop.get_token(), .told = {} });
        QVERIFY(!found.isComplete);
        QVERIFY(!found.trouble);
        // So does whoever reads.
        Appraiser quick(scripted(QStringLiteral("--yixin --evals 0")));
        const Appraised one = quick.appraise(game.line, game.review,
            { .stop = {}, .told = [](const auto &progress, const auto &) { return progress.done < 2; } });
        QCOMPARE(textOf(one.opinions), "50 50");
        QVERIFY(!one.isComplete);
    }

    // Whatever was asked before, in any thread.
    void ownEngineIsDeterministic()
    {
        const Game game = gameIn("(;GM[4]SZ[15]RU[Renju];B[hh];W[hg];B[ij];W[ii];B[jj])");
        const Terms terms { .profile = engine::ownEngine(KAGETSU_BRAIN), .time = {}, .nodes = 100 };
        Appraiser appraiser(terms);
        const Appraised first = appraiser.appraise(game.line, game.review);
        QVERIFY(first.isComplete);
        QCOMPARE(first.opinions.size(), std::size_t(6));
        appraiser.appraise(gameIn(Quiet).line, gameIn(Quiet).review);
        QVERIFY(appraiser.appraise(game.line, game.review).opinions == first.opinions);
        std::jthread([&] {
            Appraiser other(terms);
            QVERIFY(other.appraise(game.line, game.review).opinions == first.opinions);
        }).join();
    }

    void severalProcessesSayTheSame()
    {
        const Game game = gameIn("(;GM[4]SZ[15]RU[Renju];B[hh];W[hg];B[ij];W[ii];B[jj])");
        const Terms terms { .profile = engine::ownEngine(KAGETSU_BRAIN), .time = {}, .nodes = 100 };
        const Appraised alone = appraiseTogether(terms, 1, game.line, game.review);
        std::size_t told = 0;
        const Appraised three = appraiseTogether(terms, 3, game.line, game.review,
            { .stop = {}, .told = [&](const review::Progress &progress, const review::Opinions &) {
                 return ++told == progress.done && progress.all == 6;
             } });
        QVERIFY(three.isComplete);
        QCOMPARE(told, std::size_t(6));
        QVERIFY(three.opinions == alone.opinions);
        // One that fails ends the others.
        const Appraised failed =
            appraiseTogether(scripted(QStringLiteral("--yixin --each-eval 0 --exit-at 1")), 2, game.line, game.review);
        QVERIFY(failed.trouble && failed.trouble->died);
        QVERIFY(!failed.isComplete);
    }

    void whatWasNotSearchedSaysNothing()
    {
        const Game game = gameIn(Quiet);
        Appraiser appraiser(scripted(QStringLiteral("--yixin --depth 0 --each-eval 0;0;0;+M5;0")));
        const Appraised found = appraiser.appraise(game.line, game.review);
        QCOMPARE(textOf(found.opinions), "- - - W5 -");
        QVERIFY(found.isComplete && !found.trouble);
    }

    void stonesThatWereSetUpComeFirst()
    {
        const Game game = gameIn("(;GM[4]SZ[15]RU[Renju]AB[aa][bb]AW[cc];W[dd];B[hh])");
        const engine::Position asked = askedPosition(game.line, 2);
        QCOMPARE(asked.stones.size(), std::size_t(5));
        QCOMPARE(asked.toMove, rules::Side::White);
        QCOMPARE(asked.stones.back().point, rules::Point(7, 7));
        for (std::size_t i = 0; i < asked.stones.size(); ++i)
            QCOMPARE(asked.stones[i].side, i % 2 == 0 ? rules::Side::Black : rules::Side::White);
    }
};

} // namespace tst_appraiser

using tst_appraiser::TestAppraiser;
QTEST_GUILESS_MAIN(TestAppraiser)
#include "tst_appraiser.moc"
