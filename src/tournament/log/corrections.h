// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

namespace kagetsu::tournament {

// What was changed in an event after it had been entered or seen, for those who decide on appeals and for whoever looks
// at a paper on the wall (tournament.md#corrections).
struct Correction
{
    enum class Kind : std::uint8_t {
        Result, // replaced or removed
        Ruling, // given, changed or lifted
        Adjustment, // of points
        AdjustmentRemoved,
        Draft, // a published round became a draft again
        Decision, // of a shared place
    };

    Kind kind = Kind::Result;
    std::size_t line = 0; // of the log, from 0
    Stamp stamp;
    int section = 0;
    int round = 0; // from 1; of an adjustment that counts from the beginning 0
    int table = 0; // 0 where it is about none
    // Of a result or a ruling: the match before and after.
    Match before {};
    Match after {};
    Adjustment adjustment {};
    PlaceDecision decision {};
    Reason reason {};
    // The round had been closed before, so its results may hang on the wall.
    bool wasClosed = false;
    // Later rounds of the section that were published by then, and rested on it.
    std::vector<int> published {};
};

// All that stand in the log, in its order; what was undone is not among them. Results that only gained times or a
// record, and first results, are none.
std::vector<Correction> correctionsOf(const std::vector<LogLine> &lines);

// When the last correction of a section was made that people may have seen without it: since 1970, UTC. Nothing where
// there was none.
std::optional<Milliseconds> correctedAt(const std::vector<Correction> &corrections, int section);

} // namespace kagetsu::tournament
