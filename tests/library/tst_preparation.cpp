// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "library/search/preparation.h"
#include "randomgames.h"
#include "record/collection.h"

#include <QTest>

#include <map>
#include <random>

namespace tst_preparation {

using namespace kagetsu;
using namespace kagetsu::library;
using rules::Point;
using rules::Side;

record::Game gameOf(const std::string &sgf)
{
    return record::readRecords("(;GM[4]SZ[15]" + sgf + ")").readGame(0);
}

// A game of player 1, or of somebody else if both are others.
struct Played
{
    std::string sgf;
    std::uint32_t black = 1;
    std::uint32_t white = 2;
    int day = 20250101;
    record::Winner winner = record::Winner::Black;
};

Games gamesOf(const std::vector<Played> &played)
{
    Games games;
    std::int64_t id = 0;
    for (const Played &each : played) {
        const StoredGame stored = storedGame(gameOf(each.sgf), {});
        Facts facts(each.black, each.white, 0, each.day / 10000);
        facts.setWinner(each.winner);
        facts.setPlain(isPlain(stored.moves, 15));
        games.add(15, ++id, facts, stored.moves, each.day);
    }
    games.finish();
    return games;
}

RowSet rowsOf(std::initializer_list<std::uint32_t> rows)
{
    RowSet set;
    for (const std::uint32_t row : rows)
        set.insert(row);
    return set;
}

std::shared_ptr<const Study> studyOf(const std::string &sgf)
{
    return std::make_shared<const Study>(1, "lines", gameOf(sgf));
}

// "white leaves H8 I9 + J10: 2", the moves in the order of the lines.
QStringList told(const std::vector<Meeting> &meetings)
{
    QStringList lines;
    for (const Meeting &each : meetings) {
        QStringList moves;
        const record::GameTree &tree = each.study->tree();
        for (const record::NodeId step : tree.path(each.node)) {
            if (tree.action(step).isStone())
                moves += QString::fromStdString(toText(tree.action(step).point()));
        }
        if (each.reply)
            moves += QLatin1String("+ ") + QString::fromStdString(toText(*each.reply));
        lines += QStringLiteral("%1 %2: %3")
                     .arg(each.side == Side::Black ? QStringLiteral("black") : QStringLiteral("white"))
                     .arg(moves.join(QLatin1Char(' ')))
                     .arg(each.score.games);
    }
    return lines;
}

// What is to be known before a game against somebody (library.md#preparation).
class TestPreparation : public QObject
{
    Q_OBJECT

private slots:
    // A game that leaves, comes back by another order and leaves again is counted, and opened, once: where it left
    // last.
    void whoComesBackHasNotLeft()
    {
        const auto study = studyOf(";B[hh];W[hg];B[ig];W[jg]");
        const Games games =
            gamesOf({ { ";B[hh];W[jg];B[ig];W[hg];B[aa];W[bb]", 2, 1 }, { ";B[hh];W[jg];B[cc]", 2, 1 } });
        const auto found = prepareFor(games, rowsOf({ 1 }), {}, { { study, Side::Black } }, {});
        QCOMPARE(told(found->leaves), QStringList({ "white H8 + F7: 1" }));
        QCOMPARE(found->leaves.front().games, (std::vector<GameAtPly> { { 2, 2 } }));
        QCOMPARE(told(found->meets).size(), 2);
    }

    void whereHeLeavesLines()
    {
        // Lines for Black; the second game has the mirror image, and the third ends within the lines.
        const auto study = studyOf(";B[hh](;W[hg];B[ig];W[jg];B[ii])(;W[ig];B[gi])");
        const Games games = gamesOf({ { ";B[hh];W[hg];B[ig];W[jf];B[aa]", 2, 1 }, { ";B[hh];W[hi];B[gi];W[fj]", 2, 1 },
            { ";B[hh];W[ig]", 2, 1 }, { ";B[hh];W[aa];B[bb]", 2, 1 },
            // The other side leaves them here, and that is nothing that he does.
            { ";B[hh];W[hg];B[cc];W[dd]", 2, 1 }, { ";B[hh];W[hg];B[ig];W[jf];B[aa]", 1, 2 },
            { ";B[hh];W[hg];B[ig];W[jf];B[aa]", 2, 3 } });
        const auto told15 = prepareFor(games, rowsOf({ 1 }), {}, { { study, Side::Black } }, {});
        QVERIFY(told15);
        QCOMPARE(told(told15->leaves), QStringList({ "white H8 H9 I9 + J10: 2", "white H8 + A1: 1" }));
        QCOMPARE(told15->leaves.front().games, (std::vector<GameAtPly> { { 1, 4 }, { 2, 4 } }));
        QCOMPARE(told15->leaves.back().games, (std::vector<GameAtPly> { { 4, 2 } }));
        QStringList meets = told(told15->meets);
        QCOMPARE(meets.takeFirst(), QStringLiteral("white H8 H9 I9: 2"));
        meets.sort();
        QCOMPARE(meets, QStringList({ "white H8 H9: 1", "white H8 I9: 1", "white H8: 1" }));
        // Lines for both sides, or for White only, are met by his games with Black.
        const auto white = prepareFor(games, rowsOf({ 1 }), {}, { { study, Side::White } }, {});
        QCOMPARE(told(white->leaves), QStringList());
        QCOMPARE(told(white->meets), QStringList({ "black H8 H9 I9: 1" }));
        const auto both = prepareFor(games, rowsOf({ 1 }), {}, { { study, {} } }, {});
        QCOMPARE(both->meets.size(), told15->meets.size() + white->meets.size());
    }

    void hisLastGames()
    {
        const auto study = studyOf(";B[hh];W[hg];B[ig]");
        const Games games = gamesOf({ { ";B[hh];W[hg];B[ig];W[aa];B[bb]", 1, 2, 20240101 },
            { ";B[hh];W[gh];B[gi];W[oo]", 1, 3, 20250000, record::Winner::White }, { ";B[hh];W[ig]", 4, 1, 20250301 },
            { ";B[hh];W[hg];B[ig];W[aa];B[oo]", 2, 3, 20260101 }, { ";B[hh]", 1, 2, 0 } });
        PreparationOptions options;
        options.lastGames = 2;
        const auto told = prepareFor(games, rowsOf({ 1 }), {}, { { study, Side::White } }, {}, options);
        QVERIFY(told);
        QCOMPARE(told->last.size(), std::size_t(2));
        const LastGame &newest = told->last[0];
        QCOMPARE(newest.id, 3);
        QCOMPARE(newest.side, Side::White);
        QCOMPARE(newest.other, 4u);
        QCOMPARE(newest.known, 1); // nobody else answered there
        QCOMPARE(newest.mine, 0); // the lines are for White, and so was he
        const LastGame &before = told->last[1];
        QCOMPARE(before.id, 2);
        QCOMPARE(before.winner, record::Winner::White);
        QCOMPARE(before.known, 3); // in another view
        QCOMPARE(before.mine, 3);
    }

    void resultsAreHis()
    {
        const Games games = gamesOf({ { ";B[hh]", 1, 2, 20200101 }, { ";B[hh]", 2, 1, 20250101 },
            { ";B[hh]", 1, 3, 20260101, record::Winner::Draw } });
        PreparationOptions options;
        options.recentFrom = 2024;
        const auto told = prepareFor(games, rowsOf({ 1 }), rowsOf({ 2 }), {}, {}, options);
        QVERIFY(told);
        QCOMPARE(told->all.all, (OwnScore { 3, 1, 1, 1 }));
        QCOMPARE(told->recent.all, (OwnScore { 2, 0, 1, 1 }));
        QCOMPARE(told->against.all, (OwnScore { 2, 1, 0, 1 }));
        options.isStopped = [] { return true; };
        QVERIFY(!prepareFor(games, rowsOf({ 1 }), {}, {}, {}, options));
        // Somebody who has no games, and lines on a board that is not square.
        const auto none = prepareFor(games, rowsOf({ 9 }), {}, { { studyOf("SZ[15:13];B[hh]"), {} } }, {});
        QCOMPARE(none->all.all.games, 0u);
        QVERIFY(none->choices.empty() && none->meets.empty() && none->last.empty());
    }

    void howHeOpens()
    {
        OpeningHabits habits;
        StoredGame game;
        game.terms.procedure = "RIF";
        game.result.winner = record::Winner::White;
        game.offers = std::string("\x01\x02", 2);
        addHabits(habits, game, Side::Black);
        addHabits(habits, game, Side::White);
        game.terms.procedure.clear();
        game.terms.rules = "Renju:Yamaguchi"; // as SGF says it
        addHabits(habits, game, Side::Black);
        QCOMPARE(habits.byProcedure.size(), std::size_t(3));
        QCOMPARE((habits.byProcedure[{ Side::Black, "Yamaguchi" }]), (OwnScore { 1, 0, 0, 1 }));
        QCOMPARE((habits.byProcedure[{ Side::White, "RIF" }]), (OwnScore { 1, 1, 0, 0 }));
        QCOMPARE(habits.byOffers.size(), std::size_t(1));
        QCOMPARE(habits.byOffers[2], (OwnScore { 2, 0, 0, 2 }));
    }

    // Every choice leads to as many games as it counts, and every number of the last games is one that a question about
    // the position confirms.
    void numbersLeadToTheirGames()
    {
        std::mt19937 random(20261130);
        for (int round = 0; round < repetitions(8); ++round) {
            std::vector<RandomGame> all = randomGames(random, 150);
            Games games(40);
            std::map<std::int64_t, const RandomGame *> byId;
            for (const RandomGame &each : all) {
                games.add(each.line.size, each.id, each.facts, bytesOf(each.line), 20200000 + int(each.id));
                byId[each.id] = &each;
            }
            games.finish();
            const RowSet player = rowsOf({ 3 });
            PreparationOptions options;
            options.fewestGames = 1;
            options.plies = 4;
            options.lastGames = 1000;
            const auto told = prepareFor(games, player, {}, {}, {}, options);
            for (const Choice &choice : told->choices) {
                if (!choice.move.point)
                    continue;
                Filter his;
                his.player = player;
                his.side = choice.side;
                const auto found =
                    gamesGoingOn(games, 15, choice.position, { choice.move.side, *choice.move.point }, his);
                QCOMPARE(found->size(), std::size_t(choice.score.games));
            }
            for (const LastGame &game : told->last) {
                const Line &line = byId[game.id]->line;
                std::vector<Line::Stone> stones = line.setup;
                int ply = 0;
                int known = 0;
                for (const Line::Ply &each : line.plies) {
                    ++ply;
                    if (!each.point)
                        continue;
                    stones.push_back({ each.side, *each.point });
                    if (findPosition(games, PositionQuestion(line.size, stones), {})->size() < 2)
                        break;
                    known = ply;
                }
                QCOMPARE(game.known, known);
            }
        }
    }
};

} // namespace tst_preparation

QTEST_APPLESS_MAIN(tst_preparation::TestPreparation)
#include "tst_preparation.moc"
