// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/eventinput.h"
#include "cli/input/input.h"
#include "cli/output/message.h"
#include "cli/words/exportwords.h"
#include "record/sgf/sgfwriter.h"
#include "tournament/codec/actioncodec.h"
#include "tournament/csv/correctiontable.h"
#include "tournament/csv/csvtables.h"
#include "tournament/csv/rankingtables.h"
#include "tournament/games/sectionrecords.h"
#include "tournament/model/names.h"
#include "tournament/score/facts.h"
#include "tournament/trf/trfgames.h"
#include "tournament/trf/trfsection.h"
#include "tournament/trf/trfwriter.h"

#include <CLI/App.hpp>

#include <filesystem>
#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using tournament::CsvTable;
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
    std::optional<int> round; // round of the pairings; if not set, the last published one
};

CsvTable logRows(const tournament::Log &log)
{
    CsvTable rows { { "line", "at_ms", "who", "action", "undone_at_ms", "undone_by" } };
    for (const tournament::LogLine &line : log.lines()) {
        rows.push_back({ std::to_string(rows.size()), std::to_string(line.done.when.count()), line.done.who,
            textOf(line.action), line.undone ? std::to_string(line.undone->when.count()) : std::string(),
            line.undone ? line.undone->who : std::string() });
    }
    return rows;
}

// Returns the pairings of a published round. Drafts are for the arbiter only.
CsvTable pairingsOf(const Section &section, std::optional<int> asked)
{
    const int published = tournament::factsOf(section).rounds;
    const int round = asked.value_or(published);
    return round < 1 || round > published ? CsvTable() : pairingTable(section, round);
}

// Returns the table. Tables for the public show only the initials of minors.
std::optional<CsvTable> tableFor(const ExportArguments &arguments, const tournament::Log &log, const Section &whole)
{
    const std::string &what = arguments.csv;
    if (what == "entries")
        return entryTable(whole);
    const Section section = arguments.hasFullNames ? whole : publicView(log.event().details, whole);
    if (what == "pairings")
        return pairingsOf(section, arguments.round);
    if (what == "results")
        return resultTable(section);
    if (what == "standings")
        return tournament::standingsTable(section);
    if (what == "cross")
        return crossTable(section);
    if (what == "games")
        return gameTable(section);
    if (what == "categories")
        return categoryTable(whole, section);
    if (what == "prizes")
        return prizeTable(whole, section);
    if (what == "clubs")
        return clubTable(whole, section);
    if (what == "ratings")
        return ratingTable(whole, section);
    if (what == "corrections")
        return correctionTable(log);
    return what == "log" ? std::optional(logRows(log)) : std::nullopt;
}

ExitStatus exportTable(const ExportArguments &arguments, const tournament::Log &log, const Section &section, bool json)
{
    const auto table = tableFor(arguments, log, section);
    if (!table) {
        printMessage({}, Severity::Error, "unknown-table", "There is no such table: " + onOneLine(arguments.csv));
        return ExitStatus::Bad;
    }
    if (json)
        printJson(*table);
    else
        std::cout << tournament::writeCsv(*table, arguments.semicolons ? ';' : ',');
    return ExitStatus::Fine;
}

// Reads a record from the path that the event gives, or from a file of the same name next to the event file.
std::optional<std::string> readRecord(const std::filesystem::path &event, const std::string &record)
{
    std::error_code error;
    const std::filesystem::path named(record);
    const std::filesystem::path beside = event.parent_path() / named.filename();
    const std::filesystem::path &found = std::filesystem::is_regular_file(named, error) ? named : beside;
    std::string bytes;
    if (!std::filesystem::is_regular_file(found, error))
        return std::nullopt;
    Input input(found.string());
    return input.readAll(bytes) ? std::optional(std::move(bytes)) : std::nullopt;
}

ExitStatus writeGames(const tournament::SectionRecords &records, bool asLibrary)
{
    if (!asLibrary) {
        std::cout << sgfOf(records);
        return ExitStatus::Fine;
    }
    const auto library = libraryOf(records);
    if (!library) {
        const Words words = wordsFor(library.fault());
        printMessage({}, Severity::Error, words.code, words.text);
        return ExitStatus::Bad;
    }
    if (library->otherSize > 0)
        printMessage({}, Severity::Warning, "board-size",
            "Games on a different board size are left out. (" + std::to_string(library->otherSize) + ')');
    std::cout << library->bytes;
    return ExitStatus::Fine;
}

ExitStatus tellGames(const tournament::SectionRecords &records)
{
    Answer games = Answer::array();
    for (const tournament::RecordedGame &game : records.games)
        games.push_back({ { "round", game.round }, { "table", game.table }, { "game", game.game + 1 },
            { "sgf", record::writeSgf(game.record) } });
    printJson({ { "games", std::move(games) }, { "missing", records.missing } });
    return ExitStatus::Fine;
}

ExitStatus exportGames(
    const ExportArguments &arguments, const tournament::KeptLog &event, const Section &section, bool json)
{
    if (arguments.games != "sgf" && arguments.games != "lib") {
        printMessage({}, Severity::Error, "unknown-format", "Games are written as sgf or lib.");
        return ExitStatus::Bad;
    }
    if (json && arguments.games == "lib") {
        printMessage({}, Severity::Error, "unknown-format", "A library cannot be printed as JSON.");
        return ExitStatus::Bad;
    }
    const std::filesystem::path file(arguments.event.file);
    const auto read = [&file](const std::string &record) { return readRecord(file, record); };
    const tournament::SectionRecords records = recordsOf(event.event(), section, event.identity().id, read);
    for (const std::string &missing : records.missing)
        printMessage({ missing }, Severity::Warning, "missing-record", "This record could not be read.");
    if (!records.games.empty() && json)
        return tellGames(records);
    if (!records.games.empty())
        return writeGames(records, arguments.games == "lib");
    printMessage({ arguments.event.file }, Severity::Error, "no-games", "No game in this section has a record.");
    return ExitStatus::No;
}

ExitStatus exportEvent(const ExportArguments &arguments, bool json)
{
    const auto event = openEvent(arguments.event, tournament::Store::Access::Look);
    const Section *section = event ? sectionOf(event->event(), arguments.event) : nullptr;
    if (!section)
        return ExitStatus::Bad;
    if (!arguments.games.empty())
        return exportGames(arguments, *event, *section, json);
    if (!arguments.trf && !arguments.isTrf16)
        return exportTable(arguments, event->log(), *section, json);
    tournament::TrfReport report = tournament::reportOf(event->event().details, *section);
    if (arguments.isByGames)
        report = byGames(std::move(report), *section);
    const std::string text =
        tournament::writeTrf(report, arguments.isTrf16 ? tournament::TrfVersion::Trf16 : tournament::TrfVersion::Trf26);
    if (json)
        printJson({ { "trf", text } });
    else
        std::cout << text;
    return ExitStatus::Fine;
}

} // namespace

void setUpTournamentExport(CLI::App &parser, Task &task)
{
    parser.footer("Drafts are left out. With --json, the same rows are printed as JSON.");
    const auto arguments = std::make_shared<ExportArguments>();
    addEventArguments(parser, arguments->event, tournament::Store::Access::Look);
    CLI::Option *const csv = parser.add_option("--csv", arguments->csv,
        "entries, pairings, results, standings, cross, games, categories, prizes, clubs, ratings, corrections or log");
    parser.add_flag("--trf", arguments->trf, "Tournament report file (TRF26) for other pairing and rating programs")
        ->excludes(csv);
    parser.add_flag("--trf16", arguments->isTrf16, "The same for programs that know only TRF16")->excludes(csv);
    parser
        .add_flag(
            "--by-games", arguments->isByGames, "In the report each game of a match is a round of its own, for rating")
        ->excludes(csv);
    parser.add_option("--games", arguments->games, "Records of all games in one file: sgf or lib")->excludes(csv);
    parser.add_flag("--semicolons", arguments->semicolons, "Separate cells with semicolons instead of commas");
    parser.add_option("--round", arguments->round, "Round for pairings; without it, the last published round");
    parser.add_flag("--full-names", arguments->hasFullNames,
        "Full names also where the event has initials for those born since some year");
    task.run = [arguments, &task] { return exportEvent(*arguments, task.json); };
}

} // namespace kagetsu::cli
