// SPDX-License-Identifier: MIT
#include "tournament/sqlite/chain.h"

#include "tournament/codec/actioncodec.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cassert>

namespace kagetsu::tournament {

namespace {

QByteArray hashOf(const QByteArray &text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
}

// Lengths are hashed too, so that nothing can move from one member to the next.
QByteArray hashAfter(const QByteArray &before, const Row &row)
{
    const QByteArray text = row.action.toUtf8();
    const auto who = QByteArray::fromStdString(row.stamp.who);
    return hashOf(before + '\n' + QByteArray::number(row.number) + '\n'
        + QByteArray::number(qlonglong(row.stamp.when.count())) + '\n' + QByteArray::number(row.strikes) + '\n'
        + QByteArray::number(who.size()) + '\n' + who + text);
}

StoreFault damagedAt(std::size_t line, std::string pointer = {})
{
    return { StoreFault::Code::Damaged, {}, line, std::move(pointer) };
}

} // namespace

Chain::Chain(std::string id)
    : m_id(std::move(id))
    , m_hash(hashOf(QByteArray::fromStdString(m_id)))
{
}

std::optional<StoreFault> Chain::take(const Row &row, std::vector<LogLine> &lines)
{
    const std::size_t next = lines.size() + 1;
    if (row.number != m_number + 1 || row.hash != hashAfter(m_hash, row))
        return damagedAt(next);
    m_number = row.number;
    m_hash = row.hash;
    if (!row.action.isNull()) {
        auto action = actionFrom(row.action.toStdString());
        if (!action)
            return damagedAt(next, action.fault().pointer);
        lines.push_back({ row.stamp, std::move(action).value(), std::nullopt });
        m_rows.push_back(row.number);
        return std::nullopt;
    }
    const auto struck = std::find(m_rows.begin(), m_rows.end(), row.strikes);
    if (struck == m_rows.end())
        return damagedAt(next);
    lines[static_cast<std::size_t>(struck - m_rows.begin())].undone = row.stamp;
    return std::nullopt;
}

Row Chain::added(Row row)
{
    row.number = m_number + 1;
    row.hash = hashAfter(m_hash, row);
    m_number = row.number;
    m_hash = row.hash;
    if (!row.action.isNull())
        m_rows.push_back(row.number);
    return row;
}

Row Chain::add(const LogLine &line)
{
    return added({ 0, line.done, QString::fromStdString(textOf(line.action)), 0, {} });
}

Row Chain::addStrike(std::size_t line, const Stamp &stamp)
{
    assert(line < m_rows.size());
    return added({ 0, stamp, QString(), m_rows[line], {} });
}

} // namespace kagetsu::tournament
