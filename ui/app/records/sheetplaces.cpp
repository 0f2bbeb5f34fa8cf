// SPDX-License-Identifier: MIT
#include "ui/app/records/sheetplaces.h"

#include "record/edit/recordedits.h"
#include "text/rules/rules.h"
#include "ui/record/page/studypage.h"

#include <QCoreApplication>

#include <algorithm>

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
    return place;
}

// Returns the bookmarks in the order of the tree, each line before its variations.
std::vector<record::NodeId> bookmarksOf(const record::GameTree &tree)
{
    std::vector<record::NodeId> found;
    std::vector<record::NodeId> waiting { record::GameTree::root() };
    while (!waiting.empty() && found.size() < static_cast<std::size_t>(task::MostOrdered)) {
        const record::NodeId node = waiting.back();
        waiting.pop_back();
        if (isBookmarked(tree, node))
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
    const std::vector<record::NodeId> bookmarks = bookmarksOf(page.document().tree());
    const auto add = [&](record::NodeId node, bool isChosen) {
        if (std::optional<SheetSource::Place> place = placeAt(page, node)) {
            place->isChosen = isChosen;
            places.push_back(*std::move(place));
        }
    };
    const bool isMarked = std::find(bookmarks.begin(), bookmarks.end(), page.node()) != bookmarks.end();
    if (!isMarked) {
        add(page.node(), bookmarks.empty());
        if (!places.empty())
            places.front().name = SheetPlaceWords::tr("Position shown: %1").arg(places.front().name);
    }
    for (const record::NodeId node : bookmarks)
        add(node, true);
    return places;
}

} // namespace kagetsu::ui
