// SPDX-License-Identifier: MIT
#pragma once

#include "ui/diagram/diagram.h"

namespace kagetsu::ui {

// The diagram with letters, for a forum (formats.md#diagram-text): a line for each row as it is seen, X Black, O White,
// each with its number, a dot an empty point, ! a forbidden one, a label in brackets; below the board its caption, and
// what letters cannot draw.
QString diagramText(const Diagram &diagram);

} // namespace kagetsu::ui
