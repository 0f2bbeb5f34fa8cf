// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.h"
#include "cli/output/answer.h"
#include "tournament/keptlog.h"

#include <memory>
#include <optional>
#include <string>

namespace kagetsu::cli {

// The event that a command works on.
struct EventArguments
{
    std::string file;
    std::string who = "kagetsu-cli"; // name for the log
    std::optional<int> section; // if not set, the only section
};

// Adds EVENT and --section, and --who for commands that change the event.
void addEventArguments(CLI::App &parser, EventArguments &arguments, tournament::Store::Access access);

// Opens the file. On failure, prints the reason on standard error.
std::optional<tournament::KeptLog> openEvent(const EventArguments &arguments, tournament::Store::Access access);
// Creates the file with the whole log, or not at all. On failure, prints the reason on standard error.
std::optional<tournament::KeptLog> createEvent(
    const EventArguments &arguments, const std::string &id, tournament::Log log);
// Returns the store of events, for working with files without opening them.
std::unique_ptr<tournament::Store> eventStore();
// True if the first bytes of the file are those of an event.
bool isEventFile(const std::string &file);

// Returns the chosen section. If there is none, prints a message and returns nullptr.
const tournament::Section *sectionOf(const tournament::Event &event, const EventArguments &arguments);

// Performs all actions or none. On failure, prints the reason and returns No for a refusal and Bad for a fault of the
// file.
ExitStatus doAll(tournament::KeptLog &event, std::vector<tournament::Action> actions, const EventArguments &arguments,
    const Task &task);

// Reports how many characters in texts were replaced because a text cannot have them (tournament.md#texts).
void tellTidied(const EventArguments &arguments, std::size_t signs);
ExitStatus tell(const EventArguments &arguments, const tournament::StoreFault &fault);
ExitStatus tell(const EventArguments &arguments, const tournament::Refusal &refusal, const tournament::Event &event);

// Reads a reason: a word of the list, or the user's own words. Returns nothing for a word that only the program may
// use.
std::optional<tournament::Reason> reasonFrom(const std::string &text);
ExitStatus refuseReason(const EventArguments &arguments);
// After a correction in a round, reports what is based on the old result (tournament.md#corrections).
void tellResting(const EventArguments &arguments, const tournament::Event &event, int section, int round);

// Returns the pairing number and the name of an entry.
Answer entryAnswer(const tournament::Section &section, tournament::EntryId entry);
// Tells that there is no such choice. Returns false.
bool refuseChoice(const EventArguments &arguments, const std::string &what);
// Sets `choice` to the meaning of a typed word, and leaves it if nothing was typed. Returns false, and tells so, if
// there is no such word.
template <class Meanings, class Choice>
bool readChoice(const EventArguments &arguments, const Meanings &words, const std::string &typed, Choice &choice)
{
    const auto meaning = words.meaning(typed);
    if (meaning)
        choice = *meaning;
    return typed.empty() || meaning || refuseChoice(arguments, typed);
}

} // namespace kagetsu::cli
