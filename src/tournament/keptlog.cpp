// SPDX-License-Identifier: MIT
#include "tournament/keptlog.h"

namespace kagetsu::tournament {

namespace {

constexpr int MostReadings = 5;

bool isBehind(const StoreFault &fault)
{
    return fault.code == StoreFault::Code::Behind;
}

Result<Log, StoreFault> opened(Store &store, const std::string &path, Store::Access access)
{
    auto lines = store.open(path, access);
    if (!lines)
        return Fault { lines.fault() };
    auto log = Log::fromLines(std::move(lines).value());
    if (log)
        return std::move(log).value();
    store.close();
    return Fault { StoreFault { StoreFault::Code::Damaged, {}, log.fault().line + 1 } };
}

} // namespace

KeptLog::KeptLog(std::unique_ptr<Store> store, std::string path, Log log)
    : m_store(std::move(store))
    , m_path(std::move(path))
    , m_log(std::move(log))
{
}

Result<KeptLog, StoreFault> KeptLog::open(std::unique_ptr<Store> store, const std::string &path, Store::Access access)
{
    auto log = opened(*store, path, access);
    return log ? Result<KeptLog, StoreFault>(KeptLog(std::move(store), path, std::move(log).value()))
               : Fault { log.fault() };
}

Result<KeptLog, StoreFault> KeptLog::create(
    std::unique_ptr<Store> store, const std::string &path, const std::string &id, Log log)
{
    const auto made = store->create(path, id, log.lines());
    if (!made)
        return Fault { made.fault() };
    return KeptLog(std::move(store), path, std::move(log));
}

Result<Done, KeepFault> KeptLog::act(Action action, const Stamp &stamp)
{
    std::vector<Action> one;
    one.push_back(std::move(action));
    return actAll(std::move(one), stamp);
}

// Reads what other desks have added.
Result<Done, StoreFault> KeptLog::readOn()
{
    auto log = opened(*m_store, m_path, Store::Access::Change);
    if (!log)
        return Fault { log.fault() };
    m_log = std::move(log).value();
    return Done();
}

// Among several desks, whoever gives no name is the desk.
Stamp KeptLog::named(Stamp stamp) const
{
    if (stamp.who.empty())
        stamp.who = m_store->desk();
    return stamp;
}

Result<Done, KeepFault> KeptLog::actAll(std::vector<Action> actions, const Stamp &given)
{
    const Stamp stamp = named(given);
    StoreFault fault;
    for (int tried = 0; tried < MostReadings; ++tried) {
        const std::size_t before = m_log.lines().size();
        if (const auto done = m_log.actAll(actions, stamp); !done)
            return Fault { KeepFault(done.fault()) };
        const auto kept = m_store->append(std::span(m_log.lines()).subspan(before));
        if (kept)
            return Done();
        fault = kept.fault();
        m_log.forgetAfter(before);
        if (m_store->desk().empty() || !isBehind(fault))
            break;
        const std::vector<LogLine> seen = m_log.lines();
        if (const auto read = readOn(); !read)
            return Fault { KeepFault(read.fault()) };
        if (const auto meanwhile = inTheWay(seen, m_log.lines(), actions))
            return meanwhile->isDone ? Result<Done, KeepFault>(Done()) : Fault { KeepFault(*meanwhile) };
    }
    return Fault { KeepFault(fault) };
}

std::optional<std::size_t> KeptLog::lastOf(const std::string &who) const
{
    const std::vector<LogLine> &lines = m_log.lines();
    for (std::size_t line = lines.size(); line-- > 0;) {
        if (!lines[line].undone && lines[line].done.who == who)
            return canStrike(m_log, line) ? std::optional(line) : std::nullopt;
    }
    return {};
}

Result<bool, StoreFault> KeptLog::undo(Stamp stamp)
{
    stamp = named(std::move(stamp));
    tidy(stamp);
    StoreFault fault;
    const bool isShared = !m_store->desk().empty();
    // What can be undone depends on what others have done.
    if (const auto there = isShared ? m_store->stillThere() : Done(); !there) {
        if (const auto read = isBehind(there.fault()) ? readOn() : there; !read)
            return Fault { read.fault() };
    }
    for (int tried = 0; tried < MostReadings; ++tried) {
        const std::optional<std::size_t> last = isShared ? lastOf(stamp.who) : m_log.lastInForce();
        if (!last)
            return false;
        const auto kept = m_store->markUndone(*last, stamp);
        if (kept)
            return m_log.strike(*last, stamp);
        fault = kept.fault();
        if (!isShared || !isBehind(fault))
            break;
        if (const auto read = readOn(); !read)
            return Fault { read.fault() };
    }
    return Fault { fault };
}

} // namespace kagetsu::tournament
