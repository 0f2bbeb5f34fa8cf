// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

namespace kagetsu::tournament {

// A change of something that had already been entered or published, for those who decide appeals and for readers of
// posted papers (tournament.md#corrections).
struct Correction
{
    enum class Kind : std::uint8_t {
        Result, // a result was replaced or removed
        Ruling, // a ruling was given, changed or lifted
        Adjustment, // points were added or deducted
        AdjustmentRemoved,
        Draft, // a published round became a draft again
        Decision, // a shared place was decided
    };

    Kind kind = Kind::Result;
    std::size_t line = 0; // index in the log, from 0
    Stamp stamp;
    int section = 0;
    int round = 0; // counts from 1; 0 for an adjustment that counts from the beginning
    int table = 0; // 0 if the change is not about a table
    // These are set for a result or a ruling: the match before and after the change.
    Match before {};
    Match after {};
    Adjustment adjustment {};
    PlaceDecision decision {};
    Reason reason {};
    // True if the round was already closed, so that its results may have been posted.
    bool wasClosed = false;
    // Numbers of the later rounds of the section that were published at that time and were paired from what changed.
    std::vector<int> published {};
    // Ids of the later sections that had been entered at that time and rest on what changed (score/basis.h).
    std::vector<int> sections {};
};

// Returns all corrections in a log, in order. Undone lines are skipped. A first result, or a report that only adds
// times or a record, is not a correction.
std::vector<Correction> correctionsOf(const std::vector<LogLine> &lines);

// Returns the time of the last correction of a section that changed something people may have seen before; since 1970,
// UTC. Returns nothing if there was none.
std::optional<Milliseconds> correctedAt(const std::vector<Correction> &corrections, int section);

} // namespace kagetsu::tournament
