// SPDX-License-Identifier: MIT
#include "record/model/inturn.h"

namespace kagetsu::record {

namespace {

// Returns the moves to the node if they are what is on the board, in turn.
std::optional<std::vector<rules::Point>> movesInTurn(
    const GameTree &tree, NodeId node, const rules::Position &position, std::size_t stones)
{
    std::vector<rules::Point> points;
    rules::Side side = rules::Side::Black;
    for (const NodeId each : tree.path(node)) {
        const NodeAction action = tree.action(each);
        if (!action.isStone())
            continue;
        if (action.side() != side || !position.has(action.point(), side))
            return std::nullopt;
        points.push_back(action.point());
        side = rules::other(side);
    }
    return points.size() == stones ? std::optional(points) : std::nullopt;
}

} // namespace

std::optional<std::vector<rules::Point>> stonesInTurn(const GameTree &tree, NodeId node)
{
    const std::optional<rules::Position> position = tree.position(node);
    if (!position)
        return std::nullopt;
    std::vector<rules::Point> black;
    std::vector<rules::Point> white;
    for (int x = 0; x < position->size(); ++x) {
        for (int y = 0; y < position->size(); ++y) {
            const rules::Stone stone = position->at({ x, y });
            if (stone != rules::Stone::None)
                (stone == rules::Stone::Black ? black : white).push_back({ x, y });
        }
    }
    const bool isBlacksTurn = black.size() == white.size();
    if (!isBlacksTurn && black.size() != white.size() + 1)
        return std::nullopt;
    if (tree.sideToMove(node) != (isBlacksTurn ? rules::Side::Black : rules::Side::White))
        return std::nullopt;
    if (auto moves = movesInTurn(tree, node, *position, black.size() + white.size()))
        return moves;
    std::vector<rules::Point> points;
    for (std::size_t i = 0; i < black.size(); ++i) {
        points.push_back(black[i]);
        if (i < white.size())
            points.push_back(white[i]);
    }
    return points;
}

} // namespace kagetsu::record
