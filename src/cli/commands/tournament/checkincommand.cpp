// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/eventinput.h"
#include "cli/output/message.h"
#include "tournament/model/find.h"
#include "tournament/stages/checkin.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <memory>

namespace kagetsu::cli {

namespace {

using tournament::Section;

struct CheckInArguments
{
    EventArguments event;
    std::vector<int> present; // pairing numbers
    std::vector<int> absent;
};

// Returns the entries that are present. If a number does not exist, prints a message and returns nothing.
std::optional<std::set<tournament::EntryId>> presentOf(const CheckInArguments &arguments, const Section &section)
{
    const bool isOfPresent = !arguments.present.empty();
    const std::vector<int> &numbers = isOfPresent ? arguments.present : arguments.absent;
    for (const int number : numbers) {
        if (findEntryOfNumber(section, number))
            continue;
        printMessage({ arguments.event.file }, Severity::Error, "unknown-entry",
            "There is no player with the number " + std::to_string(number) + '.');
        return std::nullopt;
    }
    std::set<tournament::EntryId> present;
    for (const tournament::Entry &entry : section.entries) {
        const bool isNamed = std::count(numbers.begin(), numbers.end(), entry.number) > 0;
        if (isNamed == isOfPresent)
            present.insert(entry.id);
    }
    return present;
}

// Collects what happens to each player. It must be called before that happens, because a removed player's name cannot
// be looked up any more.
Answer answerOf(const Section &section, const std::vector<tournament::Action> &actions)
{
    Answer all = Answer::array();
    const auto add = [&](tournament::EntryId id, const char *what) {
        all.push_back(entryAnswer(section, id));
        all.back()["what"] = what;
    };
    for (const tournament::Action &action : actions) {
        if (const auto *left = std::get_if<tournament::Withdraw>(&action))
            add(left->entry, "withdrawn");
        else if (const auto *back = std::get_if<tournament::ComeBack>(&action))
            add(back->entry, "back");
        else if (const auto *gone = std::get_if<tournament::RemoveEntry>(&action))
            add(gone->entry, "removed");
    }
    return all;
}

ExitStatus checkIn(const CheckInArguments &arguments, const Task &task)
{
    if (arguments.present.empty() == arguments.absent.empty()) {
        printMessage(
            {}, Severity::Error, "usage", "Give the numbers of those who are present, or of those who are not.");
        return ExitStatus::Bad;
    }
    auto event = openEvent(arguments.event, tournament::Store::Access::Change);
    const Section *section = event ? sectionOf(event->event(), arguments.event) : nullptr;
    if (!section)
        return ExitStatus::Bad;
    if (!takesCheckIn(*section)) {
        printMessage({ arguments.event.file }, Severity::Error, "rounds-exist",
            "A round has been paired already. Withdraw players one by one.");
        return ExitStatus::No;
    }
    const auto present = presentOf(arguments, *section);
    if (!present)
        return ExitStatus::Bad;
    std::vector<tournament::Action> actions = tournament::checkIn(*section, *present);
    const Answer answer = answerOf(*section, actions);
    const ExitStatus status = doAll(*event, std::move(actions), arguments.event, task);
    if (status == ExitStatus::Fine)
        printRows(answer, task.json);
    return status;
}

} // namespace

void setUpTournamentCheckIn(CLI::App &parser, Task &task)
{
    parser.footer(
        "Before the first round. Those who are not present do not take part in a Swiss until they come back;\n"
        "from other formats they are removed. Prints number and name of each, and what was done.");
    const auto arguments = std::make_shared<CheckInArguments>();
    addEventArguments(parser, arguments->event, tournament::Store::Access::Change);
    CLI::Option *present = parser.add_option("--present", arguments->present, "Pairing numbers of all who are present");
    parser.add_option("--absent", arguments->absent, "Pairing numbers of those who are not present")->excludes(present);
    task.run = [arguments, &task] { return checkIn(*arguments, task); };
}

} // namespace kagetsu::cli
