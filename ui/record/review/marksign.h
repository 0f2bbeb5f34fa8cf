// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/marks.h"

#include <QRectF>

class QPainter;

namespace kagetsu::ui {

// Paints a mark of a review: the stone with the number of its move, in its colour, and below it a sign of a different
// shape for each finding. Lightness and outline show the side as well as colour does.
void paintMark(QPainter &painter, const QRectF &rect, const review::Mark &mark, rules::Side side);

} // namespace kagetsu::ui
