// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/library/ownlines.h"
#include "cli/commands/library/person.h"
#include "library/search/preparation.h"

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
    LibraryArgument lines;
    std::string side;
    FilterArguments filter;
    int plies = 6;
    int fewest = 3;
    int last = 12;
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

// Prints a position of one's own lines with his results there.
void printMeeting(const library::Meeting &meeting, bool json)
{
    const record::GameTree &tree = meeting.study->tree();
    Answer answer { { "by", meeting.reply ? "leaves" : "meets" }, { "side", wordFor(meeting.side) },
        { "position", movesTo(tree, meeting.node) },
        { "move", meeting.reply ? Answer(toText(*meeting.reply)) : Answer() } };
    answer.update(scoreAnswer(meeting.score));
    printLine(answer, json);
}

void printLast(const library::LastGame &game, const OpenedLibrary &opened, bool hasLines, bool json)
{
    const Answer answer { { "by", "last" }, { "game", game.id }, { "date", std::to_string(game.day) },
        { "side", wordFor(game.side) }, { "opponent", opened.playerName(game.other) },
        { "result", resultWord(game.winner) }, { "opening", openingCode(game.opening) }, { "known", game.known },
        { "mine", hasLines ? Answer(game.mine) : Answer() } };
    printLine(answer, json);
}

// Prints procedures and offered fifth moves, which only the records tell.
bool printHabits(
    OpenedLibrary &opened, const library::RowSet &player, const library::Filter &filter, const ScorePrinter &printer)
{
    library::OpeningHabits habits;
    for (const rules::Side side : { rules::Side::Black, rules::Side::White }) {
        library::Filter his = filter;
        his.player = player;
        his.side = side;
        std::vector<std::int64_t> ids;
        for (const auto &block : opened.contents()->games.blocks()) {
            for (std::size_t i = 0; i < block->size(); ++i) {
                if (his.accepts(block->facts(i)))
                    ids.push_back(block->idOf(i));
            }
        }
        const auto fault = opened.store().forGames(ids, [&](std::int64_t, const library::StoredGame &game) {
            addHabits(habits, game, side);
            return true;
        });
        if (fault) {
            opened.tell(*fault);
            return false;
        }
    }
    for (const auto &[key, score] : habits.byProcedure) {
        const std::string name = std::string("procedure-") + wordFor(key.first);
        printer.print(name.c_str(), onOneLine(key.second), score);
    }
    for (const auto &[offers, score] : habits.byOffers)
        printer.print("offered-fifths", offers, score);
    return true;
}

// Reads the lines of whoever prepares. Nothing is a fault that was told.
std::optional<std::vector<library::OwnLines>> readLines(const PrepareArguments &arguments)
{
    std::vector<library::OwnLines> lines;
    if (arguments.lines.file.empty())
        return lines;
    auto games = ownLinesFrom(arguments.lines);
    if (!games)
        return std::nullopt;
    std::optional<rules::Side> side;
    if (!arguments.side.empty())
        side = arguments.side == "white" ? rules::Side::White : rules::Side::Black;
    for (record::Game &game : *games)
        lines.push_back({ std::make_shared<const library::Study>(0, arguments.lines.file, std::move(game)), side });
    return lines;
}

ExitStatus prepareWith(const PrepareArguments &arguments, const Task &task)
{
    const auto lines = readLines(arguments);
    const auto opened = lines ? OpenedLibrary::open(arguments.library, library::SqlStore::Access::Look) : nullptr;
    const library::Contents *contents = opened ? opened->contents() : nullptr;
    const auto filter = contents ? filterFrom(arguments.filter, *contents) : std::nullopt;
    if (!filter)
        return ExitStatus::Bad;
    ExitStatus status = ExitStatus::Fine;
    const auto opponent = personNamed(*contents, arguments.opponent, status);
    const auto me = !opponent || arguments.me.empty() ? std::nullopt : personNamed(*contents, arguments.me, status);
    if (status != ExitStatus::Fine)
        return status;
    library::PreparationOptions options;
    options.recentFrom = firstRecentYear(task.now);
    options.plies = static_cast<std::size_t>(arguments.plies);
    options.fewestGames = static_cast<std::uint32_t>(arguments.fewest);
    options.lastGames = static_cast<std::size_t>(arguments.last);
    const auto told = library::prepareFor(
        contents->games, opponent->rows, me ? me->rows : library::RowSet(), *lines, *filter, options);
    if (told->all.all.games == 0)
        return ExitStatus::No;
    const ScorePrinter printer(task.json);
    printer.print("all", opponent->name, told->all.all);
    printer.print("recent", opponent->name, told->recent.all);
    if (me)
        printer.print("against", me->name, told->against.all);
    for (const auto &[side, score] : told->all.bySide)
        printer.print(wordFor(side), opponent->name, score);
    printOpenings("opening", told->all, printer);
    printOpenings("recent-opening", told->recent, printer);
    if (!printHabits(*opened, opponent->rows, *filter, printer))
        return ExitStatus::Bad;
    for (const library::Choice &choice : told->choices)
        printChoice(choice, task.json);
    for (const auto *meetings : { &told->leaves, &told->meets }) {
        for (const library::Meeting &meeting : *meetings)
            printMeeting(meeting, task.json);
    }
    for (const library::LastGame &game : told->last)
        printLast(game, *opened, !lines->empty(), task.json);
    return ExitStatus::Fine;
}

} // namespace

void setUpLibraryPrepare(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints lines separated by tabs: what is counted (all; recent, this year and the two before; against, games\n"
        "with --me; black, white; opening-black, opening-white, recent-opening-black, recent-opening-white;\n"
        "procedure-black, procedure-white; offered-fifths, with Black, by their number), its name, the games, those\n"
        "that the opponent won, drew and lost, and the score of these in per cent. Then his choices: choice, his "
        "side,\n"
        "the moves to the position, his move there, games and results as before, and the last year. With --lines "
        "where\n"
        "he leaves them: leaves, his side, the moves of the lines, his move that they do not answer, and results; and\n"
        "meets, with the last position of the lines in his games. Then his last games: last, number of the game, "
        "date,\n"
        "his side, the other player, result, opening, the last move known from other games, and that known from the\n"
        "lines. Positions are the same in any view and order. Exit status 1 if there is no such player or game.");
    const auto arguments = std::make_shared<PrepareArguments>();
    addLibraryOption(parser, arguments->library);
    parser.add_option("OPPONENT", arguments->opponent, "The opponent; the beginning of each name is enough")
        ->required();
    parser.add_option("--me", arguments->me, "Who prepares, for the games between both");
    CLI::Option *lines = parser.add_option(
        "--lines", arguments->lines.file, "Lines of one's own, in any format of records; - is standard input");
    parser.add_option("--mine", arguments->side, "The side that the lines are for; usually both")
        ->needs(lines)
        ->check(CLI::IsMember({ "black", "white" }));
    addBoardOption(parser, arguments->lines.boardSize);
    parser.add_option("--last", arguments->last, "So many of his last games")->check(CLI::NonNegativeNumber);
    parser.add_option("--plies", arguments->plies, "Choices in positions with fewer stones than this")
        ->check(CLI::Range(1, 20));
    parser.add_option("--fewest", arguments->fewest, "Only choices of at least so many games")
        ->check(CLI::PositiveNumber);
    addFilterOptions(parser, arguments->filter, "people");
    task.run = [arguments, &task] { return prepareWith(*arguments, task); };
}

} // namespace kagetsu::cli
