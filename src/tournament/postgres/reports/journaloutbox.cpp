// SPDX-License-Identifier: MIT
#include "tournament/postgres/reports/journaloutbox.h"

#include "base/file/platform.h"
#include "tournament/postgres/serverschema.h"

#include <QDir>
#include <QFileInfo>
#include <QVariant>

#include <algorithm>
#include <limits>
#include <utility>

namespace kagetsu::tournament {

namespace {

using Code = StoreFault::Code;

constexpr qint64 BetweenGreetings = 4000; // milliseconds
constexpr std::int64_t LinesAtOnce = 500;
constexpr qint64 BytesAtOnce = 1 << 20;

// Reads a file from an offset on, once its bytes are on the disk: what a loss of power could take back is not sent.
std::optional<QByteArray> syncedBytes(const QString &path, qint64 from, qint64 most)
{
    const file::Descriptor file = file::openAt(path, file::Open::Read);
    const auto status = file.isOpen() ? file::statusOf(file) : std::nullopt;
    if (!status || !status->isRegular || status->size < from)
        return {};
    QByteArray bytes(std::min(status->size - from, most), Qt::Uninitialized);
    const auto read = file::readAt(file, bytes.data(), bytes.size(), from);
    if (!read || file::syncData(file) != 0)
        return {};
    bytes.truncate(*read);
    return bytes;
}

QString journalOf(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    const QLatin1String end(JournalFileEnd);
    return name.endsWith(end) ? name.chopped(end.size()) : QString();
}

} // namespace

JournalOutbox::JournalOutbox(Reporting what)
    : m_what(std::move(what))
{
}

std::optional<StoreFault> JournalOutbox::connect()
{
    if (m_connection.isOpen())
        return std::nullopt;
    if (auto fault = m_connection.open(m_what.link))
        return fault;
    if (auto fault = checkJournals(m_connection))
        return fault;
    auto right = m_connection.ask("SELECT has_column_privilege('kagetsu.journal_line', 'text', 'INSERT')");
    if (!right)
        return right.fault();
    if (!right.value().next() || !right.value().value(0).toBool())
        return StoreFault { Code::ReadOnly };
    return askHeads();
}

// Asks where each journal of this table ends on the server. A file whose place is known stays known if nothing else
// came.
std::optional<StoreFault> JournalOutbox::askHeads()
{
    auto heads = m_connection.ask(
        "SELECT j.journal, l.number, l.hash FROM kagetsu.journal j CROSS JOIN LATERAL (SELECT number, hash FROM "
        "kagetsu.journal_line WHERE journal = j.journal AND role = j.role ORDER BY number DESC LIMIT 1) l "
        "WHERE j.event = ? AND j.role = session_user",
        { QString::fromStdString(m_what.link.event) });
    if (!heads)
        return heads.fault();
    std::map<QString, Sent> before = std::exchange(m_sent, {});
    QSqlQuery &query = heads.value();
    while (query.next()) {
        const QString journal = query.value(0).toString();
        const JournalHead head { query.value(1).toLongLong(), query.value(2).toString().toLatin1() };
        const auto known = before.find(journal);
        m_sent[journal] = known != before.end() && known->second.head == head ? known->second : Sent { head, -1, -1 };
    }
    return std::nullopt;
}

// Tells the desk that the table is there, and what its clock shows.
std::optional<StoreFault> JournalOutbox::greet()
{
    if (m_greeted.isValid() && m_greeted.elapsed() < BetweenGreetings)
        return std::nullopt;
    const auto done = m_connection.ask(
        "INSERT INTO kagetsu.presence (version, wall_ms) VALUES (?, ?) ON CONFLICT (role) DO UPDATE SET "
        "version = excluded.version, wall_ms = excluded.wall_ms, seen = now()",
        { QString::fromStdString(m_what.version.empty() ? "?" : m_what.version), qlonglong(m_what.now().count()) });
    if (!done)
        return done.fault();
    m_greeted.start();
    return std::nullopt;
}

std::optional<StoreFault> JournalOutbox::send()
{
    std::optional<StoreFault> fault = connect();
    const QString names =
        QString::fromStdString(m_what.link.event) + QLatin1String("_*") + QLatin1String(JournalFileEnd);
    for (const QString &folder : m_what.folders) {
        for (const QFileInfo &file : QDir(folder).entryInfoList({ names }, QDir::Files, QDir::Name)) {
            if (!fault)
                fault = sendNew(file.filePath());
            if (fault && fault->code == Code::Gone)
                fault.reset(); // moved just now, or the disk fails: the next call tries again
        }
    }
    if (!fault)
        fault = greet();
    if (fault) {
        m_connection.close();
        m_greeted.invalidate();
    }
    return fault;
}

std::optional<StoreFault> JournalOutbox::sendFile(const QString &path)
{
    std::optional<StoreFault> fault = connect();
    if (!fault)
        fault = sendNew(path);
    if (fault && fault->code != Code::Gone)
        m_connection.close();
    return fault;
}

std::optional<StoreFault> JournalOutbox::findPlace(const QString &journal, const QByteArray &bytes, Sent &sent)
{
    const JournalPart whole = journalPart(bytes, {}, std::numeric_limits<std::int64_t>::max());
    const JournalPart same = sent.head.number < whole.lines ? journalPart(bytes, {}, sent.head.number) : whole;
    if (same.end == sent.head) {
        sent.bytes = same.bytes;
        return std::nullopt;
    }
    // The server may have more than an older copy of the file.
    auto known = m_connection.ask("SELECT hash FROM kagetsu.journal_line WHERE journal = ? AND role = session_user AND "
                                  "number = ?",
        { journal, qlonglong(whole.end.number) });
    if (!known)
        return known.fault();
    const bool isOlder = whole.end.number < sent.head.number && known.value().next()
        && known.value().value(0).toString().toLatin1() == whole.end.hash;
    if (!isOlder)
        m_differing.insert(journal);
    sent.refusedAt = bytes.size();
    return std::nullopt;
}

std::optional<StoreFault> JournalOutbox::sendNew(const QString &path)
{
    const QString journal = journalOf(path);
    if (!isJournalName(journal))
        return std::nullopt;
    Sent &sent = m_sent[journal];
    const qint64 size = QFileInfo(path).size();
    if (sent.bytes == size || sent.refusedAt == size || size > MostJournalBytes)
        return std::nullopt;
    if (sent.bytes > size)
        sent.bytes = -1; // another file is there now
    if (sent.bytes < 0) {
        m_differing.erase(journal);
        m_damaged.erase(journal);
        const auto bytes = syncedBytes(path, 0, MostJournalBytes);
        if (!bytes)
            return StoreFault { Code::Gone };
        if (auto fault = findPlace(journal, *bytes, sent))
            return fault;
    }
    const auto refuse = [&] {
        m_damaged.insert(journal);
        sent.refusedAt = size;
    };
    while (sent.bytes >= 0) {
        const auto bytes = syncedBytes(path, sent.bytes, BytesAtOnce);
        if (!bytes)
            return StoreFault { Code::Gone };
        const JournalPart part = journalPart(*bytes, sent.head, LinesAtOnce);
        if (part.lines == 0) {
            if (part.isDamaged)
                refuse();
            return std::nullopt;
        }
        auto fault = insert(journal, sent.head, bytes->first(part.bytes));
        if (fault && m_connection.wasRefused()) {
            refuse();
            return std::nullopt;
        }
        if (fault)
            return fault;
        m_sentLines += part.lines;
        sent = { part.end, sent.bytes + part.bytes, -1 };
    }
    return std::nullopt;
}

std::optional<StoreFault> JournalOutbox::insert(
    const QString &journal, const JournalHead &after, const QByteArray &lines)
{
    if (after.number == 0) {
        const auto made = m_connection.ask("INSERT INTO kagetsu.journal (event, journal) VALUES (?, ?) "
                                           "ON CONFLICT DO NOTHING",
            { QString::fromStdString(m_what.link.event), journal });
        if (!made)
            return made.fault();
    }
    const auto done = m_connection.ask(
        "INSERT INTO kagetsu.journal_line (journal, number, text) SELECT CAST(? AS text), CAST(? AS bigint) + place, "
        "line FROM unnest(string_to_array(CAST(? AS text), chr(10))) WITH ORDINALITY AS t(line, place) ORDER BY place",
        { journal, qlonglong(after.number), QString::fromUtf8(lines.chopped(1)) });
    return done ? std::nullopt : std::optional(done.fault());
}

} // namespace kagetsu::tournament
