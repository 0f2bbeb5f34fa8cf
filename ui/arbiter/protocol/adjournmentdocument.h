// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "match/record/protocol.h"
#include "ui/paper/document.h"

namespace kagetsu::ui {

// A game as it stands when it is adjourned.
struct Adjournment
{
    match::Match match;
    clock::Moment now;
    match::WallTime wall; // when the move was sealed
};

// The sheet of an adjourned game (refereeing.md#adjournment): position, both clocks and who is to move, to be compared
// and signed now and when the game is resumed. Nothing of the sealed move, nor the code that opens it. In the language
// of a code of catalogueCodes(), like the next.
Document adjournmentDocument(const Adjournment &adjournment, const QString &language);

// What only the arbiter keeps: the code that opens the sealed move.
Document sealCodeDocument(const Adjournment &adjournment, const QString &code, const QString &language);

} // namespace kagetsu::ui
