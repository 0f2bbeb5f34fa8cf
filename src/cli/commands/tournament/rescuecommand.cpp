// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "tournament/rescue.h"

#include <CLI/App.hpp>

#include <iostream>

namespace kagetsu::cli {

namespace {

using tournament::Rescue;
using tournament::Salvage;

struct RescueArguments
{
    EventArguments damaged;
    EventArguments saved;
};

void show(const Rescue &rescue, bool json)
{
    Answer left = Answer::array();
    for (const Salvage::Row &row : rescue.leftOut)
        left.push_back({ { "row", row.number }, { "at_ms", row.stamp.when.count() }, { "who", row.stamp.who },
            { "what", row.action.empty() ? "undo " + std::to_string(row.strikes) : onOneLine(row.action) } });
    printMembers(
        { { "kept", rescue.log.lines().size() }, { "left_out", left }, { "rest_unreadable", rescue.isRestUnreadable } },
        { "kept" }, json);
    for (const Answer &row : json ? Answer::array() : left)
        std::cout << "left-out\t" << lineOf(row) << '\n';
    if (!json && rescue.isRestUnreadable)
        std::cout << "rest-unreadable\n";
}

ExitStatus rescue(const RescueArguments &arguments, const Task &task)
{
    auto found = tournament::rescueFrom(*eventStore(), arguments.damaged.file);
    if (!found && found.fault().code == tournament::StoreFault::Code::Damaged)
        return tellError(arguments.damaged.file, "damaged", "The file is damaged, and nothing of it can be read.");
    if (!found)
        return tell(arguments.damaged, found.fault());
    if (!*found)
        return tellError(arguments.damaged.file, "not-damaged", "The file is not damaged.", ExitStatus::No);
    const Rescue &saved = **found;
    if (!createEvent(arguments.saved, saved.id, saved.log))
        return ExitStatus::Bad;
    show(saved, task.json);
    return ExitStatus::Fine;
}

} // namespace

void setUpTournamentRescue(CLI::App &parser, Task &task)
{
    parser.footer(
        "Writes all that stands before the damage to a new file of the same event, and leaves the damaged file as it "
        "is.\nPrints how many lines of the log were kept, and a line for each row that was left out, as far as it "
        "can be read:\nrow, time in milliseconds since 1970, who, and what.");
    auto &arguments = declare<RescueArguments>(task, rescue);
    addEvent(parser, arguments.damaged, "Damaged event file");
    parser.add_option("OUT", arguments.saved.file, "Event file to create")->required();
}

} // namespace kagetsu::cli
