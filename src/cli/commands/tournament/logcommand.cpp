// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "text/tournament/happenings.h"
#include "tournament/csv/csvtext.h"

#include <CLI/App.hpp>

#include <QDateTime>

#include <iostream>

namespace kagetsu::cli {

namespace {

using tournament::Stamp;

struct LogArguments
{
    EventArguments event;
    bool isCsv = false;
    bool semicolons = false;
};

// Returns a time in UTC, which reads the same everywhere: "2026-11-29T18:57:30Z".
std::string momentOf(const Stamp &stamp)
{
    return QDateTime::fromMSecsSinceEpoch(stamp.when.count(), Qt::UTC).toString(Qt::ISODate).toStdString();
}

// Returns the rows that every form of the log is made of, with the sentences of the page in the window. Lines count
// from 1.
tournament::CsvTable rowsOf(const std::vector<text::ToldLine> &log)
{
    tournament::CsvTable rows { { "line", "time", "by", "action", "correction", "undone", "undone_by" } };
    for (const text::ToldLine &line : log) {
        rows.push_back({ std::to_string(rows.size()), momentOf(line.done), line.done.who, line.text.toStdString(),
            line.correction.toStdString(), line.undone ? momentOf(*line.undone) : std::string(),
            line.undone ? line.undone->who : std::string() });
    }
    return rows;
}

// Leaves out empty cells.
Answer answerOf(const tournament::CsvTable &rows)
{
    Answer all = Answer::array();
    for (std::size_t row = 1; row < rows.size(); ++row) {
        Answer line { { "line", row } };
        for (std::size_t column = 1; column < rows[row].size(); ++column) {
            if (!rows[row][column].empty())
                line[rows[0][column]] = rows[row][column];
        }
        all.push_back(std::move(line));
    }
    return all;
}

// Leaves out empty cells at the end.
void print(const tournament::CsvTable &rows)
{
    for (std::size_t row = 1; row < rows.size(); ++row) {
        std::string line = lineOf(rows[row]);
        line.erase(line.find_last_not_of('\t') + 1);
        std::cout << line << '\n';
    }
}

ExitStatus showLog(const LogArguments &arguments, const Task &task)
{
    OpenEvent event(arguments.event, task, OpenEvent::Access::Look, false);
    if (!event)
        return ExitStatus::Bad;
    const tournament::CsvTable rows = rowsOf(text::toldLog(event.log().log().lines()));
    if (task.json)
        printJson(answerOf(rows));
    else if (arguments.isCsv)
        std::cout << tournament::writeCsv(rows, arguments.semicolons ? ';' : ',');
    else
        print(rows);
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
