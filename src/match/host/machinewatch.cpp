// SPDX-License-Identifier: MIT
#include "match/host/machinewatch.h"

#include "match/journal/codec/timestamptext.h"

#include <algorithm>
#include <utility>

namespace kagetsu::host {

using namespace std::chrono_literals;

namespace {

constexpr clock::Duration ShortestSleep = 100ms; // no sleep is shorter; the two clocks are not read at the same moment
constexpr clock::Duration Together = 50ms;

} // namespace

MachineWatch::MachineWatch(const TimeSource &time)
    : m_time(time)
{
    begin();
}

MachineWatch::Looked MachineWatch::read() const
{
    Looked looked { m_time.now(), m_time.slept(), m_time.wall() };
    looked.isTogether = m_time.now() - looked.now < Together;
    return looked;
}

void MachineWatch::begin()
{
    m_last = read();
}

MachineWatch::News MachineWatch::look()
{
    const Looked before = std::exchange(m_last, read());
    News news;
    news.from = before.now;
    news.now = m_last.now;
    const clock::Duration gap = m_last.slept - before.slept;
    if (gap >= ShortestSleep)
        news.slept = match::Slept { gap, journal::wallOf(before.wall), journal::wallOf(m_last.wall) };
    const clock::Duration passed = m_last.now - before.now + std::max(gap, clock::Duration { 0 });
    const clock::Duration jump = clock::Duration(before.wall.msecsTo(m_last.wall)) - passed;
    if (!before.isTogether)
        return news; // there is nothing to compare with
    if (!m_last.isTogether) {
        // A change of the wall clock is then found at the next look, compared with the look before.
        m_last.wall = before.wall.addMSecs(passed.count());
        m_last.isTogether = true;
    } else if (std::chrono::abs(jump) > SmallestJump) {
        news.wallChanged = match::WallChanged { jump, journal::wallOf(m_last.wall) };
    }
    return news;
}

} // namespace kagetsu::host
