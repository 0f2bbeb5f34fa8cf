// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/explore.h"

class QFont;
class QPainter;
class QRect;

namespace kagetsu::ui {

// Paints how games ended: Black's share from the left in the colour of black stones, draws in the middle, White's share
// at the right. The share itself is written in the bar. Paints nothing if no game was decided.
void paintScoreBar(QPainter &painter, const QFont &font, const library::Score &score, const QRect &bar);

} // namespace kagetsu::ui
