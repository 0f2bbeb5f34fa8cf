// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/scene/tablestate.h"

#include <QString>

namespace kagetsu::ui {

// Describes what the stone in the hand is about to do, why nothing can be placed, or what a first stone starts; usually
// empty.
QString handText(const TableState &state);

// Sums up the situation in one line.
struct StatusLine
{
    QString text;
    bool isTask = false; // the text repeats a task of the opening, which the strip shows as well
};

// Returns the line for this state.
StatusLine statusLine(const TableState &state);

} // namespace kagetsu::ui
