// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/journaltext.h"

namespace kagetsu::journal {

// A match restored from its journal, and how much of the journal could be used.
struct Recovery
{
    match::Match match; // after the last usable line
    ChainEnd end; // end of that line
    QDateTime begun; // wall times of the first and the last usable line
    QDateTime lastWall;
    qint64 tornBytes = 0; // see JournalText
    // Why the rest is not used, if there is a rest. The journal can then be continued only as a copy.
    std::optional<JournalFault> fault;

    // Returns the time from the last line until `now`; how long the program still ran in it is not known.
    clock::Duration sinceLastLine(const QDateTime &now) const { return clock::Duration(lastWall.msecsTo(now)); }
    // Returns the most thinking time that can be missing on the clocks: one heartbeat if a clock was running.
    clock::Duration mostTimeLost() const { return clock::Duration(match.clock().isRunning() ? 1000 : 0); }
};

// Replays every decision after checking that the match itself would reach it and that the clocks are those stored in
// the line. Returns a fault if not even the start of the match can be used.
Result<Recovery, JournalFault> recover(const JournalText &text);

} // namespace kagetsu::journal
