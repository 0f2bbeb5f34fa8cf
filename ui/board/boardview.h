// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <algorithm>

namespace kagetsu::ui {

// Holds which part of its board a widget shows: all of it, or, magnified, the part that the reader moved there.
struct BoardView
{
    // How many times as large as the whole board in the widget. Four lets a fingertip hit a point on any screen.
    static constexpr qreal MostZoom = 4;

    qreal zoom = 1;
    QPointF offset; // of the magnified board's corner, in the widget

    bool isWhole() const { return zoom <= 1; }
    // Returns where the board is drawn by a widget of this size.
    QRectF in(const QSizeF &widget) const { return { offset, widget * zoom }; }

    // Returns this view with another zoom; what is at `fixed` stays there.
    BoardView zoomed(qreal wanted, QPointF fixed) const
    {
        const qreal to = std::clamp(wanted, 1.0, MostZoom);
        return { to, fixed - (fixed - offset) * (to / zoom) };
    }
    // Returns this view as far as the widget is filled: its board can be moved no farther than `beyond` past the edges.
    BoardView within(const QSizeF &widget, qreal beyond) const
    {
        if (isWhole())
            return {};
        const auto kept = [&](qreal at, qreal side) { return std::clamp(at, side - side * zoom - beyond, beyond); };
        return { zoom, { kept(offset.x(), widget.width()), kept(offset.y(), widget.height()) } };
    }

    friend bool operator==(const BoardView &, const BoardView &) = default;
};

} // namespace kagetsu::ui
