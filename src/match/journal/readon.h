// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/recovery.h"

namespace kagetsu::journal {

// Reads what has been added to a journal since: the bytes after the end of the recovery, of which whole decisions are
// taken. An empty recovery begins at the first line. After a fault nothing more is taken; the match is then as it was
// before the line at fault, or, if only its clocks differ, after it. Returns the lines that were taken.
std::vector<Entry> readOn(Recovery &recovery, QByteArrayView bytes);

// Returns what follows this end of a journal as readJournal() does; its last line is of the moment `earliest`.
JournalText readJournalFrom(QByteArrayView bytes, ChainEnd end, clock::Moment earliest);

} // namespace kagetsu::journal
