// SPDX-License-Identifier: MIT
#pragma once

#include "match/catalogue/procedures.h"
#include "opening/file/parameters.h"

#include <QStringList>

namespace kagetsu::text {

// Texts about opening procedures before a game.

// Returns what a parameter decides, such as "Number of fifth moves offered".
QString parameterText(const opening::Procedure &procedure, const opening::Parameter &parameter);
// Returns the text for a region, such as "within the middle 5×5".
QString regionText(const std::string &region);
// Returns a list of patterns: "D4 Kagetsu, I13 Suisei".
QString patternList(const std::vector<std::string> &codes);

// Returns a short sentence for each term that differs from the usual ones.
QStringList termsText(const opening::Terms &terms, const opening::Procedure &procedure);

// Returns in one sentence what is wrong with a procedure.
QString procedureErrorText(opening::ProcedureError error);
// Returns why a file contains no valid procedure, with the place: "club.json, line 3, column 40, /club/family: There is
// no such word here."
QString procedureFaultText(const catalogue::ProcedureFileFault &fault);
// Returns a fault in any file with such places: the name of the file, the place, and what is wrong there.
QString placedFaultText(const QString &name, const opening::ProcedureFault &place, const QString &what);

} // namespace kagetsu::text
