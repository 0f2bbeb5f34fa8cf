// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/journalprotocol.h"
#include "ui/print/paper/paperdialog.h"

namespace kagetsu::ui {

struct Adjournment;
struct ScoreSheet;
struct VerdictQuestion;

// Returns the protocol of a journal as it was when read; `file` is the journal's path.
Paper protocolPaper(journal::JournalProtocol found, const QString &file);
// Return the papers of verdictDocument() and adjournmentDocument().
Paper verdictPaper(const VerdictQuestion &question);
Paper adjournmentPaper(const Adjournment &adjournment);
// Returns a score sheet, filled in as far as `sheet` is known, or blank.
Paper scoreSheetPaper(const ScoreSheet &sheet);
// Returns the paper of sealCodeDocument().
Paper sealCodePaper(const Adjournment &adjournment, const QString &code);

} // namespace kagetsu::ui
