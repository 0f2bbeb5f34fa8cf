// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/eventinput.h"
#include "cli/input/input.h"
#include "cli/output/message.h"
#include "tournament/codec/valueformats.h"
#include "tournament/csv/csvtext.h"
#include "tournament/model/find.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <charconv>
#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using tournament::Action;

struct ResultArguments
{
    EventArguments event;
    std::optional<int> round;
    std::string table;
    std::vector<std::string> results;
    std::string csv;
};

// Results of the games of one table, in their order.
using TableRow = std::vector<std::string>; // the table first

struct RoundPlace
{
    int section = 0;
    int number = 0;
    const tournament::Round *round = nullptr; // may be none: then it is refused
};

bool refuseRow(const ResultArguments &arguments, const std::string &what)
{
    printMessage({ arguments.csv.empty() ? arguments.event.file : arguments.csv }, Severity::Error, "bad-result",
        "This is not a table or a result: " + onOneLine(what));
    return false;
}

// A game more than there are is one more of an elimination; the other one opens it.
void addGameIfMissing(std::vector<Action> &actions, const RoundPlace &place, int table, std::size_t game)
{
    const tournament::Match *match = place.round ? findMatch(*place.round, table) : nullptr;
    if (!match || game < match->games.size() || match->games.empty())
        return;
    const bool isOther = (game - match->games.size()) % 2 == 0;
    const tournament::Party last = match->games.back().opener;
    actions.emplace_back(tournament::AddGame { place.section, place.number, table, isOther ? otherParty(last) : last });
}

bool addRow(
    std::vector<Action> &actions, const RoundPlace &place, const TableRow &row, const ResultArguments &arguments)
{
    int table = 0;
    const std::string &text = row.front();
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), table);
    if (error != std::errc() || end != text.data() + text.size())
        return refuseRow(arguments, text);
    for (std::size_t game = 0; game + 1 < row.size(); ++game) {
        const std::string &said = row[game + 1];
        if (said.empty())
            continue;
        const auto outcome = tournament::OutcomeWords.meaning(said);
        if (!outcome && said != "none")
            return refuseRow(arguments, said);
        std::optional<tournament::GameReport> report;
        if (outcome)
            report.emplace().outcome = *outcome;
        addGameIfMissing(actions, place, table, game);
        actions.emplace_back(
            tournament::ReportGame { place.section, place.number, table, static_cast<int>(game), report });
    }
    return true;
}

// A first row that is no table has titles.
std::optional<std::vector<TableRow>> rowsOf(const ResultArguments &arguments)
{
    std::vector<TableRow> rows;
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

bool hasResult(const tournament::Match &match)
{
    return match.ruling || std::all_of(match.games.begin(), match.games.end(), [](const tournament::Game &game) {
        return game.report.has_value();
    });
}

void sayMissing(const tournament::Round &round, bool json)
{
    std::vector<int> missing;
    for (const tournament::Match &match : round.matches) {
        if (!hasResult(match))
            missing.push_back(match.table);
    }
    if (json) {
        std::cout << json::Json { { "missing", missing } }.dump() << '\n';
        return;
    }
    std::cout << "missing";
    for (const int table : missing)
        std::cout << '\t' << table;
    std::cout << '\n';
}

ExitStatus enterResults(const ResultArguments &arguments, const Task &task)
{
    const auto rows = rowsOf(arguments);
    auto event = rows ? openEvent(arguments.event, tournament::Store::Access::Change) : std::nullopt;
    const tournament::Section *section = event ? sectionOf(event->event(), arguments.event) : nullptr;
    if (!section)
        return ExitStatus::Bad;
    RoundPlace place { section->id, arguments.round.value_or(static_cast<int>(section->rounds.size())), nullptr };
    place.round = findRound(*section, place.number);
    std::vector<Action> actions;
    for (const TableRow &row : *rows) {
        if (!addRow(actions, place, row, arguments))
            return ExitStatus::Bad;
    }
    const ExitStatus status = doAll(*event, std::move(actions), arguments.event, task);
    if (status == ExitStatus::Fine) {
        if (const auto *round = findRound(*findSection(event->event(), place.section), place.number))
            sayMissing(*round, task.json);
    }
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
    task.run = [arguments, &task] { return enterResults(*arguments, task); };
}

} // namespace kagetsu::cli
