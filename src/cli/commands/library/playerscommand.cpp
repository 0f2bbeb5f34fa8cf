// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/library/libraryinput.h"
#include "library/model/fold.h"
#include "library/search/doubles.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

struct PlayersArguments
{
    std::string library;
    std::string name;
    bool events = false;
};

struct Count
{
    std::uint32_t games = 0;
    int firstYear = 0;
    int lastYear = 0;

    void add(int year)
    {
        ++games;
        if (year == 0)
            return;
        firstYear = firstYear == 0 ? year : std::min(firstYear, year);
        lastYear = std::max(lastYear, year);
    }
};

std::vector<Count> countsOf(const library::Contents &contents, bool events)
{
    std::vector<Count> counts;
    const auto add = [&counts](std::uint32_t row, int year) {
        if (counts.size() <= row)
            counts.resize(row + std::size_t(1));
        counts[row].add(year);
    };
    for (const auto &block : contents.games.blocks()) {
        for (std::size_t i = 0; i < block->size(); ++i) {
            const library::Facts &facts = block->facts(i);
            if (events) {
                add(facts.event(), facts.year());
                continue;
            }
            add(facts.black(), facts.year());
            if (facts.white() != facts.black())
                add(facts.white(), facts.year());
        }
    }
    return counts;
}

ExitStatus list(const PlayersArguments &arguments, const Task &task)
{
    const auto opened = OpenedLibrary::open(arguments.library, library::SqlStore::Access::Look);
    const library::Contents *contents = opened ? opened->contents() : nullptr;
    if (!contents)
        return ExitStatus::Bad;
    const std::vector<Count> counts = countsOf(*contents, arguments.events);
    const std::string search = library::folded(arguments.name);
    std::vector<std::pair<Count, const library::NamedRow *>> rows;
    for (const library::NamedRow &row : arguments.events ? contents->events : contents->players) {
        if (row.id < counts.size() && counts[row.id].games > 0
            && library::matchesName(library::folded(row.name), search))
            rows.emplace_back(counts[row.id], &row);
    }
    std::stable_sort(
        rows.begin(), rows.end(), [](const auto &one, const auto &two) { return one.first.games > two.first.games; });
    for (const auto &[count, row] : rows) {
        const auto year = [](int number) { return number == 0 ? Answer() : Answer(number); };
        const Answer answer { { arguments.events ? "event" : "player", row->id }, { "name", row->name },
            { arguments.events ? "place" : "team", row->more }, { "games", count.games },
            { "first", year(count.firstYear) }, { "last", year(count.lastYear) } };
        printLine(answer, task.json);
    }
    return rows.empty() ? ExitStatus::No : ExitStatus::Fine;
}

const char *nameOf(library::DoubleGames::Why why)
{
    switch (why) {
    case library::DoubleGames::Why::SameGame: return "same-game";
    case library::DoubleGames::Why::Beginning: return "beginning";
    case library::DoubleGames::Why::OtherNames: return "other-names";
    }
    return "";
}

// Returns the names of the members that differ.
Answer differences(const Answer &one, const Answer &two)
{
    Answer names = Answer::array();
    for (const auto &[name, value] : one.items()) {
        if (name != "game" && (!two.contains(name) || two[name] != value))
            names.push_back(name);
    }
    return names;
}

ExitStatus listDoubles(const std::string &file, const Task &task)
{
    const auto opened = OpenedLibrary::open(file, library::SqlStore::Access::Look);
    const library::Contents *contents = opened ? opened->contents() : nullptr;
    if (!contents)
        return ExitStatus::Bad;
    const auto days = opened->store().days();
    if (!days)
        return opened->tell(days.fault());
    const std::vector<library::DoubleGames> doubles = findDoubles(*contents, *days);
    for (const library::DoubleGames &pair : doubles) {
        std::vector<Answer> heads;
        const std::int64_t ids[] { pair.first, pair.second };
        const auto fault = opened->store().forGames(ids, [&](std::int64_t id, const library::StoredGame &game) {
            heads.push_back(headAnswer(id, game));
            return true;
        });
        if (fault)
            return opened->tell(*fault);
        if (heads.size() != 2)
            continue;
        const Answer answer { { "why", nameOf(pair.why) }, { "differ", differences(heads[0], heads[1]) },
            { "games", heads } };
        if (task.json) {
            printJson(answer);
            continue;
        }
        std::string differ;
        for (const Answer &name : answer["differ"])
            differ.append(differ.empty() ? "" : " ").append(name.get<std::string>());
        std::cout << nameOf(pair.why) << '\t' << pair.first << '\t' << pair.second << '\t'
                  << (differ.empty() ? "-" : differ) << '\n';
    }
    return doubles.empty() ? ExitStatus::No : ExitStatus::Fine;
}

} // namespace

void setUpLibraryPlayers(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints a line for each player with games, most games first, separated by tabs: number, name, team, games,\n"
        "first and last year. Names are found without case and accents, with the surname first or last, in Latin or\n"
        "Cyrillic letters, in traditional or simplified characters. Exit status 1 if there is no such player.");
    const auto arguments = std::make_shared<PlayersArguments>();
    addLibraryOption(parser, arguments->library);
    parser.add_option("NAME", arguments->name, "Only players whose names have words that begin so");
    parser.add_flag("--events", arguments->events, "Events and their places instead of players and their teams");
    task.run = [arguments, &task] { return list(*arguments, task); };
}

void setUpLibraryDoubles(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints a line for each two games that may be one, separated by tabs: why, the game with more moves, the\n"
        "other one, and what differs. The reasons: same-game, the same moves in any view with the same players or\n"
        "date; beginning, the same players, and one game begins like all of the other; other-names, the same moves\n"
        "and result. Games with fewer than 10 moves are left out. Exit status 1 if there are none.");
    const auto file = std::make_shared<std::string>();
    addLibraryOption(parser, *file);
    task.run = [file, &task] { return listDoubles(*file, task); };
}

} // namespace kagetsu::cli
