// SPDX-License-Identifier: MIT
#include "analysis/review/playedfour.h"

#include <algorithm>

namespace kagetsu::review {

using rules::Outcome;
using rules::Point;
using rules::Side;

PlayedFour playedFour(const rules::Position &after, Side side, const rules::RuleSet &rules)
{
    PlayedFour four;
    const std::vector<Point> fivePoints = judgeBoard(after, side, rules).wins;
    four.isFour = !fivePoints.empty();
    if (!four.isFour)
        return four;
    const Side opponent = other(side);
    const rules::BoardVerdict answers = judgeBoard(after, opponent, rules);
    four.opponentMakesFive = !answers.wins.empty();
    if (four.opponentMakesFive)
        return four;
    rules::Position with = after;
    const auto tryBlock = [&](Point block) {
        const bool isForbidden = std::any_of(answers.fouls.begin(), answers.fouls.end(),
            [&](const rules::FoulPoint &foul) { return foul.point == block; });
        if (isForbidden)
            return;
        with.place(block, opponent);
        const bool makesFive = std::any_of(fivePoints.begin(), fivePoints.end(),
            [&](Point five) { return five != block && judge(with, five, side, rules).outcome == Outcome::Wins; });
        with.clear(block);
        if (!makesFive)
            four.blocks.push_back(block);
    };
    // Where a five needs an open end, a stone next to it can stop it as well.
    if (rules.fiveNeedsOpenEnd())
        after.emptyPoints().forEach(tryBlock);
    else
        std::for_each(fivePoints.begin(), fivePoints.end(), tryBlock);
    return four;
}

} // namespace kagetsu::review
