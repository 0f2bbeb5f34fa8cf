// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/eventinput.h"
#include "cli/input/input.h"
#include "cli/output/message.h"
#include "tournament/codec/valueformats.h"
#include "tournament/csv/csvtext.h"
#include "tournament/log/act.h"
#include "tournament/log/reporting.h"
#include "tournament/model/find.h"
#include "tournament/score/decided.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <charconv>
#include <memory>

namespace kagetsu::cli {

namespace {

using tournament::ReportGame;

struct ResultArguments
{
    EventArguments event;
    std::optional<int> round;
    std::string table;
    std::vector<std::string> results;
    std::string csv;
    std::string reason;
};

// The table, followed by the results of its games in their order.
using TableRow = std::vector<std::string>;

bool refuseRow(const ResultArguments &arguments, const std::string &what)
{
    printMessage({ arguments.csv.empty() ? arguments.event.file : arguments.csv }, Severity::Error, "bad-result",
        "This is not a table or a result: " + onOneLine(what));
    return false;
}

// Reads the results of a row, game by game, for the round of `place`.
bool addRow(std::vector<ReportGame> &reports, ReportGame place, const TableRow &row, const ResultArguments &arguments)
{
    const std::string &text = row.front();
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), place.table);
    if (error != std::errc() || end != text.data() + text.size())
        return refuseRow(arguments, text);
    for (place.game = 0; place.game + 1 < static_cast<int>(row.size()); ++place.game) {
        const std::string &said = row[static_cast<std::size_t>(place.game) + 1];
        if (said.empty())
            continue;
        const auto outcome = tournament::OutcomeWords.meaning(said);
        if (!outcome && said != "none")
            return refuseRow(arguments, said);
        place.report.reset();
        if (outcome)
            place.report.emplace().outcome = *outcome;
        reports.push_back(place);
    }
    return true;
}

// Returns the rows to enter. A first row that does not begin with a table number is skipped as a heading.
std::optional<std::vector<TableRow>> rowsOf(const ResultArguments &arguments)
{
    std::vector<TableRow> rows;
    if (arguments.table.empty() ? arguments.csv.empty() : arguments.results.empty()) {
        // A lone -- ends the options and is not a result.
        printMessage({ arguments.event.file }, Severity::Error, "missing-result",
            "Give a table and its result. Put -- before the table if a result begins with a dash.");
        return std::nullopt;
    }
    if (!arguments.table.empty()) {
        rows.push_back({ arguments.table });
        rows.back().insert(rows.back().end(), arguments.results.begin(), arguments.results.end());
    }
    if (arguments.csv.empty())
        return rows;
    Input input(arguments.csv);
    std::string text;
    if (!input.readAll(text))
        return std::nullopt;
    std::vector<TableRow> more = tournament::readCsv(text);
    if (!more.empty() && more.front().front().find_first_not_of("0123456789") != std::string::npos)
        more.erase(more.begin());
    rows.insert(rows.end(), more.begin(), more.end());
    return rows;
}

ExitStatus enterResults(const ResultArguments &arguments, const Task &task)
{
    const auto rows = rowsOf(arguments);
    auto event = rows ? openEvent(arguments.event, tournament::Store::Access::Change) : std::nullopt;
    const tournament::Section *section = event ? sectionOf(event->event(), arguments.event) : nullptr;
    if (!section)
        return ExitStatus::Bad;
    const auto reason = reasonFrom(arguments.reason);
    if (!reason)
        return refuseReason(arguments.event);
    ReportGame place;
    place.reason = *reason;
    place.section = section->id;
    place.round = arguments.round.value_or(static_cast<int>(section->rounds.size()));
    std::vector<ReportGame> reports;
    for (const TableRow &row : *rows) {
        if (!addRow(reports, place, row, arguments))
            return ExitStatus::Bad;
    }
    auto actions = tournament::reported(event->event(), reports);
    if (!actions)
        return tell(arguments.event, actions.fault(), event->event());
    const bool corrects = std::any_of(reports.begin(), reports.end(),
        [&event](const ReportGame &report) { return isCorrection(event->event(), report); });
    const ExitStatus status = doAll(*event, std::move(actions).value(), arguments.event, task);
    if (status == ExitStatus::Fine && corrects)
        tellResting(arguments.event, event->event(), place.section, place.round);
    if (status == ExitStatus::Fine)
        printMembers(
            { { "missing", tournament::openTables(*findSection(event->event(), place.section), place.round) } },
            { "missing" }, task.json);
    return status;
}

} // namespace

void setUpTournamentResult(CLI::App &parser, Task &task)
{
    parser.footer("A result is 1-0, 0-1 or 1/2, from the side of the player named first, or by forfeit + (the second "
                  "is absent),\n- or --; none removes it. Give one result for each game of a match. Prints `missing` "
                  "and the tables without\na result. Put -- before the table if a result begins with a dash.");
    const auto arguments = std::make_shared<ResultArguments>();
    addEventArguments(parser, arguments->event, tournament::Store::Access::Change);
    parser.add_option("TABLE", arguments->table, "Number of the table");
    parser.add_option("RESULT", arguments->results, "Result of the table, or of each of its games");
    parser.add_option("--csv", arguments->csv, "CSV file of table numbers and results; - is standard input");
    parser.add_option("--round", arguments->round, "Round; without it, the last one");
    parser.add_option("--reason", arguments->reason,
        "Why a result that is there is replaced or removed: mistyped, slip, appeal, rules, or words");
    task.run = [arguments, &task] { return enterResults(*arguments, task); };
}

} // namespace kagetsu::cli
