// SPDX-License-Identifier: MIT
#include "engine/talk/limits.h"
#include "engine/talk/talk.h"

namespace kagetsu::engine {

namespace {

void takeEarlier(std::optional<Moment> &earliest, const std::optional<Moment> &moment)
{
    if (moment && (!earliest || *moment < *earliest))
        earliest = moment;
}

} // namespace

std::optional<Moment> Talk::wakesAt() const
{
    if (!hasProcess())
        return std::nullopt;
    std::optional<Moment> earliest = m_waiting.next();
    if (m_state == State::Idle && m_next)
        takeEarlier(earliest, m_quietUntil);
    takeEarlier(earliest, m_showing.next());
    takeEarlier(earliest, m_flood.next());
    if (m_flood.since())
        takeEarlier(earliest, *m_flood.since() + limits::Flood);
    return earliest;
}

void Talk::wake(Moment now)
{
    m_now = now;
    if (!hasProcess())
        return;
    m_flood.pass(now);
    if (m_flood.since() && now >= *m_flood.since() + limits::Flood)
        return die(DeathKind::Flooded);
    if (m_showing.next() && now >= *m_showing.next())
        for (Event &event : m_showing.take())
            tell(std::move(event));
    if (m_waiting.soft && now >= m_waiting.since + *m_waiting.soft)
        softLimit();
    if (m_waiting.hard && now >= m_waiting.since + *m_waiting.hard)
        hardLimit();
    proceed();
}

void Talk::softLimit()
{
    m_waiting.soft.reset();
    if (m_waiting.what == Wait::FirstOk || m_waiting.what == Wait::BoardOk)
        tell(told::Loading {});
    else if (m_waiting.what == Wait::Reply && m_dialect == Dialect::Yixin)
        write("YXSTOP");
}

void Talk::hardLimit()
{
    switch (m_waiting.what) {
    case Wait::Nothing: break;
    case Wait::Launch: return die(DeathKind::NotLaunched);
    case Wait::FirstOk: return die(DeathKind::Unresponsive);
    case Wait::About: return goOnWithoutAbout();
    case Wait::Probe: return becomeReady(m_capabilities > 0 ? Dialect::Yixin : Dialect::Gomocup);
    case Wait::BoardOk: return die(DeathKind::Hung);
    case Wait::RuleSettles: return goOn();
    case Wait::Reply:
        if (m_task->kind == TaskKind::Forbidden)
            return fail(FailureKind::Unanswered, {});
        return die(DeathKind::Hung);
    case Wait::Repeat:
    case Wait::SwapAgain: return m_state == State::Stopping ? finish() : goOn();
    case Wait::Exit: return die(m_state == State::Starting ? DeathKind::EndedWhileStarting : DeathKind::OutputClosed);
    }
}

// The answer to ABOUT may have come without a line end.
void Talk::goOnWithoutAbout()
{
    if (const auto about = readAbout(m_output.pending()))
        m_about = *about;
    probe();
}

} // namespace kagetsu::engine
