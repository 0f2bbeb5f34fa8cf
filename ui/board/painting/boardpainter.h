// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardgeometry.h"
#include "ui/board/theme.h"

#include <QRegion>

class QPainter;

namespace kagetsu::ui {

// Returns the frame with coordinates where the theme wants them.
BoardFrame framed(BoardFrame frame, const Theme &theme);

// Draws the picture into the rectangle, as large as fits. This is the only painter for screen, PNG, SVG, PDF and paper:
// on raster devices lines fall on device pixels at any scale, on vector devices everything remains a path.
void paintBoard(QPainter &painter, const QRectF &rect, const BoardPicture &picture, const Theme &theme);
// Draws only a part of the board; nothing of the rest is painted.
void paintBoard(QPainter &painter, const QRectF &rect, const BoardPicture &picture,
    const std::optional<rules::BoardPart> &part, const Theme &theme);

// Draw the two layers of paintBoard() separately, for callers that cache the first one: the empty board, and what is on
// it. The painter must use the units of the geometry. Only pieces that touch `exposed` are drawn; without it, all are.
void paintGround(QPainter &painter, const BoardGeometry &geometry, const Theme &theme);
void paintPieces(QPainter &painter, const BoardGeometry &geometry, const BoardPicture &picture, const Theme &theme,
    const std::optional<QRegion> &exposed = std::nullopt);

// How far the drawing of a point may extend from its centre, in cells.
constexpr qreal PieceReach = 0.86;

} // namespace kagetsu::ui
