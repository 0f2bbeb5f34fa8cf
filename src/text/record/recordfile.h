// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>

namespace kagetsu::text {

// Faults of reading or writing a record's file.
enum class FileFault : std::uint8_t {
    NoRecord, // no format was recognised
    TooLarge,
    NoFile, // a device or a pipe
    NotOpened,
    NotRead,
    OtherBoard, // the board size differs from that of the record into which it was to be merged
    NoCopy, // no copy of the existing file could be made under this name
    NotSaved,
};

// Returns the text of a fault. `system` is the system's message, if it has one: for files that could not be opened,
// read or saved.
QString fileFaultText(FileFault fault, const QString &name, const QString &system = {});
QString newerLibraryText(const QString &name, int majorVersion, int minorVersion);

} // namespace kagetsu::text
