// SPDX-License-Identifier: MIT
#include "tournament/log/steplog.h"

#include <algorithm>
#include <numeric>

namespace kagetsu::tournament {

namespace {

// Others who add lines all the time do not make anybody wait forever.
constexpr int MostTries = 5;

} // namespace

StepLog::StepLog(LogKeeper &keeper, Log log)
    : m_keeper(keeper)
    , m_log(std::move(log))
{
    for (std::size_t line = 0; line < m_log.lines().size(); ++line) {
        if (!m_log.lines()[line].undone)
            m_done.push_back({ line });
    }
}

Result<StepLog::Outcome, Refusal> StepLog::carryOut(const Step &step, const Stamp &stamp)
{
    auto outcome = add(step, [&](Log &log) { return log.actAll(step, stamp); });
    if (outcome && outcome->isStored && !step.empty() && !outcome->meanwhile)
        m_undone.clear();
    return outcome;
}

void StepLog::follow(Log log)
{
    std::erase_if(
        m_undone, [&](const Step &step) { return inTheWay(m_log.lines(), log.lines(), step).has_value(); });
    m_log = std::move(log);
}

// Adds the lines of a step, after those that others have added meanwhile.
Result<StepLog::Outcome, Refusal> StepLog::add(const Step &step, const std::function<Result<Done, Refusal>(Log &)> &work)
{
    bool hasChanged = false;
    for (int tried = 0; tried < MostTries; ++tried) {
        Log log = m_log;
        if (const auto done = work(log); !done)
            return Fault { done.fault() };
        if (step.empty())
            return Outcome { hasChanged };
        const std::size_t before = m_log.lines().size();
        if (store(std::move(log))) {
            std::vector<std::size_t> lines(step.size());
            std::iota(lines.begin(), lines.end(), before);
            m_done.push_back(std::move(lines));
            return Outcome { true, true };
        }
        std::optional<Log> continued = m_keeper.continued();
        if (!continued)
            break;
        const std::optional<Meanwhile> meanwhile = inTheWay(m_log.lines(), continued->lines(), step);
        follow(std::move(*continued));
        hasChanged = true;
        if (meanwhile)
            return Outcome { hasChanged, meanwhile->isDone, meanwhile };
    }
    return Outcome { hasChanged, false };
}

StepLog::Outcome StepLog::undo(Stamp stamp)
{
    if (!canUndo())
        return {};
    tidy(stamp);
    Outcome outcome;
    Step step;
    std::vector<std::size_t> &lines = m_done.back();
    for (int tried = 0; !lines.empty();) {
        const std::size_t line = lines.back();
        if (m_log.lines()[line].undone) { // by somebody else
            lines.pop_back();
            continue;
        }
        const bool isLast = m_log.lastInForce() == line;
        if (!isLast && !canStrike(m_log, line)) {
            const auto later = inTheWay(std::span(m_log.lines()).first(line + 1), m_log.lines(),
                std::span(&m_log.lines()[line].action, 1));
            outcome.isStored = false;
            outcome.meanwhile = Meanwhile { later ? later->line : *m_log.lastInForce(), false };
            break;
        }
        outcome.isStored = m_keeper.markUndone(line, stamp);
        if (outcome.isStored) {
            step.insert(step.begin(), m_log.lines()[line].action);
            m_log.strike(line, stamp);
            lines.pop_back();
            continue;
        }
        std::optional<Log> continued = tried++ < MostTries ? m_keeper.continued() : std::nullopt;
        if (!continued)
            break;
        follow(std::move(*continued));
        outcome.hasChanged = true;
    }
    if (lines.empty())
        m_done.pop_back();
    if (!step.empty()) {
        outcome.hasChanged = true;
        m_undone.push_back(std::move(step));
    }
    return outcome;
}

StepLog::Outcome StepLog::redo(const Stamp &stamp)
{
    if (!canRedo())
        return {};
    const Step step = m_undone.back();
    const auto outcome = add(step, [&](Log &log) -> Result<Done, Refusal> {
        for (const Action &action : step) {
            if (auto done = log.redo(action, stamp); !done)
                return done;
        }
        return Done();
    });
    // Only what others have done meanwhile can refuse it.
    if (!outcome)
        return { true, true };
    if (outcome->isStored && !outcome->meanwhile)
        m_undone.pop_back();
    return *outcome;
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
