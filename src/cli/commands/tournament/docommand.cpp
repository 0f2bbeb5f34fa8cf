// SPDX-License-Identifier: MIT
#include "cli/input/actioninput.h"
#include "cli/input/eventinput.h"
#include "tournament/codec/actioncodec.h"

#include <CLI/App.hpp>

namespace kagetsu::cli {

namespace {

struct DoArguments
{
    EventArguments event;
    std::vector<std::string> actions; // "-" means lines of standard input
};

ExitStatus doActions(const DoArguments &arguments, const Task &task)
{
    auto actions = readActions(arguments.actions);
    if (!actions)
        return ExitStatus::Bad;
    Answer kinds = Answer::array();
    for (const tournament::Action &action : *actions)
        kinds.push_back(tournament::kindOf(action));
    OpenEvent event(arguments.event, task, OpenEvent::Access::Change, false);
    if (!event)
        return ExitStatus::Bad;
    const ExitStatus status = event.act(std::move(*actions));
    if (status == ExitStatus::Fine && task.json)
        printJson({ { "done", kinds } });
    return status;
}

} // namespace

void setUpTournamentDo(CLI::App &parser, Task &task)
{
    parser.footer("Carries out anything the log of an event can hold: withdrawals, fixed pairs, rulings, penalties, "
                  "line-ups,\nsections. An action is JSON, as printed by `tournament export --csv log`. Either all are "
                  "carried out or none.");
    auto &arguments = declare<DoArguments>(task, doActions);
    addEvent(parser, arguments.event);
    parser.add_option("ACTION", arguments.actions, "Actions; - reads one action per line from standard input")
        ->required();
    addWho(parser, arguments.event);
}

} // namespace kagetsu::cli
