// SPDX-License-Identifier: MIT
#pragma once

#include "library/import.h"
#include "library/search/explore.h"
#include "library/search/typedsearch.h"

#include <QString>

#include <vector>

namespace kagetsu::ui {

// Texts about the game library, in the language that is current at the time of the call.

// Returns why the library in this file could not be read or changed.
QString libraryFaultText(const library::StoreFault &fault, const QString &path);

// Returns in words what an import added, and what it left out.
QString importText(const library::ImportSummary &summary);
// Returns the same of an import that was kept, and whether it was stopped or undone.
QString importText(const library::ImportRow &row);
// Returns when an import was, and what it read: "2026-11-30 12:04 · games.sgf".
QString importName(const library::ImportRow &row);
// Returns what an import found, after the place: "games.sgf, game 4, line 12: The game has no moves."
QString findingText(const library::ImportFinding &finding);
// Returns what is wrong with a game.
QString gameFaultText(library::GameFault fault, int move);

// Returns the words that a typed search knows, in the language of the user and as players know them everywhere.
std::vector<library::Term> libraryTerms();

// Returns the players of a game: "Ann – Bob"; sides stand for names that are not known.
QString playersOf(const library::Catalogue &catalogue, const library::Facts &facts);
// Returns the name of a player; empty if there is none.
QString playerName(const library::Catalogue &catalogue, std::uint32_t id);
QString eventName(const library::Catalogue &catalogue, std::uint32_t id);
// Returns "2026-11-30", "2026-11" or "2026", as far as the date is known.
QString dayText(int day);
// Returns how a position lies in a game, compared with the one asked about: "turned", "mirrored"; empty if as it is.
QString viewText(rules::Symmetry map);
// Returns the result as it is said of a game between people who are named beside it: "Black wins", "Draw".
QString winnerText(record::Winner winner);
// Returns the opening pattern with this number: "D4 Kagetsu"; empty for 0.
QString openingText(int opening);
// Returns the rule set with this number (ruleNumber()); empty for 0.
QString ruleText(int rule);

// Returns Black's share of the decided games: "61 %". Of fewer than ten decided games a share says nothing, so these
// are counted: "3 : 1", with draws as halves.
QString shareText(const library::Score &score);

} // namespace kagetsu::ui
