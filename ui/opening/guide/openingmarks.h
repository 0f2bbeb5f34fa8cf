// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/opening.h"
#include "ui/board/boardpicture.h"

namespace kagetsu::ui {

// Lays what a procedure asks for on the picture of its board: the allowed zone, the numbered offers, the points that
// equal one of them, and what makes the point under the hand equal.
void layOpeningMarks(
    BoardPicture &picture, const opening::Opening &opening, std::optional<rules::Point> pointed = std::nullopt);

} // namespace kagetsu::ui
