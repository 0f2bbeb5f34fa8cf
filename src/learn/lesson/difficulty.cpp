// SPDX-License-Identifier: MIT
#include "learn/lesson/difficulty.h"

#include "base/enumtable.h"
#include "rules/proof/apparentfouls.h"
#include "rules/proof/proof.h"

#include <algorithm>

namespace kagetsu::lesson {

namespace {

using namespace rules;

// The smallest and largest value of each count.
struct Range
{
    int least;
    int most;

    int distance(int number) const { return std::max({ 0, least - number, number - most }); }
};

struct LevelTerms
{
    Range fouls;
    Range seeming;
    Range depth;
};

// More points than these would make the exercise tedious.
constexpr EnumTable<Level, LevelTerms> Terms({
    { Level::Easy, { { 2, 5 }, { 0, 0 }, { 0, 0 } } },
    { Level::Middle, { { 2, 6 }, { 1, 5 }, { 0, 1 } } },
    { Level::Hard, { { 2, 8 }, { 1, 8 }, { 2, 9 } } },
});

int depthOf(const Proof &proof)
{
    std::size_t depth = 0;
    for (const ProofNode &node : proof.nodes)
        depth = std::max(depth, node.assumed.size());
    return static_cast<int>(depth);
}

} // namespace

Difficulty difficultyOf(const Position &position)
{
    const BoardVerdict verdict = judgeBoard(position, Side::Black, Renju);
    const std::vector<FoulPoint> seeming = apparentFouls(position, Side::Black, Renju);
    Difficulty result;
    result.fouls = static_cast<int>(verdict.fouls.size());
    result.seeming = static_cast<int>(seeming.size());
    for (const std::vector<FoulPoint> &points : { verdict.fouls, seeming }) {
        for (const FoulPoint &point : points)
            result.depth = std::max(result.depth, depthOf(prove(position, point.point, Side::Black, Renju)));
    }
    result.isQuiet = position.count(Side::Black) == position.count(Side::White) && verdict.wins.empty()
        && judgeBoard(position, Side::White, Renju).wins.empty();
    return result;
}

int distanceTo(Level level, const Difficulty &difficulty)
{
    const LevelTerms &terms = Terms[level];
    return terms.fouls.distance(difficulty.fouls) + terms.seeming.distance(difficulty.seeming)
        + terms.depth.distance(difficulty.depth);
}

} // namespace kagetsu::lesson
