// SPDX-License-Identifier: MIT
#include "cli/commands/solvercommand.h"

#include "cli/input/input.h"
#include "cli/input/orderedwork.h"
#include "cli/input/rulename.h"
#include "cli/output/progress.h"
#include "cli/output/readboard.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <nlohmann/json.hpp>

#include <chrono>
#include <iostream>
#include <variant>

namespace kagetsu::cli {

namespace {

using Clock = std::chrono::steady_clock;
using Question = std::variant<solver::Question, Reply::Message>;

std::optional<rules::Side> sideFromText(std::string_view text)
{
    if (text == "X" || text == "black")
        return rules::Side::Black;
    if (text == "O" || text == "white")
        return rules::Side::White;
    return std::nullopt;
}

Question questionOf(std::string_view board, std::string_view side, std::string_view rule)
{
    const auto position = readBoard(board);
    if (!position)
        return Reply::Message { Severity::Error, position.fault().code, position.fault().text,
            position.fault().column };
    const auto attacker = sideFromText(side);
    if (!attacker)
        return Reply::Message { Severity::Error, "bad-side", "The side must be X (black) or O (white).",
            static_cast<int>(board.size()) + 2 };
    const auto known = ruleFromName(rule);
    if (!known)
        return Reply::Message { Severity::Error, "bad-rule",
            "This is not a rule set: " + std::string(rule) + ". Choose renju, win5, win5+, caro, omok or over-loses.",
            static_cast<int>(board.size() + side.size()) + 3 };
    return solver::Question { *position, *attacker, { .rule = *known } };
}

// Reads `BOARD<TAB>SIDE<TAB>RULE`. The rule may be missing, and anything may follow it.
Question questionOfLine(std::string_view line, const std::string &rule)
{
    const auto column = [&] {
        const std::size_t tab = line.find('\t');
        const std::string_view text = line.substr(0, tab);
        line = tab == std::string_view::npos ? std::string_view() : line.substr(tab + 1);
        return text;
    };
    const std::string_view board = column();
    const std::string_view side = column();
    const std::string_view ownRule = column();
    return questionOf(board, side, ownRule.empty() ? std::string_view(rule) : ownRule);
}

class SolverCommand
{
public:
    SolverCommand(const SolverOptions &options, Solve solve, bool json)
        : m_options(options)
        , m_solve(solve)
        , m_json(json)
    {
    }

    ExitStatus run()
    {
        if (!m_options.side.empty()) {
            Solvers solvers;
            const Question question = questionOf(m_options.source, m_options.side, m_options.rule);
            if (const auto *message = std::get_if<Reply::Message>(&question)) {
                const bool isBoard = message->code.starts_with("board-");
                printMessage(isBoard ? Place { "BOARD", 1, message->column } : Place {}, message->severity,
                    message->code, message->text);
                return ExitStatus::Bad;
            }
            tell({}, answer(question, solvers));
            return m_status;
        }
        return runFile();
    }

private:
    ExitStatus runFile()
    {
        Input input(m_options.source);
        struct Numbered
        {
            int line;
            Reply reply;
        };
        {
            OrderedWork<Solvers, Numbered> work(
                std::max(1U, std::thread::hardware_concurrency()), [&](const Numbered &each) {
                    tell({ input.name(), each.line, 0 }, each.reply);
                });
            for (std::string line; input.readLine(line);) {
                if (line.starts_with('#'))
                    continue;
                const Question question = questionOfLine(line, m_options.rule);
                work.add([this, question, number = input.lineNumber()](Solvers &solvers) {
                    return Numbered { number, answer(question, solvers) };
                });
                if (input.mustWait()) {
                    work.finish();
                    std::cout.flush();
                }
            }
            work.finish();
        }
        return input.failed() ? ExitStatus::Bad : m_status;
    }

    Reply answer(const Question &question, Solvers &solvers) const
    {
        if (const auto *message = std::get_if<Reply::Message>(&question)) {
            const std::string line = m_json ? nlohmann::ordered_json { { "error", message->code } }.dump() : "error";
            return { line, *message, ExitStatus::Bad };
        }
        solver::Limits limits;
        if (m_options.nodes)
            limits.nodes = *m_options.nodes;
        else if (m_options.usualNodes && !m_options.seconds)
            limits.nodes = *m_options.usualNodes;
        limits.goesOn = [this, begin = Clock::now()](const solver::Progress &searched) {
            const std::chrono::duration<double> taken = Clock::now() - begin;
            // With several threads, there is no common progress to show.
            if (m_options.nodes && !m_options.side.empty())
                progress().tell(searched.nodes, *m_options.nodes);
            return !m_options.seconds || taken.count() < *m_options.seconds;
        };
        return m_solve(*std::get_if<solver::Question>(&question), m_options, limits, m_json, solvers);
    }

    void tell(Place place, const Reply &reply)
    {
        std::cout << reply.line << '\n';
        if (reply.message) {
            place.column = reply.message->column;
            printMessage(place, reply.message->severity, reply.message->code, reply.message->text);
        }
        m_status = std::max(m_status, reply.status);
    }

    const SolverOptions &m_options;
    Solve m_solve;
    bool m_json;
    ExitStatus m_status = ExitStatus::Fine;
};

} // namespace

void setUpSolver(CLI::App &parser, Task &task, const std::shared_ptr<SolverOptions> &options, Solve solve)
{
    parser.add_option("BOARD", options->source, "The position; without SIDE a file of positions, - for standard input")
        ->required();
    parser.add_option("SIDE", options->side, "The attacker, who is to move: X or black, O or white");
    parser
        .add_option(
            "--rule", options->rule, "Rule set: renju, win5+ (freestyle), win5 (standard), caro, omok, over-loses")
        ->capture_default_str();
    parser.add_option("--limit", options->nodes, "Give up after so many positions; the answer is then unknown");
    parser.add_option("--seconds", options->seconds, "Give up after so many seconds")->check(CLI::PositiveNumber);
    task.run = [options, solve, &task] { return SolverCommand(*options, solve, task.json).run(); };
}

} // namespace kagetsu::cli
