// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QPainterPath>
#include <QPen>

#include <optional>

class QPainter;

namespace kagetsu::ui {

// A drawing of lines, as our icons and signs are: <path>, <circle>, <line> and <polyline> of one colour, without fill.
// It is read from the little of SVG that they are written in, and painted by us, so that no start of the program loads
// Qt SVG, and Windows needs none.
class LineDrawing
{
public:
    // Returns nothing if there is anything else in the file.
    static std::optional<LineDrawing> read(const QByteArray &svg);

    // Paints into this rectangle, as large as fits, in the middle.
    void paint(QPainter &painter, const QRectF &into) const;
    // Returns the size that the file states.
    QSizeF size() const { return m_view.size(); }

private:
    struct Line
    {
        QPainterPath path;
        QPen pen;
    };

    QRectF m_view;
    QList<Line> m_lines;
};

} // namespace kagetsu::ui
