// SPDX-License-Identifier: MIT
#include "engine/lines/texts.h"
#include "engine/talk/limits.h"
#include "engine/talk/talk.h"

#include <algorithm>

namespace kagetsu::engine {

namespace {

constexpr const char *SearchCommands[] { "BOARD", "BEGIN", "TURN" };

} // namespace

void Talk::start(const Profile &profile, const StartOptions &options, Moment now)
{
    end(now);
    m_profile = profile;
    m_options = options;
    m_about = {};
    m_mostThreads.reset();
    m_mostHash.reset();
    m_restart.beginGame();
    m_isRestart = false;
    m_hasAnswered = false;
    launch();
}

void Talk::launch()
{
    m_known = {};
    m_output = {};
    m_errors = {};
    m_flood = {};
    m_said = {};
    m_isNewGame = false;
    m_isMemoryTold = false;
    m_dialect = m_profile.dialect;
    m_quietUntil = m_now;
    m_orders.emplace_back(order::Launch {});
    become(State::Starting);
    wait(Wait::Launch, std::nullopt, limits::Launch);
}

void Talk::launched(Moment now)
{
    m_now = now;
    if (m_waiting.what != Wait::Launch)
        return;
    write("START " + std::to_string(m_options.size));
    wait(Wait::FirstOk, limits::LoadingShown, m_profile.startLimit);
}

void Talk::notLaunched(const std::string &reason, Moment now)
{
    m_now = now;
    if (hasProcess())
        die(DeathKind::NotLaunched, {}, reason);
}

// Called only after the first OK, because some engines answer ABOUT without a line end and some not at all.
void Talk::askAbout()
{
    if (m_isRestart)
        return probe();
    write("ABOUT");
    wait(Wait::About, std::nullopt, limits::About);
}

void Talk::probe()
{
    if (m_profile.dialect != Dialect::Yixin)
        return becomeReady(Dialect::Gomocup);
    m_capabilities = 0;
    write("YXSHOWINFO");
    wait(Wait::Probe, std::nullopt, limits::Probe);
}

void Talk::becomeReady(Dialect dialect)
{
    m_dialect = dialect;
    m_waiting = {};
    become(State::Idle);
    if (!std::exchange(m_isRestart, false)) {
        tell(Ready { m_about.name, m_about.version, m_profile.rules, m_dialect, m_mostThreads, m_mostHash });
    }
    proceed();
}

// The size is refused; a new start can try another one.
void Talk::refuseStart(const std::string &text)
{
    if (m_isRestart)
        return die(DeathKind::EndedWhileStarting);
    tell(told::Failed { 0, { FailureKind::SizeRefused, text } });
    end(m_now);
}

void Talk::outputClosed(Moment now)
{
    m_now = now;
    if (hasProcess() && m_waiting.what != Wait::Exit)
        wait(Wait::Exit, std::nullopt, limits::Exit);
}

void Talk::ended(const Ending &ending, Moment now)
{
    m_now = now;
    if (hasProcess())
        die(m_state == State::Starting ? DeathKind::EndedWhileStarting : DeathKind::Crashed, ending);
}

void Talk::die(DeathKind kind, const Ending &ending, const std::string &text)
{
    constexpr std::size_t LastLines = 20;
    const Death death { kind, ending.exitCode, ending.signal, text, lastWords(kind), m_profile.program,
        m_log.last(LastLines) };
    m_orders.emplace_back(order::Dismiss { false });
    note("dismissed");
    if (startsAgain(death))
        return;
    dropAll();
    become(State::Dead);
    tell(death);
}

// Complaints about a command are for people. Messages only count if they came instead of a successful start.
std::string Talk::lastWords(DeathKind kind) const
{
    if (!m_said.error.empty())
        return m_said.error;
    // Many engines write UNKNOWN for every key of INFO, and play all the same.
    const std::string unknown = inCapitals(m_said.unknown);
    const bool namesSearch = std::any_of(std::begin(SearchCommands), std::end(SearchCommands),
        [&unknown](const char *command) { return unknown.find(command) != std::string::npos; });
    if (m_state == State::Starting ? !unknown.empty() : namesSearch)
        return m_said.unknown;
    if (m_state == State::Starting && !m_said.message.empty())
        return m_said.message;
    return kind == DeathKind::Hung ? std::string() : m_said.errorOutput;
}

bool Talk::startsAgain(const Death &death)
{
    // An engine that has refused something would refuse it again.
    const bool isRefusal = death.kind == DeathKind::Hung && !m_said.error.empty() && !m_hasAnswered;
    if (m_state == State::Starting || isRefusal || !m_restart.take(death.kind))
        return false;
    tell(told::Restarting { death });
    goOnAfterLaunch();
    return true;
}

// Launches a new process and gives it the search that was lost, or the request that waits.
void Talk::goOnAfterLaunch()
{
    takeUsedTime();
    if (m_state == State::Thinking && !m_next)
        m_next = m_task;
    m_task.reset();
    m_showing.end();
    m_isRestart = true;
    launch();
}

// Deducts the time that the search had used before the crash.
void Talk::takeUsedTime()
{
    if (!m_task || !m_thinkingSince)
        return;
    const Milliseconds used = m_now - *m_thinkingSince;
    Times &times = m_task->request.times;
    if (times.turn)
        times.turn = std::max(*times.turn - used, Milliseconds(0));
    if (times.left)
        times.left = *times.left - used;
    m_task->isRepeated = false;
    m_thinkingSince.reset();
}

} // namespace kagetsu::engine
