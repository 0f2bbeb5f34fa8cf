// SPDX-License-Identifier: MIT
#pragma once

#include "file/partfile.h"
#include "result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace kagetsu::file {

// A file that is written whole or not at all: what stood at its path stays there until every byte of the new content
// has reached the disk (sgf.md#r40), and nothing else is left behind. There is no buffer here: write large pieces.
class SafeFile
{
public:
    enum class Place : std::uint8_t {
        // Only a file is replaced, and keeps its permissions; where a link leads to one, that one; where several names
        // lead to it, all of them go on doing so. A device or a pipe is not.
        NewOrOld,
        New, // what stands there already stays, and commit() fails
    };

    enum class Access : std::uint8_t {
        Usual, // that of the file there, or what the umask leaves
        Owner, // of a new file, which nobody else may read
    };

    explicit SafeFile(const QString &path, Place place = Place::NewOrOld, Access access = Access::Usual);

    // Each is false when anything went wrong, now or before.
    bool open();
    bool write(const char *bytes, qint64 size);
    bool write(const QByteArray &bytes) { return write(bytes.constData(), bytes.size()); }
    // Has every byte reach the disk, so that commit() takes no time.
    bool sync();
    // Puts the new content in the place of the old. Without it, and after a failure, the old stays.
    bool commit() { return commitLocked().has_value(); }
    // As commit(), and as long as this is open everybody finds the new file locked, from its first moment on. Not where
    // a file has several names.
    std::optional<Descriptor> commitLocked();

    // Why the first failure failed, in the system's words.
    QString errorString() const;
    // Something stands where a new file was to be.
    bool isTaken() const;

private:
    bool fail(int error);

    const QString m_path; // the file itself, also where a link leads to it
    const Place m_place;
    const Access m_access;
    PartFile m_part;
    qint64 m_size = 0;
    bool m_hasOtherNames = false;
    int m_error = 0;
};

// All of it at once; the fault is the system's words.
Result<Done, QString> saveFile(const QString &path, const QByteArray &bytes);

} // namespace kagetsu::file
