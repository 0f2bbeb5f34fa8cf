// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/input/input.h"
#include "cli/output/sectiongames.h"
#include "tournament/csv/eventtables.h"
#include "tournament/games/sectionrecords.h"
#include "tournament/trf/trfgames.h"
#include "tournament/trf/trfsection.h"
#include "tournament/trf/trfwriter.h"

#include <CLI/App.hpp>

#include <iostream>

namespace kagetsu::cli {

namespace {

using tournament::Section;

struct ExportArguments
{
    EventArguments event;
    std::string csv;
    bool trf = false;
    bool isTrf16 = false;
    bool isByGames = false; // True if each game of a match is written as a round of its own
    std::string games; // "sgf" or "lib"
    bool semicolons = false;
    bool hasFullNames = false; // True if the full names of minors are written, too
    // Round of the pairings; if not set, the last published one. Of the games; if not set, all.
    std::optional<int> round;
};

ExitStatus exportTable(const ExportArguments &arguments, const tournament::Log &log, const Section &section, bool json)
{
    const auto table = eventTable(log, section, { arguments.csv, arguments.round, arguments.hasFullNames });
    if (!table)
        return tellError({}, "unknown-table", "There is no such table: " + onOneLine(arguments.csv));
    if (json)
        printJson(*table);
    else
        std::cout << tournament::writeCsv(*table, arguments.semicolons ? ';' : ',');
    return ExitStatus::Fine;
}

ExitStatus exportGames(const ExportArguments &arguments, OpenEvent &event, bool json)
{
    const bool isLibrary = arguments.games == "lib";
    if (arguments.games != "sgf" && !isLibrary)
        return tellError({}, "unknown-format", "Games are written as sgf or lib.");
    if (json && isLibrary)
        return tellError({}, "unknown-format", "A library cannot be printed as JSON.");
    const auto read = [&](const std::string &record) { return readBeside(arguments.event.file, record); };
    const tournament::SectionRecords records =
        recordsOf(event.event(), event.section(), event.log().identity().id, read, arguments.round);
    for (const std::string &missing : records.missing)
        tellWarning(missing, "missing-record", "This record could not be read.");
    if (records.games.empty())
        return tellError(arguments.event.file, "no-games",
            arguments.round ? "No game of this round has a record." : "No game in this section has a record.",
            ExitStatus::No);
    if (isLibrary)
        return printLibrary(records);
    printGames(records, json);
    return ExitStatus::Fine;
}

ExitStatus exportEvent(const ExportArguments &arguments, const Task &task)
{
    OpenEvent event(arguments.event, task, OpenEvent::Access::Look);
    if (!event)
        return ExitStatus::Bad;
    if (!arguments.games.empty())
        return exportGames(arguments, event, task.json);
    if (!arguments.trf && !arguments.isTrf16)
        return exportTable(arguments, event.log().log(), event.section(), task.json);
    tournament::TrfReport report = tournament::reportOf(event.event().details, event.section());
    if (arguments.isByGames)
        report = byGames(std::move(report), event.section());
    const std::string text =
        tournament::writeTrf(report, arguments.isTrf16 ? tournament::TrfVersion::Trf16 : tournament::TrfVersion::Trf26);
    if (task.json)
        printJson({ { "trf", text } });
    else
        std::cout << text;
    return ExitStatus::Fine;
}

} // namespace

void setUpTournamentExport(CLI::App &parser, Task &task)
{
    parser.footer("Drafts are left out. With --json, the same rows are printed as JSON.");
    auto &arguments = declare<ExportArguments>(task, exportEvent);
    addEvent(parser, arguments.event);
    addSection(parser, arguments.event);
    CLI::Option *const csv = parser.add_option("--csv", arguments.csv,
        "entries, pairings, results, standings, cross, games, categories, prizes, clubs, ratings, corrections or log");
    parser.add_flag("--trf", arguments.trf, "Tournament report file (TRF26) for other pairing and rating programs")
        ->excludes(csv);
    parser.add_flag("--trf16", arguments.isTrf16, "The same for programs that know only TRF16")->excludes(csv);
    parser
        .add_flag(
            "--by-games", arguments.isByGames, "In the report each game of a match is a round of its own, for rating")
        ->excludes(csv);
    parser.add_option("--games", arguments.games, "Records of all games in one file: sgf or lib")->excludes(csv);
    parser.add_flag("--semicolons", arguments.semicolons, "Separate cells with semicolons instead of commas");
    parser.add_option("--round", arguments.round,
        "Round for pairings, the last published one if not given, and for games, all if not given");
    parser.add_flag("--full-names", arguments.hasFullNames,
        "Full names also where the event has initials for those born since some year");
}

} // namespace kagetsu::cli
