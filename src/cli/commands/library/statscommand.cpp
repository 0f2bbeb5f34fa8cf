// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/library/libraryinput.h"
#include "cli/output/message.h"
#include "library/model/fold.h"
#include "library/search/statistics.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <set>

namespace kagetsu::cli {

namespace {

struct StatsArguments
{
    std::string library;
    std::string person;
    FilterArguments filter;
};

// A person: all rows of the same name, whatever the team.
struct Person
{
    std::string name;
    library::RowSet rows;
};

// Returns the person whose name this is, or begins so, if there is only one. Otherwise prints a message.
std::optional<Person> personNamed(const library::Contents &contents, const std::string &name, ExitStatus &status)
{
    const std::string exact = library::foldedWords(name);
    const std::string search = library::folded(name);
    Person same;
    Person like;
    std::set<std::string> names;
    for (const library::NamedRow &row : contents.players) {
        if (library::foldedWords(row.name) == exact) {
            same.name = same.name.empty() ? row.name : same.name;
            same.rows.insert(row.id);
        } else if (library::matchesName(library::folded(row.name), search)) {
            like.name = row.name;
            like.rows.insert(row.id);
            names.insert(library::foldedWords(row.name));
        }
    }
    if (!same.name.empty())
        return same;
    if (names.size() == 1)
        return like;
    status = names.empty() ? ExitStatus::No : ExitStatus::Bad;
    std::string text = "There is no such player.";
    if (!names.empty()) {
        text = "Several players have such names: ";
        std::size_t told = 0;
        for (const library::NamedRow &row : contents.players) {
            if (!like.rows.contains(row.id) || told == 10)
                continue;
            text += (told++ == 0 ? "" : ", ") + onOneLine(row.name);
        }
        text += names.size() > 10 ? ", …" : ".";
    }
    printMessage({}, Severity::Error, names.empty() ? "unknown-player" : "several-players", text);
    return std::nullopt;
}

class Printer
{
public:
    explicit Printer(bool json)
        : m_json(json)
    {
    }

    void print(const char *by, const Answer &name, const library::OwnScore &score) const
    {
        Answer answer { { "by", by }, { "name", name } };
        answer.update(scoreAnswer(score.games, score.won, score.drawn, score.lost));
        if (m_json)
            printJson(answer);
        else
            std::cout << lineOf(answer) << '\n';
    }

    // Most games first.
    template <class Key, class Name>
    void printMany(const char *by, const std::map<Key, library::OwnScore> &scores, Name nameOf) const
    {
        std::vector<std::pair<Key, library::OwnScore>> rows(scores.begin(), scores.end());
        std::stable_sort(rows.begin(), rows.end(),
            [](const auto &one, const auto &two) { return one.second.games > two.second.games; });
        for (const auto &[key, score] : rows)
            print(by, nameOf(key), score);
    }

private:
    bool m_json;
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
    const Printer printer(task.json);
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
