// SPDX-License-Identifier: MIT
#include "match/journal/reported.h"

#include "match/journal/appendfile.h"
#include "match/journal/journal.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace kagetsu::journal {

namespace {

constexpr qint64 TailBytes = 64 << 10;

bool isOf(QByteArrayView line, QByteArrayView type)
{
    return line.contains(QByteArray("\"type\":\"" + type.toByteArray() + "\""));
}

bool isOrder(QByteArrayView line, QByteArrayView act)
{
    return isOf(line, "intervened") && line.contains(QByteArray("\"act\":\"" + act.toByteArray() + "\""));
}

bool isOver(const QString &path)
{
    const auto bytes = readJournalFile(path);
    if (!bytes)
        return false;
    const auto recovery = recover(readJournal(*bytes));
    return recovery && recovery->match.isOver();
}

} // namespace

QString reportedFolder(const QString &journals, const std::string &event)
{
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    if (event.empty() || !std::ranges::all_of(event, isPlain))
        return {};
    return QDir(journals).filePath(QLatin1String("reported/") + QString::fromStdString(event));
}

QStringList reportedJournals(const QString &journals, const std::string &event)
{
    QStringList paths;
    const QString place = reportedFolder(journals, event);
    if (place.isEmpty())
        return paths;
    const QDir folder(place);
    for (const QString &table : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QDir of(folder.filePath(table));
        const QStringList names =
            of.entryList({ QString::fromStdString(event) + QLatin1String("_*") + QLatin1String(JournalSuffix) },
                QDir::Files, QDir::Name);
        for (const QString &name : names)
            paths.append(of.filePath(name));
    }
    return paths;
}

bool endsInTail(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(std::max<qint64>(file.size() - TailBytes, 0)))
        return false;
    const QByteArray tail = file.readAll();
    for (qsizetype end = tail.lastIndexOf('\n'); end > 0;) {
        const qsizetype begin = tail.lastIndexOf('\n', end - 1);
        const QByteArrayView line = QByteArrayView(tail).sliced(begin + 1, end - begin - 1);
        if (isOf(line, "ended"))
            return true;
        if (isOrder(line, "reopen"))
            return false;
        if (isOrder(line, "undo-order")) // perhaps of the order that has ended the match, or reopened it
            return isOver(path);
        end = begin;
    }
    return false;
}

} // namespace kagetsu::journal
