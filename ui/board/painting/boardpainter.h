// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardgeometry.h"
#include "ui/board/theme.h"

#include <QRegion>

class QPainter;

namespace kagetsu::ui {

// The frame with the coordinates where they are wanted.
BoardFrame framed(BoardFrame frame, const Theme &theme);

// Draws the picture into the rectangle, as large as fits. The one painter for screen, PNG, SVG, PDF and paper: on
// raster devices lines lie on device pixels at any scale, on vector devices everything stays a path.
void paintBoard(QPainter &painter, const QRectF &rect, const BoardPicture &picture, const Theme &theme);
// The same of a part of the board alone; nothing of the rest is painted.
void paintBoard(QPainter &painter, const QRectF &rect, const BoardPicture &picture,
    const std::optional<rules::BoardPart> &part, const Theme &theme);

// The two layers of paintBoard(), for who keeps the first one: the empty board, and what is on it. The painter must be
// in the units of the geometry. Of the pieces only those touching `exposed` are drawn; nothing given means all.
void paintGround(QPainter &painter, const BoardGeometry &geometry, const Theme &theme);
void paintPieces(QPainter &painter, const BoardGeometry &geometry, const BoardPicture &picture, const Theme &theme,
    const std::optional<QRegion> &exposed = std::nullopt);

// How far the drawing of a point may reach around its centre, in cells.
constexpr qreal PieceReach = 0.86;

} // namespace kagetsu::ui
