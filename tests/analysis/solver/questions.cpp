// SPDX-License-Identifier: MIT
#include "questions.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace kagetsu::solver {

std::vector<KnownQuestion> knownQuestions(const std::string &file)
{
    const char *elsewhere = std::getenv("KAGETSU_SHARED_DATA");
    std::ifstream lines(std::string(elsewhere != nullptr ? elsewhere : KAGETSU_SHARED_DATA) + "/vcf/" + file);
    std::vector<KnownQuestion> questions;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream columns(line);
        std::string board;
        std::string side;
        std::string rule;
        KnownQuestion known;
        std::getline(columns, board, '\t');
        std::getline(columns, side, '\t');
        std::getline(columns, rule, '\t');
        std::getline(columns, known.length, '\t');
        std::getline(columns, known.origin);
        const auto position = rules::positionFromText(board);
        if (!position)
            continue; // the heading
        known.question = { *position, side == "X" ? rules::Side::Black : rules::Side::White,
            { .rule = rule == "renju"    ? rules::Rule::Renju
                    : rule == "standard" ? rules::Rule::Standard
                                         : rules::Rule::FreeStyle } };
        questions.push_back(known);
    }
    return questions;
}

Question randomQuestion(int number)
{
    using rules::Rule;
    using rules::Side;
    constexpr Rule Usual[] { Rule::Renju, Rule::FreeStyle, Rule::Standard, Rule::Renju, Rule::Caro, Rule::Renju,
        Rule::Omok, Rule::OverLoses };
    rules::RandomBoards boards(static_cast<std::uint32_t>(number));
    boards.below(1000);
    // Mostly 15, where most is played; else any size.
    const int size = boards.below(3) > 0 ? rules::DefaultBoardSize : 5 + boards.below(rules::MaxBoardSize - 4);
    const int stones = 6 + boards.below(std::min(36, size * size / 2));
    Question question { boards.below(8) > 0 ? boards.clustered(size, stones, 40 + boards.below(21))
                                            : boards.scattered(size, 10 + boards.below(25), 50),
        boards.below(2) > 0 ? Side::Black : Side::White, { .rule = Usual[number % 8] } };
    question.rules.caroEdgeBlocks = question.rules.rule == Rule::Caro && boards.below(2) > 0;
    question.rules.caroExactlyFive = question.rules.rule == Rule::Caro && boards.below(2) > 0;
    return question;
}

Question seenFrom(rules::Symmetry symmetry, const Question &question)
{
    return { apply(symmetry, question.position), question.attacker, question.rules };
}

std::string textOf(const Finding &finding)
{
    switch (finding.answer) {
    case Answer::Win: return "win " + std::to_string(finding.length);
    case Answer::None: return "none";
    case Answer::Unknown: break;
    }
    return "unknown";
}

} // namespace kagetsu::solver
