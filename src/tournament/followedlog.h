// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"

#include <memory>
#include <optional>

namespace kagetsu::tournament {

// An event that another program may change, as somebody sees it who only looks (tournament.md#reading-along).
class FollowedLog
{
public:
    // The store is used by this object alone, in the thread of look().
    FollowedLog(std::unique_ptr<Store> store, std::string path, bool isOpen = false)
        : m_store(std::move(store))
        , m_path(std::move(path))
        , m_isOpen(isOpen)
    {
    }

    // Returns the event if it has changed since the last look, or was not read yet. Returns nothing if it has not, or
    // if it cannot be read for now; then fault() says why.
    std::optional<Log> look();
    const std::optional<StoreFault> &fault() const { return m_fault; }
    // Valid only after a look that returned an event.
    FileIdentity identity() const { return m_store->identity(); }

private:
    std::unique_ptr<Store> m_store;
    std::string m_path;
    bool m_isOpen; // the store has the file open for reading
    std::optional<StoreFault> m_fault;
};

} // namespace kagetsu::tournament
