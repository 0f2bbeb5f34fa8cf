// SPDX-License-Identifier: MIT
#pragma once

#include "../../match/model/arbitergame.h"
#include "match/journal/journalprotocol.h"

namespace kagetsu {

// Returns the bytes of the journal that this match would have: one event per decision, with a wall clock that began on
// 2031-05-04 at noon and runs with the match.
QByteArray journalOf(const Driver &driver);

// Returns its protocol as the program reads it.
journal::JournalProtocol protocolOf(const Driver &driver);

} // namespace kagetsu
