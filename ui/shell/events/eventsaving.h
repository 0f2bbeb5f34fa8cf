// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/rescue.h"

#include <QString>

class QWidget;

namespace kagetsu::ui {

// What is asked and told where an event cannot stay in its file (tournament.md#the-file-of-an-event).

// The file is not at its place any more. Returns where the event, which is in memory, is to be saved; empty: nowhere.
QString askElsewhere(QWidget *window, const QString &path);

enum class Leaving : std::uint8_t { Stay, SaveElsewhere, LoseIt };
// The same when the event is about to be closed.
Leaving askBeforeLeaving(QWidget *window, const QString &path);

// The place itself, in a dialog of files; empty: none.
QString chooseElsewhere(QWidget *window, const QString &path);

// The file is damaged. Returns whether what stands before the damage is to be saved beside it; says what would be left
// out.
bool agreesToRescue(QWidget *window, const QString &path, const tournament::Rescue &rescue);

// A name beside this one that no file has: "cup 2.kagetsu-event".
QString freeBeside(const QString &path);

} // namespace kagetsu::ui
