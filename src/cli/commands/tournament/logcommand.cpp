// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/output/eventlog.h"

#include <CLI/App.hpp>

#include <iostream>

namespace kagetsu::cli {

namespace {

struct LogArguments
{
    EventArguments event;
    bool isCsv = false;
    bool semicolons = false;
};

ExitStatus showLog(const LogArguments &arguments, const Task &task)
{
    OpenEvent event(arguments.event, task, OpenEvent::Access::Look, false);
    if (!event)
        return ExitStatus::Bad;
    const tournament::CsvTable rows = logTable(text::toldLog(event.log().log().lines()));
    if (arguments.isCsv && !task.json)
        std::cout << tournament::writeCsv(rows, arguments.semicolons ? ';' : ',');
    else
        printLog(rows, task.json);
    return ExitStatus::Fine;
}

} // namespace

void setUpTournamentLog(CLI::App &parser, Task &task)
{
    parser.footer("Prints a line for each: its number, time (UTC), who, what, and a correction with its reason;\n"
                  "where it was undone, when and by whom.");
    auto &arguments = declare<LogArguments>(task, showLog);
    addEvent(parser, arguments.event);
    parser.add_flag("--csv", arguments.isCsv, "As a table for spreadsheets");
    parser.add_flag("--semicolons", arguments.semicolons, "Cells of the table parted by semicolons");
}

} // namespace kagetsu::cli
