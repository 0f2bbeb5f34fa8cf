// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/input/libraryfile.h"
#include "cli/output/message.h"
#include "record/search/positionindex.h"
#include "record/text/bytes.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;

struct SameArguments
{
    LibraryArgument library;
    std::vector<std::string> moves;
};

// Reads moves in turns, beginning with Black. If one is not a move, prints a message and returns nothing.
std::optional<std::vector<record::Move>> movesOf(const std::vector<std::string> &texts, int boardSize)
{
    std::vector<record::Move> moves;
    for (const std::string &text : texts) {
        const rules::Side side = moves.size() % 2 == 0 ? rules::Side::Black : rules::Side::White;
        const std::optional<rules::Point> point = rules::pointFromText(text, boardSize);
        const bool isTaken = std::any_of(moves.begin(), moves.end(), [&point](const record::Move &move) {
            return point && move.kind == record::Move::Kind::Stone && move.point == *point;
        });
        if (record::lowered(text) == "pass") {
            moves.push_back(record::Move::pass(side));
        } else if (point && !isTaken) {
            moves.push_back(record::Move::stone(side, *point));
        } else {
            printMessage({}, Severity::Error, "bad-move", text + " is neither an empty point on the board nor a pass.");
            return std::nullopt;
        }
    }
    return moves;
}

// Returns the node that exactly these moves lead to, or NoNode.
record::NodeId nodeAfter(const record::GameTree &tree, const std::vector<record::Move> &moves)
{
    record::NodeId node = record::GameTree::root();
    for (const record::Move &move : moves) {
        node = tree.firstChild(node);
        while (node != record::NoNode && tree.move(node) != move)
            node = tree.nextSibling(node);
        if (node == record::NoNode)
            break;
    }
    return node;
}

std::vector<std::string> moveTexts(const record::GameTree &tree, record::NodeId node)
{
    std::vector<std::string> texts;
    for (const record::NodeId step : tree.path(node)) {
        if (const std::optional<record::Move> move = tree.move(step))
            texts.push_back(move->kind == record::Move::Kind::Pass ? "pass" : toText(move->point));
    }
    return texts;
}

int mapNumber(const record::PositionHit &hit)
{
    const auto place = std::find(record::RenLibMaps.begin(), record::RenLibMaps.end(), hit.map);
    return static_cast<int>(place - record::RenLibMaps.begin()) + 1;
}

ExitStatus showLike(const SameArguments &arguments, record::Likeness likeness, bool json)
{
    const std::optional<std::vector<record::Move>> moves = movesOf(arguments.moves, arguments.library.boardSize);
    if (!moves)
        return ExitStatus::Bad;
    const std::optional<record::Library> library = openLibrary(arguments.library);
    if (!library)
        return ExitStatus::Bad;
    const record::GameTree &tree = library->game.tree;
    const record::NodeId here = nodeAfter(tree, *moves);
    for (const record::PositionHit &hit : record::PositionIndex(tree, likeness).like(*moves)) {
        if (hit.node == here)
            continue;
        const std::vector<std::string> texts = moveTexts(tree, hit.node);
        if (json) {
            std::cout << Json {
                { "map", mapNumber(hit) }, { "right", hit.right }, { "up", hit.up }, { "moves", texts }
            }.dump() << '\n';
            continue;
        }
        std::cout << mapNumber(hit) << '\t' << hit.right << '\t' << hit.up << '\t';
        for (std::size_t i = 0; i < texts.size(); ++i)
            std::cout << (i > 0 ? " " : "") << texts[i];
        std::cout << '\n';
    }
    return ExitStatus::Fine;
}

void setUpLike(CLI::App &parser, Task &task, record::Likeness likeness)
{
    parser.footer(
        "Prints one line per node, in the order of the file, separated by tabs: RenLib's number of the rotation or\n"
        "mirroring that turns the position into that of the node (1 to 8), how far it is then shifted to the right\n"
        "and up, and the moves to the node. The node that is reached by exactly these moves is left out.");
    const auto arguments = std::make_shared<SameArguments>();
    parser.add_option("FILE", arguments->library.file, "A RenLib library; - is standard input")->required();
    parser.add_option("MOVES", arguments->moves, "The moves to the position: H8 H9 …; a move can also be pass")
        ->required();
    addBoardOption(parser, arguments->library.boardSize);
    task.run = [arguments, likeness, &task] { return showLike(*arguments, likeness, task.json); };
}

} // namespace

void setUpSame(CLI::App &parser, Task &task)
{
    setUpLike(parser, task, record::Likeness::Same);
}

void setUpSimilar(CLI::App &parser, Task &task)
{
    setUpLike(parser, task, record::Likeness::Similar);
}

} // namespace kagetsu::cli
