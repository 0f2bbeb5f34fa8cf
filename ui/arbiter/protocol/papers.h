// SPDX-License-Identifier: MIT
#pragma once

#include "journal/journalprotocol.h"
#include "ui/paper/paperdialog.h"

namespace kagetsu::ui {

struct Adjournment;
struct ScoreSheet;
struct VerdictQuestion;

// The protocol of a journal, as it was when it was read; `file` is the journal's path.
Paper protocolPaper(journal::JournalProtocol found, const QString &file);
Paper verdictPaper(const VerdictQuestion &question);
Paper adjournmentPaper(const Adjournment &adjournment);
// Filled in as far as this is known, or blank.
Paper scoreSheetPaper(const ScoreSheet &sheet);
Paper sealCodePaper(const Adjournment &adjournment, const QString &code);

} // namespace kagetsu::ui
