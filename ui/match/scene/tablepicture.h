// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"
#include "ui/match/scene/tablestate.h"

namespace kagetsu::ui {

// The board of a match as everybody at the table may see it: of forbidden points only what the setup's hints allow, of
// an opening all that its procedure says.
BoardPicture tablePicture(const TableState &state);

} // namespace kagetsu::ui
