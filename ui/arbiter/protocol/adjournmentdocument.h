// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"
#include "match/model/record/protocol.h"
#include "ui/print/paper/document.h"

namespace kagetsu::ui {

// Holds the state of a game that is adjourned.
struct Adjournment
{
    match::Match match;
    clock::Moment now;
    match::WallTime wall; // when the move was sealed
};

// Returns the sheet of an adjourned game (match.md#adjournment): position, both clocks and who is to move, to be
// compared and signed now and when the game is resumed. It contains neither the sealed move nor the code that opens it.
// `language` is a code of catalogueCodes(), here and below.
Document adjournmentDocument(const Adjournment &adjournment, const QString &language);

// Returns the sheet that only the arbiter keeps: the code that opens the sealed move.
Document sealCodeDocument(const Adjournment &adjournment, const QString &code, const QString &language);

} // namespace kagetsu::ui
