// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/record/protocol.h"

namespace kagetsu::ui {

// Steps through the lines of a journal and provides the match as it was after any of them: a fold of the lines before
// (match-journal.md#protocol).
class JournalWalk
{
public:
    JournalWalk() = default;
    explicit JournalWalk(std::vector<match::ProtocolLine> lines);

    // Appends lines at the end; the current line stays the same.
    void append(const std::vector<match::ProtocolLine> &lines);
    int count() const { return static_cast<int>(m_lines.size()); }
    const std::vector<match::ProtocolLine> &lines() const { return m_lines; }
    // Returns the current line, from 1; 0 without lines.
    int line() const { return m_line; }
    const match::ProtocolLine &entry() const { return m_lines[static_cast<std::size_t>(m_line - 1)]; }
    const match::Match &match() const { return m_match; }
    // Returns both clocks just after the line.
    PerSeat<clock::Reading> clocks() const;

    // Goes to a line, which must exist. Going forward costs the lines in between, going back all lines before it.
    void goTo(int line);
    // Returns the next line in this direction (1 or -1) that is not a heartbeat; the current line if there is none.
    int neighbour(int direction) const;

private:
    std::vector<match::ProtocolLine> m_lines;
    match::Match m_match;
    int m_line = 0;
};

} // namespace kagetsu::ui
