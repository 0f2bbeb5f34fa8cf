// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QRectF>

#include <cstdint>

class QPainter;

namespace kagetsu::ui {

struct Theme;

// The signs on the table's buttons and faces: drawn, so that they follow theme and scale, and different by shape.
enum class TableIcon : std::uint8_t { None, Five, Forbidden, Flag, Draw, Resign, Play, Pause, Swap, TakeBack, Won };

// Draws the sign into the rectangle, as large as fits a centred square.
void paintIcon(QPainter &painter, const QRectF &rect, TableIcon icon, const QColor &colour);

// A stone as it lies on the board, for faces and buttons.
void paintStone(QPainter &painter, const QRectF &rect, bool black, const Theme &theme);

} // namespace kagetsu::ui
