// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/input/input.h"
#include "tournament/codec/typed.h"
#include "tournament/csv/csvtext.h"
#include "tournament/log/act.h"
#include "tournament/log/reporting.h"
#include "tournament/score/decided.h"

#include <CLI/App.hpp>

#include <algorithm>

namespace kagetsu::cli {

namespace {

struct ResultArguments
{
    EventArguments event;
    std::optional<int> round;
    std::string table;
    std::vector<std::string> results;
    std::string csv;
    std::string reason;
};

// Returns the rows to enter. A first row that does not begin with a table number is skipped as a heading.
std::optional<tournament::CsvTable> rowsOf(const ResultArguments &arguments)
{
    tournament::CsvTable rows;
    if (arguments.table.empty() ? arguments.csv.empty() : arguments.results.empty()) {
        // A lone -- ends the options and is not a result.
        tellError(arguments.event.file, "missing-result",
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
    tournament::CsvTable more = tournament::readCsv(text);
    if (!more.empty() && more.front().front().find_first_not_of("0123456789") != std::string::npos)
        more.erase(more.begin());
    rows.insert(rows.end(), more.begin(), more.end());
    return rows;
}

ExitStatus enterResults(const ResultArguments &arguments, const Task &task)
{
    const std::string &file = arguments.event.file;
    const auto rows = rowsOf(arguments);
    if (!rows)
        return ExitStatus::Bad;
    OpenEvent event(arguments.event, task, OpenEvent::Access::Change);
    if (!event)
        return ExitStatus::Bad;
    const auto reason = tournament::reasonFrom(arguments.reason);
    if (!reason)
        return tellError(file, "bad-reason", "A reason is mistyped, slip, appeal, rules, or words of your own.");
    const int id = event.section().id;
    const int round = event.roundOr(arguments.round);
    const auto reports = tournament::resultsFrom(*rows, { id, round, 0, 0, {}, *reason });
    if (!reports)
        return tellError(arguments.csv.empty() ? file : arguments.csv, "bad-result",
            "This is not a table or a result: " + onOneLine(reports.fault()));
    auto actions = tournament::reported(event.event(), *reports);
    if (!actions)
        return tell(arguments.event, actions.fault(), event.event());
    const bool corrects = std::any_of(reports.value().begin(), reports.value().end(),
        [&event](const tournament::ReportGame &report) { return isCorrection(event.event(), report); });
    const ExitStatus status = event.act(std::move(actions).value());
    if (status == ExitStatus::Fine && corrects)
        tellResting(arguments.event, event.event(), id, round);
    if (status == ExitStatus::Fine)
        printMembers({ { "missing", tournament::openTables(event.section(), round) } }, { "missing" }, task.json);
    return status;
}

} // namespace

void setUpTournamentResult(CLI::App &parser, Task &task)
{
    parser.footer("A result is 1-0, 0-1 or 1/2, from the side of the player named first, or by forfeit + (the second "
                  "is absent),\n- or --; none removes it. Give one result for each game of a match. Prints `missing` "
                  "and the tables without\na result. Put -- before the table if a result begins with a dash.");
    auto &arguments = declare<ResultArguments>(task, enterResults);
    addEventArguments(parser, arguments.event);
    parser.add_option("TABLE", arguments.table, "Number of the table");
    parser.add_option("RESULT", arguments.results, "Result of the table, or of each of its games");
    parser.add_option("--csv", arguments.csv, "CSV file of table numbers and results; - is standard input");
    parser.add_option("--round", arguments.round, "Round; without it, the last one");
    parser.add_option("--reason", arguments.reason,
        "Why a result that is there is replaced or removed: mistyped, slip, appeal, rules, or words");
}

} // namespace kagetsu::cli
