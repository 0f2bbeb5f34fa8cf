// SPDX-License-Identifier: MIT
#include "ui/board/boardpicture.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::ui {

using rules::Point;

namespace {

void addIfChanged(std::vector<Point> &points, std::optional<Point> before, std::optional<Point> after)
{
    if (before == after)
        return;
    if (before)
        points.push_back(*before);
    if (after)
        points.push_back(*after);
}

void addIfChanged(
    std::vector<Point> &points, const std::optional<PlacedStone> &before, const std::optional<PlacedStone> &after)
{
    if (before == after)
        return;
    if (before)
        points.push_back(before->point);
    if (after)
        points.push_back(after->point);
}

} // namespace

BoardPicture::BoardPicture(const BoardFrame &frame)
    : m_frame(frame)
    , m_cells(static_cast<std::size_t>(frame.columns) * static_cast<std::size_t>(frame.rows))
{
    assert(frame.columns >= MinDrawnSize && frame.columns <= MaxDrawnSize);
    assert(frame.rows >= MinDrawnSize && frame.rows <= MaxDrawnSize);
}

BoardPicture::BoardPicture(const rules::Position &position)
    : BoardPicture(BoardFrame { .columns = position.size(), .rows = position.size() })
{
    for (Point point : points())
        at(point).stone = position.at(point);
}

void BoardPicture::place(Point point, rules::Side side, int number)
{
    BoardCell &cell = at(point);
    cell.stone = rules::stoneOf(side);
    cell.number = number;
}

void BoardPicture::setZone(const std::vector<Point> &allowed)
{
    for (BoardCell &cell : m_cells)
        cell.signs.outOfZone = !allowed.empty();
    for (Point point : allowed)
        at(point).signs.outOfZone = false;
}

bool BoardPicture::hasZone() const
{
    return std::ranges::any_of(m_cells, [](const BoardCell &cell) { return cell.signs.outOfZone; });
}

std::vector<Point> BoardPicture::points() const
{
    std::vector<Point> result;
    result.reserve(m_cells.size());
    for (int x = 0; x < m_frame.columns; ++x) {
        for (int y = 0; y < m_frame.rows; ++y)
            result.emplace_back(x, y);
    }
    return result;
}

std::vector<Point> changedPoints(const BoardPicture &before, const BoardPicture &after)
{
    assert(before.frame() == after.frame());
    std::vector<Point> changed;
    for (Point point : after.points()) {
        if (before.at(point) != after.at(point))
            changed.push_back(point);
    }
    addIfChanged(changed, before.lastMove, after.lastMove);
    addIfChanged(changed, before.cursor, after.cursor);
    addIfChanged(changed, before.ghost, after.ghost);
    addIfChanged(changed, before.tentative, after.tentative);
    for (const auto rows : { &BoardPicture::winningRows, &BoardPicture::proofLines }) {
        if (before.*rows == after.*rows)
            continue;
        for (const BoardPicture *picture : { &before, &after }) {
            for (const rules::UnbrokenRow &row : picture->*rows)
                std::ranges::copy(row.points(), std::back_inserter(changed));
        }
    }
    if (before.proofSide != after.proofSide) {
        std::ranges::copy_if(after.points(), std::back_inserter(changed),
            [&](Point point) { return after.at(point).proof.judged || after.at(point).proof.level > 0; });
    }
    if (before.offerSide != after.offerSide) {
        std::ranges::copy_if(
            after.points(), std::back_inserter(changed), [&](Point point) { return after.at(point).signs.offer > 0; });
    }
    std::ranges::sort(changed);
    changed.erase(std::unique(changed.begin(), changed.end()), changed.end());
    return changed;
}

} // namespace kagetsu::ui
