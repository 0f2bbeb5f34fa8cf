// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/treeeditor.h"

#include <string_view>

namespace kagetsu::record {

// What a person does to a record, in terms of TreeEditor. In a library the colours take turns, children stand in the
// order of their points, and a text on a point is that of the next move there, or a label; in a game the file says the
// colours, and texts and signs belong to the position (renlib.md#tree, renlib.md#board-texts, sgf.md#properties).
struct RecordEdits
{
    TreeEditor &editor;
    const GameTree &tree;
    bool isLibrary = false;

    // The move of the side to play on a free point: the child that has it, a label that becomes it, or a new one.
    NodeId play(NodeId node, rules::Point point);
    NodeId pass(NodeId node);
    // A move between a node, never the root, and what stands above it; the colours from there on change. Nothing may
    // stand in the way (conflictOfInsert()).
    NodeId insertAbove(NodeId node, rules::Point point);
    // The branch of another tree of the same size below a node; what both have becomes one. Nothing may stand in the
    // way (conflictOfPaste()).
    NodeId paste(NodeId parent, const GameTree &other, NodeId branch);
    // The text on a point of the position of the node; an empty one takes it away.
    void setLabel(NodeId node, rules::Point point, std::string_view text);
    // Puts the sign on the point, in place of another, or takes it away where it is already. Only games have them.
    void toggleSign(NodeId node, rules::Point point, MarkKind sign);
    // Draws the arrow, or takes it away where it is already. Only games have them.
    void toggleArrow(NodeId node, const Arrow &arrow);
    // The same of a line, which has no direction.
    void toggleLine(NodeId node, const Arrow &line);
    // A library's mark; HO of a game.
    void toggleBookmark(NodeId node);

private:
    NodeId childAt(NodeId node, rules::Point point) const;
    NodeId placeFor(NodeId parent, NodeAction action) const;
};

std::string_view labelAt(const Markup &markup, rules::Point point);
bool isBookmarked(const GameTree &tree, NodeId node);
// A tree of its own that holds nothing but a copy of this branch.
GameTree branchOf(const GameTree &tree, NodeId branch);

} // namespace kagetsu::record
