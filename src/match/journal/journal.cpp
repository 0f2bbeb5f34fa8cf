// SPDX-License-Identifier: MIT
#include "match/journal/journal.h"

#include "match/journal/folder.h"

#include <QDir>
#include <QFileInfo>

#include <cassert>
#include <filesystem>

namespace kagetsu::journal {

namespace {

Result<Done, JournalFault> makeFolder(const QString &folder)
{
    std::error_code error;
    std::filesystem::create_directories(QFile::encodeName(folder).toStdString(), error);
    if (error)
        return Fault { systemFault(error.value(), folder) };
    return Done {};
}

Fault<JournalFault> at(const QString &path, JournalFault fault)
{
    fault.path = path;
    return Fault { std::move(fault) };
}

// Two matches with the same beginning may both be continued, so this returns the next free "name-2.jsonl".
QString copyPath(const QString &path)
{
    const QString stem =
        path.chopped(path.endsWith(QLatin1String(JournalSuffix)) ? qsizetype(strlen(JournalSuffix)) : 0);
    for (int number = 2;; ++number) {
        QString candidate = stem % u'-' % QString::number(number) % QLatin1String(JournalSuffix);
        if (!QFileInfo::exists(candidate))
            return candidate;
    }
}

// A journal that is open for writing, with what was read from it.
struct Whole
{
    AppendFile file;
    QByteArray bytes;
    Recovery recovery;
};

Result<Whole, JournalFault> readWhole(const QString &path)
{
    auto file = AppendFile::open(path);
    // The journal is not lost: another window has played the game to its end.
    if (!file && QFile::exists(putAwayPath(path)))
        return at(putAwayPath(path), { .code = FaultCode::Ended });
    if (!file)
        return Fault { file.fault() };
    auto bytes = file.value().read();
    if (!bytes)
        return Fault { bytes.fault() };
    auto recovery = recover(readJournal(*bytes));
    if (!recovery)
        return at(path, recovery.fault());
    return Whole { std::move(file).value(), std::move(bytes).value(), std::move(recovery).value() };
}

} // namespace

bool canBeFileName(const std::string &id)
{
    return !id.empty() && id.front() != '.' && id.find_first_of(std::string_view("/\0", 2)) == std::string::npos;
}

Journal::Journal(AppendFile file, ChainEnd end)
    : m_file(std::move(file))
    , m_end(std::move(end))
{
}

Result<Journal, JournalFault> Journal::create(
    const QString &folder, const match::Events &events, const match::Match &after, const QDateTime &wall)
{
    assert(!events.empty() && std::holds_alternative<match::Started>(events.front().what));
    const std::string &id = after.setup().id;
    const QString path = QDir(folder).filePath(QString::fromStdString(id) % QLatin1String(JournalSuffix));
    if (!canBeFileName(id))
        return at(path, { .code = FaultCode::BadName });
    if (auto made = makeFolder(folder); !made)
        return Fault { made.fault() };
    // A second window may still offer a game that was played in the first.
    if (QFile::exists(putAwayPath(path)))
        return at(path, { .code = FaultCode::Exists });

    ChainEnd end;
    const QByteArray lines = writeLines(events, after, wall, end);
    // A setup is data from outside. A match whose first lines could not be read again is not started.
    const auto again = recover(readJournal(lines));
    if (!again || again->fault)
        return at(path, again ? *again->fault : again.fault());

    auto file = AppendFile::create(path, lines);
    if (!file)
        return Fault { file.fault() };
    return Journal(std::move(file).value(), std::move(end));
}

Result<Opened, JournalFault> Journal::openForAppend(const QString &path, TornEnd torn)
{
    auto read = readWhole(path);
    if (!read)
        return Fault { read.fault() };
    auto &[file, bytes, recovery] = read.value();
    if (recovery.fault)
        return at(path, *recovery.fault);
    if (recovery.match.isOver())
        return at(path, { .code = FaultCode::Ended });
    if (recovery.tornBytes > 0) {
        const int line = static_cast<int>(recovery.end.sequence) + 1;
        if (torn == TornEnd::Refuse)
            return at(path, { .code = FaultCode::Torn, .line = line, .column = 1 });
        if (auto kept = keepBeside(path % QLatin1String(".torn"), bytes.sliced(recovery.end.length)); !kept)
            return Fault { kept.fault() };
        if (auto cut = file.cutTo(recovery.end.length); !cut)
            return Fault { cut.fault() };
    }
    Journal journal(std::move(file), recovery.end);
    return Opened { std::move(journal), std::move(recovery) };
}

Result<Opened, JournalFault> Journal::openCopy(const QString &path)
{
    auto read = readWhole(path);
    if (!read)
        return Fault { read.fault() };
    auto &[file, bytes, recovery] = read.value();
    if (recovery.fault && recovery.fault->code == FaultCode::UnknownEvent)
        return at(path, *recovery.fault);
    if (recovery.match.isOver())
        return at(path, { .code = FaultCode::Ended });
    auto copy = AppendFile::create(copyPath(path), bytes.first(recovery.end.length));
    if (!copy)
        return Fault { copy.fault() };
    if (auto aside = file.setAside(); !aside)
        return Fault { aside.fault() };
    Journal journal(std::move(copy).value(), recovery.end);
    return Opened { std::move(journal), std::move(recovery) };
}

Result<Done, JournalFault> Journal::append(
    const match::Events &events, const match::Match &after, const QDateTime &wall)
{
    if (events.empty())
        return Done {};
    ChainEnd end = m_end;
    auto kept = m_file.append(writeLines(events, after, wall, end));
    if (kept)
        m_end = std::move(end);
    return kept;
}

} // namespace kagetsu::journal
