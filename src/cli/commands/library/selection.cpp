// SPDX-License-Identifier: MIT
#include "cli/commands/library/selection.h"

#include "cli/output/message.h"
#include "cli/words/librarywords.h"
#include "library/search/figure.h"

#include <CLI/App.hpp>

#include <algorithm>

namespace kagetsu::cli {

namespace {

std::vector<Selected> withPosition(
    const library::PositionQuestion &question, const library::Filter &filter, const library::Games &games)
{
    std::vector<Selected> selected;
    const auto hits = library::findPosition(games, question, filter);
    for (const library::PositionHit &hit : *hits) {
        Selected each { .game = hit.game, .year = hit.facts.year() };
        each.ply = hit.ply;
        each.map = hit.map;
        each.isSameOrder = hit.isSameOrder;
        selected.push_back(each);
    }
    return selected;
}

std::vector<Selected> withFigure(
    const library::Figure &figure, int boardSize, const library::Filter &filter, const library::Games &games)
{
    std::vector<Selected> selected;
    const auto hits = library::findFigure(games, boardSize, figure, filter);
    for (const library::FigureHit &hit : *hits) {
        Selected each { .game = hit.game, .year = hit.facts.year() };
        each.ply = hit.ply;
        each.map = hit.map;
        each.corner = hit.corner;
        each.isExchanged = hit.isExchanged;
        selected.push_back(each);
    }
    return selected;
}

std::vector<Selected> allOf(const library::Filter &filter, const library::Games &games)
{
    std::vector<Selected> selected;
    for (const auto &block : games.blocks()) {
        for (std::size_t i = 0; i < block->size(); ++i) {
            if (filter.accepts(block->facts(i)))
                selected.push_back({ .game = block->idOf(i), .year = block->facts(i).year() });
        }
    }
    return selected;
}

std::optional<library::Figure> figureOf(const SelectionArguments &arguments)
{
    auto figure = library::figureFrom(arguments.figure);
    if (!figure) {
        const Words words = wordsFor(figure.fault());
        printMessage({}, Severity::Error, words.code, words.text);
        return std::nullopt;
    }
    figure.value().orExchanged = arguments.exchanged;
    if (!arguments.corner.empty()) {
        figure.value().corner = rules::pointFromText(arguments.corner, arguments.boardSize);
        if (!figure->corner) {
            printMessage({}, Severity::Error, "bad-point",
                "This is not a point on the board: " + onOneLine(arguments.corner) + '.');
            return std::nullopt;
        }
    }
    return std::move(figure).value();
}

} // namespace

void addSelectionOptions(CLI::App &parser, SelectionArguments &arguments, std::string usualKinds)
{
    CLI::Option *position = parser.add_option("--position", arguments.position,
        "Only games with this position, in any view and order: moves such as \"h8 i9\", or a board");
    CLI::Option *figure = parser.add_option("--figure", arguments.figure,
        "Only games with this part of a board, anywhere and in any view: rows from the top, separated by /");
    figure->excludes(position);
    parser
        .add_option("--at", arguments.corner, "The lower left point of the figure, if it is not to be found anywhere")
        ->needs(figure);
    parser.add_flag("--exchanged", arguments.exchanged, "The figure also with Black and White exchanged")
        ->needs(figure);
    parser.add_option("--size", arguments.boardSize, "Lines of the board of the position or figure")
        ->check(CLI::Range(rules::MinBoardSize, rules::MaxBoardSize));
    parser.add_option("--limit", arguments.limit, "At most so many games")->check(CLI::PositiveNumber);
    addFilterOptions(parser, arguments.filter, std::move(usualKinds));
}

std::optional<std::vector<Selected>> select(const SelectionArguments &arguments, const library::Contents &contents)
{
    const auto filter = filterFrom(arguments.filter, contents);
    if (!filter)
        return std::nullopt;
    std::vector<Selected> selected;
    if (!arguments.position.empty()) {
        const auto question = positionFrom(arguments.position, arguments.boardSize);
        if (!question)
            return std::nullopt;
        selected = withPosition(*question, *filter, contents.games);
    } else if (!arguments.figure.empty()) {
        const auto figure = figureOf(arguments);
        if (!figure)
            return std::nullopt;
        selected = withFigure(*figure, arguments.boardSize, *filter, contents.games);
    } else {
        selected = allOf(*filter, contents.games);
    }
    std::sort(selected.begin(), selected.end(), [](const Selected &one, const Selected &two) {
        return one.year != two.year ? one.year > two.year : one.game > two.game;
    });
    if (arguments.limit > 0 && selected.size() > static_cast<std::size_t>(arguments.limit))
        selected.resize(static_cast<std::size_t>(arguments.limit));
    return selected;
}

} // namespace kagetsu::cli
