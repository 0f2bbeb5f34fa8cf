// SPDX-License-Identifier: MIT
#pragma once

#include "../../match/arbitergame.h"
#include "journal/journalprotocol.h"

namespace kagetsu {

// The bytes of the journal that this match would have: each decision of one event, a wall clock that began on
// 2031-05-04 at noon and goes with the match.
QByteArray journalOf(const Driver &driver);

// Its protocol, as the program reads it.
journal::JournalProtocol protocolOf(const Driver &driver);

} // namespace kagetsu
