// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>

namespace kagetsu::wording {

// What went wrong between a record and its file.
enum class FileFault : std::uint8_t {
    NoRecord, // no format was recognised
    TooLarge,
    NoFile, // a device or a pipe
    NotOpened,
    NotRead,
    OtherBoard, // than that of the record it was to be merged into
    NoCopy, // of the file that was there, under this name
    NotSaved,
};

// `system` is what the system says of it, where it does: not opened, read or saved.
QString fileFaultText(FileFault fault, const QString &name, const QString &system = {});
QString newerLibraryText(const QString &name, int majorVersion, int minorVersion);

} // namespace kagetsu::wording
