// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/eventinput.h"
#include "cli/output/message.h"
#include "cli/output/progress.h"
#include "cli/words/eventwords.h"
#include "tournament/codec/sectionformat.h"
#include "tournament/model/find.h"
#include "tournament/score/losses.h"
#include "tournament/stages/nextround.h"
#include "tournament/swiss/pairedswiss.h"
#include "tournament/swiss/swissround.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <charconv>
#include <iostream>
#include <memory>

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
    int a = 0;
    int b = 0;
    const char *const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, a);
    if (first.ptr == end || *first.ptr != '-' || std::from_chars(first.ptr + 1, end, b).ptr != end)
        return refuseChoice(arguments.event, text);
    const tournament::Entry *one = findEntryOfNumber(section, a);
    const tournament::Entry *other = findEntryOfNumber(section, b);
    if (!one || !other || one == other)
        return refuseChoice(arguments.event, text);
    arguments.choices.forbidden.push_back({ one->id, other->id });
    return true;
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
    printMessage({ arguments.event.file }, Severity::Error, words.code, words.text + who + (who.empty() ? "" : "]"));
    return ExitStatus::No;
}

// Warns, before the round is published, if later rounds may be impossible to pair.
void tellOutlook(const PairArguments &arguments, const pairing::Options &options, const pairing::Outlook &outlook)
{
    using Way = pairing::Outlook::Way;
    if (outlook.way == Way::Open)
        return;
    const bool isKnown = outlook.way == Way::Closed;
    const std::string rounds =
        std::to_string(outlook.rounds) + " of " + std::to_string(options.rounds - options.round) + '.';
    printMessage({ arguments.event.file }, Severity::Warning, isKnown ? "fewer-rounds" : "later-rounds-unknown",
        isKnown ? "Later rounds that can still be paired: " + rounds
                : "Later rounds that can certainly be paired: " + rounds
                + " There are too many players to try all pairings.");
}

// Returns the pairing to use. If the best pairing of this round would leave too few later rounds, prints a message that
// says so, and what was done about it.
const pairing::Pairing &chosen(
    const PairArguments &arguments, const tournament::SwissInput &input, const tournament::PairedSwiss &paired)
{
    const auto &[players, away, options] = input;
    if (paired.better && arguments.isBestNow) {
        printMessage({ arguments.event.file }, Severity::Warning, "no-next-round",
            "After this round, fewer rounds can follow, or a rematch or a repeated bye will be needed. Another pairing "
            "avoids this: undo, and pair without --best-now.");
        tellOutlook(arguments, options, pairing::outlookAfter(players, away, options, paired.best));
        return paired.best;
    }
    if (paired.better)
        printMessage({ arguments.event.file }, Severity::Note, "left-next-round",
            "After the best pairing of this round alone, fewer rounds could follow, or a rematch or a repeated bye "
            "would be needed. This is the best pairing that avoids this.");
    tellOutlook(arguments, options, paired.outlook);
    return paired.chosen();
}

Fault<ExitStatus> noRoundLeft(const PairArguments &arguments)
{
    printMessage({ arguments.event.file }, Severity::Error, "no-round-left",
        "There is no round left to pair, or its players are not decided yet.");
    return Fault { ExitStatus::No };
}

Result<std::vector<Action>, ExitStatus> swissRounds(const PairArguments &arguments, const Section &section)
{
    const tournament::SwissInput input = swissInputOf(section, arguments.choices);
    if (input.players.size() < 2 && !outOf(section, input.options.round).empty())
        return noRoundLeft(arguments);
    const pairing::Progress tellProgress = [](int matched, int all) {
        progress().tell(std::size_t(matched), std::size_t(all));
        return true;
    };
    const auto paired = pairedSwiss(input, tellProgress);
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

Answer answerOf(const Section &section, int number, const tournament::Round &round)
{
    Answer matches = Answer::array();
    for (const tournament::Match &match : round.matches)
        matches.push_back({ { "table", match.table }, { "a", entryAnswer(section, match.a) },
            { "b", entryAnswer(section, match.b) } });
    Answer byes = Answer::array();
    for (const Bye &bye : round.byes) {
        byes.push_back(entryAnswer(section, bye.entry));
        byes.back()["kind"] = tournament::ByeWords.of(bye.kind);
    }
    return { { "section", section.id }, { "round", number }, { "matches", matches }, { "byes", byes } };
}

void showRounds(const Section &section, std::size_t from, bool json)
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

// True if the round must wait for the previous one. In that case it is not paired at all, to save time.
bool mustWait(const Section &section)
{
    return !isRoundRobin(section.settings.format) && !section.rounds.empty()
        && section.rounds.back().state != tournament::Round::State::Finished;
}

ExitStatus pairNext(PairArguments &arguments, const Task &task)
{
    auto event = openEvent(arguments.event, tournament::Store::Access::Change);
    const Section *section = event ? sectionOf(event->event(), arguments.event) : nullptr;
    if (!section || !completeChoices(arguments, *section))
        return ExitStatus::Bad;
    const int id = section->id;
    const std::size_t before = section->rounds.size();
    if (mustWait(*section))
        return tell(arguments.event,
            tournament::Refusal { tournament::Refusal::Why::RoundNotFinished, {}, static_cast<int>(before), 0 },
            event->event());
    const auto rounds = section->settings.format == tournament::Format::Swiss
        ? swissRounds(arguments, *section)
        : drawnRounds(arguments, event->event(), *section);
    if (!rounds)
        return rounds.fault();
    const ExitStatus status = doAll(*event, *rounds, arguments.event, task);
    if (status == ExitStatus::Fine)
        showRounds(*findSection(event->event(), id), before, task.json);
    return status;
}

} // namespace

void setUpTournamentPair(CLI::App &parser, Task &task)
{
    parser.footer("Pairs the next round as a draft. Prints a line for each table, the opener first: table, number, "
                  "name,\nnumber, name; for a bye: -, number, name and kind.");
    const auto arguments = std::make_shared<PairArguments>();
    addEventArguments(parser, arguments->event, tournament::Store::Access::Change);
    parser.add_option("--style", arguments->style, "Pairing style of a Swiss: split, fold, adjacent or random");
    parser.add_option(
        "--apart", arguments->apart, "Keep players of the same club or country apart in a Swiss: clubs or countries");
    parser.add_flag(
        "--from-the-top", arguments->isFromTheTop, "Pair the highest score group within itself where possible");
    parser.add_flag("--bye-by-lot", arguments->isByeByLot, "Draw lots for the bye among the lowest");
    parser.add_flag("--best-now", arguments->isBestNow,
        "Choose the best pairing of this round of a Swiss alone, even if fewer rounds can follow");
    // Scripts written when it had to be asked for still run; it is what is done anyway.
    parser.add_flag("--leave-next")->group(std::string());
    parser.add_option("--forbid", arguments->forbidden, "Pairs to forbid, by pairing numbers: 1-5");
    parser.add_option("--half", arguments->half, "Pairing numbers of players who asked for a half-point bye");
    parser.add_option("--zero", arguments->zero, "Pairing numbers of players who asked for a bye without points");
    parser.add_option(
        "--full", arguments->full, "Pairing numbers of players to whom the arbiter gives a full-point bye");
    parser.add_flag("--all", arguments->all, "All rounds of a round robin");
    task.run = [arguments, &task] { return pairNext(*arguments, task); };
}

} // namespace kagetsu::cli
