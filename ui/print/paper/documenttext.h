// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/paper/document.h"

namespace kagetsu::ui {

// Returns the paper as plain text for a fixed-width font, in which Chinese and Japanese characters take two columns.
// Boards consist of letters: X for Black, O for White, a dot for an empty point, ! for a forbidden one, ? for the empty
// point in question.
QString toPlainText(const Document &document);

// Returns how many columns of a fixed-width font the text takes.
int placesOf(const QString &text);

} // namespace kagetsu::ui
