// SPDX-License-Identifier: MIT
#pragma once

#include "session/presslatency.h"
#include "ui/shell/app/folders.h"

class QWidget;

namespace kagetsu::ui {

// Shows which program this is, where it stores games, and how quickly it has responded.
void showAbout(const Folders &folders, const session::PressLatency::Figures &measured, QWidget *window);

} // namespace kagetsu::ui
