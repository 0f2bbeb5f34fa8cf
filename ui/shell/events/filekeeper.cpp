// SPDX-License-Identifier: MIT
#include "ui/shell/events/filekeeper.h"

namespace kagetsu::ui {

FileKeeper::FileKeeper(std::unique_ptr<tournament::Store> store)
    : m_store(std::move(store))
{
}

bool FileKeeper::isDone(const Result<Done, tournament::StoreFault> &done)
{
    m_fault = done ? std::nullopt : std::optional(done.fault());
    return done.hasValue();
}

bool FileKeeper::append(std::span<const tournament::LogLine> lines)
{
    return isDone(m_store->append(lines));
}

bool FileKeeper::markUndone(std::size_t line, const tournament::Stamp &stamp)
{
    return isDone(m_store->markUndone(line, stamp));
}

} // namespace kagetsu::ui
