// SPDX-License-Identifier: MIT
#include "ui/print/diagram/diagram.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

CoordinateSides sidesOf(diagram::Coordinates coordinates)
{
    switch (coordinates) {
    case diagram::Coordinates::None: return CoordinateSides::None;
    case diagram::Coordinates::Outside: return CoordinateSides::LeftAndBottom;
    case diagram::Coordinates::BothSides: return CoordinateSides::AllSides;
    }
    return CoordinateSides::None;
}

void choose(BoardCell &cell, rules::Point point, const diagram::Choices &choices)
{
    const bool hasSigns = choices.signs == diagram::Signs::All
        || (choices.signs == diagram::Signs::Chosen && std::ranges::count(choices.chosen, point) > 0);
    if (!hasSigns)
        cell.signs.fouls = cell.signs.seeming = {};
    if (!choices.nextMoves)
        cell.signs.next = NextMove::None;
    if (!choices.marks)
        cell.mark = {};
    cell.number = 0;
    // This sign belongs to the moment, not to the position.
    cell.signs.refused = false;
}

} // namespace

Diagram diagramOf(const DiagramSubject &subject, const diagram::Choices &choices)
{
    Diagram made;
    made.picture = subject.picture;
    BoardPicture &picture = made.picture;
    for (const rules::Point point : picture.points())
        choose(picture.at(point), point, choices);
    picture.ghost.reset();
    picture.tentative.reset();
    picture.cursor.reset();
    picture.equalPair.reset();
    if (!choices.lastMove)
        picture.lastMove.reset();
    if (!choices.winningRow)
        picture.winningRows.clear();
    if (!choices.marks)
        picture.arrows.clear();
    const diagram::Numbering numbering = diagram::numberingOf(subject.moves, subject.variationFrom, choices,
        [&](rules::Point point) { return picture.at(point).stone != rules::Stone::None; });
    for (const diagram::Numbering::Numbered &each : numbering.stones)
        picture.at(each.point).number = each.number;
    made.notes = numbering.notes;
    picture.setCoordinates(sidesOf(choices.coordinates));
    const BoardFrame &frame = picture.frame();
    if (choices.view && frame.columns == frame.rows)
        picture.setView(*choices.view);
    // A part chosen for another board may lie outside this one.
    if (choices.part) {
        const rules::Point last(frame.columns - 1, frame.rows - 1);
        const rules::BoardPart &part = *choices.part;
        if (part.low.x <= last.x && part.low.y <= last.y)
            made.part = rules::BoardPart { part.low,
                { std::min<int>(part.high.x, last.x), std::min<int>(part.high.y, last.y) } };
    }
    if (choices.caption)
        made.caption = subject.caption;
    made.style = choices.style;
    made.perPoint = choices.perPoint;
    return made;
}

} // namespace kagetsu::ui
