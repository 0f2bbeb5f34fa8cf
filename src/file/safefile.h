// SPDX-License-Identifier: MIT
#pragma once

#include "result.h"

#include <QByteArray>
#include <QSaveFile>
#include <QString>

namespace kagetsu::file {

// A file that is written whole or not at all: what stood at its path stays there until every byte of the new content
// has reached the disk (sgf.md R40). QSaveFile alone does not keep that promise: what its buffer still holds is written
// while it closes, and whether that succeeded is not asked, so a full disk leaves a short file in the place of a good
// one. There is no buffer here: write large pieces.
class SafeFile
{
public:
    // Only a file is replaced, and keeps its permissions; where a link leads to one, that one. A device or a pipe is not.
    explicit SafeFile(const QString &path);

    // Each is false when anything went wrong, now or before.
    bool open();
    bool write(const char *bytes, qint64 size);
    bool write(const QByteArray &bytes) { return write(bytes.constData(), bytes.size()); }
    // Has every byte reach the disk, so that commit() takes no time.
    bool sync();
    // Puts the new content in the place of the old. Without it, and after a failure, the old stays.
    bool commit();

    // Why the first failure failed, in the system's words.
    const QString &errorString() const { return m_error; }

private:
    bool fail();
    bool fail(QString error);

    QSaveFile m_file;
    QString m_error;
    bool m_failed = false;
};

// All of it at once; the fault is the system's words.
Result<Done, QString> saveFile(const QString &path, const QByteArray &bytes);

} // namespace kagetsu::file
