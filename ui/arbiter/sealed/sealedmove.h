// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <QString>

#include <optional>
#include <string>

namespace kagetsu::ui {

// A sealed move (refereeing.md#adjournment): nobody can read it from the journal without the code, which is shown to
// the arbiter once and kept on paper.

// Eight letters and digits that cannot be taken for one another, from the system's source of randomness.
QString newSealCode();
// Whether as much is typed as a code has, without blanks: less opens nothing, and is not tried, which takes a while.
bool isWholeCode(const QString &code);
// Blanks and the case of the code's letters do not matter.
std::string sealed(rules::Point point, const QString &code);
// Nothing with another code, or when the text is damaged or the point lies off the board.
std::optional<rules::Point> opened(const std::string &text, const QString &code, int boardSize);

} // namespace kagetsu::ui
