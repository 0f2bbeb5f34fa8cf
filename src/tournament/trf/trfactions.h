// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"
#include "tournament/trf/trf.h"

namespace kagetsu::tournament {

// What makes a section of an event out of a report (tournament.md#report-files): the details of the event, the section,
// its entries, rounds and results. `section` is the id that the next section of the event gets. A round whose results
// are complete is finished. Applying them can be refused where the report contradicts itself.
std::vector<Action> actionsOf(const TrfReport &report, int section);

// Does all of it to an event without sections: an elimination with whichever matches besides its bracket the report has,
// and as a Swiss where it has another bracket. The refusal of a report that contradicts itself.
Result<Done, Refusal> readInto(Log &log, const TrfReport &report, const Stamp &stamp);

// What a report says and an event has no place for: the tags of lines, and of players the field behind the tag, such as
// "001 birth"; each once.
std::vector<std::string> fieldsLeftOut(const TrfReport &report);

// The same with the lines of the file, from 1, on which they stand.
struct TrfLoss
{
    std::string field;
    std::vector<int> lines;

    friend bool operator==(const TrfLoss &, const TrfLoss &) = default;
};
std::vector<TrfLoss> lossesOf(const TrfReport &report, std::string_view text);

} // namespace kagetsu::tournament
