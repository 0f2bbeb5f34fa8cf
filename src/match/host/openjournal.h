// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/journal.h"

namespace kagetsu::host {

// Opens an unfinished match to continue it, whatever is wrong with the end of its journal: torn bytes are kept beside
// it, and a journal with a fault is continued in a copy. The Recovery says what is lost, and people have been told
// before.
Result<journal::Opened, journal::JournalFault> openJournal(const QString &path);

// Ends the match of a journal without a result.
Result<Done, journal::JournalFault> endWithoutResult(const QString &path, const QDateTime &wall);

} // namespace kagetsu::host
