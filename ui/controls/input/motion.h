// SPDX-License-Identifier: MIT
#pragma once

namespace kagetsu::ui {

// Returns or sets whether anything on the screen may move by itself, as the settings say. Like language and theme, this
// is a global value: code that is about to animate something asks here.
bool isMotionAllowed();
void setMotionAllowed(bool allowed);

} // namespace kagetsu::ui
