// SPDX-License-Identifier: MIT
#include "engine/ai/brain.h"

#include "analysis/solver/solver.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <random>

namespace kagetsu::ai {

namespace {

// The greatest numbers of positions that the solver may examine for one question. It answers most questions with far
// fewer.
constexpr std::uint64_t SolverNodes = 100'000;
constexpr std::uint64_t DefenceNodes = 300'000;
constexpr std::uint64_t ThreeNodes = 20'000;

Choice choiceOf(const Line &line, int depth)
{
    Choice choice { .point = Board::pointOf(line.moves.front()), .worth = line.value, .depth = depth, .line = {} };
    for (const Cell cell : line.moves)
        choice.line.push_back(Board::pointOf(cell));
    return choice;
}

// Shuffles the moves in the same order on every machine, which std::shuffle does not guarantee.
void shuffle(std::vector<Cell> &moves, std::mt19937_64 &random)
{
    for (std::size_t i = moves.size(); i > 1; --i)
        std::swap(moves[i - 1], moves[random() % i]);
}

std::vector<Cell> fivePoints(const Board &board, rules::Side side)
{
    std::vector<Cell> result;
    for (const Cell cell : board.cells())
        if (board.isEmpty(cell) && board.best(cell, side) == Shape::Five)
            result.push_back(cell);
    return result;
}

// Returns any empty point, forbidden or not.
Cell anyMove(const Board &board)
{
    const auto found = std::ranges::find_if(board.cells(), [&](Cell cell) { return board.isEmpty(cell); });
    assert(found != board.cells().end());
    return *found;
}

} // namespace

struct Brain::Memory
{
    Table table;
    solver::FourSolver solver {};
    solver::ThreeSolver threes {};

    std::optional<Choice> winByFours(const Task &task, const Level &level, const std::function<bool()> &goesOn);
    std::optional<Choice> winByThrees(const Task &task, const std::function<bool()> &goesOn);
    void keepWhatStopsFours(const Task &task, std::vector<Cell> &moves, const std::function<bool()> &goesOn);
};

Brain::Brain(int tableBits)
    : m_memory(new Memory { Table(tableBits) })
{
}

Brain::Brain(Brain &&) noexcept = default;
Brain &Brain::operator=(Brain &&) noexcept = default;
Brain::~Brain() = default;

namespace {

solver::Limits limitsOf(std::uint64_t nodes, const std::function<bool()> &goesOn)
{
    solver::Limits limits { .nodes = nodes };
    if (goesOn)
        limits.goesOn = [&goesOn](const solver::Progress &) { return goesOn(); };
    return limits;
}

} // namespace

std::optional<Choice> Brain::Memory::winByFours(
    const Task &task, const Level &level, const std::function<bool()> &goesOn)
{
    if (level.fours == 0)
        return std::nullopt;
    const solver::Question question { task.position, task.side, task.rules };
    const solver::Finding found = solver.findShortest(question, limitsOf(SolverNodes, goesOn));
    if (found.answer != solver::Answer::Win || (!level.asksSolver && found.length > level.fours))
        return std::nullopt;
    const std::vector<rules::Point> line = mainLine(found.proof);
    return Choice { .point = line.front(), .worth = Win - 2 * found.length - 1, .depth = found.length, .line = line };
}

std::optional<Choice> Brain::Memory::winByThrees(const Task &task, const std::function<bool()> &goesOn)
{
    const solver::Question question { task.position, task.side, task.rules };
    const solver::Finding found = threes.find(question, 1, limitsOf(ThreeNodes, goesOn));
    if (found.answer != solver::Answer::Win)
        return std::nullopt;
    const std::vector<rules::Point> line = mainLine(found.proof);
    return Choice { .point = line.front(), .worth = Win - 2 * found.length - 1, .depth = found.length, .line = line };
}

void Brain::Memory::keepWhatStopsFours(const Task &task, std::vector<Cell> &moves, const std::function<bool()> &goesOn)
{
    const rules::Side foe = rules::other(task.side);
    const solver::Question question { task.position, foe, task.rules };
    if (solver.find(question, limitsOf(SolverNodes, goesOn)).answer != solver::Answer::Win)
        return;
    std::vector<Cell> stops;
    std::vector<Cell> undecided;
    for (const solver::MoveAnswer &each : solver.defences(question, limitsOf(DefenceNodes, goesOn)).moves) {
        if (each.answer == solver::Answer::None)
            stops.push_back(Board::cellOf(each.point));
        else if (each.answer == solver::Answer::Unknown)
            undecided.push_back(Board::cellOf(each.point));
    }
    // The defences replace the moves found so far and do not just filter them: a point far from all stones can be a
    // defence, too.
    if (!stops.empty())
        moves = std::move(stops);
    else if (!undecided.empty())
        moves = std::move(undecided);
}

Thought Brain::think(const Task &task, const std::function<bool()> &goesOn, const Told &told)
{
    const Level &level = levelOf(task.level);
    const auto board = std::make_unique<Board>(task.position, task.rules);
    std::mt19937_64 random(task.seed);
    const auto only = [&](Cell cell, int worth) {
        const rules::Point point = Board::pointOf(cell);
        return Thought { .choices = { { .point = point, .worth = worth, .depth = 1, .line = { point } } } };
    };

    std::vector<Cell> moves = fivePoints(*board, task.side);
    shuffle(moves, random);
    if (!moves.empty())
        return only(moves.front(), Win - 1);
    const bool mustStopFive = board->count(Shape::Five, rules::other(task.side)) > 0;
    if (mustStopFive) {
        moves = fiveAnswers(*board, task.side);
        if (moves.empty()) // the game is lost, but one of the fives is still stopped
            std::ranges::copy_if(fivePoints(*board, rules::other(task.side)), std::back_inserter(moves),
                [&](Cell cell) { return !board->isForbidden(cell, task.side); });
    }
    if (moves.empty())
        moves = nearMoves(*board, task.side);
    if (moves.empty())
        return only(anyMove(*board), -Win);
    if (moves.size() == 1 && !task.weighs)
        return only(moves.front(), 0);
    std::optional<Choice> win = m_memory->winByFours(task, level, goesOn);
    if (!win && level.asksSolver && !mustStopFive)
        win = m_memory->winByThrees(task, goesOn);
    if (win) {
        std::erase(moves, Board::cellOf(win->point));
        if (task.lines <= 1 || moves.empty())
            return { .choices = { *win } };
    } else if (level.asksSolver && !mustStopFive) {
        m_memory->keepWhatStopsFours(task, moves, goesOn);
    }

    shuffle(moves, random);
    if (level.seesThrees)
        sortByWorth(*board, task.side, moves);
    if (!win)
        return deepen(*board, moves, task, goesOn, told);
    Task others = task;
    --others.lines;
    const auto withWin = [&win](Thought thought) {
        thought.choices.insert(thought.choices.begin(), *win);
        return thought;
    };
    Told toldWithWin;
    if (told)
        toldWithWin = [&](const Thought &thought) { told(withWin(thought)); };
    return withWin(deepen(*board, moves, others, goesOn, toldWithWin));
}

Thought Brain::deepen(
    Board &board, std::vector<Cell> moves, const Task &task, const std::function<bool()> &goesOn, const Told &told)
{
    const Level &level = levelOf(task.level);
    m_memory->table.clear();
    const Bounds bounds { .nodes = task.nodes != 0 ? task.nodes : level.nodes, .goesOn = goesOn };
    Search search(board, m_memory->table, level, bounds);
    const std::size_t wanted = std::min(static_cast<std::size_t>(std::max(task.lines, 1)), moves.size());
    Thought thought { .choices = { choiceOf({ .value = 0, .moves = { moves.front() } }, 0) } };
    for (int depth = 1; depth <= level.depth && !search.isEnded(); ++depth) {
        std::vector<Choice> choices;
        std::vector<Cell> left = moves;
        while (choices.size() < wanted) {
            const auto line = search.best(left, task.side, depth);
            if (!line)
                break;
            choices.push_back(choiceOf(*line, depth));
            left.erase(left.begin());
        }
        if (choices.empty())
            break;
        // Moves that were examined later had more help from the table, so the order may have changed.
        std::ranges::stable_sort(choices, std::ranges::greater {}, &Choice::worth);
        std::vector<Cell> order;
        for (const Choice &choice : choices)
            order.push_back(Board::cellOf(choice.point));
        order.insert(order.end(), left.begin(), left.end());
        moves = std::move(order);
        if (choices.size() == wanted || thought.choices.front().depth == 0)
            thought.choices = std::move(choices);
        thought.nodes = search.nodes();
        if (told && !search.isEnded())
            told(thought);
        if (std::abs(thought.choices.front().worth) >= SurelyWon)
            break;
    }
    thought.nodes = search.nodes();
    return thought;
}

} // namespace kagetsu::ai
