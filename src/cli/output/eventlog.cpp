// SPDX-License-Identifier: MIT
#include "cli/output/eventlog.h"

#include "cli/output/answer.h"

#include <QDateTime>

#include <iostream>

namespace kagetsu::cli {

namespace {

// Returns a time in UTC, which reads the same everywhere: "2026-11-29T18:57:30Z".
std::string momentOf(const tournament::Stamp &stamp)
{
    return QDateTime::fromMSecsSinceEpoch(stamp.when.count()).toUTC().toString(Qt::ISODate).toStdString();
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

} // namespace

tournament::CsvTable logTable(const std::vector<text::ToldLine> &log)
{
    tournament::CsvTable rows { { "line", "time", "by", "action", "correction", "undone", "undone_by" } };
    for (const text::ToldLine &line : log) {
        rows.push_back({ std::to_string(rows.size()), momentOf(line.done), line.done.who, line.text.toStdString(),
            line.correction.toStdString(), line.undone ? momentOf(*line.undone) : std::string(),
            line.undone ? line.undone->who : std::string() });
    }
    return rows;
}

void printLog(const tournament::CsvTable &rows, bool json)
{
    if (json)
        return printJson(answerOf(rows));
    for (std::size_t row = 1; row < rows.size(); ++row) {
        std::string line = lineOf(rows[row]);
        line.erase(line.find_last_not_of('\t') + 1);
        std::cout << line << '\n';
    }
}

} // namespace kagetsu::cli
