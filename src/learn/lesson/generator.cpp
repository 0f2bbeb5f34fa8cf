// SPDX-License-Identifier: MIT
#include "learn/lesson/generator.h"

#include "rules/judge.h"
#include "rules/shapes/row.h"

#include <array>
#include <random>
#include <vector>

namespace kagetsu::lesson {

namespace {

using namespace rules;

constexpr int MostTries = 100; // more than one in three succeeds
constexpr int FirstMoves = 10; // number of moves below which there is nothing to judge
constexpr int LongestGame = 60;
constexpr int MostShifts = 200;

// The worth of five neighbouring points of a line on which one side has this many stones and the other none.
constexpr std::array Worth { 1, 5, 12, 25, 0 };

// Returns the worth of a stone on the point for either side: the lines that it makes and those that it blocks.
int worthOf(const Position &position, Point point)
{
    int worth = 0;
    for (Direction direction : AllDirections) {
        for (int start = -4; start <= 0; ++start) {
            std::array<std::size_t, 2> stones {};
            int places = 0;
            for (int step = start; step < start + 5; ++step) {
                const Point here = advance(point, direction, step);
                if (!position.isOn(here))
                    break;
                ++places;
                if (!position.isEmpty(here))
                    ++stones[position.has(here, Side::White) ? 1 : 0];
            }
            if (places == 5 && (stones[0] == 0 || stones[1] == 0))
                worth += Worth[stones[0] + stones[1]];
        }
    }
    return worth;
}

// Returns empty points with a stone at most two steps away.
std::vector<Point> pointsNearStones(const Position &position)
{
    PointSet near;
    for (Side side : { Side::Black, Side::White }) {
        position.stones(side).forEach([&](Point stone) {
            for (int dx = -2; dx <= 2; ++dx) {
                for (int dy = -2; dy <= 2; ++dy) {
                    const Point point(stone.x + dx, stone.y + dy);
                    if (position.isOn(point) && position.isEmpty(point))
                        near.insert(point);
                }
            }
        });
    }
    std::vector<Point> points;
    near.forEach([&](Point point) { points.push_back(point); });
    return points;
}

// The best position so far, and its distance from the wanted level.
struct Candidate
{
    Position position;
    int distance = 0;
};

class Maker
{
public:
    Maker(Level level, std::uint32_t seed)
        : m_level(level)
        , m_random(seed)
    {
    }

    std::optional<Position> tryOnce()
    {
        std::optional<Candidate> best;
        playGame(best);
        for (int shifts = 0; best && best->distance > 0 && shifts < MostShifts; ++shifts)
            shiftStone(best);
        return best && best->distance == 0 ? std::optional(best->position) : std::nullopt;
    }

private:
    // Distributions of the standard library are avoided, because they differ between platforms.
    int below(std::size_t bound) { return static_cast<int>(m_random() % static_cast<std::uint32_t>(bound)); }
    Point oneOf(const std::vector<Point> &points) { return points[static_cast<std::size_t>(below(points.size()))]; }

    // Keeps the position if it is quiet and not farther from the level than the best one.
    void consider(const Position &position, std::optional<Candidate> &best) const
    {
        const Difficulty difficulty = difficultyOf(position);
        const int distance = distanceTo(m_level, difficulty);
        if (difficulty.isQuiet && (!best || distance <= best->distance))
            best = { position, distance };
    }

    void playGame(std::optional<Candidate> &best)
    {
        Position position;
        position.place({ position.size() / 2, position.size() / 2 }, Side::Black);
        for (int move = 2; move <= LongestGame; ++move) {
            const Side side = move % 2 == 0 ? Side::White : Side::Black;
            const std::optional<Point> point = choose(position, side);
            if (!point)
                return;
            position.place(*point, side);
            if (side == Side::White && move >= FirstMoves)
                consider(position, best);
            if (best && best->distance == 0)
                return;
        }
    }

    // Returns the best of a few random points; a five of the opponent is blocked. Returns nothing if the game is
    // decided or no good point was seen.
    std::optional<Point> choose(const Position &position, Side side)
    {
        if (!judgeBoard(position, side, Renju).wins.empty())
            return std::nullopt;
        const std::vector<Point> threats = judgeBoard(position, other(side), Renju).wins;
        const std::vector<Point> points = threats.empty() ? pointsNearStones(position) : threats;
        if (threats.size() > 1)
            return std::nullopt;
        std::optional<Point> best;
        int bestWorth = -1;
        constexpr int Looks = 4;
        for (int looks = 0; looks < Looks; ++looks) {
            const Point point = oneOf(points);
            const int worth = worthOf(position, point);
            if (worth > bestWorth && judge(position, point, side, Renju).outcome == Outcome::Allowed) {
                best = point;
                bestWorth = worth;
            }
        }
        return best;
    }

    // Moves one stone to another point.
    void shiftStone(std::optional<Candidate> &best)
    {
        Position position = best->position;
        const Side side = below(2) == 0 ? Side::Black : Side::White;
        std::vector<Point> stones;
        position.stones(side).forEach([&](Point stone) { stones.push_back(stone); });
        position.clear(oneOf(stones));
        const std::optional<Point> to = choose(position, side);
        if (!to)
            return;
        position.place(*to, side);
        consider(position, best);
    }

    Level m_level;
    std::mt19937 m_random;
};

} // namespace

std::optional<Position> makePosition(Level level, std::uint32_t seed, const std::function<bool()> &isCancelled)
{
    Maker maker(level, seed);
    std::optional<Position> made;
    for (int tries = 0; !made && tries < MostTries && !isCancelled(); ++tries)
        made = maker.tryOnce();
    return made;
}

} // namespace kagetsu::lesson
