// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "tournament/codec/sectionformat.h"
#include "tournament/codec/typed.h"
#include "tournament/standings/presets.h"

#include <CLI/App.hpp>

namespace kagetsu::cli {

namespace {

using tournament::SectionSettings;

struct NewArguments
{
    EventArguments event;
    tournament::EventDetails details;
    SectionSettings settings;
    std::string format = "swiss";
    std::optional<std::string> criteria; // if not set, the usual ones of the format
    std::string points = "1,0.5,0";
    std::string style, firstRound, apart; // empty means the usual choice
    std::optional<std::uint64_t> seed;
    int placement = 4;
};

bool refuseValue(const NewArguments &arguments, std::string_view code, const std::string &text)
{
    tellError(arguments.event.file, code, text);
    return false;
}

// Reads a preset, or codes of criteria. Without any, the usual criteria of the format are taken.
bool setCriteria(NewArguments &arguments)
{
    SectionSettings &settings = arguments.settings;
    settings.criteria = tournament::usualCriteria(settings.format);
    if (!arguments.criteria)
        return true;
    if (const tournament::CriteriaPreset *preset = tournament::findCriteriaPreset(*arguments.criteria)) {
        settings.criteria = criteriaOf(*preset);
        settings.score.byGames = preset->byGames;
        return true;
    }
    const auto criteria = tournament::criteriaFromCodes(*arguments.criteria);
    if (!criteria)
        return refuseValue(arguments, "unknown-criterion", "There is no preset or criterion " + criteria.fault() + '.');
    settings.criteria = *criteria;
    return true;
}

bool setPoints(NewArguments &arguments)
{
    const auto score = tournament::scoreSystemFrom(arguments.points);
    if (!score)
        return refuseValue(arguments, "bad-points", "Give the points for a win, a draw and a loss, such as 2,1,0.");
    arguments.settings.score = *score;
    return true;
}

// Sets how a Swiss tournament is paired.
bool setSwiss(NewArguments &arguments)
{
    tournament::SwissRules &rules = arguments.settings.options.swiss;
    return readChoice(arguments.event, tournament::StyleWords, arguments.style, rules.style)
        && readChoice(arguments.event, tournament::StyleWords, arguments.firstRound, rules.firstRound)
        && readChoice(arguments.event, tournament::ApartWords, arguments.apart, rules.apart);
}

// Completes the settings. The points come first, because a preset of criteria may state that games count.
bool complete(NewArguments &arguments, const Task &task)
{
    const auto format = tournament::FormatWords.meaning(arguments.format);
    if (!format)
        return refuseValue(arguments, "unknown-format", "There is no format " + arguments.format + '.');
    arguments.settings.format = *format;
    arguments.settings.options.matchForThird = arguments.placement > 2;
    arguments.settings.options.placement = arguments.placement > 4 ? arguments.placement : 0;
    arguments.settings.seed = arguments.seed.value_or(static_cast<std::uint64_t>(task.now.count()));
    return setPoints(arguments) && setCriteria(arguments) && setSwiss(arguments);
}

ExitStatus makeEvent(NewArguments &arguments, const Task &task)
{
    if (!complete(arguments, task))
        return ExitStatus::Bad;
    // The log is complete before the file is created, so that a refusal leaves no file.
    tournament::Log log;
    const tournament::Stamp stamp { arguments.event.who, task.now };
    for (const tournament::Action &action : { tournament::Action(tournament::SetEventDetails { arguments.details }),
             tournament::Action(tournament::AddSection { arguments.settings }) }) {
        const auto done = log.act(action, stamp);
        if (!done)
            return tell(arguments.event, done.fault(), log.event());
    }
    const auto event = createEvent(arguments.event, {}, log);
    if (!event)
        return ExitStatus::Bad;
    tellTidied(arguments.event, log.tidied());
    printMembers({ { "event", event->identity().id }, { "section", 1 }, { "seed", arguments.settings.seed } },
        { "event", "seed" }, task.json);
    return ExitStatus::Fine;
}

void addSwissOptions(CLI::App &parser, NewArguments &arguments)
{
    tournament::SwissRules &rules = arguments.settings.options.swiss;
    parser.add_option("--style", arguments.style, "Pairing style of a Swiss: split, fold, adjacent or random");
    parser.add_option("--first-round", arguments.firstRound, "Pairing style of the first round, if different");
    parser.add_option("--apart", arguments.apart, "Keep players of the same club or country apart: clubs or countries");
    parser
        .add_option("--apart-rounds", rules.apartRounds, "Number of first rounds in which they are kept apart; 0: all")
        ->check(CLI::Range(0, 1000));
    parser.add_option("--accelerated", rules.acceleratedRounds, "Number of accelerated first rounds")
        ->check(CLI::Range(0, 1000));
    parser.add_option("--out-after", rules.outAfterLosses, "Losses after which a player is eliminated; 0: no limit")
        ->check(CLI::Range(0, 1000));
    parser.add_flag("--from-the-top", rules.isFromTheTop, "Pair the highest score group within itself where possible");
    parser.add_flag("--bye-by-lot", rules.isByeByLot, "Draw lots for the bye among the lowest");
    parser.add_flag("--rematches", rules.mayRematch, "Allow rematches if a round cannot be paired otherwise");
}

void addSectionOptions(CLI::App &parser, NewArguments &arguments)
{
    tournament::SectionOptions &options = arguments.settings.options;
    parser.add_option("--section", arguments.settings.name, "The name of the section");
    parser.add_option(
        "--format", arguments.format, "swiss, round-robin, double-round-robin, elimination or double-elimination");
    parser.add_option("--rounds", options.rounds, "Number of rounds; 0: as many as the format needs")
        ->check(CLI::Range(0, 1000));
    parser.add_option("--games", options.gamesPerMatch, "Games per match; boards per team match")
        ->check(CLI::Range(1, 99));
    parser
        .add_option("--placement", arguments.placement,
            "Places an elimination plays for: 2 is the final alone, 4 also third place, then 8, 16, 32 or 64")
        ->check(CLI::IsMember({ 2, 4, 8, 16, 32, 64 }));
    parser.add_option("--rules", arguments.settings.rules, "The id of the preset of its games");
    parser.add_option("--criteria", arguments.criteria, "A preset, such as taiwan, or codes, such as SOS,SB,DE");
    parser.add_option("--points", arguments.points, "For a win, a draw and a loss, such as 2,1,0");
    parser.add_option("--seed", arguments.seed, "Seed of all lots; random if not given");
    addSwissOptions(parser, arguments);
}

} // namespace

void setUpTournamentNew(CLI::App &parser, Task &task)
{
    parser.footer("Prints the id of the event and the seed of its lots.");
    auto &arguments = declare<NewArguments>(task, makeEvent);
    addEvent(parser, arguments.event, "Event file to create, such as cup.kagetsu-event");
    parser.add_option("--name", arguments.details.name, "The name of the event")->required();
    parser.add_option("--place", arguments.details.place, "Place of the event");
    parser.add_option("--dates", arguments.details.dates, "Dates of the event, as they will be printed");
    parser.add_option("--federation", arguments.details.federation, "Federation that holds the event");
    parser.add_option("--arbiter", arguments.details.arbiters, "One or more arbiters");
    parser
        .add_option("--initials-from", arguments.details.initialsFromYear,
            "Year of birth from which players have initials for a name on papers for everybody")
        ->check(CLI::Range(tournament::EarliestBirthYear, tournament::LatestBirthYear));
    addWho(parser, arguments.event);
    addSectionOptions(parser, arguments);
}

} // namespace kagetsu::cli
