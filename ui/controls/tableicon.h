// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QRectF>

#include <cstdint>

class QPainter;

namespace kagetsu::ui {

struct Theme;

// The icons on the table's buttons and clock faces: drawn, so that they follow theme and scale, and different in shape.
enum class TableIcon : std::uint8_t {
    None,
    Five,
    Forbidden,
    Flag,
    Hint,
    Draw,
    Resign,
    Play,
    Pause,
    Swap,
    TakeBack,
    Won
};

// Draws the icon into the rectangle, as large as fits a centred square.
void paintIcon(QPainter &painter, const QRectF &rect, TableIcon icon, const QColor &colour);

// Draws a stone as on the board, for clock faces and buttons.
void paintStone(QPainter &painter, const QRectF &rect, bool black, const Theme &theme);

} // namespace kagetsu::ui
