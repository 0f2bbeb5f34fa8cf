// SPDX-License-Identifier: MIT
#include "venue/folder/runningjournals.h"

#include "match/journal/folder.h"
#include "match/journal/journal.h"
#include "match/journal/reported.h"
#include "tournament/games/gamekey.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <optional>

namespace kagetsu::venue {

std::vector<QByteArray> runningJournals(
    const QString &folder, const std::string &event, const Delay &delay, tournament::Milliseconds now)
{
    std::vector<QByteArray> journals;
    const QString names =
        QString::fromStdString(tournament::idPrefix(event)) + QLatin1Char('*') + QLatin1String(journal::JournalSuffix);
    const auto read = [&](const QDir &dir, std::optional<tournament::Milliseconds> since) {
        for (const QFileInfo &file : dir.entryInfoList({ names }, QDir::Files, QDir::Name)) {
            if (since && file.lastModified().toMSecsSinceEpoch() <= since->count())
                continue;
            if (auto bytes = journal::readJournalFile(file.filePath()))
                journals.push_back(std::move(bytes).value());
        }
    };
    const QDir dir(folder);
    // First, so that a game that is put away meanwhile is read.
    read(dir, std::nullopt);
    const tournament::Milliseconds lagged = lagOf(delay);
    // Tables do not tell when they have put a game away, so its end stands for that.
    for (const QString &path : journal::reportedJournals(folder, event)) {
        const qint64 written = QFileInfo(path).lastModified().toMSecsSinceEpoch();
        if (written <= (now - lagged).count() && journal::endsInTail(path))
            continue;
        if (auto bytes = journal::readJournalFile(path))
            journals.push_back(std::move(bytes).value());
    }
    // Whoever follows the pages has not seen the end of these games yet.
    if (const tournament::Milliseconds lag = lagOf(delay); lag.count() > 0)
        read(QFileInfo(journal::putAwayPath(dir.filePath(QStringLiteral("any")))).dir(), now - lag);
    return journals;
}

} // namespace kagetsu::venue
