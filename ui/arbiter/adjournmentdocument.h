// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "match/protocol.h"
#include "ui/arbiter/document.h"

namespace kagetsu::ui {

// A game as it stands when it is adjourned, and the code that opens the sealed move.
struct Adjournment
{
    match::Match match;
    clock::Moment now;
    match::WallTime wall;
    QString code;
};

// The paper that goes into the envelope (clock-and-refereeing.md 6.4): position, both clocks and who is to move, to be
// compared and signed now and when the game is resumed, and the code. Nothing of the sealed move itself. In the
// language of a code of catalogueCodes().
Document adjournmentDocument(const Adjournment &adjournment, const QString &language);

} // namespace kagetsu::ui
