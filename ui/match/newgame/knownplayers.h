// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace kagetsu::ui {

class JobState;

// Who played the games kept in this folder, the last first. Reads files: not for the thread of the window.
QStringList playersIn(const QString &gamesFolder, JobState &state);

} // namespace kagetsu::ui
