// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/tournament/eventinput.h"
#include "cli/commands/tournament/standingsanswer.h"
#include "cli/input/input.h"
#include "cli/output/answer.h"
#include "cli/output/message.h"
#include "cli/words/jsonwords.h"
#include "tournament/codec/eventfile.h"
#include "tournament/model/find.h"
#include "tournament/standings/prizes.h"
#include "tournament/standings/valuetext.h"

#include <CLI/App.hpp>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

struct StandingsArguments
{
    EventArguments event; // the file may also be one with results
    std::string category; // name of a category; if empty, the whole section
    bool all = false;
};

// Prints the standings. In the text, a value without effect is "-".
void show(const tournament::PlaceTable &places, const tournament::Section &section, bool json)
{
    if (json)
        return printJson(standingsAnswer(places, section));
    for (const tournament::Standing &standing : places.rows) {
        std::cout << standing.place << '\t' << onOneLine(findEntry(section, standing.entry)->details.name);
        for (std::size_t i = 0; i < standing.values.size(); ++i) {
            const tournament::Value &value = standing.values[i];
            std::cout << '\t' << (value.hasEffect ? exactText(places.criteria[i].kind, value.amount) : "-");
        }
        std::cout << '\n';
    }
}

ExitStatus showCategory(const StandingsArguments &arguments, const tournament::Section &section, bool json)
{
    const tournament::Category *category = findCategory(section.rankings, arguments.category);
    if (!category) {
        printMessage({ arguments.event.file }, Severity::Error, "unknown-category",
            "There is no such category: " + onOneLine(arguments.category));
        return ExitStatus::Bad;
    }
    show({ isElimination(section.settings.format) ? std::vector<tournament::Criterion>() : criteriaOf(section.settings),
             standingsIn(section, *category) },
        section, json);
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
    show(arguments.all ? placesBy(*section, criteriaOf(section->settings), true) : placesOf(*section), *section, json);
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
    const auto event = tournament::readEventFile(text);
    if (!event)
        return tellFault(input.name(), event.fault());
    show(placesBy(event->section, event->order, arguments.all), event->section, json);
    return ExitStatus::Fine;
}

} // namespace

Answer standingsAnswer(const tournament::PlaceTable &places, const tournament::Section &section)
{
    Answer answer = Answer::array();
    for (const tournament::Standing &standing : places.rows) {
        Answer values = Answer::object();
        for (std::size_t i = 0; i < places.criteria.size(); ++i) {
            const tournament::Value &value = standing.values[i];
            const double unit = isInHundredths(places.criteria[i].kind) ? 100 : 1;
            const double amount = static_cast<double>(value.amount) / tournament::One / unit;
            values[codeOf(places.criteria[i])] = value.hasEffect ? Answer(amount) : Answer();
        }
        answer.push_back({ { "place", standing.place }, { "name", findEntry(section, standing.entry)->details.name },
            { "values", values } });
    }
    return answer;
}

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
