// SPDX-License-Identifier: MIT
#pragma once

#include "result.h"
#include "ui/look/background/taskwithbar.h"
#include "ui/study/document/openedrecord.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

namespace kagetsu::ui {

// Files of records as a person opens and saves them. Faults are sentences to show: with the name of the file and what
// the system says of it.
Result<QByteArray, QString> readRecordFile(const QString &path);
// What a question for files offers: all formats that are read.
QString readableFiles();
// What a file holds, to see whether somebody has written it since. Not its time: that changes without its bytes, and on
// some disks its bytes without the time.
struct FileStamp
{
    qint64 size = -1; // negative: there is none
    QByteArray digest; // SHA-256 of its bytes

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};
FileStamp markOf(const QByteArray &bytes);
// Reads all of the file: not for the window's thread.
FileStamp markOf(const QString &path);
// Whether there is a file with other bytes.
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
    std::optional<FileStamp> mark {}; // of what it held when it was read or saved; nothing where that is not known
    Damage damage = Damage::None;

    friend bool operator==(const KnownFile &, const KnownFile &) = default;
};
// What was read of a file, or the sentence why it could not be; empty when it was given up.
struct ReadRecord
{
    QString sentence;
    Result<OpenedRecord, OpenFault> record;
    FileStamp mark {}; // of the bytes that were read
};
// Any thread may read.
ReadRecord readRecord(const QString &path, const OpenChoices &choices);
// Whether a file of this size, in bytes, is read while one waits.
background::Amount amountOfBytes(qint64 size);
// All of it or, where that fails, nothing: the file that was there stays as it is.
Result<Done, QString> saveRecordFile(const QString &path, const QByteArray &bytes);

} // namespace kagetsu::ui
