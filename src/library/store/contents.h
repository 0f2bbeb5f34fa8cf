// SPDX-License-Identifier: MIT
#pragma once

#include "library/store/schema.h"

namespace kagetsu::library {

// Reads what questions are answered from. Whoever calls it begins a transaction before, so that all of it is of one
// state.
Result<Contents, StoreFault> readContents(const QSqlDatabase &database);

} // namespace kagetsu::library
