// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/record/protocol.h"

#include <QString>

namespace kagetsu::ui {

// A line of a journal as an arbiter reads it.
struct JournalEntry
{
    int line = 0; // line of the journal, from 1
    match::WallTime wall;
    std::optional<Seat> seat; // who placed a stone, chose or passed, or whose clock was announced
    QString what; // includes the name of that seat
    // How long a stone, a choice or a pass took. Where the clock is pressed, the line ends a turn.
    std::optional<clock::Duration> used;
    PerSeat<clock::Reading> clocks; // just after the line

    friend bool operator==(const JournalEntry &, const JournalEntry &) = default;
};

// Returns the entry of a single announcement.
JournalEntry callEntry(const match::Call &call, const match::Match &match);
// Returns all lines except heartbeats in the order of the journal, including what was taken back, in the current
// language.
std::vector<JournalEntry> journalEntries(const match::Protocol &protocol);

} // namespace kagetsu::ui
