// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/input/input.h"
#include "cli/output/answer.h"
#include "cli/output/message.h"
#include "cli/output/progress.h"
#include "cli/words/jsonwords.h"
#include "tournament/swiss/pairedswiss.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using pairing::Lane;

// Returns one number, or one for each of the highest groups and one for all groups below them.
std::vector<std::int64_t> pointLanes(const pairing::Cost &cost, bool isFromTheTop)
{
    std::vector<std::int64_t> lanes;
    const auto first = cost.lanes.begin() + int(Lane::FirstTopGroup);
    if (isFromTheTop)
        lanes.assign(first, first + pairing::TopGroups);
    lanes.push_back(cost[Lane::Points]);
    return lanes;
}

std::string playersText(const std::vector<int> &numbers)
{
    std::string text;
    for (const int number : numbers)
        text += number == 0 ? " -" : ' ' + std::to_string(number);
    return text;
}

// Returns the costs in their order. The points can be a list, one number for each of the highest score groups.
Answer costOf(const pairing::Cost &cost, bool isFromTheTop)
{
    const std::vector<std::int64_t> points = pointLanes(cost, isFromTheTop);
    return { { "met", cost[Lane::Met] }, { "secondBye", cost[Lane::SecondBye] }, { "byePoints", cost[Lane::ByePoints] },
        { "byePlace", cost[Lane::ByePlace] }, { "club", cost[Lane::Club] },
        { "points", isFromTheTop ? Answer(points) : Answer(points.front()) }, { "moved", cost[Lane::Moved] },
        { "claim", cost[Lane::Claim] }, { "balance", cost[Lane::Balance] }, { "style", cost[Lane::Style] } };
}

void print(const pairing::Pairing &pairing, bool isFromTheTop)
{
    for (const auto &[opener, second] : pairing.tables)
        std::cout << opener << ' ' << second << '\n';
    for (const int number : pairing.byes)
        std::cout << number << " -\n";
    std::string line = "cost";
    for (const Answer &lane : costOf(pairing.cost, isFromTheTop)) {
        std::string text = lineOf(lane);
        std::replace(text.begin(), text.end(), '\t', ',');
        line += ' ' + text;
    }
    std::cout << line << '\n';
}

Answer asJson(const pairing::Pairing &pairing, bool isFromTheTop)
{
    Answer tables = Answer::array();
    for (const auto &[opener, second] : pairing.tables)
        tables.push_back({ { "opener", opener }, { "second", second } });
    return { { "tables", tables }, { "byes", pairing.byes }, { "cost", costOf(pairing.cost, isFromTheTop) } };
}

void print(const pairing::Obstacle &obstacle)
{
    for (const std::vector<int> &group : obstacle.groups)
        std::cout << "group" << playersText(group) << '\n';
    std::cout << "sought" << playersText(obstacle.sought) << '\n';
    for (const auto &[a, b] : obstacle.forbidden)
        std::cout << "forbidden " << a << ' ' << b << '\n';
}

Answer asJson(const pairing::Obstacle &obstacle)
{
    Answer forbidden = Answer::array();
    for (const auto &[a, b] : obstacle.forbidden)
        forbidden.push_back({ a, b });
    return { { "groups", obstacle.groups }, { "sought", obstacle.sought }, { "forbidden", forbidden } };
}

ExitStatus pairFile(const tournament::SwissInput &round, const std::string &name, bool json)
{
    const auto tell = [](int matched, int all) {
        progress().tell(std::size_t(matched), std::size_t(all));
        return true;
    };
    const auto pairing = pairedSwiss(round, tell);
    const bool isFromTheTop = round.options.isFromTheTop;
    if (pairing) {
        if (json)
            printJson(asJson(pairing->chosen(), isFromTheTop));
        else
            print(pairing->chosen(), isFromTheTop);
        return ExitStatus::Fine;
    }
    if (pairing.fault().kind != pairing::Obstacle::NoPairing) {
        // The reader has already refused everything else.
        printMessage({ .file = name }, Severity::Error, "too-many-players",
            "At most " + std::to_string(pairing::MostPlayers) + " players can be paired.");
        return ExitStatus::Bad;
    }
    if (json)
        printJson(asJson(pairing.fault()));
    else
        print(pairing.fault());
    return ExitStatus::No;
}

ExitStatus pairRoundOf(const std::string &file, bool json)
{
    Input input(file);
    std::string text;
    if (!input.readAll(text))
        return ExitStatus::Bad;
    const auto round = tournament::swissInputFrom(text);
    if (round)
        return pairFile(*round, input.name(), json);
    return tellFault(input.name(), round.fault());
}

} // namespace

void setUpTournamentPairRound(CLI::App &parser, Task &task)
{
    parser.footer("Prints a line for each table, the opener first, then NUMBER - for a bye, then `cost` and what the\n"
                  "pairing costs. If there is no pairing, prints the players who stand in the way; the exit status is\n"
                  "then 1.");
    const auto file = std::make_shared<std::string>();
    parser.add_option("FILE", *file, "The players and what they have played, as JSON; - is standard input")->required();
    task.run = [file, &task] { return pairRoundOf(*file, task.json); };
}

} // namespace kagetsu::cli
