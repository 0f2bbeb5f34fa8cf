// SPDX-License-Identifier: MIT
#include "match/journal/folder.h"

#include "base/file/platform.h"
#include "match/journal/appendfile.h"
#include "match/journal/journal.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>

namespace kagetsu::journal {

namespace {

// Returns true if the beginning of the last line says that the match has ended. Its last few bytes are enough to skip
// an old game, however long: such a journal is never resumed anyway.
bool saysEnded(const QString &path)
{
    constexpr qint64 LongestLastLine = 4096;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(std::max<qint64>(file.size() - LongestLastLine, 0)))
        return false;
    const QByteArray tail = file.read(LongestLastLine);
    if (!tail.endsWith('\n'))
        return false;
    const QByteArrayView body = QByteArrayView(tail).chopped(1);
    const QByteArrayView last = body.sliced(body.lastIndexOf('\n') + 1);
    return last.contains(QByteArrayView("\"actor\":\"system\",\"type\":\"ended\","));
}

QStringList journalNames(const QDir &folder)
{
    return folder.entryList({ u'*' % QLatin1String(JournalSuffix) }, QDir::Files | QDir::System, QDir::Name);
}

} // namespace

UnfinishedJournals unfinishedJournals(const QString &folder)
{
    UnfinishedJournals found;
    const QDir dir(folder);
    const QStringList names = journalNames(dir);
    for (const QString &name : names) {
        const QString path = dir.filePath(name);
        if (QFileInfo(path).isFile() && saysEnded(path))
            continue;
        // This is checked before reading: if a program stops between the two steps, its last line is included in what
        // is read.
        const bool locked = file::isLocked(path);
        const auto bytes = readJournalFile(path);
        if (!bytes) {
            found.unreadable.push_back(bytes.fault());
            continue;
        }
        auto recovery = recover(readJournal(*bytes));
        if (!recovery) {
            found.unreadable.push_back(recovery.fault());
            found.unreadable.back().path = path;
            continue;
        }
        if (recovery->match.isOver())
            continue;
        if (recovery->fault)
            recovery.value().fault->path = path;
        found.journals.push_back({ path, locked, std::move(recovery).value() });
    }
    std::stable_sort(found.journals.begin(), found.journals.end(),
        [](const auto &one, const auto &two) { return one.recovery.lastWall > two.recovery.lastWall; });
    return found;
}

EndedJournals endedJournals(const QString &folder)
{
    EndedJournals found;
    const QDir dir(folder);
    const QStringList names = journalNames(dir);
    for (const QString &name : names) {
        const QString path = dir.filePath(name);
        if (!QFileInfo(path).isFile() || file::isLocked(path))
            continue;
        const auto bytes = readJournalFile(path);
        if (!bytes) {
            if (saysEnded(path)) // otherwise it is reported among the unfinished journals
                found.damaged.push_back(bytes.fault());
            continue;
        }
        const JournalText text = readJournal(*bytes);
        auto recovery = recover(text);
        const bool isOver = recovery && recovery->match.isOver();
        if (!isOver && !saysEnded(path))
            continue;
        if (!recovery || recovery->fault) {
            found.damaged.push_back(recovery ? *recovery->fault : recovery.fault());
            found.damaged.back().path = path;
            continue;
        }
        if (!isOver)
            continue;
        EndedJournal ended { path, {}, std::move(recovery).value() };
        for (const Entry &entry : text.entries)
            ended.events.push_back(entry.event);
        found.journals.push_back(std::move(ended));
    }
    return found;
}

QString putAwayPath(const QString &path)
{
    const QFileInfo info(path);
    return info.dir().filePath(QStringLiteral("finished/") + info.fileName());
}

Result<Done, JournalFault> putAway(const QString &path)
{
    auto file = AppendFile::open(path);
    if (!file)
        return Fault { file.fault() };
    const QString place = putAwayPath(path);
    const QString finished = QFileInfo(place).path();
    if (!QDir().mkpath(finished))
        return Fault { systemFault(errno, finished) };
    return file.value().rename(place);
}

Result<QString, JournalFault> setAside(const QString &path)
{
    auto file = AppendFile::open(path);
    if (!file)
        return Fault { file.fault() };
    if (auto aside = file.value().setAside(); !aside)
        return Fault { aside.fault() };
    return file.value().path();
}

} // namespace kagetsu::journal
