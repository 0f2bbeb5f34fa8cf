// SPDX-License-Identifier: MIT
#include "learn/task/maker.h"

#include "analysis/solver/solver.h"
#include "learn/lesson/generator.h"
#include "learn/task/check.h"
#include "rules/proof/apparentfouls.h"
#include "rules/proof/proof.h"

#include <algorithm>
#include <random>

namespace kagetsu::task {

namespace {

using lesson::Level;
using rules::Point;
using rules::Side;

constexpr int MostPositions = 200; // made for one task at most
constexpr std::uint64_t NodesOfMaker = 50'000; // limit for one search

// The lengths of wins for each level.
struct Lengths
{
    int least;
    int most;
};
constexpr Lengths WinLengths[] { { 1, 1 }, { 2, 3 }, { 4, 9 } };

class TaskMaker
{
public:
    TaskMaker(Kind kind, Level level, std::uint32_t seed, const std::function<bool()> &isCancelled)
        : m_level(level)
        , m_random(seed)
        , m_isCancelled(isCancelled)
    {
        m_task.kind = kind;
        m_task.rules = lesson::Renju;
    }

    std::optional<Task> make()
    {
        for (int tries = 0; tries < MostPositions && !m_isCancelled(); ++tries) {
            // The difficulty of a win is its length, whatever points are forbidden.
            const Level level = asksSolver(m_task.kind) ? Level::Easy : m_level;
            const auto position = lesson::makePosition(level, static_cast<std::uint32_t>(m_random()), m_isCancelled);
            if (!position)
                continue;
            m_task.position = *position;
            if (fill())
                return m_task;
        }
        return std::nullopt;
    }

private:
    // Distributions of the standard library are avoided, because they differ between platforms.
    std::size_t below(std::size_t bound) { return m_random() % static_cast<std::uint32_t>(bound); }

    bool fill()
    {
        switch (m_task.kind) {
        case Kind::ForbiddenPoints: return true;
        case Kind::IsForbidden: return choosePoint();
        case Kind::NameShape: return chooseStones();
        case Kind::WhyNot: return chooseFalseThree();
        case Kind::Win:
        case Kind::FirstMove:
        case Kind::Defend: return findWin();
        default: return false;
        }
    }

    // Chooses a forbidden point half of the time, and otherwise a point that looks forbidden, if there is one.
    bool choosePoint()
    {
        std::vector<Point> points;
        const bool isForbidden = below(2) == 0;
        if (isForbidden) {
            for (const rules::FoulPoint &foul : judgeBoard(m_task.position, m_task.side, m_task.rules).fouls)
                points.push_back(foul.point);
        } else {
            for (const rules::FoulPoint &seeming : apparentFouls(m_task.position, m_task.side, m_task.rules))
                points.push_back(seeming.point);
            if (points.empty())
                points = pointsWithShapes();
        }
        if (points.empty())
            return false;
        m_task.point = points[below(points.size())];
        return true;
    }

    // Returns allowed points where a stone makes a shape, or seems to.
    std::vector<Point> pointsWithShapes() const
    {
        std::vector<Point> points;
        m_task.position.emptyPoints().forEach([&](Point point) {
            const rules::Proof proof = prove(m_task.position, point, m_task.side, m_task.rules);
            const rules::ProofNode &node = proof.root();
            if (node.outcome == rules::Outcome::Allowed
                && node.threes.size() + node.fours.size() + node.falseThrees.size() > 0)
                points.push_back(point);
        });
        return points;
    }

    bool chooseStones()
    {
        std::vector<std::vector<Point>> shapes;
        m_task.position.stones(m_task.side).forEach([&](Point stone) {
            rules::Position without = m_task.position;
            without.clear(stone);
            const rules::Proof proof = prove(without, stone, m_task.side, m_task.rules, rules::ProofDepth::Full);
            const auto add = [&](const auto &list) {
                for (const auto &each : list) {
                    std::vector<Point> stones = each.stones;
                    std::sort(stones.begin(), stones.end());
                    const bool isKnown = std::find(shapes.begin(), shapes.end(), stones) != shapes.end();
                    if (!isKnown)
                        shapes.push_back(std::move(stones));
                }
            };
            add(proof.root().fours);
            add(proof.root().threes);
            add(proof.root().falseFours);
            add(proof.root().falseThrees);
        });
        if (shapes.empty())
            return false;
        m_task.stones = shapes[below(shapes.size())];
        return true;
    }

    // Chooses a point whose stones are a false three for one reason only; at the hard level, one that needs look-ahead.
    bool chooseFalseThree()
    {
        std::vector<Task> found;
        m_task.position.emptyPoints().forEach([&](Point point) {
            Task task = m_task;
            task.point = point;
            const rules::Proof proof = prove(task.position, point, task.side, task.rules, rules::ProofDepth::Full);
            const auto consider = [&](const auto &list) {
                for (const auto &each : list) {
                    task.stones = each.stones;
                    std::erase(task.stones, point);
                    const std::set<WhyNot> reasons = reasonsOf(task);
                    const bool isDeep = reasons.contains(WhyNot::ForbiddenPoint);
                    if (reasons.size() == 1 && isDeep == (m_level == Level::Hard))
                        found.push_back(task);
                }
            };
            consider(proof.root().falseThrees);
            consider(proof.root().threes);
        });
        if (found.empty())
            return false;
        m_task = found[below(found.size())];
        return true;
    }

    bool findWin()
    {
        const rules::Position made = m_task.position;
        for (const Side side : { Side::Black, Side::White }) {
            m_task.side = m_task.kind == Kind::Defend ? other(side) : side;
            m_task.position = positionOfGame(made, m_task.side);
            if (winsWellFor(side))
                return true;
        }
        m_task.position = made;
        return false;
    }

    // Returns the position itself if a game can have it with this side to move, otherwise the same without one stone of
    // the side that would have played too often.
    rules::Position positionOfGame(const rules::Position &made, Side toMove)
    {
        const int more = made.stones(Side::Black).count() - made.stones(Side::White).count();
        const int wanted = toMove == Side::Black ? 0 : 1;
        if (more == wanted)
            return made;
        std::vector<Point> stones;
        made.stones(more > wanted ? Side::Black : Side::White).forEach([&](Point point) { stones.push_back(point); });
        rules::Position position = made;
        position.clear(stones[below(stones.size())]);
        return position;
    }

    bool winsWellFor(Side side)
    {
        const Lengths lengths = WinLengths[static_cast<std::size_t>(m_level)];
        const solver::Finding finding = m_solver.findShortest(
            { m_task.position, side, m_task.rules }, { .nodes = NodesOfMaker, .stop = {}, .goesOn = {} });
        if (finding.answer != solver::Answer::Win || !finding.isShortest || finding.length < lengths.least
            || finding.length > lengths.most)
            return false;
        m_task.text = "?"; // the words are added elsewhere
        const bool isGood = !faultOf(m_task, { .nodes = NodesOfMaker, .stop = {}, .goesOn = {} });
        m_task.text.clear();
        return isGood;
    }

    Task m_task;
    Level m_level;
    std::mt19937 m_random;
    const std::function<bool()> &m_isCancelled;
    solver::FourSolver m_solver;
};

} // namespace

std::optional<Task> makeTask(Kind kind, Level level, std::uint32_t seed, const std::function<bool()> &isCancelled)
{
    return TaskMaker(kind, level, seed, isCancelled).make();
}

std::vector<Kind> kindsOf(const SeedOrder &order)
{
    std::vector<Kind> kinds { order.kind };
    for (const Kind kind : order.more) {
        if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
            kinds.push_back(kind);
    }
    return kinds;
}

std::vector<Task> makeTasks(
    const SeedOrder &order, const std::function<bool()> &isCancelled, const std::function<void(int)> &made)
{
    std::vector<Task> tasks;
    const std::vector<Kind> kinds = kindsOf(order);
    const int all = static_cast<int>(kinds.size());
    int last = 0; // number of tasks after this kind
    for (int i = 0; i < all; ++i) {
        last += order.count / all + (i < order.count % all ? 1 : 0);
        for (std::uint32_t seed = order.seed; static_cast<int>(tasks.size()) < last; ++seed) {
            std::optional<Task> task = makeTask(kinds[static_cast<std::size_t>(i)], order.level, seed, isCancelled);
            if (isCancelled())
                return {};
            if (!task || std::find(tasks.begin(), tasks.end(), *task) != tasks.end())
                continue;
            tasks.push_back(*std::move(task));
            if (made)
                made(static_cast<int>(tasks.size()));
        }
    }
    return tasks;
}

} // namespace kagetsu::task
