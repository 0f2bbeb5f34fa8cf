// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "tournament/stages/checkin.h"

#include <CLI/App.hpp>

namespace kagetsu::cli {

namespace {

using tournament::Section;

struct CheckInArguments
{
    EventArguments event;
    std::vector<int> present; // pairing numbers
    std::vector<int> absent;
};

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
    const std::string &file = arguments.event.file;
    if (arguments.present.empty() == arguments.absent.empty())
        return tellError({}, "usage", "Give the numbers of those who are present, or of those who are not.");
    OpenEvent event(arguments.event, task, OpenEvent::Access::Change);
    if (!event)
        return ExitStatus::Bad;
    const Section &section = event.section();
    if (!takesCheckIn(section))
        return tellError(
            file, "rounds-exist", "A round has been paired already. Withdraw players one by one.", ExitStatus::No);
    const bool areAbsent = arguments.present.empty();
    const auto present = presentOf(section, areAbsent ? arguments.absent : arguments.present, areAbsent);
    if (!present)
        return tellError(
            file, "unknown-entry", "There is no player with the number " + std::to_string(present.fault()) + '.');
    std::vector<tournament::Action> actions = tournament::checkIn(section, *present);
    const Answer answer = answerOf(section, actions);
    const ExitStatus status = event.act(std::move(actions));
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
    auto &arguments = declare<CheckInArguments>(task, checkIn);
    addEventArguments(parser, arguments.event);
    CLI::Option *present = parser.add_option("--present", arguments.present, "Pairing numbers of all who are present");
    parser.add_option("--absent", arguments.absent, "Pairing numbers of those who are not present")->excludes(present);
}

} // namespace kagetsu::cli
