// SPDX-License-Identifier: MIT
#include "ui/board/boardgeometry.h"

#include <algorithm>
#include <cmath>

namespace kagetsu::ui {

using rules::Point;
using rules::Symmetry;

namespace {

// In cells: wood beyond the outermost line, with and without coordinates in it, and room for the plate's shadow.
constexpr qreal LabelMargin = 0.98;
constexpr qreal BareMargin = 0.76;
constexpr qreal ShadowMargin = 0.10;

// The linear part of a symmetry: a board of one point has its centre at the origin.
Point turned(Symmetry symmetry, Point offset)
{
    return rules::apply(symmetry, offset, 1);
}

bool swapsAxes(Symmetry symmetry)
{
    return turned(symmetry, { 1, 0 }).x == 0;
}

} // namespace

BoardGeometry::BoardGeometry(const QRectF &rect, const BoardFrame &frame, bool snapped)
    : m_frame(frame)
    , m_snapped(snapped)
{
    const qreal margin = frame.coordinates == CoordinateSides::None ? BareMargin : LabelMargin;
    const qreal across = viewColumns() - 1 + 2 * margin;
    const qreal down = viewRows() - 1 + 2 * margin;
    m_cell = std::min(rect.width() / (across + 2 * ShadowMargin), rect.height() / (down + 2 * ShadowMargin));
    const QSizeF size(across * m_cell, down * m_cell);
    m_line = m_cell * 0.032;
    const QPointF centre = rect.center();
    if (!snapped) {
        m_plate = QRectF(centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height());
        m_left = centre.x() - (viewColumns() - 1) * m_cell / 2;
        m_top = centre.y() - (viewRows() - 1) * m_cell / 2;
        return;
    }
    m_cell = std::max(1.0, std::floor(m_cell));
    m_line = std::max(1.0, std::round(m_cell * 0.032));
    const QSizeF lines((viewColumns() - 1) * m_cell, (viewRows() - 1) * m_cell);
    m_left = std::floor(centre.x() - lines.width() / 2);
    m_top = std::floor(centre.y() - lines.height() / 2);
    // As much wood on one side as on the other: what whole cells leave over goes to the margins.
    const qreal beside = std::floor((size.width() - lines.width()) / 2);
    const qreal above = std::floor((size.height() - lines.height()) / 2);
    m_plate = QRectF(QPointF(m_left, m_top), lines).adjusted(-beside, -above, beside, above);
    // A line of odd width is sharp when its middle is the middle of a pixel.
    const qreal half = std::lround(m_line) % 2 == 1 ? 0.5 : 0.0;
    m_left += half;
    m_top += half;
}

int BoardGeometry::viewColumns() const
{
    return swapsAxes(m_frame.view) ? m_frame.rows : m_frame.columns;
}

int BoardGeometry::viewRows() const
{
    return swapsAxes(m_frame.view) ? m_frame.columns : m_frame.rows;
}

bool BoardGeometry::lettersAcross() const
{
    return !swapsAxes(m_frame.view);
}

QPoint BoardGeometry::placeOf(Point point) const
{
    // Doubled distances from the centre keep even boards exact.
    const Point seen = turned(m_frame.view, { 2 * point.x - (m_frame.columns - 1), 2 * point.y - (m_frame.rows - 1) });
    return { (seen.x + viewColumns() - 1) / 2, viewRows() - 1 - (seen.y + viewRows() - 1) / 2 };
}

Point BoardGeometry::pointOfPlace(QPoint place) const
{
    const int up = viewRows() - 1 - place.y();
    const Point seen(2 * place.x() - (viewColumns() - 1), 2 * up - (viewRows() - 1));
    const Point point = turned(rules::inverse(m_frame.view), seen);
    return { (point.x + m_frame.columns - 1) / 2, (point.y + m_frame.rows - 1) / 2 };
}

QPointF BoardGeometry::centreOf(Point point) const
{
    return centreOfPlace(placeOf(point));
}

QPointF BoardGeometry::centreOfPlace(QPoint place) const
{
    return { m_left + place.x() * m_cell, m_top + place.y() * m_cell };
}

QRectF BoardGeometry::rectOf(Point point) const
{
    const QPointF centre = centreOf(point);
    return { centre.x() - m_cell / 2, centre.y() - m_cell / 2, m_cell, m_cell };
}

std::optional<Point> BoardGeometry::pointAt(QPointF position) const
{
    const QPoint place(static_cast<int>(std::floor((position.x() - m_left) / m_cell + 0.5)),
        static_cast<int>(std::floor((position.y() - m_top) / m_cell + 0.5)));
    if (place.x() < 0 || place.y() < 0 || place.x() >= viewColumns() || place.y() >= viewRows())
        return std::nullopt;
    return pointOfPlace(place);
}

std::optional<Point> pointAt(QPointF position, const QRectF &rect, const BoardPicture &picture)
{
    return BoardGeometry(rect, picture.frame()).pointAt(position);
}

QRectF rectOf(Point point, const QRectF &rect, const BoardPicture &picture)
{
    return BoardGeometry(rect, picture.frame()).rectOf(point);
}

std::vector<Point> starPoints(const BoardFrame &frame)
{
    std::vector<Point> stars;
    const bool oddColumns = frame.columns % 2 == 1;
    const bool oddRows = frame.rows % 2 == 1;
    const int middleColumn = frame.columns / 2;
    const int middleRow = frame.rows / 2;
    const int shorter = std::min(frame.columns, frame.rows);
    if (shorter >= 9) {
        const int inset = shorter >= 13 ? 3 : 2;
        const int right = frame.columns - 1 - inset;
        const int top = frame.rows - 1 - inset;
        stars = { { inset, inset }, { inset, top }, { right, inset }, { right, top } };
        // Boards of the size of a go board have the middles of the sides too.
        if (shorter >= 19 && oddColumns)
            stars.insert(stars.end(), { { middleColumn, inset }, { middleColumn, top } });
        if (shorter >= 19 && oddRows)
            stars.insert(stars.end(), { { inset, middleRow }, { right, middleRow } });
    }
    if (oddColumns && oddRows)
        stars.emplace_back(middleColumn, middleRow);
    return stars;
}

} // namespace kagetsu::ui
