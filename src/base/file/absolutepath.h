// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace kagetsu::file {

// Returns the path of a file, starting from the root of the file system; an empty path stays empty. Names such as
// ":memory:" have a special meaning for SQLite or Qt, but not as part of it.
QString absolutePath(const QString &path);

} // namespace kagetsu::file
