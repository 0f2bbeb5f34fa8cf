// SPDX-License-Identifier: MIT
#pragma once

#include "match/host/presslatency.h"
#include "ui/controls/device/folders.h"

class QWidget;

namespace kagetsu::ui {

// Shows which program this is, where it stores games, and how quickly it has responded.
void showAbout(const Folders &folders, const host::PressLatency::Figures &measured, QWidget *window);

} // namespace kagetsu::ui
