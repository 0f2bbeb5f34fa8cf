// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"

#include <CLI/App.hpp>

namespace kagetsu::cli {

namespace {

struct RoundArguments
{
    EventArguments event;
    std::optional<int> round; // if not set, the last one
    bool isAnyway = false;
};

// Performs an action on one round.
template <class MakeAction>
ExitStatus changeRound(const RoundArguments &arguments, const Task &task, MakeAction actionOn)
{
    OpenEvent event(arguments.event, task, OpenEvent::Access::Change);
    if (!event)
        return ExitStatus::Bad;
    const int id = event.section().id;
    const int round = event.roundOr(arguments.round);
    const ExitStatus status = event.act({ actionOn(id, round) });
    if (status == ExitStatus::Fine)
        printMembers({ { "section", id }, { "round", round } }, {}, task.json);
    return status;
}

ExitStatus publish(const RoundArguments &arguments, const Task &task)
{
    return changeRound(arguments, task,
        [&](int section, int round) { return tournament::PublishRound { section, round, arguments.isAnyway }; });
}

ExitStatus finish(const RoundArguments &arguments, const Task &task)
{
    return changeRound(
        arguments, task, [](int section, int round) { return tournament::FinishRound { section, round }; });
}

ExitStatus undoLast(const EventArguments &arguments, const Task &task)
{
    OpenEvent event(arguments, task, OpenEvent::Access::Change, false);
    if (!event)
        return ExitStatus::Bad;
    tournament::Stamp stamp { arguments.who, task.now };
    const std::size_t tidied = tidy(stamp);
    const auto undone = event.log().undo(stamp);
    if (!undone)
        return tell(arguments, undone.fault());
    if (!*undone)
        return tellError(arguments.file, "nothing-done", "There is nothing to undo.", ExitStatus::No);
    tellTidied(arguments, tidied);
    return ExitStatus::Fine;
}

void addRound(CLI::App &parser, RoundArguments &arguments)
{
    addEventArguments(parser, arguments.event);
    parser.add_option("--round", arguments.round, "Round; without it, the last one");
}

} // namespace

void setUpTournamentPublish(CLI::App &parser, Task &task)
{
    auto &arguments = declare<RoundArguments>(task, publish);
    addRound(parser, arguments);
    parser.add_flag("--anyway", arguments.isAnyway, "Also if earlier results were corrected since it was paired");
}

void setUpTournamentFinish(CLI::App &parser, Task &task)
{
    addRound(parser, declare<RoundArguments>(task, finish));
}

void setUpTournamentUndo(CLI::App &parser, Task &task)
{
    addEventArguments(parser, declare<EventArguments>(task, undoLast));
}

} // namespace kagetsu::cli
