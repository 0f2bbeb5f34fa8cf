// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/output/explanation.h"
#include "cli/output/languages.h"
#include "cli/output/message.h"
#include "cli/output/proofjson.h"
#include "cli/output/readboard.h"
#include "rules/proof/proofcheck.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>

#include <cassert>
#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

struct Question
{
    std::string board;
    std::string point;
    std::string language = "en";
    bool full = false;
};

ExitStatus refuse(const Place &place, std::string_view code, const std::string &text)
{
    printMessage(place, Severity::Error, code, text);
    return ExitStatus::Bad;
}

ExitStatus explain(const Question &question, bool json)
{
    const auto board = readBoard(question.board);
    if (!board)
        return refuse({ "BOARD", 1, board.fault().column }, board.fault().code, board.fault().text);
    const auto point = rules::pointFromText(question.point, board->size());
    if (!point) {
        const rules::Point last(board->size() - 1, board->size() - 1);
        return refuse({}, "bad-point", question.point + " is not a point on this board, A1 to " + toText(last) + '.');
    }
    if (!board->isEmpty(*point)) {
        const char *colour = board->has(*point, rules::Side::Black) ? "black" : "white";
        return refuse(
            {}, "occupied", toText(*point) + " holds a " + colour + " stone. Only an empty point has a verdict.");
    }
    const rules::RuleSet renju { .rule = rules::Rule::Renju };
    const rules::Proof proof = prove(*board, *point, rules::Side::Black, renju,
        question.full ? rules::ProofDepth::Full : rules::ProofDepth::Shortest);
    assert(!findFault(proof, *board, *point, rules::Side::Black, renju));
    if (json)
        std::cout << toJson(proof).dump() << '\n';
    else
        std::cout << explanation(proof, question.language);
    return ExitStatus::Fine;
}

} // namespace

void setUpExplain(CLI::App &parser, Task &task)
{
    parser.footer(
        "BOARD is 225 characters (n·n for size n), top row first, column A first: X black, O white, . empty.");
    const auto question = std::make_shared<Question>();
    parser.add_option("BOARD", question->board, "The position")->required();
    parser.add_option("POINT", question->point, "An empty point, such as H8")->required();
    parser.add_option("--lang", question->language, "Language of the sentences")
        ->capture_default_str()
        ->check(CLI::IsMember(languageCodes()));
    parser.add_flag("--full", question->full, "Show every three with every point, not only what decides");
    task.run = [question, &task] { return explain(*question, task.json); };
}

} // namespace kagetsu::cli
