// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "library/search/gaps.h"
#include "library/search/studies.h"
#include "randomgames.h"
#include "record/collection.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

namespace tst_gaps {

using namespace kagetsu;
using namespace kagetsu::library;
using record::GameTree;
using rules::Point;
using rules::Side;

GameTree treeOf(const std::string &sgf)
{
    return record::readRecords("(;GM[4]SZ[15]" + sgf + ")").readGame(0).tree;
}

Games gamesOf(const std::vector<std::string> &sgfs)
{
    std::vector<RandomGame> games;
    for (const std::string &sgf : sgfs) {
        const StoredGame stored = storedGame(record::readRecords("(;GM[4]SZ[15]" + sgf + ")").readGame(0), {});
        Facts facts;
        facts.setWinner(record::Winner::Black);
        facts.setPlain(isPlain(stored.moves, 15));
        games.push_back({ static_cast<std::int64_t>(games.size() + 1), *lineFrom(stored.moves, 15), facts });
    }
    return library::gamesOf(games);
}

// Where games leave one's own lines (library.md#gaps).
class TestGaps : public QObject
{
    Q_OBJECT

private slots:
    void repliesAndEnds()
    {
        const GameTree tree = treeOf(";B[hh](;W[ig];B[jf])(;W[hg])");
        // Mirror images count together; the second line has no move by Black.
        const Games games = gamesOf({ std::string(";B[hh];W[ha];B[aa]"), ";B[hh];W[ah];B[bb]",
            ";B[hh];W[gi];B[fj];W[aa]", ";B[hh];W[ih];B[aa]", ";B[jf];W[ig];B[hh]" });
        const auto black = findGaps(games, tree, {}, { .side = Side::Black });
        QVERIFY(black);
        std::vector<std::tuple<int, std::string, int>> told;
        for (const Gap &gap : black->list)
            told.emplace_back(tree.moveNumber(gap.node), gap.reply ? toText(*gap.reply) : "-", int(gap.score.games));
        QStringList lines;
        for (const auto &[moves, reply, number] : told)
            lines += QStringLiteral("%1 %2 %3").arg(moves).arg(QString::fromStdString(reply)).arg(number);
        QCOMPARE(lines.value(0), QStringLiteral("1 A8 2"));
        lines.sort();
        QCOMPARE(lines, QStringList({ QStringLiteral("1 A8 2"), QStringLiteral("2 - 1"), QStringLiteral("3 A15 1") }));
        QCOMPARE(findGaps(games, tree, {}, { .side = Side::Black, .fewestGames = 2 })->list.size(), std::size_t(1));
        // White replies to H8 in four games, and once more in the third; the lines have two of these moves.
        QCOMPARE(black->replies, 5u);
        QCOMPARE(black->answered, 2u);
        QVERIFY(!findGaps(games, tree, {}, { .isStopped = [] { return true; } }));
    }

    // Every number is that of the explorer, and every move of the explorer that leads out of the tree is there.
    void theExplorerAgrees()
    {
        std::mt19937 random(20261130);
        for (int round = 0; round < repetitions(20); ++round) {
            const std::vector<RandomGame> all = randomGames(random, 120);
            const Games games = library::gamesOf(all, 50);
            // Some of the games, as lines of one tree.
            GameTree tree(9, 9);
            for (int i = 0; i < 20; ++i) {
                const Line &line = all[random() % all.size()].line;
                record::NodeId node = GameTree::root();
                for (std::size_t ply = 0; line.size == 9 && line.setup.empty() && ply < line.plies.size() && ply < 4;
                     ++ply) {
                    if (!line.plies[ply].point)
                        break;
                    node = tree.append(node, line.plies[ply].side, *line.plies[ply].point);
                }
            }
            const Side side = random() % 2 == 0 ? Side::Black : Side::White;
            const auto gaps = findGaps(games, tree, {}, { .side = side });
            std::map<std::pair<record::NodeId, Point>, std::uint32_t> found;
            for (const Gap &gap : gaps->list) {
                if (gap.reply)
                    found[{ gap.node, *gap.reply }] = gap.score.games;
            }
            const auto study = std::make_shared<const Study>(1, "", record::Game { {}, tree, {} });
            std::size_t count = 0;
            for (const Study::Place &place : study->places()) {
                const PositionQuestion question(9, study->stonesAt(place.node));
                const auto known = askStudies({ study }, question, side);
                if (known->here.front().node != place.node)
                    continue; // the position was there before
                const auto exploration = explore(games, question, {});
                for (const Continuation &row : exploration->rows) {
                    const bool isKnown = std::any_of(known->moves.begin(), known->moves.end(),
                        [&](const StudyMove &move) { return move.side == row.side && move.point == row.point; });
                    if (!row.point || row.side == side || isKnown)
                        continue;
                    ++count;
                    const std::uint32_t number = found[{ place.node, *row.point }];
                    QCOMPARE(number, row.score.games);
                }
            }
            QCOMPARE(found.size(), count);
            std::uint32_t missing = 0;
            for (const auto &[key, number] : found)
                missing += number;
            QCOMPARE(gaps->replies - gaps->answered, missing);
        }
    }
};

} // namespace tst_gaps

QTEST_APPLESS_MAIN(tst_gaps::TestGaps)
#include "tst_gaps.moc"
