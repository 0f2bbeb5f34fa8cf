// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/input/games.h"
#include "cli/input/input.h"
#include "cli/input/libraryfile.h"
#include "cli/output/progress.h"
#include "record/collection.h"
#include "record/model/gamestat.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string_view wordOf(record::Winner winner)
{
    switch (winner) {
    case record::Winner::Unknown: return "?";
    case record::Winner::Black: return "B";
    case record::Winner::White: return "W";
    case record::Winner::Draw: return "draw";
    case record::Winner::BothLose: return "both lose";
    case record::Winner::Void: return "void";
    }
    return {};
}

// Returns a letter and a number if that can name every point of the board, otherwise column and row, counted from 0 at
// the top left.
Json pointJson(rules::Point point, const record::GameStat &stat)
{
    if (stat.columns == stat.rows && stat.columns <= rules::MaxBoardSize)
        return toText(point);
    return Json::array({ point.x, stat.rows - 1 - point.y });
}

// Returns the points ordered by column, then by row, like lists of forbidden points.
Json pointsJson(std::vector<rules::Point> points, const record::GameStat &stat)
{
    std::sort(points.begin(), points.end());
    Json list = Json::array();
    for (const rules::Point point : points)
        list.push_back(pointJson(point, stat));
    return list;
}

Json moveJson(const record::Move &move, const record::GameStat &stat)
{
    switch (move.kind) {
    case record::Move::Kind::Stone: return pointJson(move.point, stat);
    case record::Move::Kind::Pass: return "pass";
    case record::Move::Kind::Unplaced: return nullptr;
    }
    return nullptr;
}

Json asJson(std::size_t tree, const record::GameStat &stat)
{
    Json main = Json::array();
    for (const record::Move &move : stat.main)
        main.push_back(moveJson(move, stat));
    Json texts = Json::object();
    for (const record::StatText &text : stat.texts)
        texts[std::to_string(text.node) + '.' + text.ident] = text.text;
    const std::string_view reason = codeOf(stat.result.reason);
    return { { "tree", tree }, { "nodes", stat.nodes }, { "leaves", stat.leaves }, { "mainNodes", stat.mainNodes },
        { "main", main }, { "size", { stat.columns, stat.rows } }, { "charset", stat.charset }, { "black", stat.black },
        { "white", stat.white }, { "event", stat.event }, { "date", stat.date }, { "rules", stat.rules },
        { "result", wordOf(stat.result.winner) }, { "reason", reason.empty() ? Json() : Json(reason) },
        { "setup",
            { { "black", pointsJson(stat.setup.black, stat) }, { "white", pointsJson(stat.setup.white, stat) } } },
        { "texts", texts }, { "messages", stat.messages } };
}

std::string asText(std::size_t tree, const record::GameStat &stat)
{
    std::string line = std::to_string(tree);
    const auto add = [&line](std::string_view field) { line.append(1, '\t').append(field); };
    add(std::to_string(stat.nodes));
    add(std::to_string(stat.leaves));
    add(std::to_string(stat.mainNodes));
    add(std::to_string(stat.main.size()));
    add(std::to_string(stat.columns) + 'x' + std::to_string(stat.rows));
    add(stat.charset);
    add(stat.black);
    add(stat.white);
    const std::string_view reason = codeOf(stat.result.reason);
    add(std::string(wordOf(stat.result.winner)) + (reason.empty() ? "" : " ") + std::string(reason));
    return line;
}

ExitStatus showStat(const LibraryArgument &argument, bool json)
{
    const std::string &file = argument.file;
    Input input(file);
    std::string bytes;
    if (!input.readAll(bytes))
        return ExitStatus::Bad;
    const auto show = [json](std::size_t tree, const record::Game &game) {
        const record::GameStat stat = statOf(game, json ? record::StatTexts::With : record::StatTexts::Without);
        std::cout << (json ? asJson(tree, stat).dump() : asText(tree, stat)) << '\n';
    };
    if (record::recognise(bytes, file) == record::Format::Library) {
        const std::optional<record::Library> library =
            readLibraryFile(input.name(), std::move(bytes), argument.options());
        if (!library)
            return ExitStatus::Bad;
        show(1, library->game);
        return ExitStatus::Fine;
    }
    const record::Collection collection = record::readRecords(std::move(bytes), { .fileName = file });
    if (!hasGame(collection, input.name()))
        return ExitStatus::Bad;
    for (std::size_t i = 0; i < collection.size(); ++i) {
        progress().tell(i, collection.size());
        show(i + 1, collection.readGame(i));
    }
    return ExitStatus::Fine;
}

} // namespace

void setUpStat(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints one line per game, separated by tabs: number, nodes, leaves, nodes and moves of the main line,\n"
        "size, text encoding, Black, White, result with its reason. With --json, also prints the moves, the\n"
        "setup and all texts.");
    const auto argument = std::make_shared<LibraryArgument>();
    parser.add_option("FILE", argument->file, "A record in any format that convert reads; - is standard input")
        ->required();
    addBoardOption(parser, argument->boardSize);
    task.run = [argument, &task] { return showStat(*argument, task.json); };
}

} // namespace kagetsu::cli
