// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>

namespace kagetsu::library {

// Returns the id of the process that holds SQLite's lock of this file, or 0 if nobody does or the system does not say.
// Opening a file and closing it again gives up all locks that this process has on it, so none may be needed.
std::int64_t holderOf(const QString &path);

} // namespace kagetsu::library
