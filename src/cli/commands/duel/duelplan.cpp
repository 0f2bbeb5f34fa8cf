// SPDX-License-Identifier: MIT
#include "cli/commands/duel/duelplan.h"

#include "cli/commands/duel/contestants.h"
#include "cli/input/decimal.h"
#include "cli/input/input.h"
#include "cli/input/rulename.h"
#include "cli/output/message.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>

#include <charconv>
#include <cmath>

namespace kagetsu::cli {

namespace {

constexpr engine::Milliseconds Hour { 3'600'000 };
constexpr engine::Milliseconds UsualMoveTime { 1'000 };

// Prints an error. Always returns false.
bool refuse(const Place &place, const char *code, const std::string &text)
{
    printMessage(place, Severity::Error, code, text);
    return false;
}

const char *reasonText(contest::OpeningFault::Reason reason)
{
    using enum contest::OpeningFault::Reason;
    switch (reason) {
    case Unreadable: return "This line is neither moves nor a board.";
    case OtherBoard: return "This board is not the same size as that of the duel.";
    case Uneven: return "Black must have as many stones as White, or one more.";
    case Ended: return "The game has ended with these stones.";
    case None: return "The file has no opening.";
    }
    return "";
}

// Between levels, only the engine itself ends a search, so the duel is the same on every machine. Other engines need a
// time limit.
bool needsTime(const contest::Contestants &contestants)
{
    return contestants[0].level == 0 || contestants[1].level == 0;
}

// Adds the options that apply to every game.
void addGameOptions(CLI::App &parser, DuelOptions &options)
{
    parser.add_option("--rule", options.rule, "Rule set: renju, win5+ (freestyle), win5 (standard), caro")
        ->capture_default_str();
    parser.add_option("--board", options.board, "Size of the board (points per side)")
        ->capture_default_str()
        ->check(CLI::Range(rules::MinBoardSize, rules::MaxBoardSize));
    parser.add_option("--move-time", options.moveTime, "Time per move: 0.2s, 200ms");
    parser.add_option("--nodes", options.nodes, "Positions per move, for engines that support max_node")
        ->check(CLI::PositiveNumber);
    parser.add_option("--seed", options.seed, "Seed for random openings")->capture_default_str();
    parser.add_option("--openings", options.openings, "File with an opening on each line: moves or a board");
}

// Adds the options for the number of games and for their results.
void addManyOptions(CLI::App &parser, DuelOptions &options)
{
    parser.add_option("--games", options.games, "Number of games")
        ->capture_default_str()
        ->check(CLI::Range(1, 100'000));
    parser.add_option("--jobs", options.jobs, "Number of games played at the same time")
        ->capture_default_str()
        ->check(CLI::Range(1, 64));
    parser
        .add_option(
            "--sprt", options.sprt, "Stop when it is clear whether the first engine is stronger by LESS or by MORE Elo")
        ->expected(2)
        ->transform(decimalOf(NumberKind::Fraction))
        ->type_name("LESS MORE");
    parser.add_flag("--each", options.each, "Print each game as soon as it ends");
    parser.add_option("--save", options.save, "File for the records of all games (SGF)");
}

// Each of these functions puts what was asked for into the plan. They return false if it is not valid.

bool addTime(contest::Plan &plan, const DuelOptions &options, const contest::Contestants &contestants)
{
    plan.terms.nodes = options.nodes;
    if (options.moveTime.empty()) {
        if (needsTime(contestants) && !options.nodes)
            plan.terms.moveTime = UsualMoveTime;
        return true;
    }
    plan.terms.moveTime = moveTimeFrom(options.moveTime);
    return plan.terms.moveTime
        || refuse({}, "bad-time", "This is not a valid time per move: " + options.moveTime + ". Write 0.2s or 200ms.");
}

bool addHypotheses(contest::Plan &plan, const DuelOptions &options)
{
    if (options.sprt.empty())
        return true;
    if (!(options.sprt[0] < options.sprt[1]))
        return refuse({}, "bad-sprt", "The first number of --sprt must be less than the second one.");
    plan.hypotheses = contest::Hypotheses { options.sprt[0], options.sprt[1] };
    return true;
}

bool addOpenings(contest::Plan &plan, const DuelOptions &options)
{
    if (options.openings.empty())
        return true;
    Input input(options.openings);
    std::string bytes;
    if (!input.readAll(bytes))
        return false;
    auto openings = contest::readOpenings(bytes, plan.terms.board);
    if (!openings)
        return refuse({ input.name(), openings.fault().line, 0 }, "bad-opening", reasonText(openings.fault().reason));
    plan.openings = std::move(openings).value();
    return true;
}

} // namespace

void addDuelOptions(CLI::App &parser, DuelOptions &options)
{
    parser.footer(
        "An engine is a level (1 to 6) of the built-in opponent, an engine profile (NAME.json) or a command.\nEvery "
        "opening is played twice, with sides exchanged. Ctrl+C ends the duel; the games played so far\nare counted.");
    parser.add_option("--first", options.first, "First engine")->required();
    parser.add_option("--second", options.second, "Second engine")->required();
    addGameOptions(parser, options);
    addManyOptions(parser, options);
}

std::optional<engine::Milliseconds> moveTimeFrom(const std::string &text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    if (error != std::errc {} || (unit != "s" && unit != "ms" && !unit.empty()) || !std::isfinite(number))
        return std::nullopt;
    const double milliseconds = unit == "ms" ? number : number * 1'000;
    if (milliseconds < 1 || milliseconds > static_cast<double>(Hour.count()))
        return std::nullopt;
    return engine::Milliseconds(std::llround(milliseconds));
}

std::optional<contest::Contestants> contestantsFrom(const DuelOptions &options)
{
    auto first = contestantFrom(options.first);
    auto second = contestantFrom(options.second);
    if (!first || !second)
        return std::nullopt;
    return contest::Contestants { *std::move(first), *std::move(second) };
}

std::optional<contest::Plan> planFrom(const DuelOptions &options, const contest::Contestants &contestants)
{
    const auto rule = ruleFromName(options.rule);
    if (!rule) {
        refuse({}, "bad-rule", "This is not a rule set: " + options.rule + '.');
        return std::nullopt;
    }
    contest::Plan plan;
    plan.terms.board = { { .rule = *rule }, options.board };
    plan.terms.seed = options.seed;
    plan.games = options.games;
    plan.jobs = options.jobs;
    const bool isRight =
        addTime(plan, options, contestants) && addHypotheses(plan, options) && addOpenings(plan, options);
    return isRight ? std::optional(std::move(plan)) : std::nullopt;
}

} // namespace kagetsu::cli
