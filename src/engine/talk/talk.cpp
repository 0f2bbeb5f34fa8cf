// SPDX-License-Identifier: MIT
#include "engine/talk/talk.h"
#include "engine/talk/limits.h"

namespace kagetsu::engine {

void Talk::newGame()
{
    m_restart.beginGame();
    m_isNewGame = m_known.isUsed();
}

SearchNumber Talk::ask(Task task, Moment now)
{
    m_now = now;
    task.number = ++m_count;
    m_current = task.number;
    if (!hasProcess())
        return m_current;
    m_next = std::move(task);
    if (m_state == State::Thinking)
        beginStop();
    proceed();
    return m_current;
}

void Talk::hurry(Moment now)
{
    m_now = now;
    if (m_state != State::Thinking || m_waiting.what != Wait::Reply || m_dialect != Dialect::Yixin)
        return;
    write("YXSTOP");
    wait(Wait::Reply, std::nullopt, limits::Stop);
}

void Talk::stop(Moment now)
{
    m_now = now;
    m_next.reset();
    m_current = 0;
    if (m_state == State::Thinking)
        beginStop();
}

void Talk::end(Moment now)
{
    m_now = now;
    if (hasProcess()) {
        write("END");
        m_orders.emplace_back(order::Dismiss { true });
    }
    dropAll();
    become(State::Off);
}

void Talk::received(std::string_view bytes, Moment now)
{
    m_now = now;
    m_output.add(bytes);
    int lines = 0;
    for (auto line = m_output.next(); line && hasProcess(); line = m_output.next()) {
        takeLine(*line);
        ++lines;
    }
    m_flood.count(lines, std::ssize(bytes), now);
}

void Talk::receivedErrors(std::string_view bytes, Moment now)
{
    m_now = now;
    m_errors.add(bytes);
    int lines = 0;
    for (auto line = m_errors.next(); line; line = m_errors.next()) {
        logLine(Direction::FromErrors, *line);
        if (!line->text.empty())
            m_said.errorOutput = line->text;
        ++lines;
    }
    m_flood.count(lines, std::ssize(bytes), now);
}

void Talk::skipped(std::int64_t bytes, Moment now)
{
    m_now = now;
    note(std::to_string(bytes) + " bytes skipped");
    m_flood.count(0, bytes, now);
}

void Talk::written(Moment now)
{
    if (!m_waiting.isUnwritten)
        return;
    // True if this is the command with which the thinking began.
    if (m_waiting.what == Wait::Reply && m_thinkingSince == m_waiting.since)
        m_thinkingSince = now;
    m_waiting.isUnwritten = false;
    m_waiting.since = now;
}

void Talk::usesMemory(std::int64_t bytes, Moment now)
{
    m_now = now;
    if (!hasProcess() || m_profile.maxMemory <= 0 || bytes <= m_profile.maxMemory)
        return;
    if (m_options.endsAboveMemory)
        return die(DeathKind::TooMuchMemory);
    if (!std::exchange(m_isMemoryTold, true))
        tell(told::Memory { bytes });
}

void Talk::become(State state)
{
    if (std::exchange(m_state, state) != state)
        tell(told::StateChanged { state });
}

void Talk::write(const std::string &line)
{
    m_log.add(m_now, Direction::ToEngine, line);
    const std::string bytes = line + (m_profile.crlf ? "\r\n" : "\n");
    if (!m_orders.empty() && std::holds_alternative<order::Write>(m_orders.back()))
        std::get<order::Write>(m_orders.back()).bytes += bytes;
    else
        m_orders.emplace_back(order::Write { bytes });
}

void Talk::write(const Lines &lines)
{
    for (const std::string &line : lines)
        write(line);
}

void Talk::wait(Wait what, std::optional<Milliseconds> soft, std::optional<Milliseconds> hard)
{
    m_waiting = { what, m_now, soft, hard, true };
}

// Limits the lines of a flood, which would push everything else out of the log.
void Talk::logLine(Direction direction, const ReadLine &line)
{
    constexpr int MostOfFlood = 1'000;
    if (m_flood.since() && ++m_linesOfFlood > MostOfFlood)
        return;
    if (!m_flood.since() && m_linesOfFlood > MostOfFlood)
        note(std::to_string(m_linesOfFlood - MostOfFlood) + " lines left out");
    if (!m_flood.since())
        m_linesOfFlood = 0;
    m_log.add(m_now, direction, line.text);
    if (line.isCut)
        note("line cut");
}

void Talk::fail(FailureKind kind, const std::string &text)
{
    if (counts())
        tell(told::Failed { m_task->number, { kind, text } });
    finish();
}

void Talk::finish()
{
    m_task.reset();
    m_thinkingSince.reset();
    m_waiting = {};
    m_showing.end();
    become(State::Idle);
    proceed();
}

void Talk::dropAll()
{
    m_task.reset();
    m_next.reset();
    m_thinkingSince.reset();
    m_current = 0;
    m_waiting = {};
    m_showing.end();
}

} // namespace kagetsu::engine
