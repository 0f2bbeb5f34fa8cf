// SPDX-License-Identifier: MIT
#include "tournament/log/steplog.h"

#include <algorithm>

namespace kagetsu::tournament {

StepLog::StepLog(LogKeeper &keeper, Log log)
    : m_keeper(keeper)
    , m_log(std::move(log))
{
    const auto standing = std::ranges::count_if(m_log.lines(), [](const LogLine &line) { return !line.undone; });
    m_done.assign(static_cast<std::size_t>(standing), 1);
}

Result<StepLog::Outcome, Refusal> StepLog::carryOut(const Step &step, const Stamp &stamp)
{
    Log log = m_log;
    if (const auto done = log.actAll(step, stamp); !done)
        return Fault { done.fault() };
    if (step.empty())
        return Outcome {};
    if (!store(std::move(log)))
        return Outcome { false, false };
    m_done.push_back(step.size());
    m_undone.clear();
    return Outcome { true, true };
}

StepLog::Outcome StepLog::undo(Stamp stamp)
{
    if (!canUndo())
        return {};
    tidy(stamp);
    Outcome outcome;
    Step step;
    while (m_done.back() > 0) {
        const std::size_t last = *m_log.lastInForce();
        outcome.isStored = m_keeper.markUndone(last, stamp);
        if (!outcome.isStored)
            break;
        m_log.undo(stamp);
        --m_done.back();
        step.insert(step.begin(), m_log.lines()[last].action);
    }
    if (m_done.back() == 0)
        m_done.pop_back();
    outcome.hasChanged = !step.empty();
    if (outcome.hasChanged)
        m_undone.push_back(std::move(step));
    return outcome;
}

StepLog::Outcome StepLog::redo(const Stamp &stamp)
{
    if (!canRedo())
        return {};
    Log log = m_log;
    // Nothing was done since, so nothing can refuse it.
    for (const Action &action : m_undone.back()) {
        if (!log.redo(action, stamp))
            return {};
    }
    if (!store(std::move(log)))
        return { false, false };
    m_done.push_back(m_undone.back().size());
    m_undone.pop_back();
    return { true, true };
}

void StepLog::settle()
{
    m_done.clear();
    m_undone.clear();
}

bool StepLog::store(Log log)
{
    const bool isStored = m_keeper.append(std::span(log.lines()).subspan(m_log.lines().size()));
    if (isStored)
        m_log = std::move(log);
    return isStored;
}

} // namespace kagetsu::tournament
