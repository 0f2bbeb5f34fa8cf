// SPDX-License-Identifier: MIT
#include "match/host/gamefile.h"

#include "base/file/safefile.h"
#include "match/host/waitinggames.h"
#include "match/journal/chain/keyfile.h"
#include "match/journal/chain/signing.h"
#include "match/journal/folder.h"
#include "match/model/record/matchtorecord.h"
#include "record/sgf/sgfwriter.h"
#include "text/common/foreigntext.h"
#include "text/journal/journalfaults.h"
#include "text/match/setup.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace kagetsu::host {

namespace {

// People's names may have any characters; file systems differ in those they allow, and in the length.
QString forFile(const QString &name, text::Place place)
{
    QString result;
    for (const QChar c : text::withoutSteering(name).simplified()) {
        const bool bad = QStringLiteral("/\\:*?\"<>|").contains(c);
        result += bad ? QLatin1Char('_') : c;
    }
    while (result.startsWith(QLatin1Char('.')))
        result.remove(0, 1);
    while (result.toUtf8().size() > 60)
        result.chop(result.back().isLowSurrogate() ? 2 : 1);
    result = result.trimmed();
    // Nobody finds a file by a name without letters or digits.
    const bool says =
        std::any_of(result.begin(), result.end(), [](QChar c) { return c.isLetterOrNumber() || c.isSurrogate(); });
    return says ? result : text::namelessText(place);
}

bool holds(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.size() == bytes.size() && file.open(QIODevice::ReadOnly) && file.readAll() == bytes;
}

// Saves a game, in place of the file that an earlier result of it left, if there is one.
bool saveEnded(const QString &folder, const QString &name, const match::Events &events, const QDateTime &day)
{
    const QByteArray bytes = sgfOf(events, day);
    const QString earlier = voidedFile(folder, name, events, day);
    return (!earlier.isEmpty() && file::saveFile(earlier, bytes).hasValue())
        || saveInto(folder, name, bytes).hasValue();
}

} // namespace

QByteArray sgfOf(const match::Events &events, const QDateTime &day)
{
    const std::string date = day.toString(QStringLiteral("yyyy-MM-dd")).toStdString();
    return QByteArray::fromStdString(record::writeSgf(match::matchToRecord(events, date)));
}

QByteArray voidSgfOf(const match::Events &events, const QDateTime &day)
{
    record::Game game = match::matchToRecord(events, day.toString(QStringLiteral("yyyy-MM-dd")).toStdString());
    game.info.result = { record::Winner::Void, record::Reason::Annulled };
    return QByteArray::fromStdString(record::writeSgf(game));
}

QString voidedFile(const QString &folder, const QString &fileName, const match::Events &events, const QDateTime &day)
{
    match::Match match;
    std::ptrdiff_t ended = 0;
    std::ptrdiff_t endedBefore = 0;
    std::ptrdiff_t reopened = 0;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const bool wasOver = match.isOver();
        match.fold(events[i]);
        if (!wasOver && match.isOver())
            ended = static_cast<std::ptrdiff_t>(i) + 1;
        if (wasOver && !match.isOver()) {
            endedBefore = ended;
            reopened = static_cast<std::ptrdiff_t>(i) + 1;
        }
    }
    if (reopened == 0)
        return {};
    const QByteArray voided = voidSgfOf({ events.begin(), events.begin() + reopened }, day);
    // On a full disk it may not have been written anew when its result was taken back.
    const QByteArray first = sgfOf({ events.begin(), events.begin() + endedBefore }, day);
    const QDir games(folder);
    const QString beginning = QFileInfo(fileName).completeBaseName();
    // Names are not looked for by a pattern, in which "[4d]" behind a player's name would be one letter.
    for (const QString &name : games.entryList({ QStringLiteral("*.sgf") }, QDir::Files)) {
        const QString path = games.filePath(name);
        if (name.startsWith(beginning) && (holds(path, voided) || holds(path, first)))
            return path;
    }
    return {};
}

bool replaceGame(const QString &path, const QByteArray &before, const QByteArray &now)
{
    return holds(path, before) && file::saveFile(path, now).hasValue();
}

QString fileNameOf(const match::MatchSetup &setup, const QDateTime &day)
{
    const text::Names names = text::namesOf(setup);
    return day.toString(QStringLiteral("yyyy-MM-dd")) + QLatin1Char(' ') + forFile(names.a, text::Place::First)
        + QStringLiteral(" - ") + forFile(names.b, text::Place::Second) + QStringLiteral(".sgf");
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
        file::SafeFile file(path, file::SafeFile::Place::New);
        if (file.open() && file.write(bytes) && file.commit())
            return path;
        if (!file.isTaken())
            return Fault { SaveFault { path, file.errorString() } };
        if (holds(path, bytes))
            return path;
    }
}

Result<Done, QString> putAway(const QString &journal, const QString &signingKey)
{
    if (!signingKey.isEmpty()) {
        const auto key = journal::readSecretKey(signingKey);
        if (!key)
            return Fault { text::keyFaultText(key.fault()) };
        // The signature comes first, because nobody looks again at a journal that was moved.
        const QString place = journal::putAwayPath(journal);
        QDir().mkpath(QFileInfo(place).path());
        const auto done =
            journal::signJournal(journal, *key, QDateTime::currentDateTimeUtc(), journal::signaturePath(place));
        if (!done)
            return Fault { text::signingFaultText(done.fault()) };
    }
    static_cast<void>(journal::putAway(journal)); // otherwise at the next start
    return Done {};
}

bool isUntouched(const match::Match &match)
{
    const match::MatchSetup &setup = match.setup();
    // Beside a real board, nobody knows how many stones lie on it.
    const bool isCountedOn = setup.playedOn == match::PlayedOn::PhysicalBoard || setup.arbiter || !setup.event.empty()
        || setup.games > 1 || setup.first || setup.attendance;
    const bool hasMoves = static_cast<int>(match.moves().size()) > match.drawnStones();
    return !isCountedOn && !match.isOver() && !hasMoves && match.turnNumber() == 1;
}

void clearUntouchedGames(const QString &journalFolder)
{
    for (const journal::UnfinishedJournal &each : journal::unfinishedJournals(journalFolder).journals) {
        if (!each.isLocked && !each.recovery.fault && each.recovery.tornBytes == 0 && isUntouched(each.recovery.match))
            QFile::remove(each.path);
    }
}

Settled settleEndedGames(
    const QString &journalFolder, const QString &gamesFolder, const QString &waitingFolder, const QString &signingKey)
{
    journal::EndedJournals ended = journal::endedJournals(journalFolder);
    Settled settled { std::move(ended.damaged), {} };
    for (const journal::EndedJournal &game : ended.journals) {
        const QDateTime &begun = game.recovery.begun;
        const QString name = fileNameOf(game.recovery.match.setup(), begun);
        if (!saveEnded(gamesFolder, name, game.events, begun)
            || !keepSecondOf(game.recovery.match, waitingFolder, journalFolder))
            continue;
        const auto done = putAway(game.path, signingKey);
        if (!done && settled.unsignedWhy.isEmpty())
            settled.unsignedWhy = done.fault();
    }
    return settled;
}

} // namespace kagetsu::host
