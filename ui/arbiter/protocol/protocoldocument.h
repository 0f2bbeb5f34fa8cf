// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/journalprotocol.h"
#include "ui/print/paper/document.h"

namespace kagetsu::ui {

// Returns the document of a match for signatures (match.md#recording, match-journal.md#protocol): players, terms,
// opening, moves with times, final position, every claim with its ruling and proof, every correction and interruption,
// the result, lines to sign on, and the end of the journal's hash chain, which ties the paper to the file. `language`
// is a code of catalogueCodes(); `file` is the journal's name.
Document protocolDocument(const journal::JournalProtocol &found, const QString &file, const QString &language);

} // namespace kagetsu::ui
