// SPDX-License-Identifier: MIT
#pragma once

class QString;

namespace kagetsu::ui {

struct Folders;

// Removes from the program's own folders what a killed program left while writing: partial files, locks that nobody
// holds, and what earlier versions left, including names without a game. Anything that may still be in use stays. Call
// it before games are saved: one of those names may be theirs.
void clearLeftovers(const Folders &folders, const QString &settingsFile);

} // namespace kagetsu::ui
