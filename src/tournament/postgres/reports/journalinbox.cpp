// SPDX-License-Identifier: MIT
#include "tournament/postgres/reports/journalinbox.h"

#include "tournament/postgres/serverschema.h"

#include <QDir>
#include <QFile>
#include <QVariant>

#include <limits>
#include <utility>

namespace kagetsu::tournament {

namespace {

using Code = StoreFault::Code;

constexpr std::int64_t AllLines = std::numeric_limits<std::int64_t>::max();

// At most 500 lines of each journal after those that are known here: JOURNAL, ROLE and NUMBER in each line of the text.
constexpr const char *LinesAfter =
    "SELECT j.role, j.journal, l.text FROM kagetsu.journal j LEFT JOIN (SELECT split_part(c, chr(9), 1) AS journal, "
    "split_part(c, chr(9), 2) AS role, CAST(split_part(c, chr(9), 3) AS bigint) AS number "
    "FROM unnest(string_to_array(CAST(? AS text), chr(10))) AS c) k ON k.journal = j.journal AND k.role = j.role "
    "CROSS JOIN LATERAL (SELECT number, text FROM kagetsu.journal_line WHERE journal = j.journal AND role = j.role AND "
    "number > coalesce(k.number, 0) ORDER BY number LIMIT 500) l WHERE j.event = ? ORDER BY j.role, j.journal, "
    "l.number";

constexpr const char *TableSigns =
    "SELECT r.role, coalesce(p.version, ''), CAST(extract(epoch FROM now() - p.seen) * 1000 AS bigint), "
    "CAST(p.wall_ms - extract(epoch FROM p.seen) * 1000 - CAST(? AS bigint) + extract(epoch FROM now()) * 1000 AS "
    "bigint), EXISTS (SELECT 1 FROM pg_auth_members m JOIN pg_roles g "
    "ON g.oid = m.roleid JOIN pg_roles u ON u.oid = m.member WHERE u.rolname = r.role AND g.rolname = 'kagetsu_desk'), "
    "count(j.journal), coalesce(sum((SELECT max(number) "
    "FROM kagetsu.journal_line WHERE journal = j.journal AND role = j.role)), 0) "
    "FROM (SELECT role FROM kagetsu.presence UNION SELECT role FROM kagetsu.journal WHERE event = ?) r "
    "LEFT JOIN kagetsu.presence p ON p.role = r.role LEFT JOIN kagetsu.journal j ON j.role = r.role AND j.event = ? "
    "GROUP BY r.role, p.version, p.seen, p.wall_ms ORDER BY r.role";

// Returns false for names that could lead out of the folder. Such journals are passed over.
bool isSafe(const std::pair<QString, QString> &key)
{
    return isDeskName(key.first.toStdString()) && isJournalName(key.second);
}

} // namespace

JournalInbox::JournalInbox(EventLink link, QString folder)
    : m_link(std::move(link))
    , m_folder(std::move(folder))
{
}

QString JournalInbox::pathOf(const Key &key) const
{
    return QDir(m_folder).filePath(key.first + QLatin1Char('/') + key.second + QLatin1String(JournalFileEnd));
}

std::optional<StoreFault> JournalInbox::connect()
{
    if (m_connection.isOpen())
        return std::nullopt;
    m_takesResults = false;
    for (auto &[key, copy] : m_copies)
        copy.isAnew = copy.isDamaged = false;
    if (auto fault = m_connection.open(m_link))
        return fault;
    return checkJournals(m_connection);
}

// What an earlier run has copied is read on; an end that is not whole is cut off when it comes again. Other files are
// nobody's copies.
void JournalInbox::readCopies()
{
    if (std::exchange(m_hasRead, true))
        return;
    const QString end = QLatin1String(JournalFileEnd);
    const QString begin = QString::fromStdString(m_link.event) + QLatin1Char('_');
    const QDir folder(m_folder);
    for (const QString &role : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        for (const QString &name : QDir(folder.filePath(role)).entryList({ u'*' % end }, QDir::Files, QDir::Name)) {
            const Key key { role, name.chopped(end.size()) };
            QFile file(pathOf(key));
            if (!isSafe(key) || !key.second.startsWith(begin) || !file.open(QIODevice::ReadOnly))
                continue;
            const JournalPart part = journalPart(file.readAll(), {}, AllLines);
            m_copies[key] = { part.end, part.bytes };
        }
    }
}

std::optional<StoreFault> JournalInbox::take(const Key &key, const QByteArray &lines, bool &isNew)
{
    Copy &copy = m_copies[key];
    const JournalPart part = journalPart(lines, copy.head, AllLines);
    if (!isSafe(key)) {
        copy.isDamaged = true;
        return std::nullopt;
    }
    if (part.lines == 0 && part.isDamaged) {
        // Another server, or an older state of it, has other lines: the copy is made anew, but not again and again.
        if (copy.head.number > 0 && !copy.isAnew) {
            QFile::remove(pathOf(key));
            copy = { {}, 0, true, false };
        } else {
            copy.isDamaged = true;
        }
        isNew = true;
        return std::nullopt;
    }
    const QString path = pathOf(key);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.resize(copy.bytes) || !file.seek(copy.bytes)
        || file.write(lines.first(part.bytes)) != part.bytes || !file.flush())
        return StoreFault { Code::Failed, file.errorString().toStdString() };
    copy.head = part.end;
    copy.bytes += part.bytes;
    isNew = isNew || part.lines > 0;
    return std::nullopt;
}

Result<bool, StoreFault> JournalInbox::readOn()
{
    QString known;
    for (const auto &[key, copy] : m_copies) {
        if (!known.isEmpty())
            known += QLatin1Char('\n');
        const std::int64_t number = copy.isDamaged ? AllLines : copy.head.number;
        known += key.second + QLatin1Char('\t') + key.first + QLatin1Char('\t') + QString::number(number);
    }
    auto rows = m_connection.ask(LinesAfter, { known, QString::fromStdString(m_link.event) });
    if (!rows)
        return Fault { rows.fault() };
    bool isNew = false;
    std::optional<StoreFault> fault;
    Key of;
    QByteArray lines;
    const auto takeLines = [&] {
        const auto failed = lines.isEmpty() ? std::nullopt : take(of, lines, isNew);
        if (failed && !fault)
            fault = failed; // the other journals are copied all the same
        lines.clear();
    };
    QSqlQuery &query = rows.value();
    while (query.next()) {
        Key key { query.value(0).toString(), query.value(1).toString() };
        if (key != of) {
            takeLines();
            of = std::move(key);
        }
        lines += query.value(2).toString().toUtf8() + '\n';
    }
    takeLines();
    return fault ? Result<bool, StoreFault>(Fault { *fault }) : isNew;
}

Result<bool, StoreFault> JournalInbox::look()
{
    readCopies();
    if (const auto fault = connect()) {
        m_connection.close();
        return Fault { *fault };
    }
    bool isNew = false;
    for (;;) {
        const auto more = readOn();
        if (!more) {
            m_connection.close();
            return more;
        }
        if (!*more)
            return isNew;
        isNew = true;
    }
}

Result<std::vector<TableSign>, StoreFault> JournalInbox::tables(Milliseconds now)
{
    auto fault = connect();
    if (!fault) {
        const QString event = QString::fromStdString(m_link.event);
        auto rows = m_connection.ask(TableSigns, { qlonglong(now.count()), event, event });
        if (rows) {
            std::vector<TableSign> tables;
            QSqlQuery &query = rows.value();
            while (query.next())
                tables.push_back({ query.value(0).toString().toStdString(), query.value(1).toString().toStdString(),
                    Milliseconds(query.value(2).toLongLong()), Milliseconds(query.value(3).toLongLong()),
                    query.value(4).toBool(), query.value(5).toInt(), query.value(6).toLongLong() });
            return tables;
        }
        fault = rows.fault();
    }
    m_connection.close();
    return Fault { *fault };
}

// The server frees the lock when the connection ends.
bool JournalInbox::takesResults()
{
    if (connect()) {
        m_connection.close();
        return false;
    }
    if (m_takesResults)
        return true;
    auto lock = m_connection.ask("SELECT CASE WHEN has_column_privilege('kagetsu.line', 'action', 'INSERT') THEN "
                                 "pg_try_advisory_lock(hashtext('kagetsu results'), hashtext(?)) ELSE false END",
        { QString::fromStdString(m_link.event) });
    m_takesResults = lock && lock.value().next() && lock.value().value(0).toBool();
    return m_takesResults;
}

std::vector<ReportedJournal> JournalInbox::journals() const
{
    std::vector<ReportedJournal> journals;
    for (const auto &[key, copy] : m_copies) {
        if (copy.bytes > 0)
            journals.push_back({ key.second, key.first, copy.head, pathOf(key), copy.isDamaged });
    }
    return journals;
}

} // namespace kagetsu::tournament
