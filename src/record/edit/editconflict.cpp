// SPDX-License-Identifier: MIT
#include "record/edit/editconflict.h"

#include "record/model/walkingboard.h"

#include <vector>

namespace kagetsu::record {

namespace {

// Finds the first stone of the branch that is placed onto a stone of `board`, which holds only the stones from above
// the branch. These stones no longer count on points that the branch itself sets up.
std::optional<rules::Point> firstOnto(WalkingBoard board, const GameTree &tree, NodeId branch)
{
    struct Covered
    {
        NodeId node;
        std::size_t mark; // of the board before the node
    };
    std::vector<Covered> covered; // nodes with a setup, from the top of the branch down to the current node
    for (NodeId node = branch; node != NoNode;) {
        if (const Setup &setup = tree.details(node).setup; !setup.isEmpty()) {
            covered.push_back({ node, board.mark() });
            for (const auto *points : { &setup.black, &setup.white, &setup.empty }) {
                for (const rules::Point point : *points)
                    board.set(point, rules::Stone::None);
            }
        }
        const NodeAction action = tree.action(node);
        if (action.isStone() && board.at(action.point()) != rules::Stone::None)
            return action.point();
        const NodeId next = tree.next(node, branch);
        for (NodeId up = node; next != NoNode && up != tree.parent(next); up = tree.parent(up)) {
            if (covered.empty() || covered.back().node != up)
                continue;
            board.backTo(covered.back().mark);
            covered.pop_back();
        }
        node = next;
    }
    return std::nullopt;
}

} // namespace

std::optional<rules::Point> conflictOfInsert(const GameTree &tree, NodeId branch, rules::Point point)
{
    if (tree.stones(tree.parent(branch)).at(point) != rules::Stone::None)
        return point;
    WalkingBoard board(tree.columns(), tree.rows());
    board.set(point, rules::Stone::Black); // the colour does not matter; the point is occupied
    return firstOnto(std::move(board), tree, branch);
}

std::optional<rules::Point> conflictOfPaste(const GameTree &tree, NodeId parent, const GameTree &from, NodeId branch)
{
    return firstOnto(WalkingBoard(tree.stones(parent)), from, branch);
}

} // namespace kagetsu::record
