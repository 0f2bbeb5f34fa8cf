// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"
#include "ui/tournament/host/eventkeeper.h"

#include <memory>
#include <optional>

namespace kagetsu::ui {

// Keeps the log of an event in its file while the desk works at it.
class FileKeeper : public EventKeeper
{
public:
    // The store is open for changes and has so many lines.
    FileKeeper(std::unique_ptr<tournament::Store> store, std::size_t kept);

    bool keep(std::span<const tournament::LogLine> lines, std::size_t unchanged) override;
    // Why the last call kept nothing.
    const std::optional<tournament::StoreFault> &fault() const { return m_fault; }

private:
    bool isDone(const Result<Done, tournament::StoreFault> &done);

    std::unique_ptr<tournament::Store> m_store;
    std::size_t m_kept;
    std::optional<tournament::StoreFault> m_fault;
};

} // namespace kagetsu::ui
