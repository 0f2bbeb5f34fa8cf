// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/opening.h"

#include <QString>

namespace kagetsu::text {

// Texts about opening procedures: whole sentences, in the language that is current at the time of the call.

// The names of the players.
using Names = PerSeat<QString>;

// Returns a name, such as "Taraguchi-10".
QString procedureName(const opening::Procedure &procedure);
// Returns the procedure's description of itself; may be empty.
QString procedureAbout(const opening::Procedure &procedure);
// Returns a pattern's name in the script of the language: "Kagetsu".
QString patternName(const opening::Pattern &pattern);
// Returns code and name: "D4 Kagetsu".
QString patternText(const opening::NamedPattern &pattern);
// Returns the code and, if the language has a script of its own, the name that players know everywhere: "D4 Kagetsu".
QString patternByline(const opening::Pattern &pattern);

// Returns what an option means for the seat that is asked: "Take Black", "Be White and place 2 more stones".
QString optionText(const opening::Opening &opening, const opening::OpenOption &option);
// Returns what an earlier choice meant for the seat that made it.
QString optionText(Seat chooser, Seat blackBefore, const opening::OpenOption &option);

// Returns why an act was refused.
QString openingRefusalText(const opening::Refusal &refusal);

} // namespace kagetsu::text
