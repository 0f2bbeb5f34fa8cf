// SPDX-License-Identifier: MIT
#include "tournament/followedlog.h"

namespace kagetsu::tournament {

std::optional<Log> FollowedLog::look()
{
    if (m_isOpen && m_store->stillThere())
        return {};
    auto lines = m_store->open(m_path, Store::Access::Look);
    m_isOpen = lines.hasValue();
    m_fault = lines ? std::nullopt : std::optional(lines.fault());
    m_isOtherEvent = false;
    if (!m_isOpen)
        return {};
    const std::string id = m_store->identity().id;
    m_isOtherEvent = !m_id.empty() && id != m_id;
    if (m_isOtherEvent) {
        m_store->close();
        m_isOpen = false;
        m_fault = StoreFault { StoreFault::Code::Gone };
        return {};
    }
    m_id = id;
    auto log = Log::fromLines(std::move(lines).value());
    if (log)
        return std::move(log).value();
    m_fault = StoreFault { .code = StoreFault::Code::Damaged, .line = log.fault().line + 1 };
    return {};
}

} // namespace kagetsu::tournament
