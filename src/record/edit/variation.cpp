// SPDX-License-Identifier: MIT
#include "record/edit/variation.h"

#include <cassert>

namespace kagetsu::record {

int addVariation(RecordEdits &edits, NodeId node, const Variation &moves)
{
    const GameTree &tree = edits.tree;
    std::vector<NodeId> nodes;
    int added = 0;
    for (const VariationMove &move : moves) {
        assert(move.after == VariationMove::None || move.after < nodes.size());
        const std::size_t before = tree.nodeCount();
        nodes.push_back(edits.play(move.after == VariationMove::None ? node : nodes[move.after], move.point));
        added += tree.nodeCount() > before ? 1 : 0;
        if (!move.comment.empty() && tree.comment(nodes.back()).empty())
            edits.editor.setText(nodes.back(), TextKind::Comment, move.comment);
    }
    return added;
}

} // namespace kagetsu::record
