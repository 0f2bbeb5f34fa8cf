// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace kagetsu::background {
class State;
}

namespace kagetsu::ui {

// Who played the games kept in this folder, the last first. Reads files: not for the thread of the window.
QStringList playersIn(const QString &gamesFolder, background::State &state);

} // namespace kagetsu::ui
