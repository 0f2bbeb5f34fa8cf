// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/document.h"

#include <QSizeF>

#include <functional>

class QPainter;
class QRectF;

namespace kagetsu::ui {

// How far a paragraph of the next level is indented, in pixels of 1/96 inch. Browsers take it from the padding,
// QTextDocument, which knows none, from its own property and its indent width.
constexpr int IndentWidth = 18;

// Something to be drawn: a diagram, or a sign of a legend.
struct Drawing
{
    std::variant<Diagram, Legend::Sign> what;
    rules::Side side = rules::Side::Black; // of the sign
    QSizeF size; // in pixels of 1/96 inch

    void paint(QPainter &painter, const QRectF &rect) const;
};

// What stands in the HTML for it, number 0 the first.
using DrawingHtml = std::function<QString(const Drawing &drawing, int number)>;

// The paper as one HTML file: UTF-8, no scripts, nothing outside it. It keeps to what QTextDocument understands too.
QString toHtml(const Document &document, const DrawingHtml &drawingHtml);

// The drawing as an <svg> of its own, from the one painter of boards.
QString svgOf(const Drawing &drawing, int number);

} // namespace kagetsu::ui
