// SPDX-License-Identifier: MIT
#pragma once

#include "rules/boardpart.h"
#include "ui/board/boardpicture.h"

#include <QMarginsF>
#include <QPoint>
#include <QRectF>

namespace kagetsu::ui {

// Computes where everything is when a board is drawn into a rectangle. Lengths are in the units of the rectangle.
class BoardGeometry
{
public:
    // Makes the board as large as fits, centred. With `snapped` the rectangle is in device pixels: lines then fall on
    // whole pixels and all cells are equally wide.
    BoardGeometry(const QRectF &rect, const BoardFrame &frame, bool snapped = false);
    // Shows only this part of the board, which must be on it. Where the part ends inside the board, the lines continue
    // to the edge of the picture to show that.
    BoardGeometry(
        const QRectF &rect, const BoardFrame &frame, const std::optional<rules::BoardPart> &part, bool snapped = false);

    const BoardFrame &frame() const { return m_frame; }
    bool isSnapped() const { return m_snapped; }
    // Returns the wooden plate without its shadow.
    QRectF plate() const { return m_plate; }
    // Return the distance between two lines, and the width of a line.
    qreal cell() const { return m_cell; }
    qreal line() const { return m_line; }
    qreal stoneRadius() const { return m_cell * 0.476; }
    // Returns the width of the wood beyond the outermost lines.
    qreal margin() const { return m_left - m_plate.left(); }

    // Returns the width and height of a picture in cells, including its margins.
    static QSizeF cellsOf(const BoardFrame &frame, const std::optional<rules::BoardPart> &part = std::nullopt);

    // True if the point is shown at all.
    bool shows(rules::Point point) const { return !m_part || m_part->holds(point); }
    // Returns the sides, as seen, at which the board continues beyond what is shown.
    Qt::Edges cutEdges() const { return m_cut; }
    // Returns how far the lines continue there: to the edge of the picture, or up to the letters and numbers.
    qreal beyond(Qt::Edge edge) const;

    // Return the numbers of columns and rows shown as the reader sees them, after turning.
    int viewColumns() const;
    int viewRows() const;
    // True if letters run along the horizontal edges; false if the board is turned by a quarter, or mirrored so that
    // its axes are exchanged.
    bool lettersAcross() const;
    // Convert between a point and its place: column from the left and row from the top, as seen.
    QPoint placeOf(rules::Point point) const;
    rules::Point pointOfPlace(QPoint place) const;

    QPointF centreOf(rules::Point point) const;
    QPointF centreOfPlace(QPoint place) const;
    // Returns the square of one cell around the point.
    QRectF rectOf(rules::Point point) const;
    // Returns the point whose square contains the position; nothing outside the outermost squares.
    std::optional<rules::Point> pointAt(QPointF position) const;

private:
    void setPart(const std::optional<rules::BoardPart> &part);
    QPoint wholePlaceOf(rules::Point point) const;
    bool hasLabels(Qt::Edge edge) const;
    QMarginsF marginsInCells() const;

    BoardFrame m_frame;
    std::optional<rules::BoardPart> m_part;
    QSize m_whole; // the board as seen, in points
    QRect m_shown; // the part of it that is shown
    Qt::Edges m_cut;
    bool m_snapped;
    QRectF m_plate;
    qreal m_cell;
    qreal m_line;
    qreal m_left; // position of the first line
    qreal m_top;
};

// The same for a single query.
std::optional<rules::Point> pointAt(QPointF position, const QRectF &rect, const BoardPicture &picture);
QRectF rectOf(rules::Point point, const QRectF &rect, const BoardPicture &picture);

// Returns the points marked by dots: D4, D12, H8, L4, L12 on 15 lines (opening.md#coordinates), and similar ones on
// other boards.
std::vector<rules::Point> starPoints(const BoardFrame &frame);

} // namespace kagetsu::ui
