// SPDX-License-Identifier: MIT
#pragma once

#include "result.h"
#include "ui/look/busywork.h"
#include "ui/study/openedrecord.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace kagetsu::ui {

// Files of records as a person opens and saves them. Faults are sentences to show: with the name of the file and what
// the system says of it.
Result<QByteArray, QString> readRecordFile(const QString &path);
// What a question for files offers: all formats that are read.
QString readableFiles();
// How a file lies on the disk, to see whether somebody has written it since.
struct FileMark
{
    qint64 size = -1;
    QDateTime written;

    friend bool operator==(const FileMark &, const FileMark &) = default;
};
FileMark markOf(const QString &path);
// What was read of a file, or the sentence why it could not be; empty when it was given up.
struct ReadRecord
{
    QString sentence;
    Result<OpenedRecord, OpenFault> record;
    FileMark mark {}; // of the file, before it was read
};
// Any thread may read.
ReadRecord readRecord(const QString &path, const OpenChoices &choices);
// Whether a file of this size, in bytes, is read while one waits.
BusyWork::Amount amountOfBytes(qint64 size);
// All of it or, where that fails, nothing: the file that was there stays as it is.
Result<Done, QString> saveRecordFile(const QString &path, const QByteArray &bytes);

} // namespace kagetsu::ui
