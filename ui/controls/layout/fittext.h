// SPDX-License-Identifier: MIT
#pragma once

class QFont;
class QLabel;

namespace kagetsu::ui {

// Gives the text of a label the largest font in which it fits on two lines of this width: up to `most` times the usual
// one, and never less than that.
void fitText(QLabel &label, const QFont &usual, double most, int width);

} // namespace kagetsu::ui
