// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/solver.h"
#include "cli/commands/command.h"
#include "cli/output/message.h"

#include <memory>
#include <optional>
#include <string>

namespace kagetsu::cli {

// The options that vcf, vct and defences share (command-line.md#vcf): the position or the file of positions, the rule
// set and the limits.
struct SolverOptions
{
    std::string source; // a board, or a file if no side is given
    std::string side;
    std::string rule = "renju";
    std::optional<std::uint64_t> nodes;
    std::optional<double> seconds;
    bool shortest = false;
    bool all = false;
    bool check = false;
    int threatFours = 0; // of a three; 0 means any
    std::optional<std::uint64_t> usualNodes {}; // the limit if none is given
};

// The solvers of one thread. Each allocates its memory when it is first needed.
struct Solvers
{
    std::optional<solver::FourSolver> fours;
    std::optional<solver::ThreeSolver> threes;

    solver::FourSolver &forFours() { return fours ? *fours : fours.emplace(); }
    solver::ThreeSolver &forThrees() { return threes ? *threes : threes.emplace(); }
};

// One line of output, with an optional message.
struct Reply
{
    std::string line;
    struct Message
    {
        Severity severity = Severity::Error;
        std::string code;
        std::string text;
        int column = 0;
    };
    std::optional<Message> message {};
    ExitStatus status = ExitStatus::Fine;
};

using Solve = Reply (*)(const solver::Question &question, const SolverOptions &options, const solver::Limits &limits,
    bool json, Solvers &solvers);

// Adds the arguments and options that all three commands have, and the work.
void setUpSolver(CLI::App &parser, Task &task, const std::shared_ptr<SolverOptions> &options, Solve solve);

} // namespace kagetsu::cli
