// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"

#include <memory>

namespace kagetsu::tournament {

// Stores an event wherever its path leads: in the file itself, or on the server that the file is a link to.
class EventStore : public Store
{
public:
    EventStore();
    ~EventStore() override;

    Result<std::vector<LogLine>, StoreFault> open(const std::string &path, Access access) override;
    void close() override { m_store->close(); }
    Result<Done, StoreFault> create(
        const std::string &path, const std::string &id, std::span<const LogLine> lines) override;
    Result<Salvage, StoreFault> salvage(const std::string &path) override;
    FileIdentity identity() const override { return m_store->identity(); }
    std::string desk() const override { return m_store->desk(); }
    Result<Done, StoreFault> append(std::span<const LogLine> lines) override { return m_store->append(lines); }
    Result<Done, StoreFault> markUndone(std::size_t line, const Stamp &stamp) override
    {
        return m_store->markUndone(line, stamp);
    }
    Result<Done, StoreFault> stillThere() override { return m_store->stillThere(); }

private:
    void choose(const std::string &path);

    std::unique_ptr<Store> m_store;
    bool m_isLink = false;
};

} // namespace kagetsu::tournament
