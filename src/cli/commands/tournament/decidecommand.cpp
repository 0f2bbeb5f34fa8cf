// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/eventinput.h"
#include "cli/output/message.h"
#include "tournament/codec/sectionformat.h"
#include "tournament/model/find.h"
#include "tournament/stages/qualification.h"

#include <CLI/App.hpp>

#include <algorithm>
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

bool refuseChoice(const DecideArguments &arguments, const std::string &what)
{
    printMessage(
        { arguments.event.file }, Severity::Error, "bad-choice", "This choice does not exist: " + onOneLine(what));
    return false;
}

// Reads the entries of "3" or "3=1".
bool readPart(
    PlaceDecision &decision, const DecideArguments &arguments, const Section &section, const std::string &text)
{
    decision.order.emplace_back();
    std::istringstream stream(text);
    for (std::string number; std::getline(stream, number, '=');) {
        int read = 0;
        const auto end = std::from_chars(number.data(), number.data() + number.size(), read);
        const auto found = std::find_if(section.entries.begin(), section.entries.end(),
            [read](const tournament::Entry &entry) { return entry.number == read; });
        if (end.ptr != number.data() + number.size() || found == section.entries.end())
            return refuseChoice(arguments, text);
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
            return refuseChoice(arguments, code);
        decision.criteria.push_back(*criterion);
    }
    return !decision.criteria.empty() || refuseChoice(arguments, "criteria");
}

// Completes the decision. Criteria and lots determine the order by themselves; in these cases the numbers only say
// which entries are concerned.
bool complete(PlaceDecision &decision, const DecideArguments &arguments, const Section &section, const Task &task)
{
    const auto kind = tournament::DecisionWords.meaning(arguments.kind);
    if (!kind)
        return refuseChoice(arguments, arguments.kind);
    decision.kind = *kind;
    decision.reason = arguments.reason;
    for (const std::string &number : arguments.numbers) {
        if (!readPart(decision, arguments, section, number))
            return false;
    }
    const std::set<EntryId> all = entriesOf(decision);
    const std::vector<EntryId> entries(all.begin(), all.end());
    if (*kind == PlaceDecision::Kind::Criteria) {
        if (!readCriteria(decision, arguments))
            return false;
        decision.order = splitByCriteria(section, entries, decision.criteria);
    } else if (*kind == PlaceDecision::Kind::Lot && !arguments.isDrawn) {
        decision.seed = arguments.seed.value_or(static_cast<std::uint64_t>(task.now.count()));
        decision.order = tournament::splitByLot(entries, *decision.seed);
    }
    return true;
}

json::Json decisionJson(const Section &section, const PlaceDecision &decision)
{
    json::Json order = json::Json::array();
    for (const std::vector<EntryId> &part : decision.order) {
        order.push_back(json::Json::array());
        for (const EntryId entry : part)
            order.back().push_back(findEntry(section, entry)->number);
    }
    json::Json all { { "section", section.id }, { "kind", tournament::DecisionWords.of(decision.kind) },
        { "order", order } };
    if (decision.seed)
        all["seed"] = *decision.seed;
    return all;
}

void print(const Section &section, const PlaceDecision &decision)
{
    int place = 1;
    for (const std::vector<EntryId> &part : decision.order) {
        for (const EntryId id : part) {
            const tournament::Entry &entry = *findEntry(section, id);
            std::cout << place << '\t' << entry.number << '\t' << onOneLine(entry.details.name) << '\n';
        }
        place += static_cast<int>(part.size());
    }
    if (decision.seed)
        std::cout << "seed\t" << *decision.seed << '\n';
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
    if (status != ExitStatus::Fine)
        return status;
    if (task.json)
        std::cout << decisionJson(*findSection(event->event(), id), decision).dump() << '\n';
    else
        print(*findSection(event->event(), id), decision);
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
