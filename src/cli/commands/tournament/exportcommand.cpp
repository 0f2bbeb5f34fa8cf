// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/eventinput.h"
#include "cli/commands/tournament/standingstable.h"
#include "cli/input/csv.h"
#include "cli/output/message.h"
#include "tournament/codec/actioncodec.h"
#include "tournament/codec/valueformats.h"
#include "tournament/model/find.h"

#include <CLI/App.hpp>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using CsvRow = std::vector<std::string>;
using CsvRows = std::vector<CsvRow>;
using tournament::Section;

struct ExportArguments
{
    EventArguments event;
    std::string csv;
};

std::string numberText(const Section &section, tournament::EntryId id)
{
    const tournament::Entry *entry = findEntry(section, id);
    return entry ? std::to_string(entry->number) : std::string();
}

std::string nameText(const Section &section, tournament::EntryId id)
{
    const tournament::Entry *entry = findEntry(section, id);
    return entry ? entry->details.name : std::string();
}

CsvRows entryRows(const Section &section)
{
    CsvRows rows { { "number", "name", "rating", "rank", "club", "country", "joined", "left" } };
    for (const tournament::Entry &entry : section.entries) {
        const tournament::EntryDetails &details = entry.details;
        rows.push_back({ std::to_string(entry.number), details.name,
            details.rating ? std::to_string(*details.rating) : std::string(), details.rank, details.club,
            details.country, std::to_string(entry.joinedRound),
            entry.leftRound ? std::to_string(*entry.leftRound) : std::string() });
    }
    return rows;
}

// Without drafts, which only the arbiter sees.
template <class AddRows>
void eachRound(const Section &section, AddRows addRows)
{
    for (std::size_t place = 0; place < section.rounds.size(); ++place) {
        if (section.rounds[place].state != tournament::Round::State::Draft)
            addRows(std::to_string(place + 1), section.rounds[place]);
    }
}

CsvRows pairingRows(const Section &section)
{
    CsvRows rows { { "round", "table", "number", "name", "opponent", "opponent name" } };
    eachRound(section, [&](const std::string &number, const tournament::Round &round) {
        for (const tournament::Match &match : round.matches)
            rows.push_back({ number, std::to_string(match.table), numberText(section, match.a),
                nameText(section, match.a), numberText(section, match.b), nameText(section, match.b) });
        for (const tournament::Bye &bye : round.byes)
            rows.push_back({ number, "", numberText(section, bye.entry), nameText(section, bye.entry), "",
                std::string(tournament::ByeWords.of(bye.kind)) });
    });
    return rows;
}

CsvRows gameRows(const Section &section)
{
    CsvRows rows { { "round", "table", "game", "number", "name", "opponent", "opponent name", "opener", "result" } };
    eachRound(section, [&](const std::string &number, const tournament::Round &round) {
        for (const tournament::Match &match : round.matches) {
            for (std::size_t game = 0; game < match.games.size(); ++game) {
                const tournament::Game &played = match.games[game];
                const std::string result(
                    played.report ? tournament::OutcomeWords.of(played.report->outcome) : std::string_view());
                rows.push_back({ number, std::to_string(match.table), std::to_string(game + 1),
                    numberText(section, match.a), nameText(section, match.a), numberText(section, match.b),
                    nameText(section, match.b), numberText(section, match.entry(played.opener)), result });
            }
        }
    });
    return rows;
}

CsvRows standingRows(const Section &section)
{
    const StandingsTable table = isElimination(section.settings.format)
        ? knockoutTable(section)
        : standingsTable(section, criteriaOf(section.settings));
    CsvRows rows { { "place", "number", "name" } };
    for (const tournament::Criterion &column : table.columns)
        rows.front().push_back(codeOf(column));
    for (const tournament::Standing &standing : table.rows) {
        rows.push_back(
            { std::to_string(standing.place), numberText(section, standing.entry), nameText(section, standing.entry) });
        for (const tournament::Value &value : standing.values)
            rows.back().push_back(textOf(value));
    }
    return rows;
}

CsvRows logRows(const tournament::Log &log)
{
    CsvRows rows { { "line", "at_ms", "who", "action", "undone_at_ms", "undone_by" } };
    for (const tournament::LogLine &line : log.lines()) {
        rows.push_back({ std::to_string(rows.size()), std::to_string(line.done.when.count()), line.done.who,
            textOf(line.action), line.undone ? std::to_string(line.undone->when.count()) : std::string(),
            line.undone ? line.undone->who : std::string() });
    }
    return rows;
}

std::optional<CsvRows> rowsFor(const std::string &what, const tournament::Log &log, const Section &section)
{
    if (what == "entries")
        return entryRows(section);
    if (what == "pairings")
        return pairingRows(section);
    if (what == "games")
        return gameRows(section);
    if (what == "standings")
        return standingRows(section);
    return what == "log" ? std::optional(logRows(log)) : std::nullopt;
}

ExitStatus exportEvent(const ExportArguments &arguments, bool json)
{
    const auto event = openEvent(arguments.event, tournament::Store::Access::Look);
    const Section *section = event ? sectionOf(event->event(), arguments.event) : nullptr;
    if (!section)
        return ExitStatus::Bad;
    const auto rows = rowsFor(arguments.csv, event->log(), *section);
    if (!rows) {
        printMessage({}, Severity::Error, "unknown-table", "There is no such table: " + onOneLine(arguments.csv));
        return ExitStatus::Bad;
    }
    if (json) {
        std::cout << json::toText(json::Json(*rows)) << '\n';
        return ExitStatus::Fine;
    }
    for (const CsvRow &row : *rows) {
        for (std::size_t cell = 0; cell < row.size(); ++cell)
            std::cout << (cell == 0 ? "" : ",") << csvCell(row[cell]);
        std::cout << "\r\n";
    }
    return ExitStatus::Fine;
}

} // namespace

void setUpTournamentExport(CLI::App &parser, Task &task)
{
    parser.footer("Drafts are left out. JSON is the same rows.");
    const auto arguments = std::make_shared<ExportArguments>();
    addEventArguments(parser, arguments->event, tournament::Store::Access::Look);
    parser.add_option("--csv", arguments->csv, "entries, pairings, games, standings or log")->required();
    task.run = [arguments, &task] { return exportEvent(*arguments, task.json); };
}

} // namespace kagetsu::cli
