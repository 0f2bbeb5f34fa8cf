// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/library/libraryinput.h"
#include "cli/words/openingwords.h"
#include "library/search/explore.h"
#include "library/store/studyreader.h"

#include <CLI/App.hpp>

#include <memory>
#include <optional>

namespace kagetsu::cli {

namespace {

struct ExploreArguments
{
    std::string library;
    std::vector<std::string> moves;
    FilterArguments filter;
    int boardSize = rules::DefaultBoardSize;
    bool studies = false;
};

Answer rowAnswer(std::string move, const library::Score &score)
{
    return { { "move", std::move(move) }, { "games", score.games }, { "black", score.black }, { "draws", score.draws },
        { "white", score.white }, { "score", perCent(score.blackHalves(), score.decided()) } };
}

// Prints what the studies have in the position. Sets `found` if they have anything.
ExitStatus showStudies(OpenedLibrary &opened, const library::PositionQuestion &question, const Task &task, bool &found)
{
    const auto studies = library::readStudies(opened.store(), opened.contents()->games, {});
    if (!studies)
        return opened.tell(studies.fault());
    const rules::Side toMove = question.count() % 2 == 0 ? rules::Side::Black : rules::Side::White;
    const auto answer = library::askStudies(*studies, question, toMove);
    const auto print = [&](const std::string &move, const library::StudyWord &word, std::optional<rules::Side> side) {
        found = true;
        const Answer line { { "move", move },
            { "side", side ? Answer(*side == rules::Side::Black ? "black" : "white") : Answer() },
            { "study", word.study->id() }, { "name", word.study->name() }, { "label", word.label },
            { "text", word.text }, { "symmetry", cli::nameOf(word.map) } };
        printLine(line, task.json);
    };
    for (const library::StudyMove &move : answer->moves) {
        for (const library::StudyWord &word : move.words)
            print(toText(move.point), word, move.side);
    }
    for (const library::StudyWord &word : answer->here)
        print("here", word, std::nullopt);
    return ExitStatus::Fine;
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
    bool found = exploration->all.games > 0;
    if (arguments.studies && showStudies(*opened, *question, task, found) == ExitStatus::Bad)
        return ExitStatus::Bad;
    return found ? ExitStatus::Fine : ExitStatus::No;
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
        "is wrong, and all. With --studies then what the studies say, a line for each place: the move, or `here` for "
        "the\n"
        "position itself, who moves, the number of the study in the library, its name, the label of the move, "
        "headline\n"
        "and comment, and the symmetry that turns the question into the study's position. Exit status 1 if nothing "
        "was\n"
        "found.");
    const auto arguments = std::make_shared<ExploreArguments>();
    addLibraryOption(parser, arguments->library);
    parser.add_option("MOVES", arguments->moves, "The moves to the position: h8 i9 …; none for the empty board");
    parser.add_option("--size", arguments->boardSize, "Lines of the board")
        ->check(CLI::Range(rules::MinBoardSize, rules::MaxBoardSize));
    addFilterOptions(parser, arguments->filter, "people");
    parser.add_flag("--studies", arguments->studies, "Also what the studies of the library say");
    task.run = [arguments, &task] { return show(*arguments, task); };
}

} // namespace kagetsu::cli
