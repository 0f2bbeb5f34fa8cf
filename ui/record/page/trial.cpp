// SPDX-License-Identifier: MIT
#include "ui/record/page/trial.h"

#include "rules/judge.h"
#include "rules/proof/apparentfouls.h"

#include <algorithm>

namespace kagetsu::ui {

bool Trial::has(rules::Point point) const
{
    return std::any_of(stones.begin(), stones.end(), [point](const PlacedStone &each) { return each.point == point; });
}

std::vector<record::Move> Trial::moves() const
{
    std::vector<record::Move> moves;
    for (const PlacedStone &each : stones)
        moves.push_back(record::Move::stone(each.side, each.point));
    return moves;
}

void Trial::layOn(BoardPicture &picture, std::optional<rules::Rule> rule) const
{
    if (isEmpty())
        return;
    std::optional<rules::Position> before;
    if (picture.frame().columns == picture.frame().rows && picture.frame().rows >= rules::MinBoardSize
        && picture.frame().rows <= rules::MaxBoardSize)
        before.emplace(picture.frame().rows);
    for (const rules::Point point : picture.points()) {
        BoardCell &cell = picture.at(point);
        cell.signs = {};
        cell.number = 0;
        if (before && cell.stone != rules::Stone::None)
            before->place(point, cell.stone == rules::Stone::Black ? rules::Side::Black : rules::Side::White);
    }
    picture.lastMove.reset();
    picture.winningRows.clear();
    for (std::size_t i = 0; i < stones.size(); ++i) {
        BoardCell &cell = picture.at(stones[i].point);
        cell.thought = rules::stoneOf(stones[i].side);
        cell.number = static_cast<int>(i) + 1;
        cell.mark = {};
        if (before && rule && i + 1 == stones.size())
            picture.winningRows =
                rules::judge(*before, stones[i].point, stones[i].side, rules::RuleSet { .rule = *rule }).winningRows;
        else if (before)
            before->place(stones[i].point, stones[i].side);
    }
}

NodeFacts factsAfter(const NodeFacts &facts, const Trial &trial, std::optional<rules::Rule> rule, bool seeming)
{
    if (trial.isEmpty())
        return facts;
    NodeFacts after;
    after.position = facts.position;
    after.toMove = rules::other(trial.stones.back().side);
    if (!after.position)
        return after;
    for (const PlacedStone &each : trial.stones)
        after.position->place(each.point, each.side);
    const rules::RuleSet rules { .rule = rule.value_or(rules::Rule::FreeStyle) };
    if (const std::optional<rules::Side> side = rules.judgedSide(after.toMove)) {
        after.judged = ProofScene { *after.position, *side, rules };
        after.fouls = rules::judgeBoard(*after.position, *side, rules).fouls;
        if (seeming)
            after.seeming = rules::apparentFouls(*after.position, *side, rules);
    }
    return after;
}

} // namespace kagetsu::ui
