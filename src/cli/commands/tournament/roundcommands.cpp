// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/eventinput.h"
#include "cli/output/message.h"

#include <CLI/App.hpp>

#include <memory>
#include <type_traits>

namespace kagetsu::cli {

namespace {

struct RoundArguments
{
    EventArguments event;
    std::optional<int> round; // if not set, the last one
    bool isAnyway = false;
};

// Performs an action on one round.
template <class RoundAction>
ExitStatus changeRound(const RoundArguments &arguments, const Task &task)
{
    auto event = openEvent(arguments.event, tournament::Store::Access::Change);
    const tournament::Section *section = event ? sectionOf(event->event(), arguments.event) : nullptr;
    if (!section)
        return ExitStatus::Bad;
    const int id = section->id;
    const int round = arguments.round.value_or(static_cast<int>(section->rounds.size()));
    RoundAction action { id, round };
    if constexpr (std::is_same_v<RoundAction, tournament::PublishRound>)
        action.despiteCorrections = arguments.isAnyway;
    const ExitStatus status = doAll(*event, { action }, arguments.event, task);
    if (status == ExitStatus::Fine)
        printMembers({ { "section", id }, { "round", round } }, {}, task.json);
    return status;
}

template <class RoundAction>
void setUpRound(CLI::App &parser, Task &task)
{
    const auto arguments = std::make_shared<RoundArguments>();
    addEventArguments(parser, arguments->event, tournament::Store::Access::Change);
    parser.add_option("--round", arguments->round, "Round; without it, the last one");
    if constexpr (std::is_same_v<RoundAction, tournament::PublishRound>)
        parser.add_flag("--anyway", arguments->isAnyway, "Also if earlier results were corrected since it was paired");
    task.run = [arguments, &task] { return changeRound<RoundAction>(*arguments, task); };
}

ExitStatus undoLast(const EventArguments &arguments, const Task &task)
{
    auto event = openEvent(arguments, tournament::Store::Access::Change);
    if (!event)
        return ExitStatus::Bad;
    tournament::Stamp stamp { arguments.who, task.now };
    const std::size_t tidied = tidy(stamp);
    const auto undone = event->undo(stamp);
    if (!undone)
        return tell(arguments, undone.fault());
    if (*undone) {
        tellTidied(arguments, tidied);
        return ExitStatus::Fine;
    }
    printMessage({ arguments.file }, Severity::Error, "nothing-done", "There is nothing to undo.");
    return ExitStatus::No;
}

} // namespace

void setUpTournamentPublish(CLI::App &parser, Task &task)
{
    setUpRound<tournament::PublishRound>(parser, task);
}

void setUpTournamentFinish(CLI::App &parser, Task &task)
{
    setUpRound<tournament::FinishRound>(parser, task);
}

void setUpTournamentUndo(CLI::App &parser, Task &task)
{
    const auto arguments = std::make_shared<EventArguments>();
    addEventArguments(parser, *arguments, tournament::Store::Access::Change);
    task.run = [arguments, &task] { return undoLast(*arguments, task); };
}

} // namespace kagetsu::cli
