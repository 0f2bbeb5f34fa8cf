// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

namespace kagetsu::document {

// The contents of a file, for detecting whether somebody has changed it. The file time is not used: it can change
// without the contents, and on some disks the contents can change without it.
struct FileStamp
{
    qint64 size = -1; // negative if there is no file
    QByteArray digest; // SHA-256 of the bytes

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};

// Returns the stamp of a file with these bytes.
FileStamp stampOf(const QByteArray &bytes);
// True if the file exists and has different bytes. Reads the whole file, so not for the window's thread.
bool isChanged(const QString &path, const FileStamp &since);

// The condition in which a file was found when it was read.
enum class Damage : std::uint8_t {
    None,
    Repaired, // what was read differs from what is in the file
    Incomplete, // some of the file could not be read
};

// The known facts about the file of an open record.
struct KnownFile
{
    bool keptOriginal = false; // True if a copy from before the repair is next to the file
    std::optional<FileStamp> stamp {}; // stamp of the file when it was read or saved; nothing if unknown
    Damage damage = Damage::None;

    friend bool operator==(const KnownFile &, const KnownFile &) = default;
};

} // namespace kagetsu::document
