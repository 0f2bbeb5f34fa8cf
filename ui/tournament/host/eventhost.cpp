// SPDX-License-Identifier: MIT
#include "ui/tournament/host/eventhost.h"

#include "ui/tournament/host/eventkeeper.h"

#include <QDateTime>

#include <algorithm>

namespace kagetsu::ui {

using tournament::Log;
using tournament::LogLine;
using tournament::Refusal;

EventHost::EventHost(EventKeeper &keeper, Log log, QObject *parent)
    : QObject(parent)
    , m_keeper(keeper)
    , m_log(std::move(log))
    , m_now([] { return tournament::Milliseconds(QDateTime::currentMSecsSinceEpoch()); })
{
    const auto standing = std::ranges::count_if(m_log.lines(), [](const LogLine &line) { return !line.undone; });
    m_done.assign(static_cast<std::size_t>(standing), 1);
}

std::optional<Refusal> EventHost::carryOut(const tournament::Action &action)
{
    return carryOut(Step { action });
}

std::optional<Refusal> EventHost::carryOut(const Step &step)
{
    Log log = m_log;
    if (const std::optional<Refusal> refusal = act(log, step))
        return refusal;
    if (step.empty() || !take(std::move(log), m_log.lines().size()))
        return std::nullopt;
    m_done.push_back(step.size());
    m_undone.clear();
    emit changed();
    return std::nullopt;
}

std::optional<Refusal> EventHost::act(Log &log, const Step &step) const
{
    for (const tournament::Action &action : step) {
        const Result<Done, Refusal> done = log.act(action, stamp());
        if (!done)
            return done.fault();
    }
    return std::nullopt;
}

bool EventHost::take(Log log, std::size_t unchanged)
{
    if (!m_keeper.keep(log.lines(), unchanged)) {
        emit notKept();
        return false;
    }
    m_log = std::move(log);
    return true;
}

void EventHost::undo()
{
    if (!canUndo())
        return;
    std::vector<LogLine> lines = m_log.lines();
    Step step;
    std::size_t at = lines.size();
    while (step.size() < m_done.back() && at > 0) {
        LogLine &line = lines[--at];
        if (line.undone)
            continue;
        line.undone = stamp();
        step.insert(step.begin(), line.action);
    }
    Result<Log, tournament::FoldFault> log = Log::fromLines(std::move(lines));
    if (!log || !take(std::move(log).value(), at))
        return;
    m_done.pop_back();
    m_undone.push_back(std::move(step));
    emit changed();
}

void EventHost::redo()
{
    if (!canRedo())
        return;
    Log log = m_log;
    // Nothing was done since, so nothing refuses it.
    if (act(log, m_undone.back()) || !take(std::move(log), m_log.lines().size()))
        return;
    m_done.push_back(m_undone.back().size());
    m_undone.pop_back();
    emit changed();
}

} // namespace kagetsu::ui
