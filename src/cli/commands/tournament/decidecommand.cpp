// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/eventinput.h"
#include "cli/output/message.h"
#include "tournament/codec/sectionformat.h"
#include "tournament/model/find.h"
#include "tournament/stages/advancing.h"

#include <CLI/App.hpp>

#include <charconv>
#include <iostream>
#include <memory>
#include <sstream>

namespace kagetsu::cli {

namespace {

using tournament::EntryId;
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
};

// Reads the entries of "3" or "3=1".
bool readPart(
    PlaceDecision &decision, const DecideArguments &arguments, const Section &section, const std::string &text)
{
    decision.order.emplace_back();
    std::istringstream stream(text);
    for (std::string number; std::getline(stream, number, '=');) {
        int read = 0;
        const auto end = std::from_chars(number.data(), number.data() + number.size(), read);
        const tournament::Entry *found = findEntryOfNumber(section, read);
        if (end.ptr != number.data() + number.size() || !found)
            return refuseChoice(arguments.event, text);
        decision.order.back().push_back(found->id);
    }
    return true;
}

bool readCriteria(PlaceDecision &decision, const DecideArguments &arguments)
{
    std::istringstream codes(arguments.criteria);
    for (std::string code; std::getline(codes, code, ',');) {
        const auto criterion = tournament::criterionFromCode(code);
        if (!criterion)
            return refuseChoice(arguments.event, code);
        decision.criteria.push_back(*criterion);
    }
    return !decision.criteria.empty() || refuseChoice(arguments.event, "criteria");
}

// Completes the decision. Criteria and lots determine the order by themselves; in these cases the numbers only say
// which entries are concerned.
bool complete(PlaceDecision &decision, const DecideArguments &arguments, const Section &section, const Task &task)
{
    if (arguments.kind.empty())
        return refuseChoice(arguments.event, arguments.kind);
    if (!readChoice(arguments.event, tournament::DecisionWords, arguments.kind, decision.kind))
        return false;
    decision.reason = arguments.reason;
    for (const std::string &number : arguments.numbers) {
        if (!readPart(decision, arguments, section, number))
            return false;
    }
    const std::set<EntryId> all = entriesOf(decision);
    const std::vector<EntryId> entries(all.begin(), all.end());
    if (decision.kind == PlaceDecision::Kind::Criteria) {
        if (!readCriteria(decision, arguments))
            return false;
        decision.order = splitByCriteria(section, entries, decision.criteria);
    } else if (decision.kind == PlaceDecision::Kind::Lot && !arguments.isDrawn) {
        decision.seed = arguments.seed.value_or(static_cast<std::uint64_t>(task.now.count()));
        decision.order = tournament::splitByLot(entries, *decision.seed);
    }
    return true;
}

void show(const Section &section, const PlaceDecision &decision, bool json)
{
    Answer order = Answer::array(); // numbers, those together who stay equal
    int place = 1;
    for (const std::vector<EntryId> &part : decision.order) {
        order.push_back(Answer::array());
        for (const EntryId id : part) {
            const Answer entry = entryAnswer(section, id);
            order.back().push_back(entry["number"]);
            if (!json)
                std::cout << place << '\t' << lineOf(entry) << '\n';
        }
        place += static_cast<int>(part.size());
    }
    Answer all { { "section", section.id }, { "kind", tournament::DecisionWords.of(decision.kind) },
        { "order", order } };
    if (decision.seed)
        all["seed"] = *decision.seed;
    if (json)
        printJson(all);
    else if (decision.seed)
        printMembers(all, { "seed" }, json);
}

ExitStatus decide(const DecideArguments &arguments, const Task &task)
{
    auto event = openEvent(arguments.event, tournament::Store::Access::Change);
    const Section *section = event ? sectionOf(event->event(), arguments.event) : nullptr;
    PlaceDecision decision;
    if (!section || !complete(decision, arguments, *section, task))
        return ExitStatus::Bad;
    const int id = section->id;
    const ExitStatus status = doAll(*event, { tournament::DecidePlaces { id, decision } }, arguments.event, task);
    if (status == ExitStatus::Fine)
        show(*findSection(event->event(), id), decision, task.json);
    return status;
}

} // namespace

void setUpTournamentDecide(CLI::App &parser, Task &task)
{
    parser.footer(
        "KIND is criteria, play-off, lot or by-hand. NUMBERS are the pairing numbers of all who share a place, "
        "best first; 3=1\nare still equal. A lot and further criteria give the order by themselves, and the "
        "numbers only say who is meant.\nPrints a line for each: place among them, pairing number, name; and "
        "the seed of a lot.");
    const auto arguments = std::make_shared<DecideArguments>();
    addEventArguments(parser, arguments->event, tournament::Store::Access::Change);
    parser.add_option("KIND", arguments->kind, "How it is decided")->required();
    parser.add_option("NUMBERS", arguments->numbers, "Pairing numbers")->required();
    parser.add_option("--criteria", arguments->criteria, "Further criteria, such as SB,WINS");
    parser.add_option("--seed", arguments->seed, "Seed of the lot; random if not given");
    parser.add_flag("--drawn", arguments->isDrawn, "The lot was drawn by people, and gave this order");
    parser.add_option("--reason", arguments->reason, "In a few words; needed for by-hand");
    task.run = [arguments, &task] { return decide(*arguments, task); };
}

} // namespace kagetsu::cli
