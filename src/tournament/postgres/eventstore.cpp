// SPDX-License-Identifier: MIT
#include "tournament/postgres/eventstore.h"

#include "tournament/postgres/pgstore.h"
#include "tournament/sqlite/sqlstore.h"

#include <QFileInfo>

namespace kagetsu::tournament {

EventStore::EventStore()
    : m_store(std::make_unique<SqlStore>())
{
}

EventStore::~EventStore() = default;

void EventStore::choose(const std::string &path)
{
    const bool isLink = isEventLink(QString::fromStdString(path));
    // A link that was moved while it is open does not end what it leads to.
    if (isLink == m_isLink || (m_isLink && !QFileInfo::exists(QString::fromStdString(path))))
        return;
    m_isLink = isLink;
    if (isLink)
        m_store = std::make_unique<PgStore>();
    else
        m_store = std::make_unique<SqlStore>();
}

Result<std::vector<LogLine>, StoreFault> EventStore::open(const std::string &path, Access access)
{
    choose(path);
    return m_store->open(path, access);
}

Result<Done, StoreFault> EventStore::create(
    const std::string &path, const std::string &id, std::span<const LogLine> lines)
{
    choose(path);
    return m_store->create(path, id, lines);
}

Result<Salvage, StoreFault> EventStore::salvage(const std::string &path)
{
    choose(path);
    return m_store->salvage(path);
}

} // namespace kagetsu::tournament
