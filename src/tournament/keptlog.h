// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/meanwhile.h"
#include "tournament/store.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace kagetsu::tournament {

// The reason why an action on a stored event failed: the rules of the event refuse it, it cannot be saved, or another
// desk has worked on the same thing meanwhile, whose lines the log then has.
using KeepFault = std::variant<Refusal, StoreFault, Meanwhile>;

// Holds an event together with the file that it is saved in. Every action is saved before it becomes visible in
// event(). After a fault both the event and the file are as they were before.
class KeptLog
{
public:
    // Opens the file. Lines that do not make up a valid event are reported as damage.
    static Result<KeptLog, StoreFault> open(
        std::unique_ptr<Store> store, const std::string &path, Store::Access access);
    // Creates a file with the whole log, or no file at all. An empty id means a new event.
    static Result<KeptLog, StoreFault> create(
        std::unique_ptr<Store> store, const std::string &path, const std::string &id, Log log);

    const Log &log() const { return m_log; }
    const Event &event() const { return m_log.event(); }
    FileIdentity identity() const { return m_store->identity(); }

    Result<Done, KeepFault> act(Action action, const Stamp &stamp);
    // Does all actions in their order, or none. The refusal is that of the first refused action. After lines that other
    // desks have added meanwhile, unless one of them is about the same thing.
    Result<Done, KeepFault> actAll(std::vector<Action> actions, const Stamp &stamp);
    // Undoes the last action; among several desks, the last one of this person. Returns false when nothing is left to
    // undo, or others have built on it.
    Result<bool, StoreFault> undo(Stamp stamp);

private:
    KeptLog(std::unique_ptr<Store> store, std::string path, Log log);

    Stamp named(Stamp stamp) const;
    Result<Done, StoreFault> readOn();
    std::optional<std::size_t> lastOf(const std::string &who) const;

    std::unique_ptr<Store> m_store;
    std::string m_path;
    Log m_log;
};

} // namespace kagetsu::tournament
