// SPDX-License-Identifier: MIT
#include "ui/arbiter/replay/journalwalk.h"

#include <cassert>

namespace kagetsu::ui {

JournalWalk::JournalWalk(std::vector<match::ProtocolLine> lines)
    : m_lines(std::move(lines))
{
    goTo(count());
}

void JournalWalk::append(const std::vector<match::ProtocolLine> &lines)
{
    m_lines.insert(m_lines.end(), lines.begin(), lines.end());
}

PerSeat<clock::Reading> JournalWalk::clocks() const
{
    const clock::Moment at = m_match.lastMoment();
    return { m_match.clock().reading(Seat::A, at), m_match.clock().reading(Seat::B, at) };
}

void JournalWalk::goTo(int line)
{
    assert(line >= 0 && line <= count());
    if (line < m_line) {
        m_match = {};
        m_line = 0;
    }
    for (; m_line < line; ++m_line)
        m_match.fold(m_lines[static_cast<std::size_t>(m_line)].event);
}

int JournalWalk::neighbour(int direction) const
{
    for (int line = m_line + direction; line >= 1 && line <= count(); line += direction) {
        if (!std::holds_alternative<match::Beaten>(m_lines[static_cast<std::size_t>(line - 1)].event.what))
            return line;
    }
    return m_line;
}

} // namespace kagetsu::ui
