// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/entry.h"

#include <QString>

#include <optional>
#include <vector>

namespace kagetsu::ui {

// Entries from text that people have: one name to a line, columns out of a spreadsheet (tabs between them), or CSV with
// semicolons or, in a file, commas. A first line that names the columns says what is what; without one the first text
// of a line is the name, the next one the club, and a whole number behind the name the rating; a number before the name
// only counts the lines. Empty lines are nothing. Never fails: what is no name is no entry
// (tournament.md#at-the-desk).
enum class Commas : std::uint8_t { Separate, AreText };
std::vector<tournament::EntryDetails> entriesIn(const QString &text, Commas commas);

// A whole number that can be a rating.
std::optional<int> ratingIn(const QString &cell);

// More lines than this are not read, and of a cell not more letters.
inline constexpr int MostPastedLines = 2000;
inline constexpr int MostNameLetters = 200;

} // namespace kagetsu::ui
