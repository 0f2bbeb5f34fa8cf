// SPDX-License-Identifier: MIT
#include "record/edit/turns.h"

#include "record/model/walkingboard.h"

#include <vector>

namespace kagetsu::record {

namespace {

using rules::Side;

// Returns the side to move after a node, given the stones on the board (record-sgf.md#r28).
Side turnAfter(NodeAction action, const GameTree &tree, NodeId node, int surplus, Side before)
{
    const Setup &setup = tree.details(node).setup;
    if (action.isMove())
        return rules::other(action.side());
    if (setup.toMove)
        return *setup.toMove;
    if (setup.isEmpty())
        return before;
    return tree.recordedSide(node).value_or(surplus == 1 ? Side::White : Side::Black);
}

NodeAction renewed(NodeAction action, Side side, const WalkingBoard &board)
{
    if (action.isLabel())
        return NodeAction::label(side, action.point());
    if (action.point() != Move::Nowhere)
        return NodeAction(board.at(action.point()) == rules::Stone::None ? Move::stone(side, action.point())
                                                                         : Move::unplaced(side, action.point()));
    const std::optional<Move> move = action.move();
    return move && move->kind == Move::Kind::Pass ? NodeAction(Move::pass(side)) : action;
}

} // namespace

void renewTurns(TreeEditor &editor, const GameTree &tree, NodeId branch)
{
    struct LineNode
    {
        NodeId node;
        std::size_t mark; // of the board before the node
        Side turn; // side to move before the node
    };
    std::vector<LineNode> line; // from the top of the branch down to the node
    WalkingBoard board(tree.stones(tree.parent(branch)));
    Side turn = tree.sideToMove(tree.parent(branch));
    for (NodeId node = branch; node != NoNode;) {
        line.push_back({ node, board.mark(), turn });
        const Setup &setup = tree.details(node).setup;
        board.setUp(setup);
        const NodeAction action = renewed(tree.action(node), turn, board);
        if (!(action == tree.action(node)))
            editor.setAction(node, action);
        if (action.isStone())
            board.set(action.point(), rules::stoneOf(action.side()));
        turn = turnAfter(action, tree, node, board.surplus(), turn);
        node = tree.next(node, branch);
        // Take back the stones of all nodes below the next node's parent.
        while (node != NoNode && line.back().node != tree.parent(node)) {
            board.backTo(line.back().mark);
            turn = line.back().turn;
            line.pop_back();
        }
    }
}

} // namespace kagetsu::record
