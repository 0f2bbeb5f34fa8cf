// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/tournament/eventfile.h"
#include "cli/commands/tournament/eventinput.h"
#include "cli/commands/tournament/standingstable.h"
#include "cli/input/input.h"
#include "cli/output/message.h"
#include "cli/words/jsonwords.h"
#include "tournament/standings/prizes.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;

struct StandingsArguments
{
    EventArguments event; // the file may also be one with results
    std::string category; // name of a category; if empty, the whole section
    bool all = false;
};

void show(const StandingsTable &table, const tournament::Section &section, bool json)
{
    if (json)
        std::cout << asJson(table, section).dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
    else
        print(std::cout, table, section);
}

ExitStatus showCategory(const StandingsArguments &arguments, const tournament::Section &section, bool json)
{
    const tournament::Category *category = findCategory(section.rankings, arguments.category);
    if (!category) {
        printMessage({ arguments.event.file }, Severity::Error, "unknown-category",
            "There is no such category: " + onOneLine(arguments.category));
        return ExitStatus::Bad;
    }
    StandingsTable table { {}, standingsIn(section, *category) };
    if (!isElimination(section.settings.format))
        table.columns = criteriaOf(section.settings);
    show(table, section, json);
    return ExitStatus::Fine;
}

ExitStatus showEvent(const StandingsArguments &arguments, bool json)
{
    const auto event = openEvent(arguments.event, tournament::Store::Access::Look);
    const tournament::Section *section = event ? sectionOf(event->event(), arguments.event) : nullptr;
    if (!section)
        return ExitStatus::Bad;
    if (!arguments.category.empty())
        return showCategory(arguments, *section, json);
    const bool isKnockout = isElimination(section->settings.format) && !arguments.all;
    show(isKnockout ? knockoutTable(*section) : standingsTable(*section, criteriaOf(section->settings), arguments.all),
        *section, json);
    return ExitStatus::Fine;
}

ExitStatus showStandings(const StandingsArguments &arguments, bool json)
{
    if (isEventFile(arguments.event.file))
        return showEvent(arguments, json);
    Input input(arguments.event.file);
    std::string text;
    if (!input.readAll(text))
        return ExitStatus::Bad;
    const auto event = readEventFile(text);
    if (!event) {
        const json::DocumentFault &fault = event.fault();
        const Words words = wordsFor(fault.error);
        printMessage({ input.name(), fault.line, fault.column }, Severity::Error, words.code,
            words.text + (fault.pointer.empty() ? "" : " [" + fault.pointer + ']'));
        return ExitStatus::Bad;
    }
    show(standingsTable(event->section, event->order, arguments.all), event->section, json);
    return ExitStatus::Fine;
}

} // namespace

void setUpTournamentStandings(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints a line for each player, best first, separated by tabs: the place, which those share who stay\n"
        "equal, the name, and the value of each criterion of `order`, or of the section; - where one has no effect.");
    const auto arguments = std::make_shared<StandingsArguments>();
    parser.add_option("FILE", arguments->event.file, "An event, or players and results as JSON; - is standard input")
        ->required();
    parser.add_option("--section", arguments->event.section, "Number of the section of an event, if there are several");
    parser.add_option("--category", arguments->category, "Name of a category of the section: only who is in it");
    parser.add_flag("--all", arguments->all, "Show the values of every criterion, not only of `order`");
    task.run = [arguments, &task] { return showStandings(*arguments, task.json); };
}

} // namespace kagetsu::cli
