// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/output/qualification.h"
#include "tournament/stages/advancing.h"

#include <CLI/App.hpp>

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

// Returns the sections that they come from. Without any, it is the stage before, or where those entered came from.
std::vector<int> sourcesOf(const QualifyArguments &arguments, const Event &event, const Section *target)
{
    if (!arguments.from.empty())
        return arguments.from;
    return target && target->intake ? target->intake->sections
                                    : tournament::sectionsBefore(event, arguments.event.section.value_or(0));
}

ExitStatus qualify(const QualifyArguments &arguments, const Task &task)
{
    const bool enters = arguments.event.section.has_value();
    OpenEvent log(arguments.event, task, enters ? OpenEvent::Access::Change : OpenEvent::Access::Look, enters);
    if (!log)
        return ExitStatus::Bad;
    for (const int each : arguments.from) {
        EventArguments asked = arguments.event;
        asked.section = each;
        if (!sectionOf(log.event(), asked))
            return ExitStatus::Bad;
    }
    const Section *target = enters ? &log.section() : nullptr;
    const std::vector<int> from = sourcesOf(arguments, log.event(), target);
    const bool isForBracket = target ? isElimination(target->settings.format) : arguments.isForBracket;
    const Qualification qualification = qualificationOf(log.event(), from, arguments.best, isForBracket);
    ExitStatus status =
        qualification.shared.empty() && qualification.missing.empty() ? ExitStatus::Fine : ExitStatus::No;
    if (target) {
        tournament::Qualify action = tournament::entering(log.event(), target->id, from, arguments.best);
        action.despiteMissing = arguments.isAnyway;
        status = log.act({ std::move(action) });
    }
    printQualification(log.event(), qualification, task.json);
    return status;
}

} // namespace

void setUpTournamentQualify(CLI::App &parser, Task &task)
{
    parser.footer(
        "Without --section it only shows who qualifies. Prints a line for each of them, in the order of entry: "
        "`in`, section,\npairing number, name; then `shared` with the place and how many of those who share it "
        "qualify, `missing` with\nround and table, and `withdrawn` for those whose place goes to the next "
        "one. The exit status is 1 while a place\nis shared or a result is missing.");
    auto &arguments = declare<QualifyArguments>(task, qualify);
    addEventArguments(parser, arguments.event);
    parser.get_option("--section")->description("Number of the section to enter them into");
    parser.add_option("--from", arguments.from, "Sections they come from; without it, those of the stage before")
        ->delimiter(',');
    parser.add_option("--best", arguments.best, "How many of each section")->check(CLI::Range(1, 1000));
    parser.add_flag("--bracket", arguments.isForBracket,
        "The next stage is an elimination, so the order of those who qualify matters, too");
    parser.add_flag("--anyway", arguments.isAnyway, "Also if results are missing");
}

} // namespace kagetsu::cli
