// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.h"
#include "cli/output/answer.h"
#include "tournament/keptlog.h"
#include "tournament/model/find.h"

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

// Gives a command its work. Returns its arguments, which the options are to set and which live as long as the task.
template <class Arguments, class Work>
Arguments &declare(Task &task, Work work)
{
    const auto arguments = std::make_shared<Arguments>();
    task.run = [arguments, work, &task] { return work(*arguments, task); };
    return *arguments;
}

// Add EVENT, --section and --who.
void addEvent(CLI::App &parser, EventArguments &arguments, const char *about = "Event file");
void addSection(CLI::App &parser, EventArguments &arguments);
void addWho(CLI::App &parser, EventArguments &arguments);
// Adds all three, for a command that changes a section.
void addEventArguments(CLI::App &parser, EventArguments &arguments);

// An event that a command has opened. On failure, prints the reason on standard error.
class OpenEvent
{
public:
    using Access = tournament::Store::Access;

    // Opens the event and, if asked for, its chosen section.
    OpenEvent(const EventArguments &arguments, const Task &task, Access access, bool hasSection = true);

    // False if the event could not be opened, or the section is not there.
    explicit operator bool() const { return m_isOpen; }
    tournament::KeptLog &log() { return *m_log; }
    const tournament::Event &event() const { return m_log->event(); }
    // The chosen section as it is now.
    const tournament::Section &section() const { return *findSection(event(), m_section); }
    // The round that was asked for; the last one if none was.
    int roundOr(std::optional<int> asked) const { return asked.value_or(static_cast<int>(section().rounds.size())); }

    // Performs all actions or none. On failure, prints the reason and returns No for a refusal and Bad for a fault of
    // the file.
    ExitStatus act(std::vector<tournament::Action> actions);

private:
    const EventArguments &m_arguments;
    const Task &m_task;
    std::optional<tournament::KeptLog> m_log;
    int m_section = 0;
    bool m_isOpen = false;
};

// Creates the file with the whole log, or not at all. On failure, prints the reason on standard error.
std::optional<tournament::KeptLog> createEvent(
    const EventArguments &arguments, const std::string &id, tournament::Log log);
// Returns the store of events, for working with files without opening them.
std::unique_ptr<tournament::Store> eventStore();
// True if the first bytes of the file are those of an event.
bool isEventFile(const std::string &file);

// Returns the chosen section. If there is none, prints a message and returns nullptr.
const tournament::Section *sectionOf(const tournament::Event &event, const EventArguments &arguments);

// Prints an error and returns the status. Without a file, the message begins with the program's name.
ExitStatus tellError(
    const std::string &file, std::string_view code, std::string_view text, ExitStatus status = ExitStatus::Bad);
void tellWarning(const std::string &file, std::string_view code, std::string_view text);
ExitStatus tell(const EventArguments &arguments, const tournament::StoreFault &fault);
ExitStatus tell(const EventArguments &arguments, const tournament::Refusal &refusal, const tournament::Event &event);
// Reports how many characters in texts were replaced because a text cannot have them (tournament.md#texts).
void tellTidied(const EventArguments &arguments, std::size_t signs);
// After a correction in a round, reports what is based on the old result (tournament.md#corrections).
void tellResting(const EventArguments &arguments, const tournament::Event &event, int section, int round);

// Shows the progress of a pairing. Returns true, because nothing stops it.
bool tellPairing(int matched, int all);

// Returns the pairing number and the name of an entry.
Answer entryAnswer(const tournament::Section &section, tournament::EntryId entry);
// Reports that there is no such choice. Returns false.
bool refuseChoice(const EventArguments &arguments, const std::string &what);
// Sets `choice` to the meaning of a typed word, and leaves it if nothing was typed. Returns false, and reports it, if
// there is no such word.
template <class Meanings, class Choice>
bool readChoice(const EventArguments &arguments, const Meanings &words, const std::string &typed, Choice &choice)
{
    const auto meaning = words.meaning(typed);
    if (meaning)
        choice = *meaning;
    return typed.empty() || meaning || refuseChoice(arguments, typed);
}
// Reads entries by their pairing numbers, which this sign separates, such as "3=1". Returns nothing, and reports it, if
// there is no such entry.
std::optional<std::vector<tournament::EntryId>> readEntries(
    const EventArguments &arguments, const tournament::Section &section, const std::string &typed, char separator);

} // namespace kagetsu::cli
