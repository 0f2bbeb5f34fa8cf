// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/input/input.h"
#include "cli/output/pairings.h"
#include "cli/words/jsonwords.h"
#include "tournament/swiss/pairedswiss.h"

#include <CLI/App.hpp>

namespace kagetsu::cli {

namespace {

ExitStatus pairFile(const tournament::SwissInput &round, const std::string &name, bool json)
{
    const auto pairing = pairedSwiss(round, tellPairing);
    const bool isFromTheTop = round.options.isFromTheTop;
    if (!pairing && pairing.fault().kind != pairing::Obstacle::NoPairing) // the reader has refused everything else
        return tellError(
            name, "too-many-players", "At most " + std::to_string(pairing::MostPlayers) + " players can be paired.");
    if (pairing)
        printPairing(pairing->chosen(), isFromTheTop, json);
    else
        printObstacle(pairing.fault(), json);
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
