// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/sheet.h"

namespace kagetsu::tournament {

// A WorkbookReader for workbooks of Office Open XML (.xlsx, also with macros, which are not looked at) and of
// OpenDocument (.ods). Whatever bytes they are, they give a sheet or a fault, in bounded time and memory.
Result<Sheet, WorkbookFault> readWorkbook(std::string_view bytes, const std::optional<std::string> &name = {});

} // namespace kagetsu::tournament
