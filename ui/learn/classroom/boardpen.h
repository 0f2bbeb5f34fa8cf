// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <QObject>
#include <QPointF>

#include <optional>

namespace kagetsu::ui {

class BoardWidget;

// Convert between a place in columns and rows from A1, which may be between points, and its position on this board in
// its current orientation.
QPointF placeOnBoard(const BoardWidget &board, QPointF place);
QPointF placeFromBoard(const BoardWidget &board, QPointF position);

// Handles the mouse on a board on which nobody plays: it points, and draws if that is enabled.
class BoardPen : public QObject
{
    Q_OBJECT

public:
    explicit BoardPen(BoardWidget &board);

    void setDrawing(bool draws) { m_draws = draws; }

signals:
    // Emitted with nothing when the mouse has left the board.
    void pointed(std::optional<QPointF> place);
    // Emitted for a tap while drawing, and for one while not.
    void marked(kagetsu::rules::Point point);
    void tapped(kagetsu::rules::Point point);
    void arrowDrawn(kagetsu::rules::Point from, kagetsu::rules::Point to);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void release(QPointF position);

    BoardWidget *m_board;
    bool m_draws = false;
    std::optional<rules::Point> m_from;
};

} // namespace kagetsu::ui
