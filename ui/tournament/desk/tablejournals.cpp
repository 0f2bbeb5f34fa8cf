// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/tablejournals.h"

#include "match/journal/folder.h"
#include "match/journal/journal.h"
#include "match/journal/journaltext.h"
#include "match/journal/reported.h"

#include <QDir>

#include <algorithm>

namespace kagetsu::ui {

namespace {

// A damaged journal is continued in a copy with a number after its name.
std::optional<tournament::GameKey> keyOfName(const QString &name)
{
    if (const auto key = tournament::keyFromId(name.toStdString()))
        return key;
    return tournament::keyFromId(name.left(name.lastIndexOf(QLatin1Char('-'))).toStdString());
}

void addFrom(const QDir &folder, const std::string &event, bool isPutAway, std::vector<TableJournal> &found)
{
    const QString suffix = QLatin1String(journal::JournalSuffix);
    const QString pattern = QString::fromStdString(tournament::idPrefix(event)) + QLatin1Char('*') + suffix;
    for (const QString &name : folder.entryList({ pattern }, QDir::Files, QDir::Name)) {
        if (const auto key = keyOfName(name.chopped(suffix.size())); key && key->event == event)
            found.push_back({ folder.filePath(name), *key, isPutAway, false });
    }
}

} // namespace

std::vector<TableJournal> tableJournals(const QString &folder, const std::string &event)
{
    std::vector<TableJournal> found;
    const QDir dir(folder);
    addFrom(dir, event, false, found);
    const QString any = dir.filePath(QStringLiteral("any"));
    addFrom(QFileInfo(journal::putAwayPath(any)).dir(), event, true, found);
    for (const QString &path : journal::reportedJournals(folder, event)) {
        if (const auto key = keyOfJournal(path); key && key->event == event)
            found.push_back({ path, *key, false, true });
    }
    return found;
}

std::optional<tournament::GameKey> keyOfJournal(const QString &path)
{
    const QString suffix = QLatin1String(journal::JournalSuffix);
    return path.endsWith(suffix) ? keyOfName(QFileInfo(path).fileName().chopped(suffix.size())) : std::nullopt;
}

std::vector<TableJournal> journalsOf(const std::vector<TableJournal> &all, tournament::GameKey game)
{
    std::vector<TableJournal> found;
    for (const TableJournal &each : all) {
        game.attempt = each.game.attempt;
        if (each.game == game)
            found.push_back(each);
    }
    std::stable_sort(found.begin(), found.end(),
        [](const TableJournal &a, const TableJournal &b) { return a.game.attempt > b.game.attempt; });
    return found;
}

std::optional<TableMatch> readTableMatch(const QString &journal)
{
    const auto bytes = journal::readJournalFile(journal);
    if (!bytes)
        return std::nullopt;
    const journal::JournalText text = journal::readJournal(*bytes);
    auto recovery = journal::recover(text);
    if (!recovery)
        return std::nullopt;
    TableMatch found { std::move(recovery.value().match), {}, recovery->begun };
    for (const journal::Entry &entry : text.entries)
        found.events.push_back(entry.event);
    return found;
}

} // namespace kagetsu::ui
