// SPDX-License-Identifier: MIT
#include "lines.h"

#include "randomboards.h"
#include "record/collection.h"
#include "record/formats/rulestext.h"
#include "stones.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace kagetsu::review {

using record::Game;
using record::GameTree;
using rules::Side;

Game gameOf(const rules::Position &start, Side first, const std::string &moves)
{
    Game game { {}, GameTree(start.size(), start.size()), {} };
    record::Setup &setup = game.tree.editDetails(GameTree::root()).setup;
    start.stones(Side::Black).forEach([&](rules::Point point) { setup.black.push_back(point); });
    start.stones(Side::White).forEach([&](rules::Point point) { setup.white.push_back(point); });
    record::NodeId node = GameTree::root();
    Side side = first;
    std::istringstream words(moves);
    for (std::string word; words >> word; side = other(side))
        node = game.tree.append(
            node, word == "pass" ? record::Move::pass(side) : record::Move::stone(side, rules::at(word, start.size())));
    return game;
}

Line seenFrom(rules::Symmetry symmetry, const Line &line)
{
    Line seen = line;
    for (PlayedMove &played : seen.moves) {
        if (played.move.point != record::Move::Nowhere)
            played.move.point = apply(symmetry, played.move.point, played.before.size());
        played.before = apply(symmetry, played.before);
    }
    return seen;
}

std::string textOf(const Review &review)
{
    std::string text;
    const auto add = [&](const std::string &part) { text += (text.empty() ? "" : "; ") + part; };
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const auto &[move, missed, allowed, foul] = review.moves[i];
        const std::string number = std::to_string(i + 1) + ' ';
        const bool missedByThrees = missed.win && hasThrees(missed.win->proof);
        const bool allowedByThrees = allowed.win && hasThrees(allowed.win->proof);
        if (missed.said != Known::No && missedByThrees)
            add(number + (missed.said == Known::Yes ? "missed by threes " : "perhaps missed by threes ")
                + std::to_string(missed.win->length));
        else if (missed.said == Known::Yes)
            add(number + "missed " + std::to_string(missed.win->length));
        else if (missed.said == Known::Unknown)
            add(number + "unknown missed");
        if (allowed.said == Known::Yes && allowedByThrees)
            add(number + "allowed by threes " + std::to_string(allowed.win->length));
        else if (allowed.said == Known::Yes) {
            std::string points = allowed.wasThere == Known::No ? " new" : "";
            for (const rules::Point point : allowed.defences)
                points += ' ' + toText(point);
            add(number + "allowed " + std::to_string(allowed.win->length) + points
                + (allowed.areAllDefences ? "" : " ?"));
        }
        if (allowed.said == Known::Unknown)
            add(number + "unknown allowed");
        if (foul)
            add(number + "forbidden" + (foul->kinds.overline ? " 6" : "") + (foul->kinds.doubleFour ? " 44" : "")
                + (foul->kinds.doubleThree ? " 33" : ""));
    }
    if (review.turningPoint.move)
        add("turn " + std::to_string(*review.turningPoint.move + 1));
    if (!review.turningPoint.isCertain)
        add("turn ?");
    return text;
}

std::vector<FileGame> gamesOf(const std::string &file, rules::Rule unless)
{
    const char *elsewhere = std::getenv("KAGETSU_SHARED_DATA");
    std::ifstream input(std::string(elsewhere != nullptr ? elsewhere : KAGETSU_SHARED_DATA) + "/games/" + file);
    if (!input)
        input.open(std::string(KAGETSU_TEST_DATA) + "/games/" + file);
    if (!input)
        return {};
    std::ostringstream bytes;
    bytes << input.rdbuf();
    const record::Collection games = record::readRecords(bytes.str(), { .fileName = file });
    std::vector<FileGame> found;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const Game game = games.readGame(i);
        const auto rule = record::rulesFromText(game.info.rules).rule;
        if (auto line = lineOf(game, { .rule = rule.value_or(unless) }))
            found.push_back({ file + " " + std::to_string(i + 1), std::move(*line) });
    }
    return found;
}

Line chanceGame(int number, rules::Rule rule)
{
    rules::RandomBoards chance(static_cast<std::uint32_t>(number));
    const int size = 9 + chance.below(12);
    rules::Position position(size);
    Line line { { .rule = rule }, {}, std::nullopt };
    Side side = Side::Black;
    for (int i = 0; i < 50; ++i, side = other(side)) {
        if (i > 0 && chance.below(25) == 0) {
            line.moves.push_back({ record::Move::pass(side), position });
            continue;
        }
        std::vector<rules::Point> near;
        position.emptyPoints().forEach([&](rules::Point point) {
            for (int x = point.x - 1; x <= point.x + 1; ++x)
                for (int y = point.y - 1; y <= point.y + 1; ++y)
                    if (position.isOn({ x, y }) && !position.isEmpty({ x, y })) {
                        near.push_back(point);
                        return;
                    }
        });
        const rules::Point point = near.empty() ? rules::Point(size / 2, size / 2)
                                                : near[static_cast<std::size_t>(chance.below(int(near.size())))];
        line.moves.push_back({ record::Move::stone(side, point), position });
        position.place(point, side);
    }
    return line;
}

} // namespace kagetsu::review
