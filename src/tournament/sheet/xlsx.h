// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/sheet.h"
#include "tournament/sheet/archive.h"

namespace kagetsu::tournament {

// Reads Office Open XML workbooks, as Excel writes them, with or without macros, which are ignored.

Result<Sheet, WorkbookFault> readXlsx(Archive &archive, const std::optional<std::string> &name);

} // namespace kagetsu::tournament
