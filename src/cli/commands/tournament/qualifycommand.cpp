// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/eventinput.h"
#include "cli/output/message.h"
#include "json/formats.h"
#include "tournament/model/find.h"
#include "tournament/stages/qualification.h"

#include <CLI/App.hpp>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using tournament::Event;
using tournament::Qualification;
using tournament::Section;

struct QualifyArguments
{
    EventArguments event;
    std::vector<int> from; // if empty, the previous stage
    int best = 1;
    bool isForBracket = false; // used only if nobody is entered
    bool isAnyway = false;
};

std::string entryText(const Event &event, int section, tournament::EntryId id)
{
    const tournament::Entry &entry = *findEntry(*findSection(event, section), id);
    return std::to_string(entry.number) + '\t' + onOneLine(entry.details.name);
}

json::Json entryJson(const Event &event, int section, tournament::EntryId id)
{
    const tournament::Entry &entry = *findEntry(*findSection(event, section), id);
    return { { "number", entry.number }, { "name", entry.details.name } };
}

json::Json listJson(const Event &event, const std::vector<tournament::Qualifier> &list)
{
    json::Json all = json::Json::array();
    for (const tournament::Qualifier &each : list) {
        all.push_back(entryJson(event, each.section, each.entry));
        all.back()["section"] = each.section;
    }
    return all;
}

void printJson(const Event &event, const Qualification &qualification)
{
    json::Json shared = json::Json::array();
    for (const tournament::SharedPlace &each : qualification.shared) {
        json::Json entries = json::Json::array();
        for (const tournament::EntryId entry : each.entries)
            entries.push_back(entryJson(event, each.section, entry));
        shared.push_back(
            { { "section", each.section }, { "place", each.place }, { "left", each.left }, { "entries", entries } });
    }
    json::Json missing = json::Json::array();
    for (const tournament::MissingResult &each : qualification.missing)
        missing.push_back({ { "section", each.section }, { "round", each.round }, { "table", each.table } });
    std::cout << json::toText(json::Json { { "in", listJson(event, qualification.in) }, { "shared", shared },
        { "missing", missing }, { "withdrawn", listJson(event, qualification.withdrawn) } })
              << '\n';
}

void print(const Event &event, const Qualification &qualification)
{
    for (const tournament::Qualifier &each : qualification.in)
        std::cout << "in\t" << each.section << '\t' << entryText(event, each.section, each.entry) << '\n';
    for (const tournament::SharedPlace &each : qualification.shared) {
        for (const tournament::EntryId entry : each.entries) {
            std::cout << "shared\t" << each.section << '\t' << entryText(event, each.section, entry) << "\tplace "
                      << each.place << "\tleft " << each.left << '\n';
        }
    }
    for (const tournament::MissingResult &each : qualification.missing) {
        std::cout << "missing\t" << each.section << "\tround " << each.round;
        if (each.table > 0)
            std::cout << "\ttable " << each.table;
        std::cout << '\n';
    }
    for (const tournament::Qualifier &each : qualification.withdrawn)
        std::cout << "withdrawn\t" << each.section << '\t' << entryText(event, each.section, each.entry) << '\n';
}

void show(const Event &event, const Qualification &qualification, bool json)
{
    if (json)
        printJson(event, qualification);
    else
        print(event, qualification);
}

// Returns the section to enter the players into, if one was given.
const Section *targetOf(const Event &event, const QualifyArguments &arguments)
{
    return arguments.event.section ? sectionOf(event, arguments.event) : nullptr;
}

ExitStatus enter(tournament::KeptLog &log, const QualifyArguments &arguments, const std::vector<int> &from,
    const Qualification &qualification, const Task &task)
{
    tournament::Qualify qualify = tournament::entering(log.event(), *arguments.event.section, from, arguments.best);
    qualify.despiteMissing = arguments.isAnyway;
    const ExitStatus status = doAll(log, { std::move(qualify) }, arguments.event, task);
    show(log.event(), qualification, task.json);
    return status;
}

ExitStatus qualify(const QualifyArguments &arguments, const Task &task)
{
    const bool enters = arguments.event.section.has_value();
    auto log = openEvent(arguments.event, enters ? tournament::Store::Access::Change : tournament::Store::Access::Look);
    if (!log)
        return ExitStatus::Bad;
    const Event &event = log->event();
    const Section *target = targetOf(event, arguments);
    if (enters && !target)
        return ExitStatus::Bad;
    for (const int each : arguments.from) {
        EventArguments asked = arguments.event;
        asked.section = each;
        if (!sectionOf(event, asked))
            return ExitStatus::Bad;
    }
    std::vector<int> from = arguments.from;
    if (from.empty())
        from = target && target->intake ? target->intake->sections
                                        : tournament::sectionsBefore(event, arguments.event.section.value_or(0));
    const bool isForBracket = target ? isElimination(target->settings.format) : arguments.isForBracket;
    const Qualification qualification = qualificationOf(event, from, arguments.best, isForBracket);
    if (enters)
        return enter(*log, arguments, from, qualification, task);
    show(event, qualification, task.json);
    return qualification.shared.empty() && qualification.missing.empty() ? ExitStatus::Fine : ExitStatus::No;
}

} // namespace

void setUpTournamentQualify(CLI::App &parser, Task &task)
{
    parser.footer(
        "Without --section it only shows who qualifies. Prints a line for each of them, in the order of entry: "
        "`in`, section,\npairing number, name; then `shared` with the place and how many of those who share it "
        "qualify, `missing` with\nround and table, and `withdrawn` for those whose place goes to the next "
        "one. The exit status is 1 while a place\nis shared or a result is missing.");
    const auto arguments = std::make_shared<QualifyArguments>();
    addEventArguments(parser, arguments->event, tournament::Store::Access::Change);
    parser.get_option("--section")->description("Number of the section to enter them into");
    parser.add_option("--from", arguments->from, "Sections they come from; without it, those of the stage before")
        ->delimiter(',');
    parser.add_option("--best", arguments->best, "How many of each section")->check(CLI::Range(1, 1000));
    parser.add_flag("--bracket", arguments->isForBracket,
        "The next stage is an elimination, so the order of those who qualify matters, too");
    parser.add_flag("--anyway", arguments->isAnyway, "Also if results are missing");
    task.run = [arguments, &task] { return qualify(*arguments, task); };
}

} // namespace kagetsu::cli
