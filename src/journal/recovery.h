// SPDX-License-Identifier: MIT
#pragma once

#include "journal/journaltext.h"

namespace kagetsu::journal {

// A match taken from its journal, and how much of it is there.
struct Recovery
{
    match::Match match; // after the last usable line
    ChainEnd end; // of that line
    QDateTime begun; // wall times of the first and the last usable line
    QDateTime lastWall;
    qint64 tornBytes = 0; // see JournalText
    // Why the rest is not used, if there is a rest. Then the journal can be gone on with only as a copy.
    std::optional<JournalFault> fault;

    // Between the last line and now; the part of it in which the program still ran is not known.
    clock::Duration sinceLastLine(const QDateTime &now) const { return clock::Duration(lastWall.msecsTo(now)); }
    // The most thinking time that can be missing on the clocks: one heartbeat where a clock was running.
    clock::Duration mostTimeLost() const { return clock::Duration(match.clock().isRunning() ? 1000 : 0); }
};

// Replays every decision after checking that the match itself would come to it and that the clocks are those kept in
// the line. A fault when not even the start of the match can be used.
Result<Recovery, JournalFault> recover(const JournalText &text);

} // namespace kagetsu::journal
