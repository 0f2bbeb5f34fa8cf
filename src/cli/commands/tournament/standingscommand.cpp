// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/input/input.h"
#include "cli/output/standingsoutput.h"
#include "cli/words/jsonwords.h"
#include "tournament/codec/eventfile.h"
#include "tournament/standings/prizes.h"

#include <CLI/App.hpp>

namespace kagetsu::cli {

namespace {

struct StandingsArguments
{
    EventArguments event; // the file may also be one with results
    std::string category; // name of a category; if empty, the whole section
    bool all = false;
};

ExitStatus showCategory(const StandingsArguments &arguments, const tournament::Section &section, bool json)
{
    const tournament::Category *category = findCategory(section.rankings, arguments.category);
    if (!category)
        return tellError(
            arguments.event.file, "unknown-category", "There is no such category: " + onOneLine(arguments.category));
    printStandings(
        { isElimination(section.settings.format) ? std::vector<tournament::Criterion>() : criteriaOf(section.settings),
            standingsIn(section, *category) },
        section, json);
    return ExitStatus::Fine;
}

ExitStatus showEvent(const StandingsArguments &arguments, const Task &task)
{
    const OpenEvent event(arguments.event, task, OpenEvent::Access::Look);
    if (!event)
        return ExitStatus::Bad;
    const tournament::Section &section = event.section();
    if (!arguments.category.empty())
        return showCategory(arguments, section, task.json);
    printStandings(
        arguments.all ? placesBy(section, criteriaOf(section.settings), true) : placesOf(section), section, task.json);
    return ExitStatus::Fine;
}

ExitStatus showStandings(const StandingsArguments &arguments, const Task &task)
{
    if (isEventFile(arguments.event.file))
        return showEvent(arguments, task);
    Input input(arguments.event.file);
    std::string text;
    if (!input.readAll(text))
        return ExitStatus::Bad;
    const auto event = tournament::readEventFile(text);
    if (!event)
        return tellFault(input.name(), event.fault());
    printStandings(placesBy(event->section, event->order, arguments.all), event->section, task.json);
    return ExitStatus::Fine;
}

} // namespace

void setUpTournamentStandings(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints a line for each player, best first, separated by tabs: the place, which those share who stay\n"
        "equal, the name, and the value of each criterion of `order`, or of the section; - where one has no effect.");
    auto &arguments = declare<StandingsArguments>(task, showStandings);
    parser.add_option("FILE", arguments.event.file, "An event, or players and results as JSON; - is standard input")
        ->required();
    parser.add_option("--section", arguments.event.section, "Number of the section of an event, if there are several");
    parser.add_option("--category", arguments.category, "Name of a category of the section: only who is in it");
    parser.add_flag("--all", arguments.all, "Show the values of every criterion, not only of `order`");
}

} // namespace kagetsu::cli
