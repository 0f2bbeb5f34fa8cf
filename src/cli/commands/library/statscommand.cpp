// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/library/person.h"

#include <CLI/App.hpp>

#include <memory>

namespace kagetsu::cli {

namespace {

struct StatsArguments
{
    std::string library;
    std::string person;
    FilterArguments filter;
};

Answer ruleAnswer(int rule)
{
    return rule == 0 ? Answer() : Answer(rules::idOf(static_cast<rules::Rule>(rule - 1)));
}

Answer sideAnswer(rules::Side side)
{
    return side == rules::Side::Black ? "black" : "white";
}

ExitStatus show(const StatsArguments &arguments, const Task &task)
{
    const auto opened = OpenedLibrary::open(arguments.library, library::SqlStore::Access::Look);
    const library::Contents *contents = opened ? opened->contents() : nullptr;
    const auto filter = contents ? filterFrom(arguments.filter, *contents) : std::nullopt;
    if (!filter)
        return ExitStatus::Bad;
    ExitStatus status = ExitStatus::Fine;
    const auto person = personNamed(*contents, arguments.person, status);
    if (!person)
        return status;
    const library::Statistics statistics = statisticsOf(contents->games, person->rows, *filter);
    const ScorePrinter printer(task.json);
    printer.print("all", person->name, statistics.all);
    for (const auto &[side, score] : statistics.bySide)
        printer.print("side", sideAnswer(side), score);
    for (const auto &[year, score] : statistics.byYear)
        printer.print("year", year == 0 ? Answer() : Answer(year), score);
    printer.printMany("rule", statistics.byRule, ruleAnswer);
    for (const rules::Side side : { rules::Side::Black, rules::Side::White }) {
        std::map<int, library::OwnScore> openings;
        for (const auto &[key, score] : statistics.byOpening) {
            if (key.first == side)
                openings[key.second] = score;
        }
        printer.printMany(side == rules::Side::Black ? "opening-black" : "opening-white", openings,
            [](int opening) { return opening == 0 ? Answer() : Answer(openingCode(opening)); });
    }
    printer.printMany("event", statistics.byEvent, [&](std::uint32_t id) { return opened->eventName(id); });
    printer.printMany("opponent", statistics.byOpponent, [&](std::uint32_t id) { return opened->playerName(id); });
    return statistics.all.games > 0 ? ExitStatus::Fine : ExitStatus::No;
}

} // namespace

void setUpLibraryStats(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints lines separated by tabs: what is counted (all, side, year, rule, opening-black, opening-white, event,\n"
        "opponent), its name, the games, those won, drawn and lost, and the score of these in per cent. Games without\n"
        "a known winner count as games only. Exit status 1 if there is no such player or game.");
    const auto arguments = std::make_shared<StatsArguments>();
    addLibraryOption(parser, arguments->library);
    parser.add_option("PERSON", arguments->person, "The player; the beginning of each name is enough")->required();
    addFilterOptions(parser, arguments->filter, "people");
    task.run = [arguments, &task] { return show(*arguments, task); };
}

} // namespace kagetsu::cli
