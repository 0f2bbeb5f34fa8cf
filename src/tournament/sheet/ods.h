// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/sheet.h"
#include "tournament/sheet/archive.h"

namespace kagetsu::tournament {

// Reads OpenDocument spreadsheets, as LibreOffice writes them.

// True if the content of an archive's file "mimetype" is that of an OpenDocument spreadsheet.
bool isOds(const QByteArray &mimetype);
Result<Sheet, WorkbookFault> readOds(Archive &archive, const std::optional<std::string> &name);

} // namespace kagetsu::tournament
