// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/eventinput.h"
#include "cli/input/input.h"
#include "cli/output/message.h"
#include "cli/words/eventwords.h"
#include "record/text/charset.h"
#include "tournament/csv/newcomers.h"
#include "tournament/model/find.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
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
    std::string charset; // of the table; empty: as it is found
    int joined = 1;
};

// Nobody is left out: a row that cannot be taken is an error.
bool tellRows(const std::string &file, const std::vector<tournament::EntryRowFault> &faults)
{
    using Why = tournament::EntryRowFault::Why;
    bool isFine = true;
    for (const auto &[why, row] : faults) {
        const bool isError = why == Why::NoName || why == Why::TooMany;
        const Words words = wordsFor(why);
        printMessage({ file, row }, isError ? Severity::Error : Severity::Warning, words.code, words.text);
        isFine = isFine && !isError;
    }
    return isFine;
}

// What of the list is not taken, and what is not as it says itself.
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
        printMessage({ file }, Severity::Warning, "columns-left-out", "Columns that were left out: " + columns + '.');
}

std::optional<tournament::EntryList> readList(const EnterArguments &arguments)
{
    std::optional<record::Charset> charset;
    if (!arguments.charset.empty()) {
        charset = record::charsetFromName(arguments.charset);
        if (!charset) {
            printMessage({}, Severity::Error, "unknown-charset", "This is not a known text encoding.");
            return std::nullopt;
        }
    }
    Input input(arguments.csv);
    std::string bytes;
    if (!input.readAll(bytes))
        return std::nullopt;
    tournament::EntryList list = tournament::readEntryFile(bytes, charset);
    if (list.notAList) {
        const Words words = wordsFor(list.notAList->why);
        printMessage({ input.name(), list.notAList->line }, Severity::Error, words.code, words.text);
        return std::nullopt;
    }
    tellReading(input.name(), list);
    if (!tellRows(input.name(), list.faults))
        return std::nullopt;
    return list;
}

std::optional<tournament::EntryList> listOf(const EnterArguments &arguments)
{
    tournament::EntryList list;
    if (!arguments.csv.empty()) {
        std::optional<tournament::EntryList> read = readList(arguments);
        if (!read)
            return std::nullopt;
        list = std::move(*read);
    }
    for (const std::string &name : arguments.names)
        list.entries.emplace_back().name = name;
    const bool isNamed = std::none_of(
        list.entries.begin(), list.entries.end(), [](const EntryDetails &details) { return details.name.empty(); });
    if (isNamed && !list.entries.empty())
        return list;
    printMessage({}, Severity::Error, "no-name", isNamed ? "No names were given." : "A name is empty.");
    return std::nullopt;
}

void tellNewcomers(const EnterArguments &arguments, const tournament::Newcomers &newcomers)
{
    for (const std::string &name : newcomers.namesakes)
        printMessage({ arguments.event.file }, Severity::Warning, "namesakes",
            "There is more than one player of this name: " + onOneLine(name));
    if (newcomers.known > 0)
        printMessage({ arguments.event.file }, Severity::Warning, "already-entered",
            "Already on the list and not entered again: " + std::to_string(newcomers.known) + '.');
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
    const auto list = listOf(arguments);
    auto event = list ? openEvent(arguments.event, tournament::Store::Access::Change) : std::nullopt;
    const tournament::Section *section = event ? sectionOf(event->event(), arguments.event) : nullptr;
    if (!section)
        return ExitStatus::Bad;
    const int id = section->id;
    const std::size_t before = section->entries.size();
    const tournament::Newcomers newcomers = newcomersOf(*list, *section);
    std::vector<tournament::Action> actions;
    for (const EntryDetails &details : newcomers.entries)
        actions.emplace_back(tournament::AddEntry { id, details, arguments.joined });
    const ExitStatus status = doAll(*event, std::move(actions), arguments.event, task);
    if (status == ExitStatus::Fine) {
        tellNewcomers(arguments, newcomers);
        showEntries(*findSection(event->event(), id), before, task.json);
    }
    return status;
}

} // namespace

void setUpTournamentEnter(CLI::App &parser, Task &task)
{
    parser.footer("Prints the pairing number and name of each. Either all are entered or none.");
    const auto arguments = std::make_shared<EnterArguments>();
    addEventArguments(parser, arguments->event, tournament::Store::Access::Change);
    parser.add_option("NAME", arguments->names, "Names of the players or teams");
    parser.add_option("--csv", arguments->csv,
        "A table of a spreadsheet: columns by their heads, such as name, rating, rank, club, country;\n"
        "- is standard input");
    parser.add_option("--charset", arguments->charset, "Text encoding of the table: GBK, windows-1251, …");
    parser.add_option("--joined", arguments->joined, "First round in which they take part")->check(CLI::Range(1, 1000));
    task.run = [arguments, &task] { return enterAll(*arguments, task); };
}

} // namespace kagetsu::cli
