// SPDX-License-Identifier: MIT
#pragma once

#include "match/record/protocol.h"

#include <QString>

namespace kagetsu::ui {

// A line of a journal as an arbiter reads it.
struct JournalEntry
{
    int line = 0; // of the journal, from 1
    match::WallTime wall;
    std::optional<Seat> seat; // of a stone, a choice or a pass, or whose clock was announced
    QString what; // with the name of that seat
    // Of a stone, a choice or a pass: how long it took. It ends a turn where a clock was pressed.
    std::optional<clock::Duration> used;
    PerSeat<clock::Reading> clocks; // just after it

    friend bool operator==(const JournalEntry &, const JournalEntry &) = default;
};

// An announcement alone.
JournalEntry callEntry(const match::Call &call, const match::Match &match);
// All lines but heartbeats, in the order of the journal, in the language of the moment; also what was taken back.
std::vector<JournalEntry> journalEntries(const match::Protocol &protocol);

} // namespace kagetsu::ui
