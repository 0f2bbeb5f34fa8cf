// SPDX-License-Identifier: MIT
#include "ui/board/boardgeometry.h"

#include <algorithm>
#include <cmath>

namespace kagetsu::ui {

using rules::Point;
using rules::Symmetry;

namespace {

// In cells: the wood beyond the outermost line, with and without coordinates on it, and room for the plate's shadow.
constexpr qreal LabelMargin = 0.98;
constexpr qreal BareMargin = 0.76;
constexpr qreal CutMargin = 0.40; // where the board continues
constexpr qreal ShadowMargin = 0.10;

// Applies the linear part of a symmetry: a board of one point has its centre at the origin.
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
    : BoardGeometry(rect, frame, std::nullopt, snapped)
{
}

BoardGeometry::BoardGeometry(
    const QRectF &rect, const BoardFrame &frame, const std::optional<rules::BoardPart> &part, bool snapped)
    : m_frame(frame)
    , m_snapped(snapped)
{
    setPart(part);
    const QMarginsF margins = marginsInCells();
    const qreal across = viewColumns() - 1 + margins.left() + margins.right();
    const qreal down = viewRows() - 1 + margins.top() + margins.bottom();
    m_cell = std::min(rect.width() / (across + 2 * ShadowMargin), rect.height() / (down + 2 * ShadowMargin));
    const QSizeF size(across * m_cell, down * m_cell);
    m_line = m_cell * 0.032;
    const QPointF centre = rect.center();
    if (!snapped) {
        m_plate = QRectF(centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height());
        m_left = m_plate.left() + margins.left() * m_cell;
        m_top = m_plate.top() + margins.top() * m_cell;
        return;
    }
    m_cell = std::max(1.0, std::floor(m_cell));
    m_line = std::max(1.0, std::round(m_cell * 0.032));
    const QSizeF lines((viewColumns() - 1) * m_cell, (viewRows() - 1) * m_cell);
    // Both sides get the same amount of wood: what whole cells leave over goes to the margins.
    const qreal left = size.width() - lines.width();
    const qreal above = size.height() - lines.height();
    const auto shared = [](qreal room, qreal one, qreal all) { return std::floor(room * (one / all)); };
    const qreal atLeft = shared(left, margins.left(), margins.left() + margins.right());
    const qreal atRight = shared(left, margins.right(), margins.left() + margins.right());
    const qreal atTop = shared(above, margins.top(), margins.top() + margins.bottom());
    const qreal atBottom = shared(above, margins.bottom(), margins.top() + margins.bottom());
    m_left = std::floor(centre.x() - lines.width() / 2 + (margins.left() - margins.right()) * m_cell / 2);
    m_top = std::floor(centre.y() - lines.height() / 2 + (margins.top() - margins.bottom()) * m_cell / 2);
    m_plate = QRectF(QPointF(m_left, m_top), lines).adjusted(-atLeft, -atTop, atRight, atBottom);
    // A line of odd width is sharp if its middle is the middle of a pixel.
    const qreal half = std::lround(m_line) % 2 == 1 ? 0.5 : 0.0;
    m_left += half;
    m_top += half;
}

QSizeF BoardGeometry::cellsOf(const BoardFrame &frame, const std::optional<rules::BoardPart> &part)
{
    const BoardGeometry any(QRectF(0, 0, 1, 1), frame, part);
    const QMarginsF margins = any.marginsInCells();
    return { any.viewColumns() - 1 + margins.left() + margins.right() + 2 * ShadowMargin,
        any.viewRows() - 1 + margins.top() + margins.bottom() + 2 * ShadowMargin };
}

void BoardGeometry::setPart(const std::optional<rules::BoardPart> &part)
{
    const bool swaps = swapsAxes(m_frame.view);
    m_whole = swaps ? QSize(m_frame.rows, m_frame.columns) : QSize(m_frame.columns, m_frame.rows);
    m_shown = QRect(QPoint(0, 0), m_whole);
    if (!part)
        return;
    const QPoint one = wholePlaceOf(part->low);
    const QPoint two = wholePlaceOf(part->high);
    m_shown = QRect(QPoint(std::min(one.x(), two.x()), std::min(one.y(), two.y())),
        QPoint(std::max(one.x(), two.x()), std::max(one.y(), two.y())));
    if (m_shown != QRect(QPoint(0, 0), m_whole))
        m_part = part;
    m_cut.setFlag(Qt::LeftEdge, m_shown.left() > 0);
    m_cut.setFlag(Qt::TopEdge, m_shown.top() > 0);
    m_cut.setFlag(Qt::RightEdge, m_shown.right() < m_whole.width() - 1);
    m_cut.setFlag(Qt::BottomEdge, m_shown.bottom() < m_whole.height() - 1);
}

bool BoardGeometry::hasLabels(Qt::Edge edge) const
{
    const bool isUsual = edge == Qt::LeftEdge || edge == Qt::BottomEdge;
    return m_frame.coordinates == CoordinateSides::AllSides
        || (m_frame.coordinates == CoordinateSides::LeftAndBottom && isUsual);
}

qreal BoardGeometry::beyond(Qt::Edge edge) const
{
    const qreal length = m_cell * (hasLabels(edge) ? 0.36 : CutMargin + ShadowMargin);
    return m_snapped ? std::floor(length) : length;
}

// Letters and numbers need room whether or not the board ends there.
QMarginsF BoardGeometry::marginsInCells() const
{
    // A whole board is centred on its plate.
    const bool isCentred = m_frame.coordinates != CoordinateSides::None && !m_part;
    const auto margin = [&](Qt::Edge edge) {
        return isCentred || hasLabels(edge) ? LabelMargin : m_cut.testFlag(edge) ? CutMargin : BareMargin;
    };
    return { margin(Qt::LeftEdge), margin(Qt::TopEdge), margin(Qt::RightEdge), margin(Qt::BottomEdge) };
}

int BoardGeometry::viewColumns() const
{
    return m_shown.width();
}

int BoardGeometry::viewRows() const
{
    return m_shown.height();
}

bool BoardGeometry::lettersAcross() const
{
    return !swapsAxes(m_frame.view);
}

QPoint BoardGeometry::wholePlaceOf(Point point) const
{
    // Doubled distances from the centre keep boards of even size exact.
    const Point seen = turned(m_frame.view, { 2 * point.x - (m_frame.columns - 1), 2 * point.y - (m_frame.rows - 1) });
    const int last = m_whole.height() - 1;
    return { (seen.x + m_whole.width() - 1) / 2, last - (seen.y + last) / 2 };
}

QPoint BoardGeometry::placeOf(Point point) const
{
    return wholePlaceOf(point) - m_shown.topLeft();
}

Point BoardGeometry::pointOfPlace(QPoint place) const
{
    const QPoint whole = place + m_shown.topLeft();
    const int up = m_whole.height() - 1 - whole.y();
    const Point seen(2 * whole.x() - (m_whole.width() - 1), 2 * up - (m_whole.height() - 1));
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
        // Boards as large as a go board have dots in the middle of the sides as well.
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
