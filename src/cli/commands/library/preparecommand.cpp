// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/library/person.h"
#include "library/search/repertoire.h"

#include <CLI/App.hpp>

#include <chrono>
#include <memory>

namespace kagetsu::cli {

namespace {

struct PrepareArguments
{
    std::string library;
    std::string opponent;
    std::string me;
    FilterArguments filter;
    int plies = 6;
    int fewest = 3;
};

// The year in which three years ago began.
int firstRecentYear(std::chrono::milliseconds now)
{
    const std::chrono::sys_days today =
        std::chrono::floor<std::chrono::days>(std::chrono::sys_time<std::chrono::milliseconds>(now));
    return static_cast<int>(std::chrono::year_month_day(today).year()) - 2;
}

const char *wordFor(rules::Side side)
{
    return side == rules::Side::Black ? "black" : "white";
}

void printOpenings(const char *by, const library::Statistics &statistics, const ScorePrinter &printer)
{
    for (const rules::Side side : { rules::Side::Black, rules::Side::White }) {
        std::map<int, library::OwnScore> openings;
        for (const auto &[key, score] : statistics.byOpening) {
            if (key.first == side && key.second != 0)
                openings[key.second] = score;
        }
        const std::string name = std::string(by) + '-' + wordFor(side);
        printer.printMany(name.c_str(), openings, [](int opening) { return Answer(openingCode(opening)); });
    }
}

void printChoice(const library::Choice &choice, bool json)
{
    std::string position;
    for (const library::Line::Stone &stone : choice.position)
        position.append(position.empty() ? "" : " ").append(toText(stone.point));
    Answer answer { { "by", "choice" }, { "side", wordFor(choice.side) }, { "position", position },
        { "move", choice.move.point ? toText(*choice.move.point) : "pass" } };
    answer.update(scoreAnswer(choice.score));
    answer["last"] = choice.move.lastYear == 0 ? Answer() : Answer(choice.move.lastYear);
    printLine(answer, json);
}

ExitStatus prepareFor(const PrepareArguments &arguments, const Task &task)
{
    const auto opened = OpenedLibrary::open(arguments.library, library::SqlStore::Access::Look);
    const library::Contents *contents = opened ? opened->contents() : nullptr;
    const auto filter = contents ? filterFrom(arguments.filter, *contents) : std::nullopt;
    if (!filter)
        return ExitStatus::Bad;
    ExitStatus status = ExitStatus::Fine;
    const auto opponent = personNamed(*contents, arguments.opponent, status);
    const auto me = !opponent || arguments.me.empty() ? std::nullopt : personNamed(*contents, arguments.me, status);
    if (status != ExitStatus::Fine)
        return status;
    const library::Statistics all = statisticsOf(contents->games, opponent->rows, *filter);
    if (all.all.games == 0)
        return ExitStatus::No;
    library::Filter recent = *filter;
    recent.firstYear = std::max(recent.firstYear, firstRecentYear(task.now));
    const ScorePrinter printer(task.json);
    printer.print("all", opponent->name, all.all);
    const library::Statistics late = statisticsOf(contents->games, opponent->rows, recent);
    printer.print("recent", opponent->name, late.all);
    if (me) {
        library::Filter ours = *filter;
        ours.player = opponent->rows;
        ours.opponent = me->rows;
        printer.print("against", me->name, statisticsOf(contents->games, opponent->rows, ours).all);
    }
    printOpenings("opening", all, printer);
    printOpenings("recent-opening", late, printer);
    library::RepertoireOptions options;
    options.plies = static_cast<std::size_t>(arguments.plies);
    options.fewestGames = static_cast<std::uint32_t>(arguments.fewest);
    for (const library::Choice &choice : repertoireOf(contents->games, opponent->rows, *filter, options))
        printChoice(choice, task.json);
    return ExitStatus::Fine;
}

} // namespace

void setUpLibraryPrepare(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints lines separated by tabs: what is counted (all; recent, this year and the two before; against, games\n"
        "with --me; opening-black, opening-white, recent-opening-black, recent-opening-white), its name, the games,\n"
        "those that the opponent won, drew and lost, and the score of these in per cent. Then his choices: choice,\n"
        "his side, the moves to the position, his move there, games and results as before, and the last year.\n"
        "Positions are the same in any view and order. Exit status 1 if there is no such player or game.");
    const auto arguments = std::make_shared<PrepareArguments>();
    addLibraryOption(parser, arguments->library);
    parser.add_option("OPPONENT", arguments->opponent, "The opponent; the beginning of each name is enough")
        ->required();
    parser.add_option("--me", arguments->me, "Who prepares, for the games between both");
    parser.add_option("--plies", arguments->plies, "Choices in positions with fewer stones than this")
        ->check(CLI::Range(1, 20));
    parser.add_option("--fewest", arguments->fewest, "Only choices of at least so many games")
        ->check(CLI::PositiveNumber);
    addFilterOptions(parser, arguments->filter, "people");
    task.run = [arguments, &task] { return prepareFor(*arguments, task); };
}

} // namespace kagetsu::cli
