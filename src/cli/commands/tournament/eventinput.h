// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.h"
#include "tournament/keptlog.h"

#include <memory>
#include <optional>
#include <string>

namespace kagetsu::cli {

// An event as commands are told it.
struct EventArguments
{
    std::string file;
    std::string who = "kagetsu-cli"; // for the log
    std::optional<int> section; // nothing: the only one
};

// EVENT, --section, and --who for commands that change something.
void addEventArguments(CLI::App &parser, EventArguments &arguments, tournament::Store::Access access);

// Opens the file. Why it cannot be is told on standard error.
std::optional<tournament::KeptLog> openEvent(const EventArguments &arguments, tournament::Store::Access access);
// Makes the file with all of this log, or nothing. Why it cannot be is told on standard error.
std::optional<tournament::KeptLog> createEvent(
    const EventArguments &arguments, const std::string &id, tournament::Log log);
// The store of events, for what is done with files that are not opened.
std::unique_ptr<tournament::Store> eventStore();
// Whether a file is that of an event, by its first bytes.
bool isEventFile(const std::string &file);

// The section that is meant; nullptr when there is none, which is told.
const tournament::Section *sectionOf(const tournament::Event &event, const EventArguments &arguments);

// Does all of it or nothing. What stands in the way is told: a refusal is No, a fault of the file Bad.
ExitStatus doAll(tournament::KeptLog &event, std::vector<tournament::Action> actions, const EventArguments &arguments,
    const Task &task);

// Tells of signs in texts that were changed, so that they can be kept (tournament.md#texts).
void tellTidied(const EventArguments &arguments, std::size_t signs);
ExitStatus tell(const EventArguments &arguments, const tournament::StoreFault &fault);
ExitStatus tell(const EventArguments &arguments, const tournament::Refusal &refusal, const tournament::Event &event);

// A reason as it is typed: a word of the list, or words of one's own. Nothing for a word that only the program gives.
std::optional<tournament::Reason> reasonFrom(const std::string &text);
ExitStatus refuseReason(const EventArguments &arguments);
// After a correction in a round: what rests on it (tournament.md#corrections).
void tellResting(const EventArguments &arguments, const tournament::Event &event, int section, int round);

// Texts of others on one line of ours.
std::string onOneLine(std::string text);

} // namespace kagetsu::cli
