// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace kagetsu::ui {

// Returns or sets whether anything on the screen may move by itself, as the settings say. Like language and theme, this
// is a global value: code that is about to animate something asks here.
bool isMotionAllowed();
void setMotionAllowed(bool allowed);

// Returns whether something on this widget may move: the settings allow it, and so does the desktop, by the widget
// style.
bool mayMove(const QWidget &widget);

} // namespace kagetsu::ui
