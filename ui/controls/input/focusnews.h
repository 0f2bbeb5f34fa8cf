// SPDX-License-Identifier: MIT
#pragma once

namespace kagetsu::ui {

// Prevents lists that only follow events elsewhere, such as the moves beside the board, from telling a screen reader
// that they have the focus: Qt 6.4's views do so for every new current row, and the reader leaves the board for the
// list. One instance serves the whole program.
class FocusNews
{
public:
    // Starts filtering; calling it repeatedly is harmless.
    static void install();
};

} // namespace kagetsu::ui
