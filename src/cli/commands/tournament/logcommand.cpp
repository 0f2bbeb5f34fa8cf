// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/eventinput.h"
#include "text/tournament/happenings.h"
#include "tournament/csv/csvtext.h"

#include <CLI/App.hpp>

#include <QDateTime>

#include <iostream>
#include <memory>

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

void print(const tournament::CsvTable &rows)
{
    for (std::size_t row = 1; row < rows.size(); ++row) {
        std::size_t cells = rows[row].size();
        while (rows[row][cells - 1].empty())
            --cells;
        for (std::size_t column = 0; column < cells; ++column)
            std::cout << (column == 0 ? "" : "\t") << onOneLine(rows[row][column]);
        std::cout << '\n';
    }
}

ExitStatus showLog(const LogArguments &arguments, const Task &task)
{
    const auto event = openEvent(arguments.event, tournament::Store::Access::Look);
    if (!event)
        return ExitStatus::Bad;
    const tournament::CsvTable rows = rowsOf(text::toldLog(event->log().lines()));
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
    const auto arguments = std::make_shared<LogArguments>();
    parser.add_option("EVENT", arguments->event.file, "Event file")->required();
    parser.add_flag("--csv", arguments->isCsv, "As a table for spreadsheets");
    parser.add_flag("--semicolons", arguments->semicolons, "Cells of the table parted by semicolons");
    task.run = [arguments, &task] { return showLog(*arguments, task); };
}

} // namespace kagetsu::cli
