// SPDX-License-Identifier: MIT
#include "tournament/sqlite/lines.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>

namespace kagetsu::tournament {

namespace {

using Code = StoreFault::Code;

} // namespace

Row Lines::rowOf(const QSqlQuery &query)
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
    m_end = Chain(query.value(0).toString().toStdString());
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
        if (const MaybeFault fault = m_end.take(row, lines))
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
    salvage.id = m_end.id();
    std::vector<Row> rows;
    const MaybeFault unread = readRows(rows);
    salvage.isRestUnreadable = unread.has_value();
    for (const Row &row : rows) {
        if (!salvage.damage)
            salvage.damage = m_end.take(row, salvage.lines);
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

MaybeFault Lines::insert(const Row &row)
{
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
    return readBack(m_database, row);
}

MaybeFault Lines::append(const LogLine &line)
{
    if (MaybeFault fault = insert(m_end.add(line)))
        return fault;
    return line.undone ? strikeOut(m_end.lines() - 1, *line.undone) : std::nullopt;
}

MaybeFault Lines::strikeOut(std::size_t line, const Stamp &stamp)
{
    return insert(m_end.addStrike(line, stamp));
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
