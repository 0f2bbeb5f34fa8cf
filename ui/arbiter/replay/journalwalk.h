// SPDX-License-Identifier: MIT
#pragma once

#include "match/record/protocol.h"

namespace kagetsu::ui {

// Goes through the lines of a journal and has the match as it stood after any of them: a fold of the lines before
// (journal.md#protocol).
class JournalWalk
{
public:
    JournalWalk() = default;
    explicit JournalWalk(std::vector<match::ProtocolLine> lines);

    // More lines at the end; the place stays.
    void append(const std::vector<match::ProtocolLine> &lines);
    int count() const { return static_cast<int>(m_lines.size()); }
    const std::vector<match::ProtocolLine> &lines() const { return m_lines; }
    // From 1; 0 without lines.
    int line() const { return m_line; }
    const match::ProtocolLine &entry() const { return m_lines[static_cast<std::size_t>(m_line - 1)]; }
    const match::Match &match() const { return m_match; }
    // Both clocks just after the line.
    PerSeat<clock::Reading> clocks() const;

    // The line must be there. Forward costs the lines between, backward all lines before it.
    void goTo(int line);
    // The next line that is no heartbeat in this direction (1 or -1), or this one.
    int neighbour(int direction) const;

private:
    std::vector<match::ProtocolLine> m_lines;
    match::Match m_match;
    int m_line = 0;
};

} // namespace kagetsu::ui
