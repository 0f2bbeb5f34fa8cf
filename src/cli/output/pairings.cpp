// SPDX-License-Identifier: MIT
#include "cli/output/pairings.h"

#include "cli/input/eventinput.h"
#include "tournament/codec/valueformats.h"
#include "tournament/swiss/namedcosts.h"

#include <algorithm>
#include <iostream>

namespace kagetsu::cli {

namespace {

std::string playersText(const std::vector<int> &numbers)
{
    std::string text;
    for (const int number : numbers)
        text += number == 0 ? " -" : ' ' + std::to_string(number);
    return text;
}

// Answers come as JSON, and the text has the same values. The points can be a list of costs.
Answer costOf(const pairing::Cost &cost, bool isFromTheTop)
{
    Answer answer;
    for (const auto &[name, amounts] : tournament::namedCosts(cost, isFromTheTop))
        answer[std::string(name)] = amounts.size() > 1 ? Answer(amounts) : Answer(amounts.front());
    return answer;
}

Answer answerOf(const pairing::Pairing &pairing, bool isFromTheTop)
{
    Answer tables = Answer::array();
    for (const auto &[opener, second] : pairing.tables)
        tables.push_back({ { "opener", opener }, { "second", second } });
    return { { "tables", tables }, { "byes", pairing.byes }, { "cost", costOf(pairing.cost, isFromTheTop) } };
}

Answer answerOf(const pairing::Obstacle &obstacle)
{
    Answer forbidden = Answer::array();
    for (const auto &[a, b] : obstacle.forbidden)
        forbidden.push_back({ a, b });
    return { { "groups", obstacle.groups }, { "sought", obstacle.sought }, { "forbidden", forbidden } };
}

Answer answerOf(const tournament::Section &section, int number, const tournament::Round &round)
{
    Answer matches = Answer::array();
    for (const tournament::Match &match : round.matches)
        matches.push_back({ { "table", match.table }, { "a", entryAnswer(section, match.a) },
            { "b", entryAnswer(section, match.b) } });
    Answer byes = Answer::array();
    for (const tournament::Bye &bye : round.byes) {
        byes.push_back(entryAnswer(section, bye.entry));
        byes.back()["kind"] = tournament::ByeWords.of(bye.kind);
    }
    return { { "section", section.id }, { "round", number }, { "matches", matches }, { "byes", byes } };
}

} // namespace

void printPairing(const pairing::Pairing &pairing, bool isFromTheTop, bool json)
{
    if (json)
        return printJson(answerOf(pairing, isFromTheTop));
    for (const auto &[opener, second] : pairing.tables)
        std::cout << opener << ' ' << second << '\n';
    for (const int number : pairing.byes)
        std::cout << number << " -\n";
    std::cout << "cost";
    for (const Answer &part : costOf(pairing.cost, isFromTheTop)) {
        std::string text = lineOf(part);
        std::replace(text.begin(), text.end(), '\t', ',');
        std::cout << ' ' << text;
    }
    std::cout << '\n';
}

void printObstacle(const pairing::Obstacle &obstacle, bool json)
{
    if (json)
        return printJson(answerOf(obstacle));
    for (const std::vector<int> &group : obstacle.groups)
        std::cout << "group" << playersText(group) << '\n';
    std::cout << "sought" << playersText(obstacle.sought) << '\n';
    for (const auto &[a, b] : obstacle.forbidden)
        std::cout << "forbidden " << a << ' ' << b << '\n';
}

void printRounds(const tournament::Section &section, std::size_t from, bool json)
{
    Answer all = Answer::array();
    for (std::size_t place = from; place < section.rounds.size(); ++place)
        all.push_back(answerOf(section, static_cast<int>(place) + 1, section.rounds[place]));
    if (json)
        return printJson(all);
    for (const Answer &round : all) {
        printMembers(round, { "round" }, json);
        printRows(round["matches"], json);
        for (const Answer &bye : round["byes"])
            std::cout << "-\t" << lineOf(bye) << '\n';
    }
}

} // namespace kagetsu::cli
