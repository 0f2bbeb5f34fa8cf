// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/library/libraryinput.h"
#include "library/search/explore.h"

#include <CLI/App.hpp>

#include <memory>

namespace kagetsu::cli {

namespace {

struct ExploreArguments
{
    std::string library;
    std::vector<std::string> moves;
    FilterArguments filter;
    int boardSize = rules::DefaultBoardSize;
};

Answer rowAnswer(std::string move, const library::Score &score)
{
    return { { "move", std::move(move) }, { "games", score.games }, { "black", score.black }, { "draws", score.draws },
        { "white", score.white }, { "score", perCent(score.blackHalves(), score.decided()) } };
}

ExitStatus show(const ExploreArguments &arguments, const Task &task)
{
    std::string text;
    for (const std::string &word : arguments.moves)
        text += word + ' ';
    const auto question = positionFrom(text, arguments.boardSize);
    const auto opened = question ? OpenedLibrary::open(arguments.library, library::SqlStore::Access::Look) : nullptr;
    const library::Contents *contents = opened ? opened->contents() : nullptr;
    const auto filter = contents ? filterFrom(arguments.filter, *contents) : std::nullopt;
    if (!filter)
        return ExitStatus::Bad;
    const auto exploration = library::explore(contents->games, *question, *filter);
    for (const library::Continuation &row : exploration->rows) {
        Answer answer = rowAnswer(row.point ? toText(*row.point) : "pass", row.score);
        answer["side"] = row.side == rules::Side::Black ? "black" : "white";
        answer["first"] = row.firstYear == 0 ? Answer() : Answer(row.firstYear);
        answer["last"] = row.lastYear == 0 ? Answer() : Answer(row.lastYear);
        answer["player"] = opened->playerName(row.player);
        answer["player_games"] = row.playerGames;
        answer["any_order"] = row.anyOrder;
        printLine(answer, task.json);
    }
    if (exploration->ended.games > 0)
        printLine(rowAnswer("ended", exploration->ended), task.json);
    if (exploration->cut.games > 0)
        printLine(rowAnswer("faulty", exploration->cut), task.json);
    printLine(rowAnswer("all", exploration->all), task.json);
    return exploration->all.games > 0 ? ExitStatus::Fine : ExitStatus::No;
}

} // namespace

void setUpLibraryExplore(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints a line for each way in which games went on from the position, most games first, separated by tabs:\n"
        "the move, the games, those that Black won, draws, those that White won, Black's score of these in per cent,\n"
        "who moves, the first and the last year, who played the move most often and how often, and how many games\n"
        "have the next position at all, in any order. Moves that are equal by a symmetry of the position are one\n"
        "line, and a position is found in any view and order. Then the games that ended here, those whose next move\n"
        "is wrong, and all. Exit status 1 if no game has the position.");
    const auto arguments = std::make_shared<ExploreArguments>();
    addLibraryOption(parser, arguments->library);
    parser.add_option("MOVES", arguments->moves, "The moves to the position: h8 i9 …; none for the empty board");
    parser.add_option("--size", arguments->boardSize, "Lines of the board")
        ->check(CLI::Range(rules::MinBoardSize, rules::MaxBoardSize));
    addFilterOptions(parser, arguments->filter, "people");
    task.run = [arguments, &task] { return show(*arguments, task); };
}

} // namespace kagetsu::cli
