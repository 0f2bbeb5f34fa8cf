// SPDX-License-Identifier: MIT
#include "tournament/log/log.h"

#include "tournament/log/act.h"
#include "tournament/log/texts.h"

#include <algorithm>

namespace kagetsu::tournament {

Result<Event, FoldFault> fold(const std::vector<LogLine> &lines)
{
    Event event;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        if (lines[line].undone)
            continue;
        Result<Event, Refusal> next = tournament::apply(std::move(event), lines[line].action);
        if (!next)
            return Fault { FoldFault { line, next.fault() } };
        event = std::move(next).value();
    }
    return event;
}

Result<Log, FoldFault> Log::fromLines(std::vector<LogLine> lines)
{
    Result<Event, FoldFault> event = fold(lines);
    if (!event)
        return Fault { event.fault() };
    Log log;
    log.m_event = std::move(event).value();
    log.m_lines = std::move(lines);
    return log;
}

std::size_t tidy(Stamp &stamp)
{
    const std::size_t tidied = tidyLine(stamp.who);
    return tidied + (cutName(stamp.who) ? 1 : 0);
}

Result<Done, Refusal> Log::act(Action action, Stamp stamp)
{
    const std::size_t tidied = tidy(action) + tidy(stamp);
    Result<Event, Refusal> next = tournament::act(m_event, action);
    if (!next)
        return Fault { next.fault() };
    if (const std::optional<Refusal> refusal = refusalOfTexts(action))
        return Fault { *refusal };
    m_event = std::move(next).value();
    m_lines.push_back({ std::move(stamp), std::move(action), std::nullopt });
    m_tidied += tidied;
    return Done();
}

Result<Done, Refusal> Log::actAll(const std::vector<Action> &actions, const Stamp &stamp)
{
    const Log before = *this;
    for (const Action &action : actions) {
        if (Result<Done, Refusal> done = act(action, stamp); !done) {
            *this = before;
            return done;
        }
    }
    return Done();
}

Result<Done, Refusal> Log::redo(Action action, Stamp stamp)
{
    tidy(stamp);
    Result<Event, Refusal> next = tournament::apply(m_event, action);
    if (!next)
        return Fault { next.fault() };
    m_event = std::move(next).value();
    m_lines.push_back({ std::move(stamp), std::move(action), std::nullopt });
    return Done();
}

std::optional<std::size_t> Log::lastInForce() const
{
    const auto last =
        std::find_if(m_lines.rbegin(), m_lines.rend(), [](const LogLine &line) { return !line.undone.has_value(); });
    return last == m_lines.rend() ? std::nullopt : std::optional(static_cast<std::size_t>(m_lines.rend() - last) - 1);
}

bool Log::undo(Stamp stamp)
{
    const std::optional<std::size_t> last = lastInForce();
    if (!last)
        return false;
    tidy(stamp);
    m_lines[*last].undone = std::move(stamp);
    m_event = eventAfter(m_lines.size());
    return true;
}

bool Log::strike(std::size_t line, Stamp stamp)
{
    assert(line < m_lines.size() && !m_lines[line].undone);
    tidy(stamp);
    m_lines[line].undone = std::move(stamp);
    if (Result<Event, FoldFault> event = fold(m_lines)) {
        m_event = std::move(event).value();
        return true;
    }
    m_lines[line].undone.reset();
    return false;
}

void Log::forgetAfter(std::size_t lines)
{
    if (lines >= m_lines.size())
        return;
    m_lines.resize(lines);
    m_event = eventAfter(lines);
}

Event Log::eventAfter(std::size_t lines) const
{
    const std::size_t count = std::min(lines, m_lines.size());
    Result<Event, FoldFault> event = fold({ m_lines.begin(), m_lines.begin() + static_cast<std::ptrdiff_t>(count) });
    // If the whole log is valid, so is any beginning of it.
    assert(event);
    return std::move(event).value();
}

} // namespace kagetsu::tournament
