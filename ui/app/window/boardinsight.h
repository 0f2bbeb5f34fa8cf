// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace kagetsu::ui {

class BoardWidget;

// Returns the board of a page that its user looks at: the one with the focus, otherwise the largest, as a page may show
// small ones beside it. Returns null if no board is visible.
const BoardWidget *boardInSight(const QWidget &page);

} // namespace kagetsu::ui
