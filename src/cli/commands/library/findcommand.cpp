// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/library/selection.h"
#include "cli/input/application.h"
#include "cli/output/message.h"
#include "cli/output/progress.h"
#include "cli/words/openingwords.h"
#include "library/files/filesearch.h"
#include "record/positiontext.h"
#include "record/search/positionindex.h"

#include <CLI/App.hpp>

#include <cstdint>
#include <memory>

namespace kagetsu::cli {

namespace {

struct FindArguments
{
    std::string library;
    SelectionArguments selection;
    std::vector<std::string> in; // files and folders instead of a library
    bool count = false;
    bool lines = false;
};

void addPlace(Answer &answer, const Selected &selected)
{
    if (!selected.ply)
        return;
    answer["ply"] = *selected.ply;
    answer["symmetry"] = cli::nameOf(*selected.map);
    if (selected.isSameOrder)
        answer["transposed"] = !*selected.isSameOrder;
    if (selected.corner) {
        answer["at"] = toText(*selected.corner);
        answer["exchanged"] = selected.isExchanged;
    }
}

// Variations of the games, and lines of studies, that have the position and are not the game itself.
class LineSearch
{
public:
    LineSearch(const FindArguments &arguments, const library::Filter &filter)
        : m_arguments(arguments)
        , m_filter(filter)
    {
    }

    ExitStatus run(OpenedLibrary &opened, bool json, bool &found)
    {
        const auto written = record::readPosition(m_arguments.selection.position, m_arguments.selection.boardSize);
        if (!written || written->kind != record::WrittenPosition::Kind::Moves)
            return ExitStatus::Fine;
        std::vector<std::int64_t> wanted;
        for (const auto &block : opened.contents()->games.blocks()) {
            for (std::size_t i = 0; i < block->size(); ++i) {
                if (m_filter.accepts(block->facts(i)))
                    wanted.push_back(block->idOf(i));
            }
        }
        std::sort(wanted.begin(), wanted.end());
        const auto fault = opened.store().forWholeGames([&](std::int64_t id, const library::StoredGame &game) {
            if (std::binary_search(wanted.begin(), wanted.end(), id))
                found = showLines(id, game, written->moves, json) || found;
            return true;
        });
        return fault ? opened.tell(*fault) : ExitStatus::Fine;
    }

private:
    static bool showLines(
        std::int64_t id, const library::StoredGame &game, const std::vector<record::Move> &moves, bool json)
    {
        const record::Game record = recordOf(game);
        const std::vector<record::NodeId> main = record.tree.mainLine();
        bool found = false;
        for (const record::PositionHit &hit : record::PositionIndex(record.tree).like(moves)) {
            if (std::find(main.begin(), main.end(), hit.node) != main.end() && game.kind != library::GameKind::Study)
                continue;
            found = true;
            std::string line;
            for (const record::NodeId step : record.tree.path(hit.node)) {
                if (const auto move = record.tree.move(step); move && move->kind != record::Move::Kind::Unplaced)
                    line.append(line.empty() ? "" : " ")
                        .append(move->kind == record::Move::Kind::Pass ? "pass" : toText(move->point));
            }
            const Answer answer { { "game", id }, { "line", line }, { "symmetry", cli::nameOf(hit.map) },
                { "comment", record.tree.comment(hit.node) } };
            printLine(answer, json);
        }
        return found;
    }

    const FindArguments &m_arguments;
    const library::Filter &m_filter;
};

std::string lineText(const record::Way &way)
{
    std::string line;
    for (const record::WayStep &step : way) {
        if (const auto move = step.action.move(); move && move->kind != record::Move::Kind::Unplaced)
            line.append(line.empty() ? "" : " ")
                .append(move->kind == record::Move::Kind::Pass ? "pass" : toText(move->point));
    }
    return line;
}

void printHit(const library::FileHit &hit, bool json)
{
    printLine({ { "file", hit.file }, { "number", hit.game + 1 }, { "black", hit.black }, { "white", hit.white },
                  { "date", hit.date }, { "line", lineText(hit.way) }, { "ply", hit.place.ply },
                  { "symmetry", cli::nameOf(hit.place.map) }, { "transposed", !hit.place.isSameOrder },
                  { "comment", hit.text } },
        json);
}

ExitStatus findInFiles(const FindArguments &arguments, const Task &task)
{
    if (arguments.selection.position.empty()) {
        printMessage(
            {}, Severity::Error, "no-position", "In files, only positions are found: give one with --position.");
        return ExitStatus::Bad;
    }
    const auto question = positionFrom(arguments.selection.position, arguments.selection.boardSize);
    const auto paths = question ? pathsFrom(arguments.in) : std::nullopt;
    if (!paths)
        return ExitStatus::Bad;
    needApplication();
    std::size_t left = arguments.selection.limit == 0 ? SIZE_MAX : static_cast<std::size_t>(arguments.selection.limit);
    library::SearchOptions options;
    options.mostHits = left;
    options.tell = [](const library::ImportFinding &finding) { cli::tell(finding); };
    options.mayContinue = [&left](double part) {
        progress().tell(part);
        return left > 0;
    };
    options.take = [&](const std::vector<library::FileHit> &hits) {
        for (const library::FileHit &hit : hits) {
            if (left == 0)
                return;
            --left;
            if (!arguments.count)
                printHit(hit, task.json);
        }
    };
    const library::SearchSummary summary = library::searchFiles(*paths, *question, options);
    progress().wipe();
    if (arguments.count)
        printMembers({ { "hits", summary.hits }, { "games", summary.games }, { "files", summary.files } },
            { "hits", "games", "files" }, task.json);
    if (summary.unread > 0)
        return ExitStatus::Bad;
    return summary.hits > 0 ? ExitStatus::Fine : ExitStatus::No;
}

ExitStatus find(const FindArguments &arguments, const Task &task)
{
    if (!arguments.in.empty())
        return findInFiles(arguments, task);
    if (arguments.library.empty()) {
        printMessage({}, Severity::Error, "no-library", "Give a library with --library, or files with --in.");
        return ExitStatus::Bad;
    }
    const auto opened = OpenedLibrary::open(arguments.library, library::SqlStore::Access::Look);
    const library::Contents *contents = opened ? opened->contents() : nullptr;
    const auto selected = contents ? select(arguments.selection, *contents) : std::nullopt;
    if (!selected)
        return ExitStatus::Bad;
    bool found = !selected->empty();
    if (arguments.count) {
        printMembers({ { "games", selected->size() } }, { "games" }, task.json);
        return found ? ExitStatus::Fine : ExitStatus::No;
    }
    std::vector<std::int64_t> ids;
    for (const Selected &each : *selected)
        ids.push_back(each.game);
    std::size_t next = 0;
    const auto fault = opened->store().forGames(ids, [&](std::int64_t id, const library::StoredGame &game) {
        while ((*selected)[next].game != id)
            ++next;
        Answer answer = headAnswer(id, game);
        addPlace(answer, (*selected)[next]);
        printLine(answer, task.json);
        return true;
    });
    if (fault)
        return opened->tell(*fault);
    if (arguments.lines) {
        const auto filter = filterFrom(arguments.selection.filter, *contents);
        if (LineSearch(arguments, *filter).run(*opened, task.json, found) == ExitStatus::Bad)
            return ExitStatus::Bad;
    }
    return found ? ExitStatus::Fine : ExitStatus::No;
}

} // namespace

void setUpLibraryFind(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints a line for each game, newest first, separated by tabs: its number in the library, date, Black, White,\n"
        "result, reason, event, round, rules, opening pattern, moves, and who played it; the name of its fault, if it\n"
        "has one; with a position, the number of moves after which it is there, the symmetry that turns the question\n"
        "into the game's position (e, r90, r180, r270, mx, my, d, a), and whether the game came to it by other moves;\n"
        "with a figure, the symmetry, its lower left point and whether the colours are exchanged. The points of a\n"
        "figure are X, O, . for empty, ? for any and # for outside the board. With --lines and moves as the position,\n"
        "also prints each variation and each line of a study that has it: the game, the line, the symmetry, the\n"
        "comment there. Exit status 1 if nothing was found.\n"
        "With --in instead of --library, finds a position in files and folders, a line for each place: the file, the\n"
        "game's number in it, Black, White, date, the moves to the place, their number, the symmetry, whether they\n"
        "are other moves, the comment there. Exit status 2 if a file could not be read.");
    const auto arguments = std::make_shared<FindArguments>();
    CLI::Option *library = addLibraryOption(parser, arguments->library)->required(false);
    addSelectionOptions(parser, arguments->selection, "all");
    CLI::Option *in = parser.add_option("--in", arguments->in, "Files and folders to search instead of a library");
    in->excludes(library);
    for (const char *other : { "--figure", "--player", "--side", "--opponent", "--event", "--since", "--until",
             "--rule", "--result", "--opening", "--faulty" })
        in->excludes(parser.get_option(other));
    parser.add_flag("--count", arguments->count, "Only print how many games there are");
    parser.add_flag("--lines", arguments->lines, "Also search variations and studies");
    task.run = [arguments, &task] { return find(*arguments, task); };
}

} // namespace kagetsu::cli
