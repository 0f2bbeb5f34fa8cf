// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"
#include "ui/match/scene/tablestate.h"

namespace kagetsu::ui {

// Returns the board as everybody at the table may see it: forbidden points only as far as the setup's hints allow, but
// everything that the opening procedure reveals.
BoardPicture tablePicture(const TableState &state);

} // namespace kagetsu::ui
