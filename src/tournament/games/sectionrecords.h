// SPDX-License-Identifier: MIT
#pragma once

#include "record/collection.h"
#include "record/renlib/librarywriter.h"
#include "tournament/model/event.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::tournament {

// Collects the records of a section into one file of games or one library (tournament.md#records-of-a-section).

// A game of the section with its record, whose header is completed with what the event knows.
struct RecordedGame
{
    int round = 1; // counts from 1
    int table = 1; // counts from 1
    int game = 0; // index in its match, from 0
    record::Game record;
};

// The records of a section.
struct SectionRecords
{
    std::vector<RecordedGame> games; // sorted by round, table and game
    std::vector<std::string> missing; // records that the event names but that are missing or contain no game
};

// Returns the bytes of a record by its name in the event, or nothing if it cannot be read.
using ReadRecord = std::function<std::optional<std::string>(const std::string &record)>;

// Returns the records of all published rounds, or of one of them. The properties EV, RO, PC, PB, PW, RE, XTB and XTD
// are set from the event; what the event does not know, such as the date, stays as recorded. `id` is FileIdentity::id.
SectionRecords recordsOf(const Event &event, const Section &section, const std::string &id, const ReadRecord &read,
    std::optional<int> round = {});

// Writes all games as one SGF file, one after the other.
std::string sgfOf(const SectionRecords &records);

// All games in one tree. Games on a board of another size than the first game's are left out and counted.
struct SectionLibrary
{
    std::string bytes;
    int otherSize = 0;
};
Result<SectionLibrary, record::LibraryExportRefusal> libraryOf(const SectionRecords &records);

} // namespace kagetsu::tournament
