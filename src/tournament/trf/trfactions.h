// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"
#include "tournament/trf/trf.h"

namespace kagetsu::tournament {

// Returns the format of a section that is read from a report; a Swiss unless the report tells another one.
Format formatOf(const TrfReport &report);

// Returns the actions that create a section from a report (tournament.md#report-files): the details of the event, the
// section, its entries, rounds and results. `section` is the id that the next section of the event gets. A round with
// complete results is finished. The actions can be refused if the report contradicts itself.
std::vector<Action> actionsOf(const TrfReport &report, int section);

// Reads a report into an event without sections. An elimination gets the matches beside its bracket that the report
// has, such as one for third place; a report with another bracket is read as a Swiss. Returns the refusal if the report
// contradicts itself.
Result<Done, Refusal> readInto(Log &log, const TrfReport &report, const Stamp &stamp);

// Returns the fields of a report that an event cannot store, each once: the tags of lines and, for players, the tag
// with the name of the field, such as "001 birth".
std::vector<std::string> fieldsLeftOut(const TrfReport &report);

// A field from fieldsLeftOut() with the numbers of its lines in the file, from 1.
struct TrfLoss
{
    std::string field;
    std::vector<int> lines;
    bool isCut = false; // true if the field is longer than a name can be, and only its beginning is kept

    friend bool operator==(const TrfLoss &, const TrfLoss &) = default;
};
// Returns the lost fields with their lines; `text` is the file that the report was read from.
std::vector<TrfLoss> lossesOf(const TrfReport &report, std::string_view text);

} // namespace kagetsu::tournament
