// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/eventinput.h"
#include "cli/input/csv.h"
#include "cli/input/input.h"
#include "cli/output/message.h"
#include "tournament/model/find.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;
using tournament::EntryDetails;

struct EnterArguments
{
    EventArguments event;
    std::vector<std::string> names;
    std::string csv;
    int joined = 1;
};

struct EntryColumn
{
    std::string_view name;
    void (*take)(EntryDetails &details, const std::string &cell);
};

void takeRating(EntryDetails &details, const std::string &cell)
{
    int rating = 0;
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), rating);
    if (error == std::errc() && end == cell.data() + cell.size())
        details.rating = rating;
}

constexpr EntryColumn EntryColumns[] {
    { "name", [](EntryDetails &details, const std::string &cell) { details.name = cell; } },
    { "rating", takeRating },
    { "rank", [](EntryDetails &details, const std::string &cell) { details.rank = cell; } },
    { "club", [](EntryDetails &details, const std::string &cell) { details.club = cell; } },
    { "country", [](EntryDetails &details, const std::string &cell) { details.country = cell; } },
    { "member",
        [](EntryDetails &details, const std::string &cell) {
            details.kind = EntryDetails::Kind::Team;
            details.members.push_back(cell);
        } },
};

const EntryColumn *columnOf(std::string name)
{
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char letter) {
        return letter < 128 ? static_cast<char>(std::tolower(letter)) : static_cast<char>(letter);
    });
    const auto found = std::find_if(std::begin(EntryColumns), std::end(EntryColumns),
        [&name](const EntryColumn &column) { return column.name == name; });
    return found == std::end(EntryColumns) ? nullptr : found;
}

// The columns of a table, by its first row; without a `name` in it, the first column is names, and there are no titles.
std::vector<const EntryColumn *> columnsOf(std::vector<std::vector<std::string>> &rows)
{
    std::vector<const EntryColumn *> columns;
    for (const std::string &title : rows.front())
        columns.push_back(columnOf(title));
    if (std::find(columns.begin(), columns.end(), &EntryColumns[0]) == columns.end())
        return { &EntryColumns[0] };
    rows.erase(rows.begin());
    return columns;
}

std::vector<EntryDetails> entriesFrom(std::vector<std::vector<std::string>> rows)
{
    std::vector<EntryDetails> all;
    if (rows.empty())
        return all;
    const std::vector<const EntryColumn *> columns = columnsOf(rows);
    for (const std::vector<std::string> &row : rows) {
        EntryDetails &details = all.emplace_back();
        for (std::size_t cell = 0; cell < std::min(row.size(), columns.size()); ++cell) {
            if (columns[cell] && !row[cell].empty())
                columns[cell]->take(details, row[cell]);
        }
    }
    return all;
}

std::optional<std::vector<EntryDetails>> entriesOf(const EnterArguments &arguments)
{
    std::vector<EntryDetails> all;
    if (!arguments.csv.empty()) {
        Input input(arguments.csv);
        std::string text;
        if (!input.readAll(text))
            return std::nullopt;
        all = entriesFrom(readCsv(text));
    }
    for (const std::string &name : arguments.names)
        all.emplace_back().name = name;
    const auto nameless =
        std::find_if(all.begin(), all.end(), [](const EntryDetails &details) { return details.name.empty(); });
    if (!all.empty() && nameless == all.end())
        return all;
    printMessage({ arguments.csv }, Severity::Error, "no-name",
        all.empty() ? "Nobody is named." : "Entry " + std::to_string(nameless - all.begin() + 1) + " has no name.");
    return std::nullopt;
}

void showEntries(const tournament::Section &section, std::size_t from, bool json)
{
    Json all = Json::array();
    for (std::size_t place = from; place < section.entries.size(); ++place) {
        const tournament::Entry &entry = section.entries[place];
        all.push_back({ { "number", entry.number }, { "name", entry.details.name } });
        if (!json)
            std::cout << entry.number << '\t' << onOneLine(entry.details.name) << '\n';
    }
    if (json)
        std::cout << all.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

ExitStatus enterAll(const EnterArguments &arguments, const Task &task)
{
    const auto entries = entriesOf(arguments);
    auto event = entries ? openEvent(arguments.event, tournament::Store::Access::Change) : std::nullopt;
    const tournament::Section *section = event ? sectionOf(event->event(), arguments.event) : nullptr;
    if (!section)
        return ExitStatus::Bad;
    const int id = section->id;
    const std::size_t before = section->entries.size();
    std::vector<tournament::Action> actions;
    for (const EntryDetails &details : *entries)
        actions.emplace_back(tournament::AddEntry { id, details, arguments.joined });
    const ExitStatus status = doAll(*event, std::move(actions), arguments.event, task);
    if (status == ExitStatus::Fine)
        showEntries(*findSection(event->event(), id), before, task.json);
    return status;
}

} // namespace

void setUpTournamentEnter(CLI::App &parser, Task &task)
{
    parser.footer("Prints pairing number and name of each. All are entered, or nobody.");
    const auto arguments = std::make_shared<EnterArguments>();
    addEventArguments(parser, arguments->event, tournament::Store::Access::Change);
    parser.add_option("NAME", arguments->names, "Who takes part");
    parser.add_option("--csv", arguments->csv,
        "A table with the columns name, rating, rank, club, country, member (of a team, as often as there are);\n"
        "- is standard input");
    parser.add_option("--joined", arguments->joined, "The first round that they take part in")
        ->check(CLI::Range(1, 1000));
    task.run = [arguments, &task] { return enterAll(*arguments, task); };
}

} // namespace kagetsu::cli
