// SPDX-License-Identifier: MIT
#include "venue/folder/runningjournals.h"

#include "match/journal/folder.h"
#include "match/journal/journal.h"
#include "tournament/games/gamekey.h"

#include <QDir>

namespace kagetsu::venue {

std::vector<QByteArray> runningJournals(const QString &folder, const std::string &event)
{
    std::vector<QByteArray> journals;
    const QString names =
        QString::fromStdString(tournament::idPrefix(event)) + QLatin1Char('*') + QLatin1String(journal::JournalSuffix);
    const QDir dir(folder);
    for (const QString &name : dir.entryList({ names }, QDir::Files, QDir::Name)) {
        if (auto bytes = journal::readJournalFile(dir.filePath(name)))
            journals.push_back(std::move(bytes).value());
    }
    return journals;
}

} // namespace kagetsu::venue
