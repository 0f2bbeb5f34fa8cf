// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/sheet.h"
#include "tournament/sheet/archive.h"

namespace kagetsu::tournament {

// Workbooks of Office Open XML, as Excel and its like write them, with macros (which are not looked at) or without.

Result<Sheet, WorkbookFault> readXlsx(Archive &archive, const std::optional<std::string> &name);

} // namespace kagetsu::tournament
