// SPDX-License-Identifier: MIT
#include "tournament/sqlite/lines.h"

#include "tournament/codec/actioncodec.h"

#include <QCryptographicHash>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>

namespace kagetsu::tournament {

namespace {

using Code = StoreFault::Code;

QByteArray hashOf(const QByteArray &text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
}

StoreFault damagedAt(std::size_t line, std::string pointer = {})
{
    return { Code::Damaged, {}, line, std::move(pointer) };
}

} // namespace

struct Lines::Row
{
    qlonglong number = 0;
    Stamp stamp;
    QString action; // null if the row undoes another one
    qlonglong strikes = 0;
    QByteArray hash;

    friend bool operator==(const Row &, const Row &) = default;

    // Lengths are hashed too, so that nothing can move from one member to the next.
    QByteArray hashAfter(const QByteArray &before) const
    {
        const QByteArray text = action.toUtf8();
        const auto who = QByteArray::fromStdString(stamp.who);
        return hashOf(before + '\n' + QByteArray::number(number) + '\n'
            + QByteArray::number(qlonglong(stamp.when.count())) + '\n' + QByteArray::number(strikes) + '\n'
            + QByteArray::number(who.size()) + '\n' + who + text);
    }
};

Lines::Row Lines::rowOf(const QSqlQuery &query)
{
    return { query.value(0).toLongLong(),
        { query.value(1).toString().toStdString(), Milliseconds(query.value(2).toLongLong()) },
        query.value(3).isNull() ? QString() : query.value(3).toString(), query.value(4).toLongLong(),
        query.value(5).toByteArray() };
}

// A database can return something other than it was given: it alters characters that no text may contain.
MaybeFault Lines::readBack(const QSqlDatabase &database, const Row &row)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT number, who, at_ms, action, strikes, hash FROM line WHERE number = ?"));
    query.addBindValue(row.number);
    if (!query.exec() || !query.next())
        return faultOf(query.lastError());
    return rowOf(query) == row ? std::nullopt : MaybeFault(StoreFault { Code::Failed, "the text was altered" });
}

MaybeFault Lines::readEvent()
{
    QSqlQuery query(m_database);
    if (!query.exec(QStringLiteral("SELECT id FROM event")))
        return faultOfReading(query.lastError());
    if (!query.next())
        return StoreFault { Code::Damaged };
    m_id = query.value(0).toString().toStdString();
    m_end = { 0, hashOf(QByteArray::fromStdString(m_id)), {} };
    return std::nullopt;
}

MaybeFault Lines::take(const Row &row, std::vector<LogLine> &lines)
{
    const std::size_t next = lines.size() + 1;
    if (row.number != m_end.number + 1 || row.hash != row.hashAfter(m_end.hash))
        return damagedAt(next);
    m_end.number = row.number;
    m_end.hash = row.hash;
    if (!row.action.isNull()) {
        auto action = actionFrom(row.action.toStdString());
        if (!action)
            return damagedAt(next, action.fault().pointer);
        lines.push_back({ row.stamp, std::move(action).value(), std::nullopt });
        m_end.rows.push_back(row.number);
        return std::nullopt;
    }
    const auto struck = std::find(m_end.rows.begin(), m_end.rows.end(), row.strikes);
    if (struck == m_end.rows.end())
        return damagedAt(next);
    lines[static_cast<std::size_t>(struck - m_end.rows.begin())].undone = row.stamp;
    return std::nullopt;
}

// Reads all rows at once, because nobody can write while a row is being read.
MaybeFault Lines::readRows(std::vector<Row> &rows) const
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral("SELECT number, who, at_ms, action, strikes, hash FROM line ORDER BY number")))
        return faultOfReading(query.lastError());
    while (query.next())
        rows.push_back(rowOf(query));
    return query.lastError().isValid() ? MaybeFault(faultOfReading(query.lastError())) : std::nullopt;
}

Result<std::vector<LogLine>, StoreFault> Lines::read()
{
    if (const MaybeFault fault = readEvent())
        return Fault { *fault };
    std::vector<Row> rows;
    if (const MaybeFault fault = readRows(rows))
        return Fault { *fault };
    std::vector<LogLine> lines;
    for (const Row &row : rows) {
        if (const MaybeFault fault = take(row, lines))
            return Fault { *fault };
    }
    keep();
    return lines;
}

Result<Salvage, StoreFault> Lines::salvage()
{
    if (const MaybeFault fault = readEvent())
        return Fault { *fault };
    Salvage salvage;
    salvage.id = m_id;
    std::vector<Row> rows;
    const MaybeFault unread = readRows(rows);
    salvage.isRestUnreadable = unread.has_value();
    for (const Row &row : rows) {
        if (!salvage.damage)
            salvage.damage = take(row, salvage.lines);
        salvage.soundRows += salvage.damage ? 0 : 1;
        salvage.rows.push_back({ static_cast<std::size_t>(std::max(0LL, row.number)), row.stamp,
            row.action.toStdString(), static_cast<std::size_t>(std::max(0LL, row.strikes)) });
    }
    if (!salvage.damage && unread) {
        salvage.damage = unread;
        salvage.damage->line = salvage.lines.size() + 1;
    }
    return salvage;
}

MaybeFault Lines::insert(Row row)
{
    row.number = m_end.number + 1;
    row.hash = row.hashAfter(m_end.hash);
    QSqlQuery query(m_database);
    if (!query.prepare(QStringLiteral("INSERT INTO line VALUES (?, ?, ?, ?, ?, ?)")))
        return faultOf(query.lastError());
    const bool isAction = !row.action.isNull();
    query.addBindValue(row.number);
    query.addBindValue(QString::fromStdString(row.stamp.who));
    query.addBindValue(qlonglong(row.stamp.when.count()));
    query.addBindValue(isAction ? QVariant(row.action) : QVariant());
    query.addBindValue(isAction ? QVariant() : QVariant(row.strikes));
    query.addBindValue(QString::fromLatin1(row.hash));
    if (!query.exec())
        return faultOf(query.lastError());
    if (MaybeFault fault = readBack(m_database, row))
        return fault;
    m_end.number = row.number;
    m_end.hash = row.hash;
    if (isAction)
        m_end.rows.push_back(row.number);
    return std::nullopt;
}

MaybeFault Lines::append(const LogLine &line)
{
    if (MaybeFault fault = insert({ 0, line.done, QString::fromStdString(textOf(line.action)), 0, {} }))
        return fault;
    return line.undone ? strikeOut(m_end.rows.size() - 1, *line.undone) : std::nullopt;
}

MaybeFault Lines::strikeOut(std::size_t line, const Stamp &stamp)
{
    assert(line < m_end.rows.size());
    return insert({ 0, stamp, QString(), m_end.rows[line], {} });
}

void Lines::keep()
{
    m_kept = m_end;
}

void Lines::forget()
{
    m_end = m_kept;
}

} // namespace kagetsu::tournament
