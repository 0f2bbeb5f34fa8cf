// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/library/libraryinput.h"

namespace kagetsu::cli {

// Games chosen by a filter, and by a position or a figure.
struct SelectionArguments
{
    FilterArguments filter;
    std::string position;
    std::string figure;
    std::string corner;
    bool exchanged = false;
    int boardSize = rules::DefaultBoardSize;
    int limit = 0; // 0 is all
};

// A game of the selection, with where it has what was asked for.
struct Selected
{
    std::int64_t game = 0;
    int year = 0;
    std::optional<int> ply {};
    std::optional<rules::Symmetry> map {};
    std::optional<bool> isSameOrder {}; // only for positions
    std::optional<rules::Point> corner {}; // only for figures
    bool isExchanged = false;
};

void addSelectionOptions(CLI::App &parser, SelectionArguments &arguments, std::string usualKinds);
// Returns the selection, newest games first: by their year, and then by when they came in. If something is wrong,
// prints a message and returns nothing.
std::optional<std::vector<Selected>> select(const SelectionArguments &arguments, const library::Contents &contents);

} // namespace kagetsu::cli
