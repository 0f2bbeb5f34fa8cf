// SPDX-License-Identifier: MIT
#include "learn/puzzle/composer.h"

#include "learn/lesson/generator.h"

#include <random>
#include <vector>

namespace kagetsu::puzzle {

namespace {

using rules::Point;
using rules::Position;
using rules::Side;

constexpr std::uint64_t NodesOfComposer = 20'000; // limit for one search
constexpr int Changes = 400; // tried to make the win longer
constexpr int Reach = 2; // largest distance of a new stone from an existing one

class Composer
{
public:
    Composer(std::uint32_t seed, solver::FourSolver &solver, const std::function<bool()> &isCancelled)
        : m_random(seed)
        , m_solver(solver)
        , m_isCancelled(isCancelled)
    {
    }

    std::optional<Puzzle> compose()
    {
        const auto level = static_cast<lesson::Level>(below(std::size(lesson::AllLevels)));
        const auto position = lesson::makePosition(level, static_cast<std::uint32_t>(m_random()), m_isCancelled);
        if (!position)
            return std::nullopt;
        m_side = below(2) == 0 ? Side::Black : Side::White;
        if (!begin(*position))
            return std::nullopt;
        for (int i = 0; i < Changes && !m_isCancelled(); ++i)
            lengthen();
        tidy();
        return m_isCancelled() ? std::nullopt : std::optional(m_best);
    }

private:
    // Distributions of the standard library are avoided, because they differ between platforms.
    std::size_t below(std::size_t bound) { return m_random() % static_cast<std::uint32_t>(bound); }

    std::optional<Puzzle> read(const Position &position)
    {
        return puzzleOf(position, m_side, m_solver, { .nodes = NodesOfComposer, .stop = {}, .goesOn = {} });
    }

    // Tries to turn the position into a puzzle by a few changes.
    bool begin(Position position)
    {
        level(position);
        for (int i = 0; i < Changes && !m_isCancelled(); ++i) {
            const Position changed = change(position);
            if (const auto puzzle = read(changed)) {
                m_best = *puzzle;
                return true;
            }
            if (i % 4 == 3)
                position = changed;
        }
        return false;
    }

    // Makes the numbers of stones those of a game.
    void level(Position &position)
    {
        const int more = m_side == Side::White ? 1 : 0;
        while (position.count(Side::Black) > position.count(Side::White) + more)
            position.clear(stoneOf(position, Side::Black));
        while (position.count(Side::Black) < position.count(Side::White) + more)
            position.clear(stoneOf(position, Side::White));
    }

    void lengthen()
    {
        const auto puzzle = read(change(m_best.position));
        // A change without gain is accepted now and then, because it may lead further.
        if (puzzle && (puzzle->length > m_best.length || (puzzle->length == m_best.length && below(3) == 0)))
            m_best = *puzzle;
    }

    Position change(Position position)
    {
        switch (below(3)) {
        case 0: {
            const Side side = below(2) == 0 ? Side::Black : Side::White;
            position.clear(stoneOf(position, side));
            position.place(freePoint(position), side);
            break;
        }
        case 1:
            position.place(freePoint(position), Side::Black);
            position.place(freePoint(position), Side::White);
            break;
        default:
            if (position.count(Side::White) > 3) {
                position.clear(stoneOf(position, Side::Black));
                position.clear(stoneOf(position, Side::White));
            }
        }
        return position;
    }

    // Removes pairs, so that the numbers of stones stay balanced.
    void tidy()
    {
        const Puzzle whole = m_best;
        for (const Point black : points(whole.position, Side::Black)) {
            for (const Point white : points(whole.position, Side::White)) {
                if (m_isCancelled() || m_best.position.isEmpty(black))
                    break;
                if (m_best.position.isEmpty(white))
                    continue;
                Position fewer = m_best.position;
                fewer.clear(black);
                fewer.clear(white);
                const auto puzzle = read(fewer);
                if (puzzle && puzzle->length >= m_best.length)
                    m_best = *puzzle;
            }
        }
    }

    static std::vector<Point> points(const Position &position, Side side)
    {
        std::vector<Point> points;
        position.stones(side).forEach([&points](Point point) { points.push_back(point); });
        return points;
    }

    Point stoneOf(const Position &position, Side side)
    {
        const std::vector<Point> stones = points(position, side);
        return stones[below(stones.size())];
    }

    // Returns a free point where a game would be played: near another stone.
    Point freePoint(const Position &position)
    {
        for (;;) {
            const Point beside = stoneOf(position, below(2) == 0 ? Side::Black : Side::White);
            // Two statements, because the order in which a call evaluates its arguments depends on the compiler.
            const int up = static_cast<int>(below(2 * Reach + 1)) - Reach;
            const int right = static_cast<int>(below(2 * Reach + 1)) - Reach;
            const Point point(beside.x + right, beside.y + up);
            if (position.isOn(point) && position.isEmpty(point))
                return point;
        }
    }

    std::mt19937 m_random;
    solver::FourSolver &m_solver;
    const std::function<bool()> &m_isCancelled;
    Side m_side = Side::Black;
    Puzzle m_best;
};

} // namespace

std::optional<Puzzle> compose(std::uint32_t seed, solver::FourSolver &solver, const std::function<bool()> &isCancelled)
{
    return Composer(seed, solver, isCancelled).compose();
}

} // namespace kagetsu::puzzle
