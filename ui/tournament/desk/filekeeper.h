// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/steplog.h"
#include "tournament/store.h"

#include <QString>

#include <memory>
#include <optional>

namespace kagetsu::ui {

// Saves the log of an event in its file, or on its server, while the event is open.
class FileKeeper : public tournament::LogKeeper
{
public:
    // The store must be open for changes, at this path.
    FileKeeper(std::unique_ptr<tournament::Store> store, QString path)
        : m_store(std::move(store))
        , m_path(std::move(path))
    {
    }

    bool append(std::span<const tournament::LogLine> lines) override { return isDone(m_store->append(lines)); }
    bool markUndone(std::size_t line, const tournament::Stamp &stamp) override
    {
        return isDone(m_store->markUndone(line, stamp));
    }
    std::optional<tournament::Log> continued() override;
    tournament::Store &store() { return *m_store; }
    // Switches to another store that contains everything that this one contained.
    void setStore(std::unique_ptr<tournament::Store> store, const QString &path)
    {
        m_store = std::move(store);
        m_path = path;
    }
    // Returns why the last call saved nothing.
    const std::optional<tournament::StoreFault> &fault() const { return m_fault; }

private:
    bool isDone(const Result<Done, tournament::StoreFault> &done)
    {
        m_fault = done ? std::nullopt : std::optional(done.fault());
        return done.hasValue();
    }

    std::unique_ptr<tournament::Store> m_store;
    QString m_path;
    std::optional<tournament::StoreFault> m_fault;
};

} // namespace kagetsu::ui
