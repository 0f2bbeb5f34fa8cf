// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/treeeditor.h"

#include <string_view>

namespace kagetsu::record {

// The edits that a person makes to a record, in terms of TreeEditor. In a library, the colours alternate, children are
// ordered by their points, and a text on a point belongs to the next move there or to a label. In a game, the file
// states the colours, and texts and signs belong to the position (record-renlib.md#tree, record-renlib.md#board-texts,
// record-sgf.md#properties).
struct RecordEdits
{
    TreeEditor &editor;
    const GameTree &tree;
    bool isLibrary = false;

    // Plays a move of the side to move on a free point. Returns the child that already has it, a label that becomes a
    // move, or a new node.
    NodeId play(NodeId node, rules::Point point);
    NodeId pass(NodeId node);
    // Inserts a move above a node, which must not be the root. The colours change from there on. No stone may be in the
    // way (conflictOfInsert()).
    NodeId insertAbove(NodeId node, rules::Point point);
    // Adds a branch of another tree of the same size below a node, merging what both have. No stone may be in the way
    // (conflictOfPaste()).
    NodeId paste(NodeId parent, const GameTree &other, NodeId branch);
    // Sets the text on a point of the node's position; an empty text removes it.
    void setLabel(NodeId node, rules::Point point, std::string_view text);
    // Puts the sign on the point, replacing another one, or removes it if it is already there. Only games have signs.
    void toggleSign(NodeId node, rules::Point point, MarkKind sign);
    // Draws the arrow, or removes it if it is already there. Only games have arrows.
    void toggleArrow(NodeId node, const Arrow &arrow);
    // Draws the line, or removes it if it is already there. A line has no direction. Only games have lines.
    void toggleLine(NodeId node, const Arrow &line);
    // Sets or removes a library's bookmark, or HO in a game.
    void toggleBookmark(NodeId node);

private:
    NodeId childAt(NodeId node, rules::Point point) const;
    NodeId placeFor(NodeId parent, NodeAction action) const;
};

// Returns the text of the label on this point, or an empty text.
std::string_view labelAt(const Markup &markup, rules::Point point);
bool isBookmarked(const GameTree &tree, NodeId node);
// Returns a new tree with only a copy of this branch.
GameTree branchOf(const GameTree &tree, NodeId branch);

} // namespace kagetsu::record
