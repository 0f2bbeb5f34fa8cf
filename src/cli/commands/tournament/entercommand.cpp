// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/input/input.h"
#include "cli/output/entrypreview.h"
#include "cli/output/message.h"
#include "cli/words/eventwords.h"
#include "record/text/charset.h"
#include "tournament/csv/listpreview.h"
#include "tournament/sheet/workbook.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <sstream>

namespace kagetsu::cli {

namespace {

using tournament::EntryDetails;

struct EnterArguments
{
    EventArguments event;
    std::vector<std::string> names;
    std::string csv;
    std::string charset; // encoding of the table; if empty, it is detected
    std::string sheet; // sheet of the workbook; if empty, the first one
    std::string columns; // codes of the columns, separated by commas; if empty, they are detected
    std::optional<int> headRows; // rows above the first player; if not set, they are detected
    bool isTrial = false; // True if nobody is to be entered
    int joined = 1;
};

// A list that was read, with the table and the columns it was read from.
struct ReadList
{
    tournament::ListTable table {};
    tournament::EntryColumns columns {};
    tournament::EntryList list {};
};

// Reports faulty rows. Returns false if a row cannot be entered, because nobody may be left out silently.
bool tellRows(const std::string &file, const std::vector<tournament::EntryRowFault> &faults)
{
    using Why = tournament::EntryRowFault::Why;
    bool isFine = true;
    for (const auto &[why, row, cell] : faults) {
        const bool isError = why == Why::NoName || why == Why::TooMany;
        const Words words = wordsFor(why);
        printMessage({ file, row }, isError ? Severity::Error : Severity::Warning, words.code,
            cell.empty() ? std::string(words.text) : onOneLine(cell) + ": " + std::string(words.text));
        isFine = isFine && !isError;
    }
    return isFine;
}

// Reports a guessed encoding and the columns that were left out.
void tellReading(const std::string &file, const tournament::EntryList &list)
{
    if (list.guessed)
        printMessage({ file }, Severity::Note, "charset-guessed",
            "The file does not state its text encoding; it was read as " + std::string(nameOf(*list.guessed))
                + ". If names look wrong, use --charset to choose the encoding.");
    std::string columns;
    for (const std::string &head : list.leftOut)
        columns += (columns.empty() ? "" : ", ") + onOneLine(head);
    if (!columns.empty())
        tellWarning(file, "columns-left-out", "Columns that were left out: " + columns + '.');
}

// Reads the columns, such as "name,club,-,rating".
bool chooseColumns(const EnterArguments &arguments, tournament::EntryColumns &columns)
{
    if (arguments.headRows)
        columns.first = static_cast<std::size_t>(*arguments.headRows);
    if (arguments.columns.empty())
        return true;
    columns.columns.clear();
    columns.heads = tournament::EntryColumns::Heads::Known;
    std::istringstream codes(arguments.columns);
    for (std::string code; std::getline(codes, code, ',');) {
        const auto column = tournament::entryColumnFrom(code);
        if (!column) {
            tellError({}, "unknown-column", "There is no such column: " + onOneLine(code));
            return false;
        }
        columns.columns.push_back(*column);
    }
    return true;
}

std::optional<ReadList> readList(const EnterArguments &arguments)
{
    tournament::ListChoices choices;
    if (!arguments.sheet.empty())
        choices.sheet = arguments.sheet;
    if (!arguments.charset.empty()) {
        choices.charset = record::charsetFromName(arguments.charset);
        if (!choices.charset) {
            tellError({}, "unknown-charset", "This is not a known text encoding.");
            return std::nullopt;
        }
    }
    Input input(arguments.csv);
    std::string bytes;
    if (!input.readAll(bytes))
        return std::nullopt;
    ReadList read { tournament::tableOfFile(bytes, choices, tournament::readWorkbook) };
    if (const auto &fault = read.table.notAList) {
        const Words words = wordsFor(fault->why);
        printMessage({ input.name(), fault->line }, Severity::Error, words.code, words.text);
        return std::nullopt;
    }
    read.columns = tournament::columnsOf(read.table.rows);
    if (!chooseColumns(arguments, read.columns))
        return std::nullopt;
    read.list = entriesOf(read.table, read.columns);
    tellReading(input.name(), read.list);
    // A trial shows faulty rows and continues.
    if (!tellRows(input.name(), read.list.faults) && !arguments.isTrial)
        return std::nullopt;
    return read;
}

std::optional<ReadList> listOf(const EnterArguments &arguments)
{
    ReadList read;
    if (!arguments.csv.empty()) {
        std::optional<ReadList> found = readList(arguments);
        if (!found)
            return std::nullopt;
        read = std::move(*found);
    }
    std::vector<EntryDetails> &entries = read.list.entries;
    for (const std::string &name : arguments.names)
        entries.emplace_back().name = name;
    const bool isNamed =
        std::none_of(entries.begin(), entries.end(), [](const EntryDetails &details) { return details.name.empty(); });
    if ((isNamed && !entries.empty()) || (arguments.isTrial && !arguments.csv.empty()))
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
    OpenEvent event(arguments.event, task, arguments.isTrial ? OpenEvent::Access::Look : OpenEvent::Access::Change);
    if (!event)
        return ExitStatus::Bad;
    if (arguments.isTrial) {
        printPreview(read->table, read->columns, previewOf(read->table, read->columns, event.section()), task.json);
        return ExitStatus::Fine;
    }
    const std::size_t before = event.section().entries.size();
    const tournament::Newcomers newcomers = newcomersOf(read->list, event.section());
    std::vector<tournament::Action> actions;
    for (const EntryDetails &details : newcomers.entries)
        actions.emplace_back(tournament::AddEntry { event.section().id, details, arguments.joined });
    const ExitStatus status = event.act(std::move(actions));
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
    parser.add_option("--csv", arguments.csv,
        "A list of players: CSV, text, .xlsx or .ods; columns by their heads, such as name, rating, club, country;\n"
        "- is standard input");
    parser.add_option("--sheet", arguments.sheet, "Sheet of a workbook; without it, the first");
    parser.add_option("--columns", arguments.columns,
        "What the columns are, from the left, such as name,club,-,rating; - leaves one out");
    parser.add_option("--head-rows", arguments.headRows, "Rows above the first player")->check(CLI::Range(0, 1000));
    parser.add_flag("--dry-run", arguments.isTrial, "Show each row and what would become of it; enter nobody");
    parser.add_option("--charset", arguments.charset, "Text encoding of the table: GBK, windows-1251, …");
    parser.add_option("--joined", arguments.joined, "First round in which they take part")->check(CLI::Range(1, 1000));
}

} // namespace kagetsu::cli
