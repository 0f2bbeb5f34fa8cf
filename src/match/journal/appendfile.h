// SPDX-License-Identifier: MIT
#pragma once

#include "base/file/platform.h"
#include "match/journal/fault.h"

#include <QByteArray>

namespace kagetsu::journal {

// A file that only grows, whose content is on disk when append() returns, and that belongs to one program at a time.
// The lock is on the open file, so it ends with the program, however the program ends.
class AppendFile
{
public:
    // Creates a file with this content and never replaces an existing one. Where the file system allows it, the file
    // gets its name only once the content is on disk.
    static Result<AppendFile, JournalFault> create(const QString &path, const QByteArray &content);
    // Opens and locks an existing file.
    static Result<AppendFile, JournalFault> open(const QString &path);

    // Appends all of these bytes, or none and returns a fault.
    Result<Done, JournalFault> append(const QByteArray &bytes);
    // Returns the whole content.
    Result<QByteArray, JournalFault> read();
    // Shortens the file to this length, in bytes.
    Result<Done, JournalFault> cutTo(qint64 length);

    const QString &path() const { return m_path; }
    // Renames the file within its folder to a name that must not exist yet; the file stays open and locked.
    Result<Done, JournalFault> rename(const QString &path);
    // Renames the file by adding `.broken`, or `.broken-2` and so on, so that files set aside before are kept.
    Result<Done, JournalFault> setAside();

private:
    AppendFile(file::Descriptor descriptor, QString path, qint64 length);
    JournalFault takeBack(int systemError);
    Result<Done, JournalFault> restore();

    file::Descriptor m_descriptor;
    QString m_path;
    qint64 m_length;
    QByteArray m_content; // everything read and appended, in case the file is spoiled
    bool m_isSpoiled = false; // the file was spoiled and the caller has been told
    bool m_hasRest = false; // a failed append left bytes that could not be cut off
};

// Reads a file without locking it; reads only its head if that is not the head of a journal.
Result<QByteArray, JournalFault> readJournalFile(const QString &path);
// Flushes the folder of a new or renamed file, so that its entry is on disk.
Result<Done, JournalFault> syncFolderOf(const QString &path);
// Appends bytes to another file, which is created if missing, and returns once they are on disk.
Result<Done, JournalFault> keepBeside(const QString &path, const QByteArray &bytes);

} // namespace kagetsu::journal
