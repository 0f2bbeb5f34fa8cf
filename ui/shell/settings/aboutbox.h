// SPDX-License-Identifier: MIT
#pragma once

#include "session/presslatency.h"
#include "ui/shell/app/folders.h"

class QWidget;

namespace kagetsu::ui {

// Says which program this is, where it keeps the games, and how quickly it has answered.
void showAbout(const Folders &folders, const session::PressLatency::Figures &measured, QWidget *window);

} // namespace kagetsu::ui
