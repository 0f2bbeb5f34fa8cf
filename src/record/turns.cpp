// SPDX-License-Identifier: MIT
#include "record/turns.h"

namespace kagetsu::record {

namespace {

using rules::Side;

Side turnBelow(NodeAction above)
{
    if (above.isLabel())
        return above.side();
    return above.isMove() ? rules::other(above.side()) : Side::Black;
}

NodeAction renewed(NodeAction action, Side side, const Stones &board)
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
    Stones board = tree.stones(tree.parent(branch));
    for (NodeId node = branch; node != NoNode;) {
        const NodeAction action = renewed(tree.action(node), turnBelow(tree.action(tree.parent(node))), board);
        if (!(action == tree.action(node)))
            editor.setAction(node, action);
        if (action.isStone())
            board.set(action.point(), rules::stoneOf(action.side()));
        const NodeId next = tree.next(node, branch);
        // The stones from here up to what the next one hangs under leave the board.
        for (NodeId up = node; next != NoNode && up != tree.parent(next); up = tree.parent(up)) {
            if (tree.action(up).isStone())
                board.set(tree.action(up).point(), rules::Stone::None);
        }
        node = next;
    }
}

} // namespace kagetsu::record
