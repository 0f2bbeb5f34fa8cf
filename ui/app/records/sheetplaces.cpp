// SPDX-License-Identifier: MIT
#include "ui/app/records/sheetplaces.h"

#include "record/edit/recordedits.h"
#include "text/common/foreigntext.h"
#include "text/rules/rules.h"
#include "ui/record/page/studypage.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace kagetsu::ui {

namespace {

struct SheetPlaceWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Worksheet)
};

QString nameOf(const record::GameTree &tree, record::NodeId node)
{
    const std::optional<record::Move> move = tree.move(node);
    if (!move)
        return SheetPlaceWords::tr("Start");
    if (move->kind != record::Move::Kind::Stone)
        return SheetPlaceWords::tr("After move %1").arg(tree.moveNumber(node));
    //: A position of a record: %1 is the number of the last move, %2 its point.
    return SheetPlaceWords::tr("After move %1, %2").arg(tree.moveNumber(node)).arg(text::pointText(move->point));
}

// Returns the moves that lead there as text: "1. H8  2. H9".
QString movesTo(const record::GameTree &tree, record::NodeId node)
{
    QStringList moves;
    for (const record::NodeId each : tree.path(node)) {
        const record::NodeAction action = tree.action(each);
        if (action.isMove())
            moves += QStringLiteral("%1.\u00A0%2")
                         .arg(moves.size() + 1)
                         .arg(action.isStone() ? text::pointText(action.point()) : QStringLiteral("–"));
    }
    return moves.join(QStringLiteral("  "));
}

std::optional<SheetSource::Place> placeAt(const StudyPage &page, record::NodeId node)
{
    const record::GameTree &tree = page.document().tree();
    const std::optional<rules::Position> position = tree.position(node);
    if (!position)
        return std::nullopt; // no game can be played on such a board
    SheetSource::Place place;
    place.name = nameOf(tree, node);
    place.task.position = *position;
    place.task.side = tree.sideToMove(node);
    place.task.rules.rule = page.document().rule().value_or(rules::Rule::Renju);
    place.task.marks = tree.details(node).markup;
    place.comment = text::foreignText(tree.comment(node));
    place.moves = movesTo(tree, node);
    return place;
}

// Returns the line through this node, to its end.
std::set<record::NodeId> lineThrough(const record::GameTree &tree, record::NodeId node)
{
    constexpr std::size_t MostOfLine = 400; // more than there are points on a board
    const std::vector<record::NodeId> path = tree.path(node);
    std::set<record::NodeId> line(path.begin(), path.end());
    while ((node = tree.firstChild(node)) != record::NoNode && line.size() < MostOfLine)
        line.insert(node);
    return line;
}

// Returns the bookmarks and the nodes of this line in the order of the tree, each line before its variations.
std::vector<record::NodeId> offered(const record::GameTree &tree, const std::set<record::NodeId> &line)
{
    std::vector<record::NodeId> found;
    std::vector<record::NodeId> waiting { record::GameTree::root() };
    int bookmarks = 0;
    while (!waiting.empty() && bookmarks < task::MostOrdered) {
        const record::NodeId node = waiting.back();
        waiting.pop_back();
        const bool isMarked = isBookmarked(tree, node);
        bookmarks += isMarked ? 1 : 0;
        if (isMarked || line.contains(node))
            found.push_back(node);
        if (const record::NodeId next = tree.nextSibling(node); next != record::NoNode)
            waiting.push_back(next);
        if (const record::NodeId child = tree.firstChild(node); child != record::NoNode)
            waiting.push_back(child);
    }
    return found;
}

} // namespace

std::vector<SheetSource::Place> placesOf(const StudyPage &page)
{
    std::vector<SheetSource::Place> places;
    const record::GameTree &tree = page.document().tree();
    const std::vector<record::NodeId> nodes = offered(tree, lineThrough(tree, page.node()));
    const auto isMarked = [&](record::NodeId node) { return isBookmarked(tree, node); };
    const bool hasBookmarks = std::ranges::any_of(nodes, isMarked);
    const auto add = [&](record::NodeId node, bool isChosen) {
        if (std::optional<SheetSource::Place> place = placeAt(page, node)) {
            place->isChosen = isChosen;
            places.push_back(*std::move(place));
        }
    };
    if (!isMarked(page.node())) {
        add(page.node(), !hasBookmarks);
        if (!places.empty())
            places.front().name = SheetPlaceWords::tr("Position shown: %1").arg(places.front().name);
    }
    for (const record::NodeId node : nodes) {
        if (node != page.node() || isMarked(node))
            add(node, isMarked(node));
    }
    return places;
}

} // namespace kagetsu::ui
