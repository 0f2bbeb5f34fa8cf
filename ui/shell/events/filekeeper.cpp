// SPDX-License-Identifier: MIT
#include "ui/shell/events/filekeeper.h"

namespace kagetsu::ui {

FileKeeper::FileKeeper(std::unique_ptr<tournament::Store> store, std::size_t kept)
    : m_store(std::move(store))
    , m_kept(kept)
{
}

bool FileKeeper::isDone(const Result<Done, tournament::StoreFault> &done)
{
    if (!done)
        m_fault = done.fault();
    return done.hasValue();
}

// A step either strikes lines out or adds some.
bool FileKeeper::keep(std::span<const tournament::LogLine> lines, std::size_t unchanged)
{
    m_fault.reset();
    for (std::size_t i = unchanged; i < std::min(m_kept, lines.size()); ++i) {
        if (lines[i].undone && !isDone(m_store->markUndone(i, *lines[i].undone)))
            return false;
    }
    if (lines.size() > m_kept && !isDone(m_store->append(lines.subspan(m_kept))))
        return false;
    m_kept = lines.size();
    return true;
}

} // namespace kagetsu::ui
