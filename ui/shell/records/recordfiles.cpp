// SPDX-License-Identifier: MIT
#include "ui/shell/records/recordfiles.h"

#include "file/safefile.h"
#include "wording/text/foreigntext.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace kagetsu::ui {

namespace {

class RecordFiles
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::RecordFiles)
};

// Larger than any record of a club; a file of this size is no SGF.
constexpr qint64 MaxRecordBytes = 2147483647;

// A file of this size is read faster than the eye sees.
constexpr qint64 ReadAtOnce = 256 * 1024;

} // namespace

Result<QByteArray, QString> readRecordFile(const QString &path)
{
    const QString name = wording::foreignPath(path);
    // Some devices have no end, and a pipe may never have a beginning.
    const QFileInfo there(path);
    if (there.exists() && !there.isFile() && !there.isDir())
        return Fault { RecordFiles::tr("%1 is a device or a pipe, and no file.").arg(name) };
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Fault { RecordFiles::tr("%1 cannot be opened: %2").arg(name, file.errorString()) };
    if (file.size() > MaxRecordBytes)
        return Fault { RecordFiles::tr("%1 is larger than 2 GB. That is no record of games.").arg(name) };
    QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return Fault { RecordFiles::tr("%1 cannot be read: %2").arg(name, file.errorString()) };
    return bytes;
}

QString readableFiles()
{
    return RecordFiles::tr("Records (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt);;All files (*)");
}

FileStamp markOf(const QByteArray &bytes)
{
    return { bytes.size(), QCryptographicHash::hash(bytes, QCryptographicHash::Sha256) };
}

FileStamp markOf(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return {};
    return { file.size(), hash.result() };
}

bool isChanged(const QString &path, const FileStamp &since)
{
    const QFileInfo file(path);
    return file.exists() && (file.size() != since.size || markOf(path) != since);
}

ReadRecord readRecord(const QString &path, const OpenChoices &choices)
{
    const Result<QByteArray, QString> bytes = readRecordFile(path);
    if (!bytes)
        return { bytes.fault(), Fault { OpenFault {} } };
    auto record = openRecord(bytes->toStdString(), QFileInfo(path).fileName(), choices);
    if (!record)
        return { wordsOf(record.fault(), wording::foreignText(QFileInfo(path).fileName())), Fault { record.fault() } };
    if (record->isSavedOver())
        record.value().path = path;
    return { {}, std::move(record), markOf(*bytes) };
}

background::Amount amountOfBytes(qint64 size)
{
    return size <= ReadAtOnce ? background::Amount::Small : background::Amount::Large;
}

Result<Done, QString> saveRecordFile(const QString &path, const QByteArray &bytes)
{
    const auto saved = file::saveFile(path, bytes);
    if (!saved)
        return Fault { RecordFiles::tr("%1 could not be saved: %2").arg(wording::foreignPath(path), saved.fault()) };
    return Done {};
}

} // namespace kagetsu::ui
