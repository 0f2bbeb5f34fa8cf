// SPDX-License-Identifier: MIT
#include "engine/ai/help.h"

#include "analysis/solver/proof/proof.h"
#include "analysis/solver/solver.h"
#include "engine/ai/brain.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace kagetsu::ai {

namespace {

// The greatest numbers of positions that the solver examines for one question.
constexpr std::uint64_t HelpNodes = 100'000;
constexpr std::uint64_t StopNodes = 200'000;

solver::Limits within(std::uint64_t nodes, const std::function<bool()> &goesOn)
{
    solver::Limits limits { .nodes = nodes };
    if (goesOn)
        limits.goesOn = [&goesOn](const solver::Progress &) { return goesOn(); };
    return limits;
}

// Adds wins by fours of either side. A five that must be stopped comes before both.
void addFours(Help &help, const rules::Position &position, rules::Side side, const rules::RuleSet &rules,
    const std::function<bool()> &goesOn)
{
    solver::FourSolver solver;
    if (help.dangers.empty()) {
        const solver::Finding own = solver.findShortest({ position, side, rules }, within(HelpNodes, goesOn));
        if (own.answer == solver::Answer::Win) {
            help.winFours = own.length;
            help.move = solver::mainLine(own.proof).front();
            return;
        }
    }
    const solver::Question question { position, rules::other(side), rules };
    const solver::Finding threat = solver.findShortest(question, within(HelpNodes, goesOn));
    if (threat.answer != solver::Answer::Win)
        return;
    help.threatFours = threat.length;
    for (const solver::MoveAnswer &each : solver.defences(question, within(StopNodes, goesOn)).moves) {
        if (each.answer == solver::Answer::None)
            help.stops.push_back(each.point);
    }
}

} // namespace

Help helpFor(
    const rules::Position &position, rules::Side side, const rules::RuleSet &rules, const std::function<bool()> &goesOn)
{
    Help help;
    rules::BoardVerdict own = rules::judgeBoard(position, side, rules);
    help.fouls = std::move(own.fouls);
    help.wins = std::move(own.wins);
    help.dangers = rules::judgeBoard(position, rules::other(side), rules).wins;
    if (!help.wins.empty()) {
        help.move = help.wins.front();
        return help;
    }
    addFours(help, position, side, rules, goesOn);
    if (help.move)
        return help;
    Task task { .position = position, .side = side, .rules = rules, .level = HelpLevel };
    const rules::Point move = Brain().think(task, goesOn).move();
    const bool isForbidden =
        std::ranges::any_of(help.fouls, [&](const rules::FoulPoint &foul) { return foul.point == move; });
    if (isForbidden)
        return help; // every move is
    // What is proven to stop a win comes before what seems good.
    const bool isProven = help.stops.empty() || std::ranges::find(help.stops, move) != help.stops.end();
    help.move = isProven ? move : help.stops.front();
    return help;
}

double shareOfBlack(
    const rules::Position &position, rules::Side side, const rules::RuleSet &rules, const std::function<bool()> &goesOn)
{
    constexpr int WeighingLevel = 4;
    constexpr double Worth = 400; // as much as an open three: about three games of four
    Task task { .position = position, .side = side, .rules = rules, .level = WeighingLevel };
    task.weighs = true;
    const int worth = Brain().think(task, goesOn).choices.front().worth;
    const double share = worth >= SurelyWon ? 1 : worth <= -SurelyWon ? 0 : 1 / (1 + std::exp(-worth / Worth));
    return side == rules::Side::Black ? share : 1 - share;
}

} // namespace kagetsu::ai
