// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <QString>

#include <optional>
#include <string>

namespace kagetsu::ui {

// Sealed moves (match.md#adjournment): nobody can read one from the journal without the code, which is shown to
// the arbiter once and kept on paper.

// Returns eight letters and digits that cannot be confused with one another, from the system's source of randomness.
QString newSealCode();
// True if the text is as long as a code, not counting blanks: a shorter one opens nothing and is not tried, because
// that takes a while.
bool isWholeCode(const QString &code);
// Returns the sealed text of a move. Blanks and upper or lower case in the code do not matter.
std::string sealed(rules::Point point, const QString &code);
// Returns the move; nothing if the code is wrong, the text is damaged, or the point is off the board.
std::optional<rules::Point> opened(const std::string &text, const QString &code, int boardSize);

} // namespace kagetsu::ui
