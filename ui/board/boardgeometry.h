// SPDX-License-Identifier: MIT
#pragma once

#include "rules/boardpart.h"
#include "ui/board/boardpicture.h"

#include <QMarginsF>
#include <QPoint>
#include <QRectF>

namespace kagetsu::ui {

// Where everything lies when a board is drawn into a rectangle. Units are those of the rectangle.
class BoardGeometry
{
public:
    // The board is as large as fits, centred. With `snapped` the rectangle is in device pixels: lines then lie on whole
    // pixels and all cells are equally wide.
    BoardGeometry(const QRectF &rect, const BoardFrame &frame, bool snapped = false);
    // Only this part of the board, which must lie on it. Where it ends inside the board, the lines go on to the edge of
    // the picture and show that.
    BoardGeometry(
        const QRectF &rect, const BoardFrame &frame, const std::optional<rules::BoardPart> &part, bool snapped = false);

    const BoardFrame &frame() const { return m_frame; }
    bool isSnapped() const { return m_snapped; }
    // The wooden plate, without its shadow.
    QRectF plate() const { return m_plate; }
    // Distance of two lines, and width of a line.
    qreal cell() const { return m_cell; }
    qreal line() const { return m_line; }
    qreal stoneRadius() const { return m_cell * 0.476; }
    // Free wood beyond the outermost lines.
    qreal margin() const { return m_left - m_plate.left(); }

    // How many cells wide and high a picture of it is, with its margins.
    static QSizeF cellsOf(const BoardFrame &frame, const std::optional<rules::BoardPart> &part = std::nullopt);

    // Whether the point is shown at all.
    bool shows(rules::Point point) const { return !m_part || m_part->holds(point); }
    // Sides at which the board goes on beyond what is shown, as seen.
    Qt::Edges cutEdges() const { return m_cut; }
    // How far the lines of the board go on there: to the edge of the picture, or up to the letters and numbers.
    qreal beyond(Qt::Edge edge) const;

    // What is shown of the board as the reader sees it, after turning.
    int viewColumns() const;
    int viewRows() const;
    // A turned board has its letters where its columns are now.
    bool lettersAcross() const;
    // Column from the left and row from the top, as seen, and back.
    QPoint placeOf(rules::Point point) const;
    rules::Point pointOfPlace(QPoint place) const;

    QPointF centreOf(rules::Point point) const;
    QPointF centreOfPlace(QPoint place) const;
    // The square of one cell around the point.
    QRectF rectOf(rules::Point point) const;
    // The point whose square holds the position; nothing outside the outermost squares.
    std::optional<rules::Point> pointAt(QPointF position) const;

private:
    void setPart(const std::optional<rules::BoardPart> &part);
    QPoint wholePlaceOf(rules::Point point) const;
    bool hasLabels(Qt::Edge edge) const;
    QMarginsF marginsInCells() const;

    BoardFrame m_frame;
    std::optional<rules::BoardPart> m_part;
    QSize m_whole; // the board as seen, in points
    QRect m_shown; // what is shown of it
    Qt::Edges m_cut;
    bool m_snapped;
    QRectF m_plate;
    qreal m_cell;
    qreal m_line;
    qreal m_left; // of the first line
    qreal m_top;
};

// The same for a single question.
std::optional<rules::Point> pointAt(QPointF position, const QRectF &rect, const BoardPicture &picture);
QRectF rectOf(rules::Point point, const QRectF &rect, const BoardPicture &picture);

// The points marked by dots: D4, D12, H8, L4, L12 on 15 lines (openings.md#coordinates), by the same taste on other
// boards.
std::vector<rules::Point> starPoints(const BoardFrame &frame);

} // namespace kagetsu::ui
