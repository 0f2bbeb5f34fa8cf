// SPDX-License-Identifier: MIT
#include "ui/match/newgame/knownplayers.h"

#include "base/background/task.h"
#include "record/collection.h"
#include "text/match/setup.h"

#include <QDir>
#include <QFile>

namespace kagetsu::ui {

namespace {

// The last season of a club that keeps all its games.
constexpr int MostFiles = 1000;
constexpr qint64 MostBytes = 200'000;

} // namespace

QStringList playersIn(const QString &gamesFolder, background::State &state)
{
    const QDir folder(gamesFolder);
    const QStringList files = folder.entryList({ QStringLiteral("*.sgf") }, QDir::Files, QDir::Time);
    const QStringList nameless { text::namelessText(text::Place::First), text::namelessText(text::Place::Second) };
    QStringList players;
    for (const QString &name : files.mid(0, MostFiles)) {
        if (!state.advance(-1))
            break;
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const record::Collection games = record::readCollection(file.read(MostBytes).toStdString());
        if (games.size() == 0)
            continue;
        const record::CollectionEntry entry = games.entry(0);
        for (const std::string &player : { entry.black.name, entry.white.name }) {
            const QString found = QString::fromStdString(player).simplified();
            if (!found.isEmpty() && !players.contains(found) && !nameless.contains(found))
                players << found;
        }
    }
    return players;
}

} // namespace kagetsu::ui
