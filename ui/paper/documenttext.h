// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/document.h"

namespace kagetsu::ui {

// The paper as plain text for a fixed-width font, where Chinese and Japanese characters take two places. The board is
// one of letters: X black, O white, a dot an empty point, ! a forbidden one, ? an empty one that is asked about.
QString toPlainText(const Document &document);

// How many places of a fixed-width font the text takes.
int placesOf(const QString &text);

} // namespace kagetsu::ui
