// SPDX-License-Identifier: MIT
#include "corpus.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace kagetsu::rules {

std::vector<CorpusLine> readCorpus(const std::string &name)
{
    std::ifstream file(std::string(KAGETSU_TEST_DATA "/forbidden/") + name);
    std::vector<CorpusLine> lines;
    for (std::string text; std::getline(file, text);) {
        std::istringstream columns(text);
        CorpusLine line;
        std::getline(columns, line.board, '\t');
        std::getline(columns, line.fouls, '\t');
        std::getline(columns, line.fives, '\t');
        for (std::string column; std::getline(columns, column, '\t');)
            line.more.push_back(column);
        lines.push_back(line);
    }
    return lines;
}

std::string kindsText(FoulKinds kinds)
{
    std::string text;
    if (kinds.overline)
        text += "+6";
    if (kinds.doubleFour)
        text += "+44";
    if (kinds.doubleThree)
        text += "+33";
    return text.empty() ? text : text.substr(1);
}

std::string foulText(const std::vector<FoulPoint> &fouls)
{
    std::string text;
    for (const FoulPoint &foul : fouls)
        text += (text.empty() ? "" : " ") + toText(foul.point) + ':' + kindsText(foul.fouls);
    return text.empty() ? "-" : text;
}

std::string fiveText(const std::vector<Point> &fives)
{
    std::string text;
    for (Point five : fives)
        text += (text.empty() ? "" : " ") + toText(five) + ":5";
    return text.empty() ? "-" : text;
}

BoardVerdict judgeSeenFrom(Symmetry symmetry, const Position &position, Side side, const RuleSet &rules)
{
    BoardVerdict verdict = judgeBoard(apply(symmetry, position), side, rules);
    for (FoulPoint &foul : verdict.fouls)
        foul.point = apply(inverse(symmetry), foul.point, position.size());
    for (Point &win : verdict.wins)
        win = apply(inverse(symmetry), win, position.size());
    std::sort(verdict.fouls.begin(), verdict.fouls.end(),
        [](const FoulPoint &a, const FoulPoint &b) { return a.point < b.point; });
    std::sort(verdict.wins.begin(), verdict.wins.end());
    return verdict;
}

} // namespace kagetsu::rules
