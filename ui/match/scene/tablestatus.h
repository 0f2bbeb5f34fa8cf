// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/scene/tablestate.h"

#include <QString>

namespace kagetsu::ui {

// What the player's hand is about to do, or why it can do nothing; mostly nothing.
QString handText(const TableState &state);

// Everything that is to be known of the moment in one line.
struct StatusLine
{
    QString text;
    bool isTask = false; // what an opening asks for, which its strip says, too
};

StatusLine statusLine(const TableState &state);

} // namespace kagetsu::ui
