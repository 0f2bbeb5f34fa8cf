// SPDX-License-Identifier: MIT
#include "ui/tournament/host/eventhost.h"

#include "text/tournament/refusals.h"
#include "tournament/log/reporting.h"
#include "tournament/model/find.h"
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

const tournament::Section &EventHost::section(int id) const
{
    static const tournament::Section None;
    const tournament::Section *found = tournament::findSection(event(), id);
    return found ? *found : None;
}

std::optional<Refusal> EventHost::carryOut(const tournament::Action &action)
{
    return carryOut(Step { action });
}

void EventHost::follow(Log log)
{
    m_log = std::move(log);
    emit changed();
}

std::optional<Refusal> EventHost::carryOut(const Step &step)
{
    if (m_isReading) {
        emit onlyRead();
        return std::nullopt;
    }
    Log log = m_log;
    const std::size_t tidied = log.tidied();
    if (const auto done = log.actAll(step, stamp()); !done)
        return done.fault();
    if (step.empty() || !keep(std::move(log)))
        return std::nullopt;
    const bool isTidied = m_log.tidied() > tidied;
    m_done.push_back(step.size());
    m_undone.clear();
    emit changed();
    if (isTidied)
        emit textsTidied();
    return std::nullopt;
}

QString EventHost::attempt(int section, const Step &step)
{
    const std::optional<Refusal> refusal = carryOut(step);
    return refusal ? text::refusalText(*refusal, &this->section(section)) : QString();
}

std::optional<Refusal> EventHost::report(const std::vector<tournament::ReportGame> &reports)
{
    const auto step = tournament::reported(event(), reports);
    return step ? carryOut(*step) : step.fault();
}

bool EventHost::keep(Log log)
{
    if (!m_keeper.append(std::span(log.lines()).subspan(m_log.lines().size()))) {
        emit notKept();
        return false;
    }
    m_log = std::move(log);
    return true;
}

void EventHost::settle()
{
    m_done.clear();
    m_undone.clear();
    emit changed();
}

void EventHost::undo()
{
    if (!canUndo())
        return;
    Step step;
    while (m_done.back() > 0) {
        std::optional<tournament::Action> action = undoLine();
        if (!action)
            break;
        --m_done.back();
        step.insert(step.begin(), std::move(*action));
    }
    if (step.empty())
        return;
    if (m_done.back() == 0)
        m_done.pop_back();
    m_undone.push_back(std::move(step));
    emit changed();
}

// Undoes the last line in force; returns nothing if that could not be saved.
std::optional<tournament::Action> EventHost::undoLine()
{
    const std::size_t last = *m_log.lastInForce();
    tournament::Stamp now = stamp();
    tidy(now);
    if (!m_keeper.markUndone(last, now)) {
        emit notKept();
        return std::nullopt;
    }
    m_log.undo(now);
    return m_log.lines()[last].action;
}

void EventHost::redo()
{
    if (!canRedo())
        return;
    Log log = m_log;
    // Nothing was done since, so nothing can refuse it.
    for (const tournament::Action &action : m_undone.back()) {
        if (!log.redo(action, stamp()))
            return;
    }
    if (!keep(std::move(log)))
        return;
    m_done.push_back(m_undone.back().size());
    m_undone.pop_back();
    emit changed();
}

} // namespace kagetsu::ui
