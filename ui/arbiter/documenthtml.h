// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/document.h"

#include <functional>

namespace kagetsu::ui {

// How far a paragraph of the next level is indented, in pixels of 1/96 inch. Browsers take it from the padding,
// QTextDocument, which knows none, from its own property and its indent width.
constexpr int IndentWidth = 18;

// What stands in the HTML for a diagram, number 0 the first.
using DiagramHtml = std::function<QString(const Diagram &diagram, int number)>;

// The paper as one HTML file: UTF-8, no scripts, nothing outside it. It keeps to what QTextDocument understands too.
QString toHtml(const Document &document, const DiagramHtml &diagramHtml);

// The diagram as an <svg> of its own, from the one painter of boards.
QString svgOf(const Diagram &diagram, int number);

} // namespace kagetsu::ui
