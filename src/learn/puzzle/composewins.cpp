// SPDX-License-Identifier: MIT
// compose_wins SEEDS: prints the pages of resources/lessons/course/wins-by-fours.json. From the puzzles of the seeds
// from 1 on, it takes twenty of each grade and side, of all lengths and with few stones, and orders them by difficulty.
#include "learn/puzzle/composer.h"
#include "learn/puzzle/grade.h"
#include "rules/symmetry.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

using namespace kagetsu;

namespace {

constexpr std::size_t OfEachSide = 20;
constexpr int MostLines = 11; // a puzzle that covers the whole board is unpleasant to look at
constexpr int LeastLength = 2;

struct Composed
{
    std::uint32_t seed;
    puzzle::Puzzle puzzle;
};

int stonesOf(const Composed &composed)
{
    return composed.puzzle.position.count(rules::Side::Black) + composed.puzzle.position.count(rules::Side::White);
}

std::string text(const rules::Position &position, rules::Side side)
{
    std::string text;
    position.stones(side).forEach([&text](rules::Point point) { text += (text.empty() ? "" : " ") + toText(point); });
    return text;
}

// Returns a text that is the same for a position and its turned and mirrored copies.
std::string shapeOf(const rules::Position &position)
{
    std::string least;
    for (const rules::Symmetry symmetry : rules::AllSymmetries) {
        std::string turned = toText(apply(symmetry, position));
        if (least.empty() || turned < least)
            least = std::move(turned);
    }
    return least;
}

bool isCompact(const rules::Position &position)
{
    rules::Point low(rules::MaxBoardSize, rules::MaxBoardSize);
    rules::Point high(0, 0);
    for (const rules::Side side : { rules::Side::Black, rules::Side::White }) {
        position.stones(side).forEach([&](rules::Point point) {
            low = rules::Point(std::min(low.x, point.x), std::min(low.y, point.y));
            high = rules::Point(std::max(high.x, point.x), std::max(high.y, point.y));
        });
    }
    return high.x - low.x < MostLines && high.y - low.y < MostLines;
}

// Takes the puzzles with the fewest stones of each length in turn, so that a grade has all its lengths.
std::vector<Composed> choose(std::vector<Composed> all)
{
    const auto order = [](const Composed &composed) {
        return std::tuple(composed.puzzle.length, stonesOf(composed), composed.seed);
    };
    std::sort(all.begin(), all.end(),
        [&order](const Composed &one, const Composed &other) { return order(one) < order(other); });
    std::map<int, int> ofLength;
    std::multimap<int, Composed> byTurn;
    for (const Composed &composed : all)
        byTurn.emplace(ofLength[composed.puzzle.length]++, composed);
    std::vector<Composed> chosen;
    for (const auto &[turn, composed] : byTurn) {
        if (chosen.size() < OfEachSide)
            chosen.push_back(composed);
    }
    return chosen;
}

bool isEasier(const Composed &one, const Composed &other)
{
    return std::tuple(one.puzzle.length, one.puzzle.temptations, one.seed)
        < std::tuple(other.puzzle.length, other.puzzle.temptations, other.seed);
}

// Most puzzles are played to the end; some only ask for the first move, or for a defence.
void print(const Composed &composed, std::size_t place)
{
    const bool isDefence = place % 10 == 9;
    const rules::Side asked = isDefence ? other(composed.puzzle.side) : composed.puzzle.side;
    std::printf("    {\"kind\": \"%s\", %s\"black\": \"%s\", \"white\": \"%s\", \"seed\": %u},\n",
        isDefence            ? "defend"
            : place % 5 == 4 ? "first-move"
                             : "win",
        asked == rules::Side::White ? "\"side\": \"white\", " : "",
        text(composed.puzzle.position, rules::Side::Black).c_str(),
        text(composed.puzzle.position, rules::Side::White).c_str(), composed.seed);
}

} // namespace

int main(int argc, char **argv)
{
    const unsigned long seeds = argc == 2 ? std::strtoul(argv[1], nullptr, 10) : 0;
    if (seeds == 0) {
        std::fputs("usage: compose_wins SEEDS\n", stderr);
        return 2;
    }
    solver::FourSolver solver;
    std::set<std::string> shapes;
    std::map<std::pair<int, rules::Side>, std::vector<Composed>> found;
    for (std::uint32_t seed = 1; seed <= seeds; ++seed) {
        const auto made = puzzle::compose(seed, solver);
        if (made && made->length >= LeastLength && isCompact(made->position)
            && shapes.insert(shapeOf(made->position)).second)
            found[{ puzzle::gradeOf(*made), made->side }].push_back({ seed, *made });
    }
    for (int grade = 1; grade <= puzzle::Grades; ++grade) {
        std::vector<Composed> chosen;
        for (const rules::Side side : { rules::Side::Black, rules::Side::White }) {
            const std::vector<Composed> some = choose(found[{ grade, side }]);
            chosen.insert(chosen.end(), some.begin(), some.end());
        }
        std::sort(chosen.begin(), chosen.end(), isEasier);
        std::printf("grade %d\n", grade);
        for (std::size_t i = 0; i < chosen.size(); ++i)
            print(chosen[i], i);
    }
}
