// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/output/message.h"
#include "cli/output/pairings.h"
#include "cli/words/eventwords.h"
#include "tournament/codec/sectionformat.h"
#include "tournament/score/losses.h"
#include "tournament/stages/nextround.h"
#include "tournament/swiss/pairedswiss.h"
#include "tournament/swiss/swissround.h"

#include <CLI/App.hpp>

#include <algorithm>

namespace kagetsu::cli {

namespace {

using tournament::Action;
using tournament::AddRound;
using tournament::Bye;
using tournament::Section;
using tournament::SwissChoices;

struct PairArguments
{
    EventArguments event;
    std::string style, apart; // empty means as in the section
    bool isFromTheTop = false;
    bool isByeByLot = false;
    SwissChoices choices;
    std::vector<std::string> forbidden; // as "1-5"
    std::vector<int> half, zero, full; // pairing numbers
    bool isBestNow = false;
    bool all = false;
};

bool addByes(PairArguments &arguments, const Section &section, const std::vector<int> &numbers, Bye::Kind kind)
{
    for (const int number : numbers) {
        const tournament::Entry *entry = findEntryOfNumber(section, number);
        if (!entry)
            return refuseChoice(arguments.event, std::to_string(number));
        arguments.choices.byes.push_back({ entry->id, kind });
    }
    return true;
}

bool addForbidden(PairArguments &arguments, const Section &section, const std::string &text)
{
    const auto pair = readEntries(arguments.event, section, text, '-');
    const bool isPair = pair && pair->size() == 2 && pair->front() != pair->back() && !text.ends_with('-');
    if (isPair)
        arguments.choices.forbidden.push_back({ pair->front(), pair->back() });
    return isPair || (pair && refuseChoice(arguments.event, text));
}

// Completes the rules. Whatever was not given is taken from the section.
bool completeRules(PairArguments &arguments, const tournament::SwissRules &usual)
{
    tournament::SwissRules rules = usual;
    if (!readChoice(arguments.event, tournament::StyleWords, arguments.style, rules.style)
        || !readChoice(arguments.event, tournament::ApartWords, arguments.apart, rules.apart))
        return false;
    if (!arguments.style.empty())
        rules.firstRound.reset();
    if (!arguments.apart.empty())
        rules.apartRounds = 0;
    rules.isFromTheTop = rules.isFromTheTop || arguments.isFromTheTop;
    rules.isByeByLot = rules.isByeByLot || arguments.isByeByLot;
    arguments.choices.rules = rules;
    return true;
}

bool completeChoices(PairArguments &arguments, const Section &section)
{
    if (!completeRules(arguments, section.settings.options.swiss))
        return false;
    return addByes(arguments, section, arguments.half, Bye::Kind::Half)
        && addByes(arguments, section, arguments.zero, Bye::Kind::Zero)
        && addByes(arguments, section, arguments.full, Bye::Kind::Full)
        && std::all_of(arguments.forbidden.begin(), arguments.forbidden.end(),
            [&](const std::string &text) { return addForbidden(arguments, section, text); });
}

ExitStatus tellObstacle(const PairArguments &arguments, const Section &section, const pairing::Obstacle &obstacle)
{
    const Words words = wordsFor(obstacle.kind);
    std::string who;
    for (const std::vector<int> &group : obstacle.groups) {
        for (const int number : group) {
            const tournament::Entry *entry = findEntryOfNumber(section, number);
            who += (who.empty() ? " [" : ", ") + (entry ? onOneLine(entry->details.name) : "-");
        }
    }
    return tellError(arguments.event.file, words.code, words.text + who + (who.empty() ? "" : "]"), ExitStatus::No);
}

// Returns the pairing to use. Says, before the round is published, if it leaves too few later rounds or avoids that,
// and if it is possible that later rounds cannot be paired.
const pairing::Pairing &chosen(
    const PairArguments &arguments, const tournament::SwissInput &input, const tournament::PairedSwiss &paired)
{
    const auto &[players, away, options] = input;
    const std::string &file = arguments.event.file;
    const bool isBestNow = paired.better && arguments.isBestNow;
    if (isBestNow)
        tellWarning(file, "no-next-round",
            "After this round, fewer rounds can follow, or a rematch or a repeated bye will be needed. Another pairing "
            "avoids this: undo, and pair without --best-now.");
    else if (paired.better)
        printMessage({ file }, Severity::Note, "left-next-round",
            "After the best pairing of this round alone, fewer rounds could follow, or a rematch or a repeated bye "
            "would be needed. This is the best pairing that avoids this.");
    const pairing::Outlook outlook =
        isBestNow ? pairing::outlookAfter(players, away, options, paired.best) : paired.outlook;
    const Words words = wordsFor(outlook, options.rounds - options.round);
    if (outlook.way != pairing::Outlook::Way::Open)
        tellWarning(file, words.code, words.text);
    return isBestNow ? paired.best : paired.chosen();
}

Fault<ExitStatus> noRoundLeft(const PairArguments &arguments)
{
    return Fault { tellError(arguments.event.file, "no-round-left",
        "There is no round left to pair, or its players are not decided yet.", ExitStatus::No) };
}

Result<std::vector<Action>, ExitStatus> swissRounds(const PairArguments &arguments, const Section &section)
{
    const tournament::SwissInput input = swissInputOf(section, arguments.choices);
    if (input.players.size() < 2 && !outOf(section, input.options.round).empty())
        return noRoundLeft(arguments);
    const auto paired = pairedSwiss(input, tellPairing);
    if (!paired)
        return Fault { tellObstacle(arguments, section, paired.fault()) };
    return swissStepOf(section, arguments.choices, input, chosen(arguments, input, *paired));
}

Result<std::vector<Action>, ExitStatus> drawnRounds(
    const PairArguments &arguments, const tournament::Event &event, const Section &section)
{
    std::vector<Action> rounds;
    for (tournament::Round &round : roundsByFormat(event, section)) {
        if (rounds.empty() || arguments.all)
            rounds.push_back(AddRound { section.id, std::move(round) });
    }
    if (!rounds.empty())
        return rounds;
    return noRoundLeft(arguments);
}

// True if the round must wait for the previous one. In that case it is not paired at all, to save time.
bool mustWait(const Section &section)
{
    return !isRoundRobin(section.settings.format) && !section.rounds.empty()
        && section.rounds.back().state != tournament::Round::State::Finished;
}

ExitStatus pairNext(PairArguments &arguments, const Task &task)
{
    OpenEvent event(arguments.event, task, OpenEvent::Access::Change);
    if (!event || !completeChoices(arguments, event.section()))
        return ExitStatus::Bad;
    const Section &section = event.section();
    const std::size_t before = section.rounds.size();
    if (mustWait(section))
        return tell(arguments.event,
            tournament::Refusal { tournament::Refusal::Why::RoundNotFinished, {}, static_cast<int>(before), 0 },
            event.event());
    const auto rounds = section.settings.format == tournament::Format::Swiss
        ? swissRounds(arguments, section)
        : drawnRounds(arguments, event.event(), section);
    if (!rounds)
        return rounds.fault();
    const ExitStatus status = event.act(*rounds);
    if (status == ExitStatus::Fine)
        printRounds(event.section(), before, task.json);
    return status;
}

} // namespace

void setUpTournamentPair(CLI::App &parser, Task &task)
{
    parser.footer("Pairs the next round as a draft. Prints a line for each table, the opener first: table, number, "
                  "name,\nnumber, name; for a bye: -, number, name and kind.");
    auto &arguments = declare<PairArguments>(task, pairNext);
    addEventArguments(parser, arguments.event);
    parser.add_option("--style", arguments.style, "Pairing style of a Swiss: split, fold, adjacent or random");
    parser.add_option(
        "--apart", arguments.apart, "Keep players of the same club or country apart in a Swiss: clubs or countries");
    parser.add_flag(
        "--from-the-top", arguments.isFromTheTop, "Pair the highest score group within itself where possible");
    parser.add_flag("--bye-by-lot", arguments.isByeByLot, "Draw lots for the bye among the lowest");
    parser.add_flag("--best-now", arguments.isBestNow,
        "Choose the best pairing of this round of a Swiss alone, even if fewer rounds can follow");
    // Scripts written when it had to be asked for still run; it is what is done anyway.
    parser.add_flag("--leave-next")->group(std::string());
    parser.add_option("--forbid", arguments.forbidden, "Pairs to forbid, by pairing numbers: 1-5");
    parser.add_option("--half", arguments.half, "Pairing numbers of players who asked for a half-point bye");
    parser.add_option("--zero", arguments.zero, "Pairing numbers of players who asked for a bye without points");
    parser.add_option(
        "--full", arguments.full, "Pairing numbers of players to whom the arbiter gives a full-point bye");
    parser.add_flag("--all", arguments.all, "All rounds of a round robin");
}

} // namespace kagetsu::cli
