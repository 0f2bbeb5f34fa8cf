// SPDX-License-Identifier: MIT
#pragma once

#include "review/marks.h"

#include <QRectF>

class QPainter;

namespace kagetsu::ui {

// A mark of a review as it is drawn: the stone with the number of its move, in its colour, and below it a sign of
// another shape for each finding. The side is told by light and outline as well as by colour.
void paintMark(QPainter &painter, const QRectF &rect, const review::Mark &mark, rules::Side side);

} // namespace kagetsu::ui
