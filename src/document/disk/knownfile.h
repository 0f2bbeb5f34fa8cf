// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

namespace kagetsu::document {

// What a file holds, to see whether somebody has written it since. Not its time: that changes without its bytes, and on
// some disks its bytes without the time.
struct FileStamp
{
    qint64 size = -1; // negative: there is none
    QByteArray digest; // SHA-256 of its bytes

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};

FileStamp stampOf(const QByteArray &bytes);
// Whether there is a file with other bytes. Reads all of it: not for the window's thread.
bool isChanged(const QString &path, const FileStamp &since);

// How a file was found when it was read.
enum class Damage : std::uint8_t {
    None,
    Repaired, // all that was read of it does not stand as it stood
    Incomplete, // some of it could not be read
};

// What is known of the file that a record came from, as long as the record is open.
struct KnownFile
{
    bool keptOriginal = false; // a copy of it stands beside it, as it was before it was repaired
    std::optional<FileStamp> stamp {}; // of what it held when it was read or saved; nothing where that is not known
    Damage damage = Damage::None;

    friend bool operator==(const KnownFile &, const KnownFile &) = default;
};

} // namespace kagetsu::document
