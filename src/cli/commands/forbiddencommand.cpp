// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/input/input.h"
#include "cli/output/message.h"
#include "cli/output/readboard.h"
#include "cli/words/foulnames.h"
#include "rules/judge.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string asText(const rules::BoardVerdict &verdict)
{
    std::string fouls;
    for (const rules::FoulPoint &foul : verdict.fouls) {
        fouls += (fouls.empty() ? "" : " ") + toText(foul.point);
        char before = ':';
        for (std::string_view name : foulNames(foul.fouls)) {
            fouls.append(1, before).append(name);
            before = '+';
        }
    }
    std::string fives;
    for (rules::Point five : verdict.wins)
        fives += (fives.empty() ? "" : " ") + toText(five) + ":5";
    return (fouls.empty() ? "-" : fouls) + '\t' + (fives.empty() ? "-" : fives);
}

Json asJson(const rules::BoardVerdict &verdict)
{
    Json fouls = Json::object();
    for (const rules::FoulPoint &foul : verdict.fouls)
        fouls[toText(foul.point)] = foulNames(foul.fouls);
    Json fives = Json::array();
    for (rules::Point five : verdict.wins)
        fives.push_back(toText(five));
    return { { "fouls", fouls }, { "fives", fives } };
}

ExitStatus answerLines(const std::string &file, bool json)
{
    Input input(file);
    ExitStatus status = ExitStatus::Fine;
    for (std::string line; input.readLine(line);) {
        const auto board = readBoard(std::string_view(line).substr(0, line.find('\t')));
        if (board) {
            const rules::BoardVerdict verdict = judgeBoard(*board, rules::Side::Black, { .rule = rules::Rule::Renju });
            std::cout << (json ? asJson(verdict).dump() : asText(verdict)) << '\n';
        } else {
            const BoardFault &fault = board.fault();
            printMessage({ input.name(), input.lineNumber(), fault.column }, Severity::Error, fault.code, fault.text);
            std::cout << (json ? Json { { "error", fault.code } }.dump() : "error") << '\n';
            status = ExitStatus::Bad;
        }
        if (input.mustWait())
            std::cout.flush();
    }
    return input.failed() ? ExitStatus::Bad : status;
}

} // namespace

void setUpForbidden(CLI::App &parser, Task &task)
{
    parser.footer(
        "A board is 225 characters (n·n for size n), top row first, column A first: X black, O white, . empty.\n"
        "Anything after a tab is ignored. Prints for each line: forbidden points, a tab, fives. 6 is an overline, 44\n"
        "a double-four, 33 a double-three; - stands for none.");
    const auto file = std::make_shared<std::string>("-");
    parser.add_option("FILE", *file, "Boards, one per line; - is standard input")->capture_default_str();
    task.run = [file, &task] { return answerLines(*file, task.json); };
}

} // namespace kagetsu::cli
