// SPDX-License-Identifier: MIT
#include "engine/talk/showing.h"

#include <algorithm>

namespace kagetsu::engine {

namespace {

void add(std::vector<rules::Point> &points, rules::Point point)
{
    if (std::find(points.begin(), points.end(), point) == points.end())
        points.push_back(point);
}

} // namespace

void Showing::begin(SearchNumber search, int size)
{
    *this = Showing();
    m_search = search;
    m_size = size;
}

void Showing::add(const answer::Realtime &realtime, Moment now)
{
    const rules::Point point = fromWire(realtime.point, m_size);
    if (realtime.kind != answer::RealtimeKind::Refresh && !rules::isOn(point, m_size))
        return;
    switch (realtime.kind) {
    case answer::RealtimeKind::Refresh: m_points = {}; break;
    case answer::RealtimeKind::Searched: engine::add(m_points.searched, point); break;
    case answer::RealtimeKind::Done:
        std::erase(m_points.searched, point);
        engine::add(m_points.done, point);
        break;
    case answer::RealtimeKind::Best: m_points.best = point; break;
    case answer::RealtimeKind::Lost: engine::add(m_points.lost, point); break;
    }
    m_hasPoints = true;
    wait(now);
}

void Showing::hold(const InfoBlock &block, Moment now)
{
    constexpr std::size_t Most = 100;
    if (m_blocks.size() < Most || m_blocks.contains(block.line))
        m_blocks[block.line] = block;
    wait(now);
}

void Showing::hold(const std::string &message, Moment now)
{
    m_message = message;
    wait(now);
}

std::vector<Event> Showing::take()
{
    std::vector<Event> events;
    for (const auto &[line, block] : m_blocks)
        events.emplace_back(told::Info { m_search, block });
    if (m_message)
        events.emplace_back(told::Message { *m_message });
    if (m_hasPoints)
        events.emplace_back(told::RealtimePoints { m_search, m_points });
    m_blocks.clear();
    m_message.reset();
    m_hasPoints = false;
    m_due.reset();
    return events;
}

void Showing::wait(Moment now)
{
    if (!m_due)
        m_due = now + Pause;
}

} // namespace kagetsu::engine
