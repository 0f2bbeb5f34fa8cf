// SPDX-License-Identifier: MIT
#pragma once

#include "base/file/partfile.h"
#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace kagetsu::file {

// Writes a file as a whole or not at all: what was at its path stays there until every byte of the new content is on
// the disk (record-sgf.md#r40), and nothing else is left behind. It has no buffer, so callers should write large
// pieces.
class SafeFile
{
public:
    enum class Place : std::uint8_t {
        // Replaces only a file, which keeps its permissions; follows a link to the file it leads to; if several names
        // refer to the file, all of them still do afterwards. Does not replace a device or a pipe.
        NewOrOld,
        New, // keeps what is already there; commit() then fails
    };

    enum class Access : std::uint8_t {
        Usual, // the permissions of the old file, or those that the umask leaves
        Owner, // for a new file that nobody else may read
    };

    explicit SafeFile(const QString &path, Place place = Place::NewOrOld, Access access = Access::Usual);

    // These return false if anything went wrong, now or before.
    bool open();
    bool write(const char *bytes, qint64 size);
    bool write(const QByteArray &bytes) { return write(bytes.constData(), bytes.size()); }
    // Flushes every byte to the disk, so that commit() takes no time.
    bool sync();
    // Replaces the old content by the new. Without this call, or after a failure, the old content stays.
    bool commit() { return commitLocked().has_value(); }
    // Does the same as commit(). While the returned descriptor is open, everybody finds the new file locked, from its
    // first moment on; not if the file has several names.
    std::optional<Descriptor> commitLocked();

    // Returns why the first failure happened, in the words of the system.
    QString errorString() const;
    // Returns true if something exists where a new file was to be.
    bool isTaken() const;

private:
    bool fail(int error);

    const QString m_path; // the file itself, even if `path` is a link to it
    const Place m_place;
    const Access m_access;
    PartFile m_part;
    qint64 m_size = 0;
    bool m_hasOtherNames = false;
    int m_error = 0;
};

// Writes a whole file in one call; the fault is in the words of the system.
Result<Done, QString> saveFile(const QString &path, const QByteArray &bytes);

} // namespace kagetsu::file
