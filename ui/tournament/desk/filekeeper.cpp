// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/filekeeper.h"

namespace kagetsu::ui {

using tournament::StoreFault;

std::optional<tournament::Log> FileKeeper::continued()
{
    if (!m_fault || m_fault->code != StoreFault::Code::Behind || m_store->desk().empty())
        return {};
    auto lines = m_store->open(m_path.toStdString(), tournament::Store::Access::Change);
    if (!lines) {
        m_fault = lines.fault();
        return {};
    }
    auto log = tournament::Log::fromLines(std::move(lines).value());
    if (log)
        return std::move(log).value();
    m_fault = StoreFault { .code = StoreFault::Code::Damaged, .line = log.fault().line + 1 };
    return {};
}

} // namespace kagetsu::ui
