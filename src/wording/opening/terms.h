// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/procedures.h"
#include "opening/file/parameters.h"

#include <QStringList>

namespace kagetsu::wording {

// What is said of opening procedures before a game.

// What a parameter decides, "Number of fifth moves offered".
QString parameterText(const opening::Procedure &procedure, const opening::Parameter &parameter);
// A value of one that is a text: "within the middle 5×5".
QString regionText(const std::string &region);
// "D4 Kagetsu, I13 Suisei".
QString patternList(const std::vector<std::string> &codes);

// Where the terms differ from the usual ones, a short sentence each.
QStringList termsText(const opening::Terms &terms, const opening::Procedure &procedure);

// What is wrong with a procedure, in one sentence.
QString procedureErrorText(opening::ProcedureError error);
// Why a file brings no procedure, with the place: "club.json, line 3, column 40, /club/family: There is no such word
// here."
QString procedureFaultText(const catalogue::ProcedureFileFault &fault);
// The same of any file with such places: its name, the place, and what is wrong there.
QString placedFaultText(const QString &name, const opening::ProcedureFault &place, const QString &what);

} // namespace kagetsu::wording
