// SPDX-License-Identifier: MIT
#pragma once

class QString;

namespace kagetsu::ui {

struct Folders;

// Clears the program's own folders of what a killed program left in the middle of writing: parts of files, locks that
// nobody holds, and what versions before this one left, names without a game among it. Whatever may still be written
// stays. To be called before games are saved: one of those names may be theirs.
void clearLeftovers(const Folders &folders, const QString &settingsFile);

} // namespace kagetsu::ui
