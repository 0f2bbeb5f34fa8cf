// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/eventinput.h"
#include "cli/output/message.h"
#include "json/parse.h"
#include "tournament/codec/actioncodec.h"
#include "tournament/csv/csvtables.h"
#include "tournament/score/facts.h"
#include "tournament/trf/trfsection.h"
#include "tournament/trf/trfwriter.h"

#include <CLI/App.hpp>

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
    bool semicolons = false;
    std::optional<int> round; // of pairings; nothing: the last one that is published
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

// A draft is the arbiter's alone.
CsvTable pairingsOf(const Section &section, std::optional<int> asked)
{
    const int published = tournament::factsOf(section).rounds;
    const int round = asked.value_or(published);
    return round < 1 || round > published ? CsvTable() : pairingTable(section, round);
}

std::optional<CsvTable> tableFor(const ExportArguments &arguments, const tournament::Log &log, const Section &section)
{
    const std::string &what = arguments.csv;
    if (what == "entries")
        return entryTable(section);
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
        std::cout << json::toText(json::Json(*table)) << '\n';
    else
        std::cout << tournament::writeCsv(*table, arguments.semicolons ? ';' : ',');
    return ExitStatus::Fine;
}

ExitStatus exportEvent(const ExportArguments &arguments, bool json)
{
    const auto event = openEvent(arguments.event, tournament::Store::Access::Look);
    const Section *section = event ? sectionOf(event->event(), arguments.event) : nullptr;
    if (!section)
        return ExitStatus::Bad;
    if (!arguments.trf)
        return exportTable(arguments, event->log(), *section, json);
    const std::string text = tournament::writeTrf(tournament::reportOf(event->event().details, *section));
    std::cout << (json ? json::toText(json::Json { { "trf", text } }) + '\n' : text);
    return ExitStatus::Fine;
}

} // namespace

void setUpTournamentExport(CLI::App &parser, Task &task)
{
    parser.footer("Drafts are left out. JSON is the same rows.");
    const auto arguments = std::make_shared<ExportArguments>();
    addEventArguments(parser, arguments->event, tournament::Store::Access::Look);
    CLI::Option *const csv =
        parser.add_option("--csv", arguments->csv, "entries, pairings, results, standings, cross, games or log");
    parser.add_flag("--trf", arguments->trf, "A report file, as other programs for pairing and rating read it")
        ->excludes(csv);
    parser.add_flag("--semicolons", arguments->semicolons, "Between cells, instead of commas");
    parser.add_option("--round", arguments->round, "Of pairings, if it is not the last one that is published");
    task.run = [arguments, &task] { return exportEvent(*arguments, task.json); };
}

} // namespace kagetsu::cli
