// SPDX-License-Identifier: MIT
#pragma once

#include "learn/puzzle/gamefeed.h"

#include <QString>

#include <memory>
#include <string>

namespace kagetsu::ui {

// The places of practice::Quarry.
inline constexpr const char *LibraryPlace = "library";
std::string filePlace(const QString &path);
std::string folderPlace(const QString &path);
// Returns the path of a file or a folder; empty for the library.
QString pathOf(const std::string &place);

// Returns the games of a file, or of all files in a folder and those below it, from `at` on. Files that are no records
// are passed over. Reads the disk when it is first asked; for any thread.
std::unique_ptr<puzzle::Feed> feedOf(const std::string &place, const std::string &at);

} // namespace kagetsu::ui
