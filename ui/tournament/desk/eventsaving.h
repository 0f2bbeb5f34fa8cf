// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/rescue.h"

#include <QString>

class QWidget;

namespace kagetsu::ui {

// Questions and messages for an event that cannot stay in its file (tournament.md#the-file-of-an-event).

// Reports that the file is no longer in its place. Returns where to save the event, which is still in memory; empty for
// nowhere.
QString askElsewhere(QWidget *window, const QString &path);

enum class Leaving : std::uint8_t { Stay, SaveElsewhere, LoseIt };
// The same when the event is about to be closed.
Leaving askBeforeLeaving(QWidget *window, const QString &path);

// Asks for the place in a file dialog; empty for none.
QString chooseElsewhere(QWidget *window, const QString &path);

// Reports that the file is damaged, and what would be left out. Returns whether to save the part before the damage in a
// file beside it.
bool agreesToRescue(QWidget *window, const QString &path, const tournament::Rescue &rescue);

// Returns who did what, and when, of a line of the log (tournament.md#several-desks).
QString meanwhileText(const tournament::Log &log, std::size_t line);
// Returns that another desk has already done what was to be done.
QString alreadyDoneText(const QString &what);
// Reports that another desk was quicker, and what it did.
void tellQuicker(QWidget *window, const QString &what);
// Returns whether the server answers again, or does not any more.
QString serverText(bool isReached);

// Returns an unused name beside this one, such as "cup 2.kagetsu-event".
QString freeBeside(const QString &path);

} // namespace kagetsu::ui
