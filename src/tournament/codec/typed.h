// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "tournament/log/action.h"

namespace kagetsu::tournament {

// Values of an event as people type them on a command line or write them into tables.

// Reads points, such as "2", "0.5" or "-1". Returns nothing for any other text, and for points out of range.
std::optional<Points> pointsFrom(const std::string &text);

// Reads points for a win, a draw and a loss, separated by commas: "2,1,0".
std::optional<ScoreSystem> scoreSystemFrom(const std::string &text);

// Reads a reason: a word of the list that people choose from, or their own words. Returns nothing for a word that only
// the program may use.
std::optional<Reason> reasonFrom(const std::string &text);

// Reads rows of a table number and the result of each game of its match, for the round of `place`. A blank cell leaves
// the game as it is, and "none" removes its result. The fault is the first cell that is not a table or a result.
Result<std::vector<ReportGame>, std::string> resultsFrom(
    const std::vector<std::vector<std::string>> &rows, ReportGame place);

// Reads a game of a play-off by pairing numbers: "3-1=1-0", with an "o" behind the number of the opener if that is to
// be recorded, and with the stage in front of a colon if it is not the first: "2:3o-1=1/2". Returns nothing for any
// other text, and for numbers that no entry has.
std::optional<PlayOffGame> playOffGameFrom(const Section &section, std::string_view text);
// Writes a game in that form.
std::string textOf(const Section &section, const PlayOffGame &game);

} // namespace kagetsu::tournament
