// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/maker.h"
#include "learn/task/solution.h"

#include <QString>

#include <optional>
#include <vector>

namespace kagetsu::ui {

// A task with its answer, which is printed on separate pages. A page that asks nothing has neither number nor answer.
struct SheetTask
{
    task::Task task {};
    task::Solution solution {};
    QString moves {}; // the moves that led to the position: "1. H8  2. H9"; empty if they are not known

    friend bool operator==(const SheetTask &, const SheetTask &) = default;
};

// The largest number of diagrams on a page; every number from 1 is possible.
inline constexpr int MostPerPage = 12;

// A chapter of a booklet: what comes from this task on, up to the next chapter.
struct SheetChapter
{
    QString name {};
    std::size_t first = 0; // index of a task

    friend bool operator==(const SheetChapter &, const SheetChapter &) = default;
};

// Tasks on paper, to be solved with a pencil. Equal values give identical pages, to the byte.
struct Worksheet
{
    std::vector<SheetTask> tasks {};
    std::vector<SheetChapter> chapters {}; // of a booklet, in order, none without tasks
    std::optional<task::SeedOrder> seed {}; // what the tasks were made from
    QString title {}; // title; "Worksheet" if empty
    QString date {}; // date; if empty, there is a line to write it on
    QString language = QStringLiteral("en"); // a code of catalogueCodes()
    QString second {}; // a second language for the instructions; empty for none
    int perPage = 6; // at most so many diagrams on a page, from 1 to MostPerPage
    bool isBooklet = false; // contents and running heads instead of lines for a name and a date
    bool hasMoves = false; // the moves stand below each diagram, where they are known
    bool isLetter = false; // US letter instead of A4
    bool hasAnswers = true;

    friend bool operator==(const Worksheet &, const Worksheet &) = default;
};

} // namespace kagetsu::ui
