// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/eventinput.h"
#include "json/words.h"
#include "tournament/model/find.h"
#include "tournament/stages/qualification.h"
#include "tournament/swiss/checkrounds.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;
using tournament::RoundCheck;
using CheckAnswer = RoundCheck::Answer;

constexpr auto CheckWords = json::words<CheckAnswer>(
    { { CheckAnswer::Same, "same" }, { CheckAnswer::Differs, "differs" }, { CheckAnswer::NoInput, "no-input" },
        { CheckAnswer::OtherRules, "other-rules" }, { CheckAnswer::BadInput, "bad-input" },
        { CheckAnswer::NoPairing, "no-pairing" }, { CheckAnswer::Stopped, "stopped" } });

int pairingNumber(const tournament::Section &section, tournament::EntryId id)
{
    const tournament::Entry *entry = findEntry(section, id);
    return entry ? entry->number : 0;
}

std::string pairText(const tournament::Section &section, const tournament::PerParty<tournament::EntryId> &pair)
{
    return std::to_string(pairingNumber(section, pair.a)) + '-' + std::to_string(pairingNumber(section, pair.b));
}

void printDifferences(
    const tournament::Section &section, const char *head, const std::vector<tournament::TableDifference> &differences)
{
    for (const tournament::TableDifference &each : differences) {
        std::cout << head << each.table << '\t' << pairText(section, each.stored) << '\t'
                  << pairText(section, each.computed) << '\n';
    }
}

void printCheck(const tournament::Section &section, const RoundCheck &check)
{
    std::cout << check.section << '\t' << check.round << '\t' << CheckWords.of(check.answer);
    if (!check.isInputOfSection)
        std::cout << "\tother-input";
    if (check.changedTables != 0)
        std::cout << "\tby-hand " << check.changedTables;
    if (check.isCorrectedSince)
        std::cout << "\tcorrected-since";
    std::cout << '\n';
    printDifferences(section, "\ttable ", check.differences);
    printDifferences(section, "\tnow table ", check.differencesNow);
}

Json pairJson(const tournament::Section &section, const tournament::PerParty<tournament::EntryId> &pair)
{
    return Json::array({ pairingNumber(section, pair.a), pairingNumber(section, pair.b) });
}

Json differencesJson(const tournament::Section &section, const std::vector<tournament::TableDifference> &differences)
{
    Json all = Json::array();
    for (const tournament::TableDifference &each : differences) {
        all.push_back({ { "table", each.table }, { "stored", pairJson(section, each.stored) },
            { "computed", pairJson(section, each.computed) } });
    }
    return all;
}

Json checkJson(const tournament::Section &section, const RoundCheck &check)
{
    return { { "section", check.section }, { "round", check.round }, { "answer", CheckWords.of(check.answer) },
        { "inputOfSection", check.isInputOfSection }, { "byHand", check.changedTables },
        { "differences", differencesJson(section, check.differences) }, { "correctedSince", check.isCorrectedSince },
        { "differencesNow", differencesJson(section, check.differencesNow) } };
}

// Returns "3:12": the section, and the pairing number in it.
std::string qualifierText(const tournament::Event &event, const std::optional<tournament::Qualifier> &qualifier)
{
    const tournament::Section *section = qualifier ? findSection(event, qualifier->section) : nullptr;
    return section ? std::to_string(section->id) + ':' + std::to_string(pairingNumber(*section, qualifier->entry))
                   : "-";
}

Json qualifierJson(const tournament::Event &event, const std::optional<tournament::Qualifier> &qualifier)
{
    const tournament::Section *section = qualifier ? findSection(event, qualifier->section) : nullptr;
    if (!section)
        return nullptr;
    return { { "section", section->id }, { "number", pairingNumber(*section, qualifier->entry) } };
}

// Checks whether the players who were entered into a section still qualify for it (tournament.md#qualification).
// Returns true if they differ.
bool checkIntake(const tournament::Event &event, const tournament::Section &section, Json *all)
{
    const bool differs = tournament::isIntakeStale(event, section);
    const std::vector<tournament::IntakeDifference> differences = tournament::intakeDifferences(event, section);
    const char *const answer = differs ? "differs" : "same";
    if (!all) {
        std::cout << section.id << "\tentries\t" << answer << '\n';
        for (const tournament::IntakeDifference &each : differences) {
            std::cout << "\tplace " << each.place << '\t' << qualifierText(event, each.entered) << '\t'
                      << qualifierText(event, each.today) << '\n';
        }
        return differs;
    }
    Json places = Json::array();
    for (const tournament::IntakeDifference &each : differences) {
        places.push_back({ { "place", each.place }, { "entered", qualifierJson(event, each.entered) },
            { "today", qualifierJson(event, each.today) } });
    }
    all->push_back({ { "section", section.id }, { "entries", answer }, { "differences", places } });
    return differs;
}

ExitStatus checkEvent(const EventArguments &arguments, bool json)
{
    const auto event = openEvent(arguments, tournament::Store::Access::Look);
    if (!event)
        return ExitStatus::Bad;
    const std::vector<RoundCheck> checks = tournament::checkRounds(event->log().lines());
    Json all = Json::array();
    for (const RoundCheck &check : checks) {
        const tournament::Section &section = *findSection(event->event(), check.section);
        if (json)
            all.push_back(checkJson(section, check));
        else
            printCheck(section, check);
    }
    bool isAnyStale = false;
    for (const tournament::Section &section : event->event().sections) {
        if (section.intake)
            isAnyStale = checkIntake(event->event(), section, json ? &all : nullptr) || isAnyStale;
    }
    if (json)
        std::cout << all.dump() << '\n';
    return isAnyStale || std::any_of(checks.begin(), checks.end(), tournament::isFinding) ? ExitStatus::No
                                                                                          : ExitStatus::Fine;
}

} // namespace

void setUpTournamentCheck(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints a line for each round: section, round and answer; then each table that differs, as stored "
        "and as\ncomputed, by pairing numbers. If earlier results were corrected since, the line says so, and "
        "what would be paired\nnow follows. The exit status is 1 if something is wrong.");
    const auto arguments = std::make_shared<EventArguments>();
    parser.add_option("EVENT", arguments->file, "Event file")->required();
    task.run = [arguments, &task] { return checkEvent(*arguments, task.json); };
}

} // namespace kagetsu::cli
