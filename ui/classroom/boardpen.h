// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <QObject>
#include <QPointF>

#include <optional>

namespace kagetsu::ui {

class BoardWidget;

// A place in columns and rows from A1, also between the points, and where it lies on this board as it is turned.
QPointF placeOnBoard(const BoardWidget &board, QPointF place);
QPointF placeFromBoard(const BoardWidget &board, QPointF position);

// What the mouse does on a board where nobody plays: it points, and draws where that is wanted.
class BoardPen : public QObject
{
    Q_OBJECT

public:
    explicit BoardPen(BoardWidget &board);

    void setDrawing(bool draws) { m_draws = draws; }

signals:
    // Nothing: the mouse has left the board.
    void pointed(std::optional<QPointF> place);
    void marked(kagetsu::rules::Point point);
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
