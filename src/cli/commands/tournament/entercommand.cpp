// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/input/listinput.h"
#include "cli/output/entrypreview.h"
#include "tournament/csv/listpreview.h"
#include "tournament/log/act.h"

#include <CLI/App.hpp>

#include <algorithm>

namespace kagetsu::cli {

namespace {

using tournament::EntryDetails;

struct EnterArguments
{
    EventArguments event;
    std::vector<std::string> names;
    ListArguments list;
    int joined = 1;
    bool isByRating = false;
};

std::optional<ReadList> listOf(const EnterArguments &arguments)
{
    ReadList read;
    if (!arguments.list.file.empty()) {
        std::optional<ReadList> found = readList(arguments.list);
        if (!found)
            return std::nullopt;
        read = std::move(*found);
    }
    std::vector<EntryDetails> &entries = read.list.entries;
    for (const std::string &name : arguments.names)
        entries.emplace_back().name = name;
    const bool isNamed =
        std::none_of(entries.begin(), entries.end(), [](const EntryDetails &details) { return details.name.empty(); });
    if ((isNamed && !entries.empty()) || (arguments.list.isTrial && !arguments.list.file.empty()))
        return read;
    tellError({}, "no-name", isNamed ? "No names were given." : "A name is empty.");
    return std::nullopt;
}

void tellNewcomers(const EnterArguments &arguments, const tournament::Newcomers &newcomers)
{
    for (const std::string &name : newcomers.namesakes)
        tellWarning(
            arguments.event.file, "namesakes", "There is more than one player of this name: " + onOneLine(name));
    if (newcomers.known() > 0)
        tellWarning(arguments.event.file, "already-entered",
            "Already on the list and not entered again: " + std::to_string(newcomers.known()) + '.');
}

ExitStatus enterAll(const EnterArguments &arguments, const Task &task)
{
    const auto read = listOf(arguments);
    if (!read)
        return ExitStatus::Bad;
    OpenEvent event(
        arguments.event, task, arguments.list.isTrial ? OpenEvent::Access::Look : OpenEvent::Access::Change);
    if (!event)
        return ExitStatus::Bad;
    if (arguments.list.isTrial) {
        printPreview(read->table, read->columns, previewOf(read->table, read->columns, event.section()), task.json);
        return ExitStatus::Fine;
    }
    const std::size_t before = event.section().entries.size();
    const tournament::Newcomers newcomers = newcomersOf(read->list, event.section());
    const ExitStatus status = event.act(tournament::entering(
        event.event(), event.section().id, newcomers.entries, arguments.joined, arguments.isByRating));
    if (status != ExitStatus::Fine)
        return status;
    tellNewcomers(arguments, newcomers);
    Answer all = Answer::array();
    const std::vector<tournament::Entry> &entries = event.section().entries;
    for (std::size_t place = before; place < entries.size(); ++place)
        all.push_back(entryAnswer(event.section(), entries[place].id));
    printRows(all, task.json);
    return status;
}

} // namespace

void setUpTournamentEnter(CLI::App &parser, Task &task)
{
    parser.footer("Prints the pairing number and name of each. Either all are entered or none.");
    auto &arguments = declare<EnterArguments>(task, enterAll);
    addEventArguments(parser, arguments.event);
    parser.add_option("NAME", arguments.names, "Names of the players or teams");
    parser.add_option("--csv", arguments.list.file,
        "A list of players: CSV, text, .xlsx or .ods; columns by their heads, such as name, rating, club, country;\n"
        "- is standard input");
    parser.add_option("--sheet", arguments.list.sheet, "Sheet of a workbook; without it, the first");
    parser.add_option("--columns", arguments.list.columns,
        "What the columns are, from the left, such as name,club,-,rating; - leaves one out");
    parser.add_option("--head-rows", arguments.list.headRows, "Rows above the first player")
        ->check(CLI::Range(0, 1000));
    parser.add_flag("--dry-run", arguments.list.isTrial, "Show each row and what would become of it; enter nobody");
    parser.add_option("--charset", arguments.list.charset, "Text encoding of the table: GBK, windows-1251, …");
    parser.add_flag("--by-rating", arguments.isByRating, "Then number all entries anew, the highest rating first");
    parser.add_option("--joined", arguments.joined, "First round in which they take part")->check(CLI::Range(1, 1000));
}

} // namespace kagetsu::cli
