// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"

#include <QObject>
#include <QThread>

#include <functional>
#include <memory>

namespace kagetsu::ui {

// Does the work in another thread and returns once it is done. Meanwhile the caller's thread handles timers and
// painting; keyboard and mouse input waits.
void inBackground(const std::function<void()> &work);

// A store that works in a thread of its own. Reading a large event takes a noticeable time, so the window stays alive
// meanwhile, as with inBackground(). Short operations, such as saving one action in a file, are simply waited for.
class StoreThread : public tournament::Store
{
public:
    // The store is created, used and destroyed in the thread.
    explicit StoreThread(const std::function<std::unique_ptr<tournament::Store>()> &make);
    ~StoreThread() override;

    Result<std::vector<tournament::LogLine>, tournament::StoreFault> open(
        const std::string &path, Access access) override;
    void close() override;
    Result<Done, tournament::StoreFault> create(
        const std::string &path, const std::string &id, std::span<const tournament::LogLine> lines) override;
    Result<tournament::Salvage, tournament::StoreFault> salvage(const std::string &path) override;
    tournament::FileIdentity identity() const override;
    std::string desk() const override;
    Result<Done, tournament::StoreFault> append(std::span<const tournament::LogLine> lines) override;
    Result<Done, tournament::StoreFault> markUndone(std::size_t line, const tournament::Stamp &stamp) override;
    Result<Done, tournament::StoreFault> stillThere() override;

private:
    enum class Waits : std::uint8_t { Still, GoingOn };

    Waits waits() const;
    template <class Work>
    auto there(Waits waits, Work work) const;

    mutable QThread m_thread;
    std::unique_ptr<QObject> m_place; // lives in the thread
    std::unique_ptr<tournament::Store> m_store;
};

} // namespace kagetsu::ui
