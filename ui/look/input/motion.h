// SPDX-License-Identifier: MIT
#pragma once

namespace kagetsu::ui {

// Whether anything may move on the screen by itself, as the settings say it. As with language and theme, nobody hands
// it on: who is about to move something asks.
bool isMotionAllowed();
void setMotionAllowed(bool allowed);

} // namespace kagetsu::ui
