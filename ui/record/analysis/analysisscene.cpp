// SPDX-License-Identifier: MIT
#include "ui/record/analysis/analysisscene.h"

#include <algorithm>

namespace kagetsu::ui {

engine::Position analysedPosition(const rules::Position &position, const std::vector<PlacedStone> &played,
    rules::Side toMove, const rules::RuleSet &rules)
{
    engine::Position asked { .rules = rules, .size = position.size(), .stones = {}, .toMove = toMove };
    rules::Position left = position;
    // The most recent stone on a point is the one still there.
    for (auto stone = played.rbegin(); stone != played.rend(); ++stone) {
        if (!left.isOn(stone->point) || left.at(stone->point) != rules::stoneOf(stone->side))
            continue;
        left.clear(stone->point);
        asked.stones.push_back({ stone->point, stone->side });
    }
    for (const rules::Side side : { rules::Side::White, rules::Side::Black })
        left.stones(side).forEach([&](rules::Point point) { asked.stones.push_back({ point, side }); });
    std::ranges::reverse(asked.stones);
    return asked;
}

std::vector<rules::Point> playableMoves(const engine::Position &position, const std::vector<rules::Point> &moves)
{
    std::vector<rules::Point> playable;
    const auto isFree = [&](rules::Point point) {
        return point.x >= 0 && point.y >= 0 && point.x < position.size && point.y < position.size
            && std::ranges::find(position.stones, point, &engine::PlacedStone::point) == position.stones.end()
            && std::ranges::find(playable, point) == playable.end();
    };
    for (const rules::Point move : moves) {
        if (!isFree(move))
            break;
        playable.push_back(move);
    }
    return playable;
}

void AnalysisMarks::layOn(BoardPicture &picture) const
{
    if (!line.empty()) {
        for (const rules::Point point : picture.points()) {
            picture.at(point).number = 0;
            picture.at(point).signs = {};
        }
        picture.lastMove.reset();
    }
    for (std::size_t i = 0; i < line.size(); ++i) {
        BoardCell &cell = picture.at(line[i].point);
        cell.thought = rules::stoneOf(line[i].side);
        cell.number = static_cast<int>(i) + 1;
        cell.mark = {};
    }
    for (const FirstMove &move : firstMoves) {
        BoardCell &cell = picture.at(move.point);
        cell.worth = { move.worth, move.isBest };
        cell.mark = {};
        cell.signs.next = NextMove::None;
    }
}

} // namespace kagetsu::ui
