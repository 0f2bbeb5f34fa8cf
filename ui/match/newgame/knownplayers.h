// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace kagetsu::ui {

class TaskState;

// Who played the games kept in this folder, the last first. Reads files: not for the thread of the window.
QStringList playersIn(const QString &gamesFolder, TaskState &state);

} // namespace kagetsu::ui
