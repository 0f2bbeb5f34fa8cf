// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "ui/print/paper/document.h"

namespace kagetsu::ui {

// A part of a section that is projected: a title and a table.
struct ProjectorSheet
{
    QString title;
    Table table;

    friend bool operator==(const ProjectorSheet &, const ProjectorSheet &) = default;
};

// What fits on the screen at once: a part of a sheet, or one of the others.
struct ProjectorScreen
{
    enum class Kind : std::uint8_t { Rows, Countdown, Boards, Code };

    std::size_t sheet = 0;
    std::size_t firstRow = 0; // or board
    std::size_t rows = 0; // or boards
    Kind kind = Kind::Rows;

    friend bool operator==(const ProjectorScreen &, const ProjectorScreen &) = default;
};

// Returns the pairings of the last published round, and the standings, in the current language.
std::vector<ProjectorSheet> projectorSheets(const tournament::Section &section);

// Divides all sheets into screens with about equal numbers of rows, and at most `mostRows` each. A sheet without rows
// has no screen.
std::vector<ProjectorScreen> screensOf(const std::vector<ProjectorSheet> &sheets, std::size_t mostRows);

} // namespace kagetsu::ui
