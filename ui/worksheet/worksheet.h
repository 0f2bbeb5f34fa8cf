// SPDX-License-Identifier: MIT
#pragma once

#include "task/maker.h"
#include "task/solution.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace kagetsu::ui {

// A task with its answer, which stands on pages of its own.
struct SheetTask
{
    task::Task task {};
    task::Solution solution {};

    friend bool operator==(const SheetTask &, const SheetTask &) = default;
};

// How many diagrams a page has.
inline constexpr std::array PerPage { 1, 2, 4, 6, 9, 12 };

// Tasks on paper, to be solved with a pencil. The same value is the same pages, to the byte.
struct Worksheet
{
    std::vector<SheetTask> tasks {};
    std::optional<task::SeedOrder> seed {}; // what the tasks were made from
    QString title {}; // empty: "Worksheet"
    QString date {}; // empty: a line to write it on
    QString language = QStringLiteral("en"); // a code of catalogueCodes()
    QString second {}; // what is to be done is said in this one, too; empty: in one alone
    int perPage = 6; // one of PerPage
    bool isLetter = false; // the paper of North America
    bool hasAnswers = true;

    friend bool operator==(const Worksheet &, const Worksheet &) = default;
};

} // namespace kagetsu::ui
