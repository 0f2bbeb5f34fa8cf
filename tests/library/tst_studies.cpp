// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "library/search/studies.h"
#include "record/collection.h"
#include "record/sgf/sgfwriter.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

namespace tst_studies {

using namespace kagetsu;
using namespace kagetsu::library;
using record::GameTree;
using record::NodeId;
using rules::Point;
using rules::Side;
using rules::Symmetry;

using Board = std::map<std::pair<int, int>, Side>;

Board boardAt(const GameTree &tree, NodeId node)
{
    Board board;
    for (const NodeId step : tree.path(node)) {
        const auto &setup = tree.details(step).setup;
        for (const Point point : setup.black)
            board[{ point.x, point.y }] = Side::Black;
        for (const Point point : setup.white)
            board[{ point.x, point.y }] = Side::White;
        for (const Point point : setup.empty)
            board.erase({ point.x, point.y });
        if (tree.action(step).isStone())
            board[{ tree.action(step).point().x, tree.action(step).point().y }] = tree.action(step).side();
    }
    return board;
}

// View number 0 to 7, by other arithmetic than that of rules.
Board viewed(const Board &board, int size, int view)
{
    Board turned;
    for (const auto &[place, side] : board) {
        auto [x, y] = place;
        if (view >= 4)
            x = size - 1 - x;
        for (int turns = view % 4; turns > 0; --turns)
            std::tie(x, y) = std::pair(y, size - 1 - x);
        turned[{ x, y }] = side;
    }
    return turned;
}

bool isAlike(const Board &one, const Board &two, int size)
{
    for (int view = 0; view < 8; ++view) {
        if (viewed(one, size, view) == two)
            return true;
    }
    return false;
}

// A tree of stones on few points, with passes, set-ups and comments.
GameTree randomTree(std::mt19937 &random, int size, int nodes)
{
    const auto below = [&](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
    GameTree tree(size, size);
    for (int i = 0; i < nodes; ++i) {
        const auto parent = static_cast<NodeId>(below(static_cast<int>(tree.nodeCount())));
        const Point point { size / 2 - 1 + below(3), size / 2 - 1 + below(3) };
        if (tree.stones(parent).at(point) != rules::Stone::None)
            continue;
        const Side side = tree.sideToMove(parent);
        switch (below(12)) {
        case 0: tree.append(parent, record::Move::pass(side)); break;
        case 1: {
            const NodeId node = tree.append(parent, record::NodeAction());
            tree.editDetails(node).setup.white = { point };
            break;
        }
        case 2: tree.setComment(tree.append(parent, record::NodeAction()), "note"); break;
        default: tree.append(parent, side, point); break;
        }
    }
    return tree;
}

PositionQuestion questionOf(const Board &board, int size)
{
    std::vector<Line::Stone> stones;
    for (const auto &[place, side] : board)
        stones.push_back({ side, { place.first, place.second } });
    return PositionQuestion(size, stones);
}

Studies studiesOf(const std::string &sgf)
{
    const record::Collection games = record::readRecords(sgf, {});
    Studies studies;
    for (std::size_t i = 0; i < games.size(); ++i)
        studies.push_back(std::make_shared<const Study>(
            static_cast<std::int64_t>(i + 1), "study" + std::to_string(i + 1), games.readGame(i)));
    return studies;
}

Point pointOf(const char *name)
{
    return { name[0] - 'A', std::atoi(name + 1) - 1 };
}

// What studies know of a position: their moves with labels and texts, in any view and order.
class TestStudies : public QObject
{
    Q_OBJECT

private slots:
    void aSlowRecountAgrees()
    {
        std::mt19937 random(20261130);
        for (int round = 0; round < repetitions(60); ++round) {
            const int size = 7 + static_cast<int>(random() % 4);
            const auto study =
                std::make_shared<const Study>(1, "s", record::Game { {}, randomTree(random, size, 60), {} });
            const GameTree &tree = study->tree();
            const auto asked = static_cast<NodeId>(random() % tree.nodeCount());
            const Board board = boardAt(tree, asked);
            const auto answer = askStudies({ study }, questionOf(board, size), Side::Black);
            QVERIFY(answer);

            std::set<NodeId> here;
            std::set<std::pair<Side, std::set<std::pair<int, int>>>> moves; // each with all equal points
            for (NodeId node = GameTree::root(); node != record::NoNode; node = tree.next(node)) {
                const Board there = boardAt(tree, node);
                const bool isNew = node == GameTree::root() || there != boardAt(tree, tree.parent(node))
                    || tree.action(node).isStone() || !tree.details(node).setup.isEmpty();
                if (isNew && isAlike(board, there, size))
                    here.insert(node);
                if (there.size() != board.size() + 1)
                    continue;
                for (const Side side : { Side::Black, Side::White }) {
                    std::set<std::pair<int, int>> points;
                    for (int x = 0; x < size; ++x) {
                        for (int y = 0; y < size; ++y) {
                            Board next = board;
                            if (next.emplace(std::pair(x, y), side).second && isAlike(next, there, size))
                                points.insert({ x, y });
                        }
                    }
                    // Points that are not equal by a symmetry of the position are moves of their own.
                    while (!points.empty()) {
                        std::set<std::pair<int, int>> equal;
                        for (const auto &point : points) {
                            Board one = board;
                            Board two = board;
                            one.clear();
                            two.clear();
                            one[*points.begin()] = side;
                            two[point] = side;
                            for (int view = 0; view < 8; ++view) {
                                if (viewed(board, size, view) == board && viewed(one, size, view) == two)
                                    equal.insert(point);
                            }
                        }
                        moves.insert({ side, equal });
                        for (const auto &point : equal)
                            points.erase(point);
                    }
                }
            }
            std::set<NodeId> said;
            for (const StudyWord &word : answer->here)
                said.insert(word.node);
            QCOMPARE(said, here);
            QCOMPARE(answer->moves.size(), moves.size());
            for (const StudyMove &move : answer->moves) {
                QVERIFY(std::any_of(moves.begin(), moves.end(), [&](const auto &each) {
                    return each.first == move.side && each.second.count({ move.point.x, move.point.y }) != 0;
                }));
            }
        }
    }

    void allEightViewsHaveOneAnswer()
    {
        const Studies studies = studiesOf("(;GM[4]SZ[15];B[hh];W[ig](;B[jf]N[good])(;B[hf]C[bad]))");
        const std::vector<Line::Stone> stones { { Side::Black, { 7, 7 } }, { Side::White, { 8, 8 } } };
        for (const Symmetry map : rules::AllSymmetries) {
            std::vector<Line::Stone> turned;
            for (const Line::Stone &stone : stones)
                turned.push_back({ stone.side, apply(map, stone.point, 15) });
            const auto answer = askStudies(studies, PositionQuestion(15, turned), Side::Black);
            QCOMPARE(answer->here.size(), std::size_t(1));
            QCOMPARE(answer->moves.size(), std::size_t(2));
            std::set<std::string> texts;
            for (const StudyMove &move : answer->moves)
                texts.insert(move.words.front().text);
            QCOMPARE(texts, (std::set<std::string> { "good", "bad" }));
        }
    }

    void aLineThatComesInAnotherOrderAnswers()
    {
        const Studies studies = studiesOf("(;GM[4]SZ[15];B[jf];W[ig];B[hh]C[kagetsu])");
        const auto answer = askStudies(
            studies, PositionQuestion(15, { { Side::Black, { 7, 7 } }, { Side::White, { 8, 8 } } }), Side::Black);
        QVERIFY(answer->here.empty());
        QCOMPARE(answer->moves.size(), std::size_t(1));
        QCOMPARE(answer->moves[0].point, pointOf("J10"));
        QCOMPARE(answer->moves[0].words[0].text, std::string("kagetsu"));
    }

    void labelsStandOnTheirPoints()
    {
        const Studies studies = studiesOf("(;GM[4]SZ[15];B[hh]LB[ig:53%][gg:?]C[two\nlines];W[ig])");
        const auto answer = askStudies(studies, PositionQuestion(15, { { Side::Black, { 7, 7 } } }), Side::White);
        QCOMPARE(answer->here[0].text, std::string("two lines"));
        // Both points are the same in a mirror.
        QCOMPARE(answer->moves.size(), std::size_t(1));
        QCOMPARE(answer->moves[0].side, Side::White);
        std::set<std::string> labels;
        for (const StudyWord &word : answer->moves[0].words)
            labels.insert(word.label);
        QCOMPARE(labels, (std::set<std::string> { "53%", "?" }));
    }

    void otherBoardsAreNotAsked()
    {
        const Studies studies = studiesOf("(;GM[4]SZ[19];B[hh])(;GM[4]SZ[15:19];B[hh])");
        QVERIFY(askStudies(studies, PositionQuestion(15, {}), Side::Black)->here.empty());
    }

    void aStopIsHeard()
    {
        const Studies studies = studiesOf("(;GM[4]SZ[15];B[hh])");
        QVERIFY(!askStudies(studies, PositionQuestion(15, {}), Side::Black, [] { return true; }));
    }
};

} // namespace tst_studies

QTEST_APPLESS_MAIN(tst_studies::TestStudies)
#include "tst_studies.moc"
