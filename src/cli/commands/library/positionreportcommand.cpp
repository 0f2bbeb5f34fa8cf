// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/library/gamepaper.h"
#include "cli/commands/library/libraryinput.h"
#include "cli/output/message.h"
#include "library/search/reportjson.h"
#include "record/sgf/sgfwriter.h"

#include <CLI/App.hpp>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

struct PositionReportArguments
{
    std::string library;
    std::vector<std::string> moves;
    FilterArguments filter;
    int boardSize = rules::DefaultBoardSize;
    std::string out;
    PaperArguments paper;
};

Answer scoreColumns(const library::Score &score)
{
    return { { "games", score.games }, { "black", score.black }, { "draws", score.draws }, { "white", score.white },
        { "score", perCent(score.blackHalves(), score.decided()) } };
}

void printPart(const char *part, const Answer &name, const library::Score &score)
{
    Answer answer { { "part", part }, { "name", name } };
    answer.update(scoreColumns(score));
    printLine(answer, /*json=*/false);
}

std::string pointsText(const std::vector<library::Line::Stone> &stones)
{
    std::string text;
    for (const library::Line::Stone &stone : stones)
        text.append(text.empty() ? "" : " ").append(toText(stone.point));
    return text;
}

void printReport(const library::PositionReport &report)
{
    printPart("all", Answer(), report.exploration.all);
    for (const library::Continuation &row : report.exploration.rows)
        printPart("move", row.point ? toText(*row.point) : "pass", row.score);
    for (const auto &[year, score] : report.byYear)
        printPart("year", year == 0 ? Answer() : Answer(year), score);
    for (const library::ReportPlayer &each : report.players)
        printPart(each.side == rules::Side::Black ? "player-black" : "player-white", each.name, each.score);
    for (const library::ReportLine &line : report.lines)
        printPart("line", pointsText(line.moves), line.score);
    const auto printGame = [](const char *part, const library::ReportGame &game) {
        printLine({ { "part", part }, { "game", game.id }, { "day", game.day }, { "black", game.black },
                      { "white", game.white }, { "event", game.event }, { "ply", game.ply } },
            /*json=*/false);
    };
    if (report.first)
        printGame("first", *report.first);
    for (const library::ReportGame &game : report.newest)
        printGame("newest", game);
    for (const library::ReportGame &game : report.models)
        printGame("model", game);
}

ExitStatus makeReport(const PositionReportArguments &arguments, const Task &task)
{
    std::string text;
    for (const std::string &word : arguments.moves)
        text += word + ' ';
    const auto stones = stonesFrom(text, arguments.boardSize);
    const auto opened = stones ? OpenedLibrary::open(arguments.library, library::SqlStore::Access::Look) : nullptr;
    const library::Catalogue *catalogue = opened ? opened->catalogue() : nullptr;
    const auto filter = catalogue ? filterFrom(arguments.filter, catalogue->contents) : std::nullopt;
    if (!filter)
        return ExitStatus::Bad;
    const auto report = library::reportOf(*catalogue, stones->first, stones->second, *filter);
    const ExitStatus status = report->exploration.all.games > 0 ? ExitStatus::Fine : ExitStatus::No;
    if (arguments.out.empty()) {
        if (task.json)
            std::cout << toJson(*report) << '\n';
        else
            printReport(*report);
        return status;
    }
    if (!isPaperName(arguments.out)) {
        printMessage({ arguments.out }, Severity::Error, "unknown-format", "A report is .pdf, .html or .txt.");
        return ExitStatus::Bad;
    }
    std::vector<std::int64_t> ids;
    for (const library::ReportGame &game : report->models)
        ids.push_back(game.id);
    std::string sgf;
    const auto fault = opened->store().forGames(ids, [&sgf](std::int64_t, const library::StoredGame &game) {
        sgf += record::writeSgf(recordOf(game));
        return true;
    });
    if (fault)
        return opened->tell(*fault);
    const ExitStatus written = writeGamePaper(sgf, arguments.out, arguments.paper, report);
    return written == ExitStatus::Fine ? status : written;
}

} // namespace

void setUpLibraryReport(CLI::App &parser, Task &task)
{
    parser.footer(
        "A report tells the score of a position, what was played there, the years, who played it, the main lines, the\n"
        "first and the newest games, and model games whole. With -o it is written as .pdf, .html or .txt; the same\n"
        "library gives the same bytes. Without, prints lines separated by tabs: the part (all, move, year,\n"
        "player-black, player-white, line), its name, the games, those that Black won, draws, those that White won,\n"
        "Black's score of these in per cent; and for games (first, newest, model) their number in the library, day,\n"
        "Black, White, event and the moves up to the position. Exit status 1 if no game has the position.");
    const auto arguments = std::make_shared<PositionReportArguments>();
    addLibraryOption(parser, arguments->library);
    parser.add_option("MOVES", arguments->moves, "The moves to the position: h8 i9 …; none for the empty board");
    parser.add_option("--size", arguments->boardSize, "Lines of the board")
        ->check(CLI::Range(rules::MinBoardSize, rules::MaxBoardSize));
    parser.add_option("-o,--output", arguments->out, "The file to write");
    addPaperOptions(parser, arguments->paper, /*isBooklet=*/false);
    addFilterOptions(parser, arguments->filter, "people");
    task.run = [arguments, &task] { return makeReport(*arguments, task); };
}

} // namespace kagetsu::cli
