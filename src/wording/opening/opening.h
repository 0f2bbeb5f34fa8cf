// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/opening.h"

#include <QString>

namespace kagetsu::wording {

// What opening procedures say to people: whole sentences, made at the moment of the call in the language of that
// moment.

// What the players are called.
using Names = PerSeat<QString>;

// "Taraguchi-10".
QString procedureName(const opening::Procedure &procedure);
// What it says about itself; may be empty.
QString procedureAbout(const opening::Procedure &procedure);
// "Kagetsu", in the script of the language.
QString patternName(const opening::Pattern &pattern);
// "D4 Kagetsu".
QString patternText(const opening::NamedPattern &pattern);
// Its code, and where the language has a script of its own the name that players everywhere know: "D4 Kagetsu".
QString patternByline(const opening::Pattern &pattern);

// What choosing this means for the seat that is asked: "Take Black", "Be White and place 2 more stones".
QString optionText(const opening::Opening &opening, const opening::OpenOption &option);
// The same of a choice that was made earlier.
QString optionText(Seat chooser, Seat blackBefore, const opening::OpenOption &option);

// Why an act was not done.
QString openingRefusalText(const opening::Refusal &refusal);

} // namespace kagetsu::wording
