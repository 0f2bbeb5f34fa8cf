// SPDX-License-Identifier: MIT
#pragma once

namespace kagetsu::ui {

// Gives the windows of the program, now and later, the title bars of a dark or a light theme. Windows draws them without
// asking the program; elsewhere the desktop's own theme counts, and this function is missing.
void darkenTitleBars(bool isDark);

} // namespace kagetsu::ui
