// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/maker.h"
#include "learn/task/solution.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace kagetsu::ui {

// A task with its answer, which is printed on separate pages.
struct SheetTask
{
    task::Task task {};
    task::Solution solution {};

    friend bool operator==(const SheetTask &, const SheetTask &) = default;
};

// The possible numbers of diagrams on a page.
inline constexpr std::array PerPage { 1, 2, 4, 6, 9, 12 };

// Tasks on paper, to be solved with a pencil. Equal values give identical pages, to the byte.
struct Worksheet
{
    std::vector<SheetTask> tasks {};
    std::optional<task::SeedOrder> seed {}; // what the tasks were made from
    QString title {}; // title; "Worksheet" if empty
    QString date {}; // date; if empty, there is a line to write it on
    QString language = QStringLiteral("en"); // a code of catalogueCodes()
    QString second {}; // a second language for the instructions; empty for none
    int perPage = 6; // one of PerPage
    bool isLetter = false; // US letter instead of A4
    bool hasAnswers = true;

    friend bool operator==(const Worksheet &, const Worksheet &) = default;
};

} // namespace kagetsu::ui
