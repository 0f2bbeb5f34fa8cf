// SPDX-License-Identifier: MIT
#include "tournament/keptlog.h"

namespace kagetsu::tournament {

KeptLog::KeptLog(std::unique_ptr<Store> store, Log log)
    : m_store(std::move(store))
    , m_log(std::move(log))
{
}

Result<KeptLog, StoreFault> KeptLog::open(std::unique_ptr<Store> store, const std::string &path, Store::Access access)
{
    auto lines = store->open(path, access);
    if (!lines)
        return Fault { lines.fault() };
    auto log = Log::fromLines(std::move(lines).value());
    if (!log) {
        store->close();
        return Fault { StoreFault { StoreFault::Code::Damaged, {}, log.fault().line + 1 } };
    }
    return KeptLog(std::move(store), std::move(log).value());
}

Result<KeptLog, StoreFault> KeptLog::create(
    std::unique_ptr<Store> store, const std::string &path, const std::string &id, Log log)
{
    const auto made = store->create(path, id, log.lines());
    if (!made)
        return Fault { made.fault() };
    return KeptLog(std::move(store), std::move(log));
}

Result<Done, KeepFault> KeptLog::act(Action action, const Stamp &stamp)
{
    std::vector<Action> one;
    one.push_back(std::move(action));
    return actAll(std::move(one), stamp);
}

Result<Done, KeepFault> KeptLog::actAll(std::vector<Action> actions, const Stamp &stamp)
{
    const std::size_t before = m_log.lines().size();
    if (const auto done = m_log.actAll(actions, stamp); !done)
        return Fault { KeepFault(done.fault()) };
    const auto kept = m_store->append(std::span(m_log.lines()).subspan(before));
    if (kept)
        return Done();
    m_log.forgetAfter(before);
    return Fault { KeepFault(kept.fault()) };
}

Result<bool, StoreFault> KeptLog::undo(Stamp stamp)
{
    tidy(stamp);
    const std::optional<std::size_t> last = m_log.lastInForce();
    if (!last)
        return false;
    const auto kept = m_store->markUndone(*last, stamp);
    if (!kept)
        return Fault { kept.fault() };
    return m_log.undo(stamp);
}

} // namespace kagetsu::tournament
