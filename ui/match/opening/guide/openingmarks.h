// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/opening.h"
#include "ui/board/boardpicture.h"

namespace kagetsu::ui {

// Marks on the board what a procedure asks for: the allowed zone, the numbered offers, the points equal to one of them,
// and what makes the pointed one equal.
void layOpeningMarks(
    BoardPicture &picture, const opening::Opening &opening, std::optional<rules::Point> pointed = std::nullopt);

} // namespace kagetsu::ui
