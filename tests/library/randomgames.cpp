// SPDX-License-Identifier: MIT
#include "randomgames.h"

#include <algorithm>

namespace kagetsu::library {

namespace {

using rules::Side;

class Maker
{
public:
    explicit Maker(std::mt19937 &random)
        : m_random(random)
    {
    }

    RandomGame make(std::int64_t id)
    {
        constexpr int Sizes[] { 15, 15, 15, 6, 5, 16, 26 };
        RandomGame game { .id = id, .line = { .size = Sizes[below(7)], .setup = {}, .plies = {} }, .facts = {} };
        std::vector<rules::Point> points = pointsOf(game.line.size);
        const bool isOdd = below(4) == 0;
        Side side = Side::Black;
        if (isOdd && below(2) == 0) {
            for (int stones = 1 + below(3); stones > 0 && !points.empty(); --stones)
                game.line.setup.push_back({ below(2) == 0 ? Side::Black : Side::White, take(points) });
            side = below(2) == 0 ? Side::Black : Side::White;
        }
        for (int plies = below(8); plies > 0 && !points.empty(); --plies) {
            if (isOdd && below(5) == 0)
                game.line.plies.push_back({ side, {} });
            else
                game.line.plies.push_back({ side, take(points) });
            side = other(side);
        }
        if (game.line.plies.empty() && !game.line.setup.empty())
            game.line.plies.push_back({ side, {} }); // whose turn it was is known from the moves
        game.facts = factsOf(game.line);
        return game;
    }

private:
    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }

    // The points around the middle, so that games meet, and one at the edge.
    static std::vector<rules::Point> pointsOf(int size)
    {
        std::vector<rules::Point> points { { 0, size - 1 } };
        for (int x = size / 2 - 1; x <= size / 2 + 1; ++x) {
            for (int y = size / 2 - 1; y <= size / 2 + 1; ++y)
                points.push_back({ x, y });
        }
        return points;
    }

    rules::Point take(std::vector<rules::Point> &points)
    {
        const auto at = points.begin() + below(static_cast<int>(points.size()));
        const rules::Point point = *at;
        points.erase(at);
        return point;
    }

    Facts factsOf(const Line &line)
    {
        Facts facts(static_cast<std::uint32_t>(below(5)), static_cast<std::uint32_t>(below(5)),
            static_cast<std::uint32_t>(below(3)), below(4) == 0 ? 0 : 1990 + below(30));
        facts.setWinner(static_cast<record::Winner>(below(4)));
        facts.setKind(static_cast<GameKind>(below(3)));
        facts.setRule(below(4));
        facts.setFault(below(6) == 0 ? GameFault::OccupiedPoint : GameFault::None);
        facts.setOpening(openingOf(line));
        facts.setPlain(isPlain(bytesOf(line), line.size));
        return facts;
    }

    std::mt19937 &m_random;
};

} // namespace

std::vector<RandomGame> randomGames(std::mt19937 &random, int count)
{
    Maker maker(random);
    std::vector<RandomGame> games;
    for (int i = 0; i < count; ++i)
        games.push_back(maker.make(1 + 3 * i));
    return games;
}

Games gamesOf(const std::vector<RandomGame> &games, std::size_t blockSize)
{
    Games made(blockSize);
    for (const RandomGame &game : games)
        made.add(game.line.size, game.id, game.facts, bytesOf(game.line));
    made.finish();
    return made;
}

} // namespace kagetsu::library
