// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/paper/document.h"

#include <QSizeF>

#include <functional>

class QPainter;
class QRectF;

namespace kagetsu::ui {

// Width of one indent in pixels of 1/96 inch. Browsers take it from the padding; QTextDocument, which does not support
// padding, from its own property and its indent width.
constexpr int IndentWidth = 18;

// Something to be drawn: a diagram, or a sign of a legend.
struct Drawing
{
    std::variant<Diagram, Legend::Sign> what;
    rules::Side side = rules::Side::Black; // side of the sign
    QSizeF size; // in pixels of 1/96 inch

    void paint(QPainter &painter, const QRectF &rect) const;
};

// Returns the HTML for a drawing; numbers start at 0.
using DrawingHtml = std::function<QString(const Drawing &drawing, int number)>;

// Returns the paper as one HTML file: UTF-8, no scripts, no external resources, and only markup that QTextDocument
// supports as well.
QString toHtml(const Document &document, const DrawingHtml &drawingHtml);

// Returns the drawing as an <svg> element, drawn by the one painter of boards.
QString svgOf(const Drawing &drawing, int number);

} // namespace kagetsu::ui
