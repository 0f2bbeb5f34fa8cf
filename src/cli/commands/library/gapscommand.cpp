// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/library/libraryinput.h"
#include "cli/commands/library/ownlines.h"
#include "cli/output/message.h"
#include "library/search/gaps.h"

#include <CLI/App.hpp>

#include <memory>

namespace kagetsu::cli {

namespace {

struct GapsArguments
{
    std::string library;
    LibraryArgument lines;
    std::string side;
    FilterArguments filter;
    std::uint32_t fewest = 3;
    bool coverage = false;
};

ExitStatus show(const GapsArguments &arguments, const Task &task)
{
    const auto lines = ownLinesFrom(arguments.lines);
    if (lines && lines->size() > 1) {
        printMessage({ arguments.lines.file }, Severity::Error, "several-games",
            "The file has several games. Lines are one tree, with variations.");
        return ExitStatus::Bad;
    }
    const auto opened = lines ? OpenedLibrary::open(arguments.library, library::SqlStore::Access::Look) : nullptr;
    const library::Contents *contents = opened ? opened->contents() : nullptr;
    const auto filter = contents ? filterFrom(arguments.filter, *contents) : std::nullopt;
    if (!filter)
        return ExitStatus::Bad;
    const record::GameTree &tree = lines->front().tree;
    const library::GapOptions options { .side = arguments.side == "white" ? rules::Side::White : rules::Side::Black,
        .fewestGames = arguments.fewest };
    const auto gaps = library::findGaps(contents->games, tree, *filter, options);
    if (arguments.coverage) {
        printMembers({ { "replies", gaps->replies }, { "answered", gaps->answered },
                         { "covered", perCent(2ull * gaps->answered, gaps->replies) } },
            { "replies", "answered", "covered" }, task.json);
        return gaps->replies == 0 ? ExitStatus::No : ExitStatus::Fine;
    }
    for (const library::Gap &gap : gaps->list) {
        const Answer answer { { "position", movesTo(tree, gap.node) },
            { "reply", gap.reply ? Answer(toText(*gap.reply)) : Answer() }, { "games", gap.score.games },
            { "black", gap.score.black }, { "draws", gap.score.draws }, { "white", gap.score.white },
            { "score", perCent(gap.score.blackHalves(), gap.score.decided()) } };
        printLine(answer, task.json);
    }
    return gaps->list.empty() ? ExitStatus::No : ExitStatus::Fine;
}

} // namespace

void setUpLibraryGaps(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints where games leave the lines of a file, a line for each place, most games first, separated by\n"
        "tabs: the moves to the position, the reply that the lines do not have, or null where they have no move of\n"
        "one's own, the games that went on so, those that Black won, draws, those that White won, and Black's score\n"
        "of these in per cent. A reply is answered if the position after it is anywhere in the lines, in any view and\n"
        "order. Exit status 1 if there are none.");
    const auto arguments = std::make_shared<GapsArguments>();
    addLibraryOption(parser, arguments->library);
    parser.add_option("FILE", arguments->lines.file, "Lines in any format of records; - is standard input")->required();
    parser.add_option("--mine", arguments->side, "The side that the lines are for")
        ->required()
        ->check(CLI::IsMember({ "black", "white" }));
    parser.add_option("--fewest", arguments->fewest, "Only what at least so many games have")
        ->check(CLI::PositiveNumber);
    parser.add_flag("--coverage", arguments->coverage,
        "Only how many replies in games there are, and how many of them the lines answer");
    addBoardOption(parser, arguments->lines.boardSize);
    addFilterOptions(parser, arguments->filter, "people");
    task.run = [arguments, &task] { return show(*arguments, task); };
}

} // namespace kagetsu::cli
