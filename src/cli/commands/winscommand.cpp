// SPDX-License-Identifier: MIT
// The commands vcf, vct and defences, about wins by fours and threes.
#include "analysis/solver/proof/checker.h"
#include "cli/commands/solvercommand.h"
#include "cli/output/findingoutput.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <nlohmann/json.hpp>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;
using solver::Answer;

constexpr const char *Boards =
    "BOARD is 225 characters (n·n for size n), top row first, column A first: X black, O white, . empty.\n"
    "With a file instead of BOARD and SIDE, each of its lines is BOARD, a tab, SIDE, a tab, the rule set (or nothing:\n"
    "that of --rule); anything after that is ignored, as are lines that begin with #. The answers keep the order.\n";

// Lets the checker verify the proof, if that was asked for.
void checkProof(
    Reply &reply, const solver::Finding &finding, const solver::Question &question, const SolverOptions &options)
{
    if (!options.check || finding.answer != Answer::Win)
        return;
    if (const auto hole = findHole(finding.proof, question.position, question.rules)) {
        reply.message = { Severity::Error, "proof-hole",
            "The proof has a hole at step " + std::to_string(hole->step) + ". This is a fault of the program.", 0 };
        reply.status = ExitStatus::No;
    }
}

Reply solveFours(const solver::Question &question, const SolverOptions &options, const solver::Limits &limits,
    bool json, Solvers &solvers)
{
    solver::FourSolver &fours = solvers.forFours();
    const solver::Finding finding =
        options.shortest ? fours.findShortest(question, limits) : fours.find(question, limits);
    Reply reply;
    if (options.shortest && finding.answer == Answer::Win && !finding.isShortest)
        reply.message = { Severity::Note, "not-proven-shortest",
            "The limit was reached before it was proven that no win is shorter.", 0 };
    checkProof(reply, finding, question, options);
    if (!options.all) {
        reply.line = json ? findingJson(finding).dump() : findingText(finding);
        return reply;
    }
    const solver::MoveAnswers moves = fours.firstMoves(question, limits);
    if (json) {
        Json object = findingJson(finding);
        object["firstMoves"] = movesJson(moves)["moves"];
        reply.line = object.dump();
        return reply;
    }
    reply.line = findingText(finding) + '\t'
        + pointsText(moves, [](const solver::MoveAnswer &move) { return move.isShortest; }) + '\t'
        + pointsText(moves, [](const solver::MoveAnswer &move) { return move.answer == Answer::Win; }) + '\t'
        + pointsText(moves, [](const solver::MoveAnswer &move) { return move.answer == Answer::Unknown; });
    return reply;
}

Reply solveThrees(const solver::Question &question, const SolverOptions &options, const solver::Limits &limits,
    bool json, Solvers &solvers)
{
    solver::ThreeSolver &threes = solvers.forThrees();
    const solver::Finding finding = options.threatFours == 0 ? threes.findAny(question, limits)
                                                             : threes.find(question, options.threatFours, limits);
    Reply reply { json ? findingJson(finding).dump() : findingText(finding) };
    if (!json && finding.answer == Answer::None)
        reply.line += "\tby fours and threes that threaten " + std::to_string(finding.threatFours)
            + (finding.threatFours == 1 ? " four" : " fours");
    checkProof(reply, finding, question, options);
    return reply;
}

Reply solveDefences(
    const solver::Question &question, const SolverOptions &, const solver::Limits &limits, bool json, Solvers &solvers)
{
    const solver::MoveAnswers moves = solvers.forFours().defences(question, limits);
    if (json)
        return { movesJson(moves).dump() };
    return { pointsText(moves, [](const solver::MoveAnswer &move) { return move.answer == Answer::None; }) + '\t'
        + pointsText(moves, [](const solver::MoveAnswer &move) { return move.answer == Answer::Unknown; }) };
}

} // namespace

void setUpVcf(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<SolverOptions>();
    setUpSolver(parser, task, options, solveFours);
    parser.footer(std::string(Boards)
        + "Prints none, unknown, or win, the number of fours, and the moves of the longest line up to the four that\n"
          "cannot be stopped. --all adds, after tabs, the first moves of the shortest wins, all first moves that win,\n"
          "and those about which a limit allowed no answer; - stands for none.");
    parser.add_flag("--shortest", options->shortest, "Find the shortest win and prove that it is");
    parser.add_flag("--all", options->all, "List all first moves that win");
    parser.add_flag("--check", options->check, "Check the proof of a win by the rules alone");
}

void setUpVct(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<SolverOptions>();
    options->usualNodes = 10'000'000;
    setUpSolver(parser, task, options, solveThrees);
    parser.footer(std::string(Boards)
        + "Prints unknown; win, the number of moves of the longest line, and that line; or none, and after a tab the\n"
          "moves for which that is so. Without --limit and --seconds it gives up after 10 million positions.");
    parser
        .add_option("--threat", options->threatFours,
            "Fours that a three may take to win when nothing is done; without it, one and up to three in turn")
        ->check(CLI::Range(1, 3));
    parser.add_flag("--check", options->check, "Check the proof of a win by the rules alone");
}

void setUpDefences(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<SolverOptions>();
    setUpSolver(parser, task, options, solveDefences);
    parser.footer(std::string(Boards)
        + "It is the turn of the other side. Prints all its moves after which SIDE does not win by fours, a tab, and "
          "the\n"
          "moves about which a limit allowed no answer; - stands for none.");
}

} // namespace kagetsu::cli
