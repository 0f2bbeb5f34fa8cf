// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"

#include <memory>
#include <variant>

namespace kagetsu::tournament {

// Why something was not done to an event that is kept: the rules of the event refuse it, or it cannot be kept.
using KeepFault = std::variant<Refusal, StoreFault>;

// An event with the file that it is kept in: what is done to it is kept first, then seen. After a fault both are as
// they were.
class KeptLog
{
public:
    // Opens the file. Lines that make no event are damage.
    static Result<KeptLog, StoreFault> open(
        std::unique_ptr<Store> store, const std::string &path, Store::Access access);
    // Makes a new file that holds all of this log at once, or none. An empty id stands for a new event.
    static Result<KeptLog, StoreFault> create(
        std::unique_ptr<Store> store, const std::string &path, const std::string &id, Log log);

    const Log &log() const { return m_log; }
    const Event &event() const { return m_log.event(); }
    FileIdentity identity() const { return m_store->identity(); }

    Result<Done, KeepFault> act(Action action, const Stamp &stamp);
    // All of them, in their order, or none; the refusal is of the first that is refused.
    Result<Done, KeepFault> actAll(std::vector<Action> actions, const Stamp &stamp);
    // False when nothing is left to undo.
    Result<bool, StoreFault> undo(Stamp stamp);

private:
    KeptLog(std::unique_ptr<Store> store, Log log);

    std::unique_ptr<Store> m_store;
    Log m_log;
};

} // namespace kagetsu::tournament
