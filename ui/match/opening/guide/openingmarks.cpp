// SPDX-License-Identifier: MIT
#include "ui/match/opening/guide/openingmarks.h"

#include <algorithm>
#include <iterator>

namespace kagetsu::ui {

using opening::NeedKind;

namespace {

EqualPair::By byOf(opening::ElementKind kind)
{
    switch (kind) {
    case opening::ElementKind::Axis: return EqualPair::By::Axis;
    case opening::ElementKind::HalfTurn: return EqualPair::By::HalfTurn;
    case opening::ElementKind::QuarterTurn: break;
    }
    return EqualPair::By::QuarterTurn;
}

EqualPair pairOf(const opening::EqualPoint &equal, int boardSize)
{
    const opening::SymmetryElement element = opening::elementOf(equal.equivalence.by, boardSize);
    return { equal.equivalence.with, equal.point, byOf(element.kind), element.doubledX, element.doubledY, element.dx,
        element.dy };
}

void layOffers(BoardPicture &picture, const opening::Opening &opening, std::optional<rules::Point> pointed)
{
    const std::vector<rules::Point> &offers = opening.offers();
    int number = 0;
    for (const rules::Point point : offers)
        picture.at(point).signs.offer = ++number;
    for (const opening::EqualPoint &equal : opening.equalPoints()) {
        const auto with = std::find(offers.begin(), offers.end(), equal.equivalence.with);
        picture.at(equal.point).signs.equalTo = static_cast<int>(with - offers.begin()) + 1;
        if (equal.point == pointed)
            picture.equalPair = pairOf(equal, opening.position().size());
    }
}

} // namespace

void layOpeningMarks(BoardPicture &picture, const opening::Opening &opening, std::optional<rules::Point> pointed)
{
    const opening::Need need = opening.need();
    // If every free point is allowed, there is nothing to highlight.
    const bool bounded = need.region.kind != opening::RegionKind::Any;
    if (bounded && (need.kind == NeedKind::Place || need.kind == NeedKind::Offer)) {
        std::vector<rules::Point> lit = opening.allowedPoints();
        // Nothing can be placed on a stone, but it is highlighted with the zone.
        std::copy_if(opening.stones().begin(), opening.stones().end(), std::back_inserter(lit),
            [&](rules::Point stone) { return need.region.contains(stone); });
        picture.setZone(lit);
    }
    if (need.kind == NeedKind::Offer || need.kind == NeedKind::Select) {
        picture.offerSide = need.colour;
        layOffers(picture, opening, pointed);
    }
}

} // namespace kagetsu::ui
