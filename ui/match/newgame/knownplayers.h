// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace kagetsu::background {
class State;
}

namespace kagetsu::ui {

// Returns the players of the games kept in this folder, the most recent first. Reads files: do not call it in the
// window's thread.
QStringList playersIn(const QString &gamesFolder, background::State &state);

} // namespace kagetsu::ui
