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
        , m_id(isOpen ? m_store->identity().id : std::string())
    {
    }

    // Returns the event if it has changed since the last look, or was not read yet. Returns nothing if it has not, or
    // if it cannot be read for now; then fault() says why. A file that was replaced or removed is opened again by the
    // next look at its path.
    std::optional<Log> look();
    const std::optional<StoreFault> &fault() const { return m_fault; }
    // True if another event lies at the path now. What was read before stays, and fault() is Gone.
    bool isOtherEvent() const { return m_isOtherEvent; }
    // Valid only after a look that returned an event.
    FileIdentity identity() const { return m_store->identity(); }

private:
    std::unique_ptr<Store> m_store;
    std::string m_path;
    bool m_isOpen; // the store has the file open for reading
    std::string m_id; // of the event that is followed; empty until it was read
    bool m_isOtherEvent = false;
    std::optional<StoreFault> m_fault;
};

} // namespace kagetsu::tournament
