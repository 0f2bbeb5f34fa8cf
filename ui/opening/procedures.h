// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

#include <QString>

namespace kagetsu::ui {

enum class ProcedureFileError : std::uint8_t {
    Unreadable, // `systemText` says why
    BadText, // `faults` say why, in the order of the text
    IdTaken, // `id` is that of a procedure there is already
};

// Why a file of procedures is not used; then nothing of it is.
struct ProcedureFileFault
{
    QString path;
    ProcedureFileError error = ProcedureFileError::Unreadable;
    QString systemText;
    std::vector<opening::ProcedureFault> faults;
    QString id;
};

Result<std::vector<opening::Procedure>, ProcedureFileFault> readProcedureFile(const QString &path);

// What can be chosen for a new game, and what is wrong with the files that bring nothing to it.
struct ProcedureList
{
    std::vector<opening::Procedure> procedures;
    std::vector<ProcedureFileFault> faults;
};

// The shipped procedures, then those of the .json files in this folder in the order of their names. A missing folder
// has none.
ProcedureList proceduresWith(const QString &folder);

} // namespace kagetsu::ui
