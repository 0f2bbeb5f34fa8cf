// SPDX-License-Identifier: MIT
#pragma once

#include "file/platform.h"
#include "journal/fault.h"

#include <QByteArray>

namespace kagetsu::journal {

// A file that only grows, is on disk when append() returns, and belongs to one program at a time. The lock is on the
// open file: it ends with the program however that ends.
class AppendFile
{
public:
    // Makes a file with this content; never replaces one. It has its name only once the content is on disk, where the
    // file system allows that.
    static Result<AppendFile, JournalFault> create(const QString &path, const QByteArray &content);
    static Result<AppendFile, JournalFault> open(const QString &path);

    // All of these bytes, or none and a fault.
    Result<Done, JournalFault> append(const QByteArray &bytes);
    Result<QByteArray, JournalFault> read();
    Result<Done, JournalFault> cutTo(qint64 length);

    const QString &path() const { return m_path; }
    // Under another name in the same folder, which nothing may have; the file stays open and locked.
    Result<Done, JournalFault> rename(const QString &path);
    // Under its name with `.broken` behind it, or `.broken-2` and so on: what was set aside before stays.
    Result<Done, JournalFault> setAside();

private:
    AppendFile(file::Descriptor descriptor, QString path, qint64 length);
    JournalFault takeBack(int systemError);
    Result<Done, JournalFault> restore();

    file::Descriptor m_descriptor;
    QString m_path;
    qint64 m_length;
    QByteArray m_content; // all that was read and appended, should somebody spoil the file
    bool m_isSpoiled = false; // and somebody knows
    bool m_hasRest = false; // bytes of a failed append that could not be cut away
};

// Reads a file without locking it, and nothing of it but its head when that is not a journal's.
Result<QByteArray, JournalFault> readJournalFile(const QString &path);
// The entry of a new or renamed file in its folder reaches the disk.
Result<Done, JournalFault> syncFolderOf(const QString &path);
// Adds bytes to a file beside, made when missing, and has them on disk.
Result<Done, JournalFault> keepBeside(const QString &path, const QByteArray &bytes);

} // namespace kagetsu::journal
