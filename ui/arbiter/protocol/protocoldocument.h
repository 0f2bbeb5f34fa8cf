// SPDX-License-Identifier: MIT
#pragma once

#include "journal/journalprotocol.h"
#include "ui/paper/document.h"

namespace kagetsu::ui {

// The one document for signatures of a match (refereeing.md#recording, journal.md#protocol): players, terms, opening,
// moves with times, final position, every claim with its ruling and proof, every correction and interruption, result,
// lines to sign on, and the end of the journal's hash chain, which ties the paper to the file. In the language of a
// code of catalogueCodes(). `file` is the journal's name.
Document protocolDocument(const journal::JournalProtocol &found, const QString &file, const QString &language);

} // namespace kagetsu::ui
