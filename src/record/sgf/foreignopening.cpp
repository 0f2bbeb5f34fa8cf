// SPDX-License-Identifier: MIT
#include "record/sgf/foreignopening.h"

#include "record/sgf/syntax/values.h"
#include "record/text/bytes.h"

#include <algorithm>
#include <charconv>

namespace kagetsu::record::sgf {

namespace {

using Points = std::vector<rules::Point>;

void addNew(Points &points, const Points &more)
{
    for (rules::Point point : more) {
        if (std::find(points.begin(), points.end(), point) == points.end())
            points.push_back(point);
    }
}

Points pointsOf(const PropertyText &property, const PointReader &points)
{
    Points all;
    for (std::uint32_t v = 0; v < property.count(); ++v)
        addNew(all, points.several(property.value(v), property.valueOffset(v)));
    return all;
}

// Reads a count, which points may follow: `3`, `3:gg,hh`, `3gghh`.
void readCounted(const PropertyText &property, std::uint32_t v, const PointReader &points, ForeignOpening &foreign)
{
    std::string_view text = trimmed(property.value(v));
    int count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error != std::errc {} || count < 1 || count > MaxRecordSize * MaxRecordSize) // no board has more points
        return;
    foreign.fifthCount = count;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    for (std::size_t at = 0; at + 1 < text.size();) {
        if (!isLetter(text[at])) {
            ++at;
            continue;
        }
        if (const auto point = points.one(text.substr(at, 2), property.valueOffset(v)))
            addNew(foreign.fifths, { *point });
        at += 2;
    }
}

void readFifths(const PropertyText &property, const PointReader &points, ForeignOpening &foreign)
{
    for (std::uint32_t v = 0; v < property.count(); ++v) {
        const std::string_view text = trimmed(property.value(v));
        if (!text.empty() && text.front() >= '0' && text.front() <= '9')
            readCounted(property, v, points, foreign);
        else
            addNew(foreign.fifths, points.several(property.value(v), property.valueOffset(v)));
    }
}

// Returns the node of the main line after this many moves, or NoNode.
NodeId nodeAfter(const GameTree &tree, std::size_t moves)
{
    std::size_t made = 0;
    for (NodeId node : tree.mainLine()) {
        made += tree.move(node).has_value();
        if (tree.move(node) && made == moves)
            return node;
    }
    return NoNode;
}

} // namespace

ForeignOpening readForeignOpening(const NodeText &node, const PointReader &points)
{
    ForeignOpening foreign;
    for (std::uint32_t i = node.raw.nodes[node.number].firstProperty; i < node.raw.propertiesEnd(node.number); ++i) {
        const PropertyText property(node.raw, i);
        const std::string ident = nameFor(property.ident(), property.id());
        if (ident == "5A") {
            readFifths(property, points, foreign);
        } else if (ident == "SW") {
            const std::string_view word = trimmed(property.first());
            if (word == "YES" || word == "NO")
                foreign.swap = word == "YES" ? SwapChoice::Swapped : SwapChoice::Kept;
        } else if (ident == "QPR") {
            addNew(foreign.start, pointsOf(property, points));
        } else if (ident == "QSLW" || ident == "QSLB") {
            const Points stones = pointsOf(property, points);
            if (!stones.empty())
                foreign.fourth = Move::stone(ident == "QSLW" ? rules::Side::White : rules::Side::Black, stones.front());
        }
    }
    if (foreign.start.size() != 3) // not an opening known here
        foreign.start.clear();
    return foreign;
}

bool tellsForeignStones(const PropertyText &property)
{
    const std::string ident = nameFor(property.ident(), property.id());
    return ident == "QPR" || ident == "QSLW" || ident == "QSLB";
}

void addForeignStones(ForeignOpening &foreign, const ForeignOpening &later)
{
    if (foreign.start.empty())
        foreign.start = later.start;
    if (!foreign.fourth)
        foreign.fourth = later.fourth;
}

void tellForeignOpening(const ForeignOpening &foreign, GameTree &tree)
{
    if (!foreign.swap && !foreign.fifthCount && foreign.fifths.empty())
        return;
    const NodeId third = nodeAfter(tree, 3);
    const NodeId fourth = nodeAfter(tree, 4);
    if (third != NoNode && foreign.swap && !tree.details(third).swap)
        tree.editDetails(third).swap = foreign.swap;
    if (third != NoNode && foreign.fifthCount && !tree.details(third).fifthMoves)
        tree.editDetails(third).fifthMoves = foreign.fifthCount;
    if (fourth == NoNode || foreign.fifths.empty() || !tree.details(fourth).fifthOffers.empty())
        return;
    Points offers = foreign.fifths;
    const NodeId fifth = nodeAfter(tree, 5);
    const bool isShort = offers.size() == 1 || foreign.fifthCount == static_cast<int>(offers.size()) + 1;
    if (fifth != NoNode && isShort && tree.move(fifth)->kind == Move::Kind::Stone) {
        Points all { tree.move(fifth)->point };
        addNew(all, offers);
        offers = std::move(all);
    }
    tree.editDetails(fourth).fifthOffers = std::move(offers);
}

} // namespace kagetsu::record::sgf
