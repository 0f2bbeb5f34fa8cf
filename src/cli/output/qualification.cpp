// SPDX-License-Identifier: MIT
#include "cli/output/qualification.h"

#include "cli/input/eventinput.h"
#include "tournament/codec/sectionformat.h"
#include "tournament/codec/typed.h"

#include <iostream>

namespace kagetsu::cli {

namespace {

Answer entryIn(const tournament::Event &event, int section, tournament::EntryId entry)
{
    return entryAnswer(*findSection(event, section), entry);
}

Answer listOf(const tournament::Event &event, const std::vector<tournament::Qualifier> &list)
{
    Answer all = Answer::array();
    for (const auto &[section, entry] : list) {
        all.push_back(entryIn(event, section, entry));
        all.back()["section"] = section;
    }
    return all;
}

Answer answerOf(const tournament::Event &event, const tournament::Qualification &qualification)
{
    Answer shared = Answer::array();
    for (const tournament::SharedPlace &each : qualification.shared) {
        Answer entries = Answer::array();
        for (const tournament::EntryId entry : each.entries)
            entries.push_back(entryIn(event, each.section, entry));
        shared.push_back(
            { { "section", each.section }, { "place", each.place }, { "left", each.left }, { "entries", entries } });
    }
    Answer missing = Answer::array();
    for (const auto &[section, round, table] : qualification.missing)
        missing.push_back({ { "section", section }, { "round", round }, { "table", table } });
    return { { "in", listOf(event, qualification.in) }, { "shared", shared }, { "missing", missing },
        { "withdrawn", listOf(event, qualification.withdrawn) } };
}

void printList(const Answer &answer, const char *what)
{
    for (const Answer &each : answer[what])
        std::cout << what << '\t' << each["section"] << '\t' << each["number"] << '\t' << lineOf(each["name"]) << '\n';
}

} // namespace

void printQualification(const tournament::Event &event, const tournament::Qualification &qualification, bool json)
{
    const Answer answer = answerOf(event, qualification);
    if (json)
        return printJson(answer);
    printList(answer, "in");
    for (const Answer &each : answer["shared"]) {
        for (const Answer &entry : each["entries"])
            std::cout << "shared\t" << each["section"] << '\t' << lineOf(entry) << "\tplace " << each["place"]
                      << "\tleft " << each["left"] << '\n';
    }
    for (const Answer &each : answer["missing"]) {
        std::cout << "missing\t" << each["section"] << "\tround " << each["round"];
        if (each["table"] > 0)
            std::cout << "\ttable " << each["table"];
        std::cout << '\n';
    }
    printList(answer, "withdrawn");
}

void printDecision(const tournament::Section &section, const tournament::PlaceDecision &decision, bool json)
{
    Answer order = Answer::array(); // numbers, those together who stay equal
    int place = 1;
    for (const std::vector<tournament::EntryId> &part : decision.order) {
        order.push_back(Answer::array());
        for (const tournament::EntryId id : part) {
            const Answer entry = entryAnswer(section, id);
            order.back().push_back(entry["number"]);
            if (!json)
                std::cout << place << '\t' << lineOf(entry) << '\n';
        }
        place += static_cast<int>(part.size());
    }
    Answer all { { "section", section.id }, { "kind", tournament::DecisionWords.of(decision.kind) },
        { "order", order } };
    for (const tournament::PlayOffGame &game : decision.games)
        all["games"].push_back(textOf(section, game));
    if (decision.seed)
        all["seed"] = *decision.seed;
    if (json)
        printJson(all);
    else if (decision.seed)
        printMembers(all, { "seed" }, json);
}

} // namespace kagetsu::cli
