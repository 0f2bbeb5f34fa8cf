// SPDX-License-Identifier: MIT
#include "record/edit/recordedits.h"

#include "record/edit/editconflict.h"
#include "record/edit/treemerge.h"
#include "record/edit/turns.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace kagetsu::record {

namespace {

constexpr std::string_view HotSpot = "HO";

auto hotSpotOf(const NodeDetails &details)
{
    return std::find_if(details.properties.begin(), details.properties.end(),
        [](const KeptProperty &property) { return property.ident == HotSpot; });
}

// Among the children of a library's node, those without a point come first; the others are ordered by row from the top.
bool comesBefore(NodeAction one, NodeAction other)
{
    const auto place = [](NodeAction action) {
        const rules::Point point = action.point();
        return point == Move::Nowhere ? std::pair(-MaxRecordSize, 0) : std::pair<int, int>(-point.y, point.x);
    };
    return place(one) < place(other);
}

} // namespace

// Returns the child with a stone on this point, or a label on it in a library.
NodeId RecordEdits::childAt(NodeId node, rules::Point point) const
{
    const rules::Side side = tree.sideToMove(node);
    NodeId child = tree.firstChild(node);
    while (child != NoNode
        && (tree.action(child).point() != point || tree.action(child).side() != side
            || !(tree.action(child).isStone() || tree.action(child).isLabel())))
        child = tree.nextSibling(child);
    return child;
}

// Returns the first child with a later point, which the new one must precede. A game keeps the order in which its moves
// were entered.
NodeId RecordEdits::placeFor(NodeId parent, NodeAction action) const
{
    if (!isLibrary)
        return NoNode;
    NodeId child = tree.firstChild(parent);
    while (child != NoNode && !comesBefore(action, tree.action(child)))
        child = tree.nextSibling(child);
    return child;
}

NodeId RecordEdits::play(NodeId node, rules::Point point)
{
    const NodeAction action(Move::stone(tree.sideToMove(node), point));
    const NodeId there = childAt(node, point);
    if (there == NoNode)
        return editor.add(node, action, placeFor(node, action));
    if (tree.action(there).isLabel()) {
        editor.setAction(there, action);
        for (NodeId child = tree.firstChild(there); child != NoNode; child = tree.nextSibling(child))
            renewTurns(editor, tree, child);
    }
    return there;
}

NodeId RecordEdits::pass(NodeId node)
{
    const NodeAction action(Move::pass(tree.sideToMove(node)));
    for (const NodeId child : tree.children(node)) {
        if (tree.action(child) == action)
            return child;
    }
    return editor.add(node, action, isLibrary ? tree.firstChild(node) : NoNode);
}

NodeId RecordEdits::insertAbove(NodeId node, rules::Point point)
{
    assert(!conflictOfInsert(tree, node, point));
    const NodeId above = editor.insertAbove(node, NodeAction(Move::stone(tree.sideToMove(tree.parent(node)), point)));
    renewTurns(editor, tree, node);
    return above;
}

NodeId RecordEdits::paste(NodeId parent, const GameTree &other, NodeId branch)
{
    assert(!conflictOfPaste(tree, parent, other, branch));
    NodeId top = NoNode;
    if (!isLibrary) {
        mergeBranch(editor, tree, parent, other, branch, top);
        return top;
    }
    // The colours must be those of the new place before nodes are matched.
    GameTree turned = other;
    TreeEditor turning(turned);
    if (tree.sideToMove(parent) != turned.sideToMove(turned.parent(branch)))
        turning.insertAbove(branch, NodeAction(Move::pass(turned.sideToMove(turned.parent(branch)))));
    renewTurns(turning, turned, branch);
    mergeBranch(editor, tree, parent, turned, branch, top);
    renewTurns(editor, tree, top);
    if (const NodeId before = placeFor(parent, tree.action(top)); before != NoNode && tree.nextSibling(top) != before)
        editor.move(top, parent, before);
    return top;
}

void RecordEdits::setLabel(NodeId node, rules::Point point, std::string_view text)
{
    if (!isLibrary) {
        NodeDetails details = tree.details(node);
        std::vector<Label> &labels = details.markup.labels;
        std::erase_if(labels, [point](const Label &label) { return label.point == point; });
        if (!text.empty())
            labels.push_back({ point, std::string(text) });
        editor.setDetails(node, std::move(details));
        return;
    }
    NodeId child = childAt(node, point);
    if (child == NoNode && text.empty())
        return;
    if (child == NoNode) {
        const NodeAction label = NodeAction::label(tree.sideToMove(node), point);
        child = editor.add(node, label, placeFor(node, label));
    }
    editor.setText(child, TextKind::BoardText, text);
    // A label without a text has no purpose.
    if (text.empty() && tree.action(child).isLabel() && tree.isLeaf(child))
        editor.removeBranch(child);
}

void RecordEdits::toggleSign(NodeId node, rules::Point point, MarkKind sign)
{
    NodeDetails details = tree.details(node);
    for (const MarkKind each : DrawnSigns) {
        Region points = details.markup.points(each);
        if (each == sign && !points.contains(point))
            points.add(point);
        else
            points.remove(point);
        details.markup.setPoints(each, points);
    }
    editor.setDetails(node, std::move(details));
}

void RecordEdits::toggleArrow(NodeId node, const Arrow &arrow)
{
    NodeDetails details = tree.details(node);
    if (std::erase(details.markup.arrows, arrow) == 0)
        details.markup.arrows.push_back(arrow);
    editor.setDetails(node, std::move(details));
}

void RecordEdits::toggleLine(NodeId node, const Arrow &line)
{
    NodeDetails details = tree.details(node);
    const Arrow back { line.to, line.from };
    const auto isIt = [&](const Arrow &each) { return each == line || each == back; };
    if (std::erase_if(details.markup.lines, isIt) == 0)
        details.markup.lines.push_back(line);
    editor.setDetails(node, std::move(details));
}

void RecordEdits::toggleBookmark(NodeId node)
{
    if (isLibrary) {
        editor.setMark(node, NodeMark::Bookmark, !tree.has(node, NodeMark::Bookmark));
        return;
    }
    NodeDetails details = tree.details(node);
    if (const auto there = hotSpotOf(details); there != details.properties.end())
        details.properties.erase(there);
    else
        details.properties.push_back({ std::string(HotSpot), { { "1" } } });
    editor.setDetails(node, std::move(details));
}

std::string_view labelAt(const Markup &markup, rules::Point point)
{
    for (const Label &label : markup.labels) {
        if (label.point == point)
            return label.text;
    }
    return {};
}

bool isBookmarked(const GameTree &tree, NodeId node)
{
    return tree.has(node, NodeMark::Bookmark) || hotSpotOf(tree.details(node)) != tree.details(node).properties.end();
}

GameTree branchOf(const GameTree &tree, NodeId branch)
{
    GameTree copy(tree.columns(), tree.rows());
    copy.setCharset(tree.charset());
    TreeEditor(copy).copyBranch(tree, branch, GameTree::root());
    return copy;
}

} // namespace kagetsu::record
