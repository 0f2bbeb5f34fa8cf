// SPDX-License-Identifier: MIT
#include "ui/app/places/startentries.h"

#include "base/file/platform.h"
#include "learn/task/lesson.h"
#include "match/host/waitinggames.h"
#include "match/journal/appendfile.h"
#include "match/journal/folder.h"
#include "match/journal/journal.h"
#include "record/document/disk/drafts.h"
#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "text/journal/journalfaults.h"
#include "text/match/doublegame.h"
#include "text/opening/openingterms.h"
#include "text/record/result.h"
#include "text/rules/rules.h"
#include "ui/match/newgame/words.h"
#include "ui/match/waiting/recoverydialog.h"
#include "ui/record/page/nodepicture.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int MostOfAKind = 6;
constexpr int MostLookedAt = 20; // more than are shown, because some may be void
// Larger files, such as whole opening libraries, take longer to read than a small picture is worth.
constexpr qint64 LargestRead = 512 * 1024;

struct StartWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::StartEntries)
};

QString playersText(const QString &first, const QString &second)
{
    //: Two players of a game.
    return StartWords::tr("%1 – %2").arg(first, second);
}

QString whenText(const QDateTime &when)
{
    return text::shortMoment(when.toLocalTime());
}

// Returns the name of a file's folder, which tells files of the same name apart; empty if there is no file yet.
QString folderOf(const QString &path)
{
    return path.isEmpty() ? QString() : QDir(QFileInfo(path).path()).dirName();
}

BoardPicture smallPicture(BoardPicture picture)
{
    picture.setCoordinates(CoordinateSides::None);
    return picture;
}

void addUnreadable(const QString &path, const QString &told, std::vector<StartEntry> &to)
{
    to.push_back({ StartEntry::Kind::Unreadable, path, text::foreignText(QFileInfo(path).fileName()), told,
        BoardPicture(), false });
}

// Returns what was lost if the program stopped in the middle of the game; empty if the game was left in order.
QString interruptionOf(const journal::UnfinishedJournal &unfinished)
{
    const journal::Recovery &recovery = unfinished.recovery;
    const bool isInterrupted =
        recovery.fault || recovery.tornBytes > 0 || recovery.mostTimeLost() > clock::Duration { 0 };
    return isInterrupted ? lossText(unfinished) : QString();
}

// Returns the card of a game by its journal.
StartEntry gameOf(StartEntry::Kind kind, const QString &path, const journal::Recovery &recovery)
{
    const match::Match &match = recovery.match;
    const text::Names names = text::namesOf(match.setup());
    BoardPicture picture = smallPicture(BoardPicture(match.position()));
    if (!match.moves().empty() && match.moves().back().point)
        picture.lastMove = match.moves().back().point;
    //: Of an unfinished game; %1 is when the last move was made.
    const QString moves = match.isOnPhysicalBoard()
        ? StartWords::tr("%n turns, %1", nullptr, match.turnNumber() - 1)
        : StartWords::tr("%n moves, %1", nullptr, static_cast<int>(match.moves().size()));
    return { kind, path, playersText(names.a, names.b), moves.arg(whenText(recovery.lastWall)), picture,
        !recovery.fault && recovery.tornBytes == 0 };
}

void addUnfinished(const Folders &folders, std::vector<StartEntry> &to)
{
    const journal::UnfinishedJournals found = journal::unfinishedJournals(folders.journals);
    for (const journal::UnfinishedJournal &each : found.journals) {
        if (each.isLocked)
            continue; // it is being played
        StartEntry entry = gameOf(StartEntry::Kind::Unfinished, each.path, each.recovery);
        entry.told = interruptionOf(each);
        to.push_back(std::move(entry));
    }
    for (const journal::JournalFault &fault : found.unreadable)
        addUnreadable(fault.path, text::journalFaultText(fault), to);
}

void addWaiting(const Folders &folders, std::vector<StartEntry> &to)
{
    const host::WaitingGames found = host::waitingGames(folders.waiting, folders.journals);
    for (const catalogue::ProcedureFileFault &broken : found.broken)
        addUnreadable(broken.path, text::procedureFaultText(broken), to);
    for (const host::KeptGame &each : found.games) {
        const match::MatchSetup &setup = each.game.setup;
        const text::Names names = text::namesOf(setup);
        const QString when = each.game.scheduled
            //: A game that is waited for; %1 is a date with the time of day.
            ? StartWords::tr("Begins %1").arg(whenText(QDateTime::fromMSecsSinceEpoch(*each.game.scheduled)))
            : text::gameTerms(setup);
        BoardFrame frame { .columns = setup.boardSize, .rows = setup.boardSize };
        to.push_back({ StartEntry::Kind::Waiting, each.path, playersText(names.a, names.b), when,
            smallPicture(BoardPicture(frame)), true });
        to.back().told = text::gameOfTwoText(setup);
    }
}

// Adds what was typed in dialogs and on pages, and edits of records.
void addTyped(const Folders &folders, std::vector<StartEntry> &to)
{
    const draft::LeftBehind left = draft::leftBehind(folders.drafts);
    for (const draft::Draft &each : left.drafts) {
        const bool isRecord = each.head.kind == document::recordDraftKind();
        to.push_back({ isRecord ? StartEntry::Kind::Draft : StartEntry::Kind::Typed, each.file,
            text::foreignText(each.head.name), whenText(each.head.written), BoardPicture() });
    }
    for (const QString &file : left.unreadable)
        to.push_back({ StartEntry::Kind::Typed, file, QFileInfo(file).fileName(),
            StartWords::tr("Backup that cannot be read"), BoardPicture() });
}

// Returns the end of a game's main line; for a library, the position at which it opens.
BoardPicture pictureOf(const record::GameTree &tree, record::NodeId node)
{
    document::Line line;
    line.start(tree);
    line.goTo(tree, node);
    BoardPicture picture = smallPicture(NodePicture { tree, line, std::nullopt, false, false }.make());
    picture.arrows.clear();
    return picture;
}

// Returns the card of a saved game; nothing if its result is void.
std::optional<StartEntry> gameEntry(const QFileInfo &file, const StartSources &sources)
{
    StartEntry entry { StartEntry::Kind::Game, file.filePath(), file.completeBaseName(), {},
        smallPicture(BoardPicture()), true };
    const EntryRecord read = readEntryRecord(file, sources.choices);
    if (read.picture)
        entry.picture = *read.picture;
    if (!read.game)
        return entry;
    const record::GameInfo &info = read.game->info;
    if (info.result.winner == record::Winner::Void)
        return std::nullopt;
    const QString black = text::foreignText(info.black.name);
    const QString white = text::foreignText(info.white.name);
    if (!black.isEmpty() || !white.isEmpty()) {
        const QString first = black.isEmpty() ? text::sideName(rules::Side::Black) : black;
        const QString second = white.isEmpty() ? text::sideName(rules::Side::White) : white;
        entry.title = playersText(first, second);
        const QString when = whenText(file.lastModified());
        entry.detail = info.result.winner == record::Winner::Unknown
            ? when
            : QStringLiteral("%1 · %2").arg(text::headText(info.result, first, second), when);
    }
    return entry;
}

} // namespace

EntryRecord readEntryRecord(const QFileInfo &file, const document::ChoicesFor &choices)
{
    if (file.size() > LargestRead)
        return { .isLarge = true, .picture = {}, .game = {} };
    auto read = document::openFile(file.filePath(), choices(file.filePath()));
    if (!read)
        return {};
    EntryRecord entry;
    if (const auto *library = std::get_if<record::Library>(&read->content)) {
        entry.picture = pictureOf(library->game.tree, read->opening);
    } else if (read->first) {
        // The moves of a lesson are its answers, so the first question is shown.
        const auto *games = std::get_if<record::Collection>(&read->content);
        const bool isLesson = games != nullptr && task::isLesson(*games);
        const std::vector<record::NodeId> line = read->first->tree.mainLine();
        entry.picture = pictureOf(read->first->tree, line.empty() || isLesson ? record::GameTree::root() : line.back());
        entry.game = std::move(*read->first);
    }
    return entry;
}

std::vector<StartEntry> journalEntries(const QString &folder, int most)
{
    const QStringList names { QLatin1Char('*') + QLatin1String(journal::JournalSuffix) };
    QFileInfoList files = QDir(folder).entryInfoList(names, QDir::Files);
    files += QFileInfo(journal::putAwayPath(QDir(folder).filePath(QStringLiteral("any"))))
                 .dir()
                 .entryInfoList(names, QDir::Files);
    std::sort(files.begin(), files.end(),
        [](const QFileInfo &a, const QFileInfo &b) { return a.lastModified() > b.lastModified(); });
    std::vector<StartEntry> entries;
    for (const QFileInfo &file : files.mid(0, MostLookedAt)) {
        if (static_cast<int>(entries.size()) == most)
            break;
        if (file::isLocked(file.filePath()))
            continue; // it is being played, so its end may look torn
        const auto bytes = journal::readJournalFile(file.filePath());
        if (!bytes)
            continue;
        if (const auto recovery = journal::recover(journal::readJournal(*bytes)))
            entries.push_back(gameOf(StartEntry::Kind::Journal, file.filePath(), *recovery));
    }
    return entries;
}

StartEntry editedEntry(int id, const StudyPage::Looked &looked)
{
    return { StartEntry::Kind::Edited, looked.record.path(), text::foreignText(looked.record.fileName()),
        folderOf(looked.record.path()), pictureOf(looked.record.document()->game().tree, looked.node), true, id };
}

std::vector<StartEntry> startEntries(const StartSources &sources)
{
    std::vector<StartEntry> entries;
    addUnfinished(sources.folders, entries);
    addWaiting(sources.folders, entries);
    for (const journal::JournalFault &fault : sources.damaged) {
        if (QFile::exists(fault.path))
            addUnreadable(fault.path, text::journalFaultText(fault), entries);
    }
    entries.insert(entries.end(), sources.edited.begin(), sources.edited.end());
    addTyped(sources.folders, entries);
    const auto isEdited = [&sources](const QString &path) {
        return std::any_of(sources.edited.begin(), sources.edited.end(),
            [&path](const StartEntry &each) { return each.path == path; });
    };
    const QDir games(sources.folders.games);
    const QFileInfoList saved = games.entryInfoList({ QStringLiteral("*.sgf") }, QDir::Files, QDir::Time);
    int shown = 0;
    for (const QFileInfo &file : saved.mid(0, MostLookedAt)) {
        if (shown == MostOfAKind)
            break;
        if (isEdited(file.filePath())) {
            ++shown;
        } else if (auto entry = gameEntry(file, sources)) {
            entries.push_back(*std::move(entry));
            ++shown;
        }
    }
    int records = 0;
    for (const QString &path : sources.recentFiles) {
        const QFileInfo file(path);
        // A saved game is listed under games, an edited record above; files that are gone are skipped.
        if (!file.isFile() || isEdited(path) || file.absoluteDir() == games || ++records > MostOfAKind)
            continue;
        entries.push_back(
            { StartEntry::Kind::Record, file.filePath(), text::foreignText(file.fileName()), {}, BoardPicture() });
    }
    return entries;
}

} // namespace kagetsu::ui
