// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/input/reportinput.h"
#include "tournament/trf/trfactions.h"

#include <CLI/App.hpp>

namespace kagetsu::cli {

namespace {

struct ReadArguments
{
    EventArguments event;
    std::string report;
};

ExitStatus readEvent(const ReadArguments &arguments, const Task &task)
{
    const auto read = readReport(arguments.report);
    if (!read)
        return ExitStatus::Bad;
    tournament::Log log;
    const auto done = readInto(log, read->report, { arguments.event.who, task.now });
    if (!done)
        return tell(arguments.event, done.fault(), log.event());
    const auto event = createEvent(arguments.event, {}, log);
    if (!event)
        return ExitStatus::Bad;
    tellTidied(arguments.event, log.tidied());
    tellLosses(arguments.report, *read);
    const tournament::Section &section = event->event().sections.front();
    printMembers({ { "event", event->identity().id }, { "section", section.id }, { "entries", section.entries.size() },
                     { "rounds", section.rounds.size() } },
        { "event", "entries", "rounds" }, task.json);
    return ExitStatus::Fine;
}

} // namespace

void setUpTournamentRead(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints the id of the event, and how many entries and rounds it has. What of the report cannot be kept "
        "is told on standard error.");
    auto &arguments = declare<ReadArguments>(task, readEvent);
    parser.add_option("REPORT", arguments.report, "Tournament report file (TRF); - is standard input")->required();
    addEvent(parser, arguments.event, "Event file to create");
    addWho(parser, arguments.event);
}

} // namespace kagetsu::cli
