// SPDX-License-Identifier: MIT
#include "record/renlib/convert.h"

#include "record/renlib/libraryformat.h"
#include "record/sgf/sgfmarkup.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::record {

namespace {

using rules::Side;

bool isBareLabel(const GameTree &tree, NodeId node)
{
    return tree.action(node).isLabel() && tree.isLeaf(node) && !tree.storedText(node, TextKind::Headline)
        && !tree.storedText(node, TextKind::Comment);
}

// Returns the texts on the points of the children as labels.
std::vector<Label> labelsOf(const GameTree &tree, NodeId node, ExportLosses &losses)
{
    std::vector<Label> labels;
    for (NodeId child = tree.firstChild(node); child != NoNode; child = tree.nextSibling(child)) {
        std::string text = tree.text(child, TextKind::BoardText);
        if (text.empty())
            continue;
        const rules::Point point = tree.action(child).point();
        if (point == Move::Nowhere)
            losses.add(ExportLoss::BoardTexts);
        else
            labels.push_back({ point, std::move(text) });
    }
    return labels;
}

void fillFromLibrary(const GameTree &library, NodeId from, GameTree &tree, NodeId to, ExportLosses &losses)
{
    // N is a single line (record-sgf.md#r14), but some libraries have more than one.
    std::string headline = library.text(from, TextKind::Headline);
    std::replace(headline.begin(), headline.end(), '\n', ' ');
    tree.setText(to, TextKind::Headline, headline);
    tree.setText(to, TextKind::Comment, library.text(from, TextKind::Comment));
    if (library.has(from, NodeMark::Start))
        losses.add(ExportLoss::StartMarks);
    if (library.has(from, NodeMark::Bookmark))
        tree.editDetails(to).properties.push_back({ "HO", { { "1" } } });
    if (std::vector<Label> labels = labelsOf(library, from, losses); !labels.empty())
        tree.editDetails(to).markup.labels = std::move(labels);
}

} // namespace

Game gameFromLibrary(const GameTree &library, ExportLosses &losses)
{
    Game game;
    game.tree = GameTree(library.columns(), library.rows());
    game.info.charset = nameOf(library.charset());
    if (library.storedText(GameTree::root(), TextKind::BoardText))
        losses.add(ExportLoss::BoardTexts);
    fillFromLibrary(library, GameTree::root(), game.tree, GameTree::root(), losses);
    std::vector<NodeId> places(library.nodeCount(), NoNode);
    places[GameTree::root()] = GameTree::root();
    for (NodeId node = library.next(GameTree::root()); node != NoNode; node = library.next(node)) {
        if (library.action(node).isLabel() && !library.storedText(node, TextKind::BoardText))
            losses.add(ExportLoss::BoardTexts); // the point that the label suggests
        if (isBareLabel(library, node)) {
            losses.add(ExportLoss::StartMarks, library.has(node, NodeMark::Start) ? 1 : 0);
            losses.add(ExportLoss::Properties, library.has(node, NodeMark::Bookmark) ? 1 : 0);
            continue;
        }
        // A label with more than its text on the point becomes a node without a move.
        const NodeId place = game.tree.append(places[library.parent(node)], library.move(node));
        places[node] = place;
        fillFromLibrary(library, node, game.tree, place, losses);
    }
    return game;
}

void LibraryBuilder::turnTo(NodeId node)
{
    std::vector<NodeId> below;
    for (; m_depths[node] >= m_line.nodes.size() || m_line.nodes[m_depths[node]] != node; node = m_tree.parent(node))
        below.push_back(node);
    const auto step = [this](NodeId there, int stones) {
        if (m_tree.action(there).isStone())
            m_line.stones[m_tree.action(there).point()] += stones;
    };
    for (; m_line.nodes.back() != node; m_line.nodes.pop_back())
        step(m_line.nodes.back(), -1);
    for (auto next = below.rbegin(); next != below.rend(); ++next) {
        step(*next, 1);
        m_line.nodes.push_back(*next);
    }
}

bool LibraryBuilder::isTaken(NodeId node, rules::Point point)
{
    turnTo(node);
    const auto found = m_line.stones.find(point);
    return found != m_line.stones.end() && found->second > 0;
}

// Returns the child with this point, or adds it at its sorted place. A label there becomes the move.
NodeId LibraryBuilder::childFor(NodeId parent, NodeAction action)
{
    const std::uint8_t byte = renlib::byteOf(action, m_tree.rows());
    NodeId child = m_tree.firstChild(parent);
    while (child != NoNode && renlib::byteOf(m_tree.action(child), m_tree.rows()) < byte)
        child = m_tree.nextSibling(child);
    if (child == NoNode || renlib::byteOf(m_tree.action(child), m_tree.rows()) > byte) {
        m_depths.push_back(m_depths[parent] + 1);
        return m_tree.insert(parent, child, action);
    }
    if (m_tree.action(child).isLabel() && action.isMove()) {
        turnTo(parent);
        m_tree.setAction(child, action);
    }
    return child;
}

NodeId LibraryBuilder::play(NodeId node, Side side, const Move &move)
{
    if (m_tree.sideToMove(node) != side)
        node = childFor(node, NodeAction(Move::pass(other(side))));
    if (move.point == Move::Nowhere)
        return childFor(node, NodeAction(Move::pass(side)));
    return childFor(
        node, NodeAction(isTaken(node, move.point) ? Move::unplaced(side, move.point) : Move::stone(side, move.point)));
}

NodeId LibraryBuilder::addSetup(NodeId node, const Setup &setup)
{
    m_losses.add(ExportLoss::RemovedStones, static_cast<int>(setup.empty.size()));
    for (std::size_t i = 0; i < std::max(setup.black.size(), setup.white.size()); ++i) {
        for (const Side side : { Side::Black, Side::White }) {
            const std::vector<rules::Point> &stones = side == Side::Black ? setup.black : setup.white;
            if (i < stones.size())
                node = play(node, side, Move::stone(side, stones[i]));
        }
    }
    if (setup.toMove && m_tree.sideToMove(node) != *setup.toMove)
        node = childFor(node, NodeAction(Move::pass(other(*setup.toMove))));
    return node;
}

void LibraryBuilder::addText(NodeId node, TextKind kind, const std::string &text)
{
    if (text.empty())
        return;
    if (!m_tree.storedText(node, kind)) {
        m_tree.setText(node, kind, text);
        return;
    }
    const auto [joined, isNew] = m_joined.try_emplace({ node, kind });
    if (isNew)
        joined->second = m_tree.text(node, kind);
    if (joined->second != text)
        joined->second += (kind == TextKind::Comment ? '\n' : ' ') + text;
}

void LibraryBuilder::addDetails(NodeId node, const NodeDetails &details)
{
    if (details.black != ClockNote {} || details.white != ClockNote {})
        m_losses.add(ExportLoss::Clocks);
    if (tellsOpening(details))
        m_losses.add(ExportLoss::OpeningNotes);
    const auto addLabel = [this, node](const Label &label) {
        const NodeId child = childFor(node, NodeAction::label(m_tree.sideToMove(node), label.point));
        addText(child, TextKind::BoardText, label.text);
    };
    for (const Label &label : details.markup.labels)
        addLabel(label);
    for (const MarkKind kind : details.markup.kinds())
        m_losses.add(ExportLoss::Properties, kind == MarkKind::Label ? 0 : 1);
    for (const KeptProperty &property : details.properties) {
        if (property.ident == "HO") {
            m_tree.set(node, NodeMark::Bookmark);
        } else if (property.ident == "LB") {
            for (const KeptText &value : property.values) {
                if (const auto label = sgf::labelOf(value, m_tree.columns(), m_tree.rows()))
                    addLabel(*label);
                else
                    m_losses.add(ExportLoss::Properties);
            }
        } else {
            m_losses.add(ExportLoss::Properties);
        }
    }
}

// Adds the node of a game. Returns the last node of the library that it has become.
NodeId LibraryBuilder::addNode(const GameTree &tree, NodeId node, NodeId parent)
{
    NodeId place = addSetup(parent, tree.details(node).setup);
    if (const std::optional<Move> move = tree.move(node)) {
        if (move->kind == Move::Kind::Unplaced && move->point == Move::Nowhere)
            m_losses.add(ExportLoss::NowhereMoves);
        else
            place = play(place, move->side, *move);
    }
    addText(place, TextKind::Headline, tree.text(node, TextKind::Headline));
    addText(place, TextKind::Comment, tree.text(node, TextKind::Comment));
    addDetails(place, tree.details(node));
    return place;
}

void LibraryBuilder::add(const Game &game)
{
    const GameTree &tree = game.tree;
    if (m_games++ == 0) {
        m_tree = GameTree(tree.columns(), tree.rows());
        m_depths = { 0 };
        m_line = {};
    } else
        m_losses.add(ExportLoss::GameBorders);
    assert(tree.columns() == m_tree.columns() && tree.rows() == m_tree.rows());
    if (tellsFacts(game.info))
        m_losses.add(ExportLoss::GameFacts);
    std::vector<NodeId> places(tree.nodeCount(), NoNode);
    for (NodeId node = GameTree::root(); node != NoNode; node = tree.next(node))
        places[node] = addNode(tree, node, node == GameTree::root() ? GameTree::root() : places[tree.parent(node)]);
}

GameTree LibraryBuilder::take()
{
    for (const auto &[place, text] : m_joined)
        m_tree.setText(place.first, place.second, text);
    return std::move(m_tree);
}

} // namespace kagetsu::record
