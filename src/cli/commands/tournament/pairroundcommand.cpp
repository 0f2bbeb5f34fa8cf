// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/input/input.h"
#include "cli/words/jsonwords.h"
#include "tournament/swiss/namedcosts.h"
#include "tournament/swiss/pairedswiss.h"

#include <CLI/App.hpp>

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

void print(const pairing::Pairing &pairing, bool isFromTheTop)
{
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

void print(const pairing::Obstacle &obstacle)
{
    for (const std::vector<int> &group : obstacle.groups)
        std::cout << "group" << playersText(group) << '\n';
    std::cout << "sought" << playersText(obstacle.sought) << '\n';
    for (const auto &[a, b] : obstacle.forbidden)
        std::cout << "forbidden " << a << ' ' << b << '\n';
}

ExitStatus pairFile(const tournament::SwissInput &round, const std::string &name, bool json)
{
    const auto pairing = pairedSwiss(round, tellPairing);
    const bool isFromTheTop = round.options.isFromTheTop;
    if (!pairing && pairing.fault().kind != pairing::Obstacle::NoPairing) // the reader has refused everything else
        return tellError(
            name, "too-many-players", "At most " + std::to_string(pairing::MostPlayers) + " players can be paired.");
    if (json)
        printJson(pairing ? answerOf(pairing->chosen(), isFromTheTop) : answerOf(pairing.fault()));
    else if (pairing)
        print(pairing->chosen(), isFromTheTop);
    else
        print(pairing.fault());
    return pairing ? ExitStatus::Fine : ExitStatus::No;
}

ExitStatus pairRoundOf(const std::string &file, const Task &task)
{
    Input input(file);
    std::string text;
    if (!input.readAll(text))
        return ExitStatus::Bad;
    const auto round = tournament::swissInputFrom(text);
    return round ? pairFile(*round, input.name(), task.json) : tellFault(input.name(), round.fault());
}

} // namespace

void setUpTournamentPairRound(CLI::App &parser, Task &task)
{
    parser.footer("Prints a line for each table, the opener first, then NUMBER - for a bye, then `cost` and what the\n"
                  "pairing costs. If there is no pairing, prints the players who stand in the way; the exit status is\n"
                  "then 1.");
    auto &file = declare<std::string>(task, pairRoundOf);
    parser.add_option("FILE", file, "The players and what they have played, as JSON; - is standard input")->required();
}

} // namespace kagetsu::cli
