// SPDX-License-Identifier: MIT
#include "ui/app/leftovers.h"

#include "base/file/partfile.h"
#include "base/file/platform.h"
#include "ui/controls/device/folders.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace kagetsu::ui {

namespace {

// True if nobody can still be writing the file; such files carry no lock.
bool isOld(const QFileInfo &file)
{
    constexpr qint64 Seconds = 60;
    return file.lastModified().secsTo(QDateTime::currentDateTime()) > Seconds;
}

// Removes a lock whose program is dead. Qt's lock is a file that is itself locked while its program runs. Qt takes over
// a dead program's lock only if the file contains its process id, which a killed program may not have written yet.
bool removeDeadLock(const QString &lockFile)
{
    const file::Descriptor lock = file::openAt(lockFile, file::Open::ReadWriteNoLink);
    return lock.isOpen() && file::tryLock(lock) && QFile::remove(lockFile);
}

void removeOld(const QFileInfoList &files)
{
    for (const QFileInfo &file : files) {
        if (isOld(file))
            QFile::remove(file.filePath());
    }
}

QFileInfoList namesWithoutGame(const QDir &games)
{
    QFileInfoList files = games.entryInfoList({ QStringLiteral("*.sgf") }, QDir::Files | QDir::NoSymLinks);
    files.removeIf([](const QFileInfo &file) { return file.size() != 0; });
    return files;
}

// Older versions had one beside each draft; ".rmlock" is the lock of a program removing one.
void clearLocks(const QDir &drafts)
{
    const QStringList locks =
        drafts.entryList({ QStringLiteral("*.draft.lock"), QStringLiteral("*.draft.lock.rmlock") }, QDir::Files);
    for (const QString &lock : locks)
        removeDeadLock(drafts.filePath(lock));
}

// Older versions locked them through Qt.
void clearSettings(const QFileInfo &settings)
{
    removeDeadLock(settings.filePath() + QStringLiteral(".lock.rmlock"));
    removeDeadLock(settings.filePath() + QStringLiteral(".lock"));
}

} // namespace

void clearLeftovers(const Folders &folders, const QString &settingsFile)
{
    const QFileInfo settings(settingsFile);
    for (const QString &folder : { folders.journals, folders.games, folders.procedures, folders.presets, folders.drafts,
             folders.waiting, settings.absolutePath() })
        file::removeParts(folder);
    removeOld(namesWithoutGame(QDir(folders.games)));
    clearLocks(QDir(folders.drafts));
    clearSettings(settings);
}

} // namespace kagetsu::ui
