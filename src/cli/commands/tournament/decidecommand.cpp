// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/output/qualification.h"
#include "tournament/codec/sectionformat.h"
#include "tournament/codec/typed.h"
#include "tournament/stages/advancing.h"

#include <CLI/App.hpp>

namespace kagetsu::cli {

namespace {

using tournament::PlaceDecision;
using tournament::Section;

struct DecideArguments
{
    EventArguments event;
    std::string kind;
    std::vector<std::string> numbers; // best first; entries joined as in "3=1" stay equal
    std::string criteria;
    std::optional<std::uint64_t> seed;
    bool isDrawn = false;
    std::string reason;
    std::vector<std::string> games; // of a play-off
};

// Reads the decision. Criteria and lots determine the order by themselves; in these cases the numbers only say which
// entries are concerned.
std::optional<PlaceDecision> read(const DecideArguments &arguments, const Section &section, const Task &task)
{
    PlaceDecision decision;
    const auto kind = tournament::DecisionWords.meaning(arguments.kind);
    if (!kind) {
        refuseChoice(arguments.event, arguments.kind);
        return std::nullopt;
    }
    decision.kind = *kind;
    decision.reason = arguments.reason;
    for (const std::string &number : arguments.numbers) {
        auto part = readEntries(arguments.event, section, number, '=');
        if (!part)
            return std::nullopt;
        decision.order.push_back(*std::move(part));
    }
    for (const std::string &typed : arguments.games) {
        const auto game = tournament::playOffGameFrom(section, typed);
        if (!game) {
            refuseChoice(arguments.event, typed);
            return std::nullopt;
        }
        decision.games.push_back(*game);
    }
    if (decision.kind == PlaceDecision::Kind::Criteria) {
        const auto criteria = tournament::criteriaFromCodes(arguments.criteria);
        if (!criteria || criteria->empty()) {
            refuseChoice(arguments.event, criteria ? "criteria" : criteria.fault());
            return std::nullopt;
        }
        decision.criteria = *criteria;
    } else if (decision.kind == PlaceDecision::Kind::Lot && !arguments.isDrawn) {
        decision.seed = arguments.seed.value_or(static_cast<std::uint64_t>(task.now.count()));
    }
    return withItsOrder(section, std::move(decision));
}

ExitStatus decide(const DecideArguments &arguments, const Task &task)
{
    OpenEvent event(arguments.event, task, OpenEvent::Access::Change);
    const auto decision = event ? read(arguments, event.section(), task) : std::nullopt;
    if (!decision)
        return ExitStatus::Bad;
    const ExitStatus status = event.act({ tournament::DecidePlaces { event.section().id, *decision } });
    if (status == ExitStatus::Fine)
        printDecision(event.section(), *decision, task.json);
    return status;
}

} // namespace

void setUpTournamentDecide(CLI::App &parser, Task &task)
{
    parser.footer(
        "KIND is criteria, play-off, lot or by-hand. NUMBERS are the pairing numbers of all who share a place, "
        "best first; 3=1\nare still equal. A lot, further criteria and the games of a play-off give the order by "
        "themselves, and the numbers only say who is meant.\nPrints a line for each: place among them, pairing number, "
        "name; and "
        "the seed of a lot.");
    auto &arguments = declare<DecideArguments>(task, decide);
    addEventArguments(parser, arguments.event);
    parser.add_option("KIND", arguments.kind, "How it is decided")->required();
    parser.add_option("NUMBERS", arguments.numbers, "Pairing numbers")->required();
    parser.add_option("--criteria", arguments.criteria, "Further criteria, such as SB,WINS");
    parser.add_option("--seed", arguments.seed, "Seed of the lot; random if not given");
    parser.add_flag("--drawn", arguments.isDrawn, "The lot was drawn by people, and gave this order");
    parser.add_option("--game", arguments.games,
        "Games of the play-off, which give the order: 3-1=1-0, or 2:3o-1=1/2 with stage and opener");
    parser.add_option("--reason", arguments.reason, "In a few words; needed for by-hand");
}

} // namespace kagetsu::cli
