// SPDX-License-Identifier: MIT
#pragma once

#include "record/collection.h"
#include "record/renlib/writer.h"
#include "tournament/model/event.h"

#include <functional>
#include <string>
#include <vector>

namespace kagetsu::tournament {

// The records of a section as one file of games or as one library (tournament.md#records-of-a-section).

// One game of the section that has a record, with what the event knows of it at its head.
struct RecordedGame
{
    int round = 1; // from 1
    int table = 1; // from 1
    int game = 0; // of its match, from 0
    record::Game record;
};

struct SectionRecords
{
    std::vector<RecordedGame> games; // by round, table and game
    std::vector<std::string> missing; // records that the event names and that are not there, or hold no game
};

// The bytes of a record by the name that the event gives it; nothing where it cannot be read.
using ReadRecord = std::function<std::optional<std::string>(const std::string &record)>;

// Of all published rounds. EV, RO, PC, PB, PW, RE and XTB, XTD are the event's; what it does not know stays as it was
// recorded, such as the date. `id` is FileIdentity::id.
SectionRecords recordsOf(const Event &event, const Section &section, const std::string &id, const ReadRecord &read);

// All games as one SGF file, one behind the other.
std::string sgfOf(const SectionRecords &records);

// All games in one tree; those on another size of board than the first one are left out and counted.
struct SectionLibrary
{
    std::string bytes;
    int otherSize = 0;
};
Result<SectionLibrary, record::LibraryExportRefusal> libraryOf(const SectionRecords &records);

} // namespace kagetsu::tournament
