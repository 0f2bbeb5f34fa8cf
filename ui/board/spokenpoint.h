// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"

namespace kagetsu::ui {

// What a screen reader says of a point and all that is shown on it: "H8, black stone, move 1, last move".
QString spokenPoint(const BoardPicture &picture, rules::Point point);

} // namespace kagetsu::ui
