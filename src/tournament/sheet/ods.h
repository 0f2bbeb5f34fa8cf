// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/sheet.h"
#include "tournament/sheet/archive.h"

namespace kagetsu::tournament {

// Spreadsheets of OpenDocument, as LibreOffice writes them.

// Whether the file "mimetype" of an archive says so.
bool isOds(const QByteArray &mimetype);
Result<Sheet, WorkbookFault> readOds(Archive &archive, const std::optional<std::string> &name);

} // namespace kagetsu::tournament
