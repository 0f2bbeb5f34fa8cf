// SPDX-License-Identifier: MIT
#include "tournament/followedlog.h"

namespace kagetsu::tournament {

std::optional<Log> FollowedLog::look()
{
    if (m_isOpen) {
        const auto there = m_store->stillThere();
        if (there || there.fault().code != StoreFault::Code::Behind)
            return {};
    }
    auto lines = m_store->open(m_path, Store::Access::Look);
    m_isOpen = lines.hasValue();
    m_fault = lines ? std::nullopt : std::optional(lines.fault());
    if (!m_isOpen)
        return {};
    auto log = Log::fromLines(std::move(lines).value());
    if (log)
        return std::move(log).value();
    m_fault = StoreFault { .code = StoreFault::Code::Damaged, .line = log.fault().line + 1 };
    return {};
}

} // namespace kagetsu::tournament
