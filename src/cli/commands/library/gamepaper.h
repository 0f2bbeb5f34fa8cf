// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.h"
#include "library/search/positionreport.h"
#include "record/model/game.h"

#include <optional>
#include <string>
#include <vector>

namespace kagetsu::cli {

// The look of a paper about games, as given on the command line.
struct PaperArguments
{
    std::string title;
    bool boards = false;
    int every = 30;
    std::string paper = "a4";
    std::string language = "en";
};

// Adds --paper and --lang, and those of a booklet on wish.
void addPaperOptions(CLI::App &parser, PaperArguments &arguments, bool isBooklet);
// True if the file's name ends like that of a paper: .pdf, .html, .txt.
bool isPaperName(const std::string &name);
// Has the program with the window write a booklet of the games, given as SGF, or a report with them as model games. If
// that fails, prints the reason.
ExitStatus writeGamePaper(const std::string &sgf, const std::string &output, const PaperArguments &arguments,
    const std::optional<library::PositionReport> &report = {});

} // namespace kagetsu::cli
