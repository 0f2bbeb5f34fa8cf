// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/diagram/diagram.h"

namespace kagetsu::ui {

// Returns the diagram as text for a forum (record-formats.md#diagram-text): a line for each row as seen, X for Black, O
// for White, each with its number, a dot for an empty point, ! for a forbidden one, labels in brackets; below the board
// its caption, and what text cannot draw.
QString diagramText(const Diagram &diagram);

} // namespace kagetsu::ui
