// SPDX-License-Identifier: MIT
#pragma once

namespace kagetsu::ui {

// Keeps lists that only follow what happens elsewhere, such as the moves beside the board, from telling a screen reader
// that they have the keys: Qt 6.4's views say so of every new current row, and the reader leaves the board for the
// list. One for the whole program.
class FocusNews
{
public:
    // From now on; to ask again changes nothing.
    static void install();
};

} // namespace kagetsu::ui
