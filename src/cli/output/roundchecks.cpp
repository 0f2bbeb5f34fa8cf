// SPDX-License-Identifier: MIT
#include "cli/output/roundchecks.h"

#include "base/json/words.h"
#include "tournament/model/find.h"
#include "tournament/stages/advancing.h"

#include <iostream>

namespace kagetsu::cli {

namespace {

using tournament::RoundCheck;
using CheckAnswer = RoundCheck::Answer;

constexpr auto CheckWords = json::words<CheckAnswer>(
    { { CheckAnswer::Same, "same" }, { CheckAnswer::Differs, "differs" }, { CheckAnswer::NoInput, "no-input" },
        { CheckAnswer::OtherRules, "other-rules" }, { CheckAnswer::BadInput, "bad-input" },
        { CheckAnswer::NoPairing, "no-pairing" }, { CheckAnswer::Stopped, "stopped" } });

Answer pairOf(const tournament::Section &section, const tournament::PerParty<tournament::EntryId> &pair)
{
    return { numberOf(section, pair.a), numberOf(section, pair.b) };
}

Answer differencesOf(const tournament::Section &section, const std::vector<tournament::TableDifference> &differences)
{
    Answer all = Answer::array();
    for (const auto &[table, stored, computed] : differences)
        all.push_back(
            { { "table", table }, { "stored", pairOf(section, stored) }, { "computed", pairOf(section, computed) } });
    return all;
}

Answer answerOf(const tournament::Event &event, const std::optional<tournament::Qualifier> &qualifier)
{
    const tournament::Section *section = qualifier ? findSection(event, qualifier->section) : nullptr;
    if (!section)
        return nullptr;
    return { { "section", section->id }, { "number", numberOf(*section, qualifier->entry) } };
}

// Returns "3-12" for a pair of numbers, "3:12" for a section and a number in it, and "-" for nobody.
std::string pairText(const Answer &pair)
{
    if (pair.is_null())
        return "-";
    return pair.front().dump() + (pair.is_array() ? '-' : ':') + pair.back().dump();
}

void printDifferences(
    const char *head, const Answer &differences, const char *what, const char *before, const char *now)
{
    for (const Answer &each : differences)
        std::cout << head << each[what] << '\t' << pairText(each[before]) << '\t' << pairText(each[now]) << '\n';
}

void print(const Answer &check)
{
    if (check.contains("entries")) {
        std::cout << check["section"] << "\tentries\t" << lineOf(check["entries"]) << '\n';
        return printDifferences("\tplace ", check["differences"], "place", "entered", "today");
    }
    std::cout << check["section"] << '\t' << check["round"] << '\t' << lineOf(check["answer"]);
    if (!check["inputOfSection"])
        std::cout << "\tother-input";
    if (check["byHand"] != 0)
        std::cout << "\tby-hand " << check["byHand"];
    if (check["correctedSince"])
        std::cout << "\tcorrected-since";
    std::cout << '\n';
    printDifferences("\ttable ", check["differences"], "table", "stored", "computed");
    printDifferences("\tnow table ", check["differencesNow"], "table", "stored", "computed");
}

} // namespace

Answer checkAnswer(const tournament::Section &section, const RoundCheck &check)
{
    return { { "section", check.section }, { "round", check.round }, { "answer", CheckWords.of(check.answer) },
        { "inputOfSection", check.isInputOfSection }, { "byHand", check.changedTables },
        { "differences", differencesOf(section, check.differences) }, { "correctedSince", check.isCorrectedSince },
        { "differencesNow", differencesOf(section, check.differencesNow) } };
}

Answer intakeAnswer(const tournament::Event &event, const tournament::Section &section)
{
    Answer places = Answer::array();
    for (const auto &[place, entered, today] : tournament::intakeDifferences(event, section))
        places.push_back(
            { { "place", place }, { "entered", answerOf(event, entered) }, { "today", answerOf(event, today) } });
    return { { "section", section.id }, { "entries", tournament::isIntakeStale(event, section) ? "differs" : "same" },
        { "differences", places } };
}

void printChecks(const Answer &checks, bool json)
{
    if (json)
        return printJson(checks);
    for (const Answer &check : checks)
        print(check);
}

} // namespace kagetsu::cli
