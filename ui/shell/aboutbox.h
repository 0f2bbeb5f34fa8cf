// SPDX-License-Identifier: MIT
#pragma once

#include "ui/shell/folders.h"
#include "ui/shell/presslatency.h"

class QWidget;

namespace kagetsu::ui {

// Says which program this is, where it keeps the games, and how quickly it has answered.
void showAbout(const Folders &folders, const PressLatency::Figures &measured, QWidget *window);

} // namespace kagetsu::ui
