// SPDX-License-Identifier: MIT
#include "ui/match/gamefile.h"

#include "file/safefile.h"
#include "journal/appendfile.h"
#include "journal/folder.h"
#include "match/recordof.h"
#include "record/sgfwriter.h"
#include "ui/words/setup.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace kagetsu::ui {

namespace {

// Names may be anything people write; file systems differ in what they bear, and in how long.
QString forFile(const QString &name, Place place)
{
    QString result;
    for (const QChar c : name.simplified()) {
        const bool bad = c < QLatin1Char(' ') || QStringLiteral("/\\:*?\"<>|").contains(c);
        result += bad ? QLatin1Char('_') : c;
    }
    while (result.startsWith(QLatin1Char('.')))
        result.remove(0, 1);
    while (result.toUtf8().size() > 60)
        result.chop(result.back().isLowSurrogate() ? 2 : 1);
    result = result.trimmed();
    // A name of signs alone is none that one finds a file by.
    const bool says =
        std::any_of(result.begin(), result.end(), [](QChar c) { return c.isLetterOrNumber() || c.isSurrogate(); });
    return says ? result : namelessText(place);
}

bool holds(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.size() == bytes.size() && file.open(QIODevice::ReadOnly) && file.readAll() == bytes;
}

} // namespace

QByteArray sgfOf(const match::Events &events, const QDateTime &day)
{
    const std::string date = day.toString(QStringLiteral("yyyy-MM-dd")).toStdString();
    return QByteArray::fromStdString(record::writeSgf(match::recordOf(events, date)));
}

QString fileNameOf(const match::MatchSetup &setup, const QDateTime &day)
{
    const Names names = namesOf(setup);
    return day.toString(QStringLiteral("yyyy-MM-dd")) + QLatin1Char(' ') + forFile(names.a, Place::First)
        + QStringLiteral(" - ") + forFile(names.b, Place::Second) + QStringLiteral(".sgf");
}

Result<QString, SaveFault> saveInto(const QString &folder, const QString &fileName, const QByteArray &bytes)
{
    const QDir directory(folder);
    directory.mkpath(QStringLiteral("."));
    const QFileInfo wanted(fileName);
    for (int copy = 1;; ++copy) {
        const QString name = copy == 1
            ? fileName
            : wanted.completeBaseName() + QLatin1Char('-') + QString::number(copy) + QLatin1Char('.') + wanted.suffix();
        const QString path = directory.filePath(name);
        // Taking the name first makes sure that no other program's file is written over.
        QFile place(path);
        if (!place.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
            if (holds(path, bytes))
                return path;
            if (place.exists())
                continue;
            return Fault { SaveFault { path, place.errorString() } };
        }
        place.close();
        const auto saved = file::saveFile(path, bytes);
        if (saved)
            return path;
        place.remove();
        return Fault { SaveFault { path, saved.fault() } };
    }
}

void saveEndedGames(const QString &journalFolder, const QString &gamesFolder)
{
    for (const QString &path : journal::endedJournals(journalFolder)) {
        const auto bytes = journal::readJournalFile(path);
        if (!bytes)
            continue;
        const journal::JournalText text = journal::readJournal(*bytes);
        const auto recovered = journal::recover(text);
        // A journal with a fault in it is offered and told about elsewhere.
        if (!recovered || recovered->fault || !recovered->match.isOver())
            continue;
        match::Events events;
        for (const journal::Entry &entry : text.entries)
            events.push_back(entry.event);
        const QString name = fileNameOf(recovered->match.setup(), recovered->begun);
        if (saveInto(gamesFolder, name, sgfOf(events, recovered->begun)))
            static_cast<void>(journal::putAway(path)); // or the next time
    }
}

} // namespace kagetsu::ui
