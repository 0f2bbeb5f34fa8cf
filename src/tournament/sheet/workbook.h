// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/sheet.h"

namespace kagetsu::tournament {

// A WorkbookReader for Office Open XML (.xlsx, also with macros, which are ignored) and OpenDocument (.ods). Any bytes
// give a sheet or a fault, in bounded time and memory.
Result<Sheet, WorkbookFault> readWorkbook(std::string_view bytes, const std::optional<std::string> &name = {});

} // namespace kagetsu::tournament
