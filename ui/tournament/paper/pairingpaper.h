// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournament/paper/eventpaper.h"

namespace kagetsu::ui {

// The papers of one round, for the wall and for the tables, in the language of a code of catalogueCodes(). An unknown
// round gives a paper without tables.

enum class PairingOrder : std::uint8_t { ByTable, ByName };

// Returns who meets whom, with the results known so far. In the order by name, each player finds themselves
// alphabetically.
Document pairingList(const EventPaper &paper, int round, PairingOrder order, const QString &language);

// Returns the rows of the pairing list ordered by table, in the current language.
Table pairingTableOf(const tournament::Section &section, int round);

// Returns a slip for each table, to be cut apart: names, room for a result, and for both signatures.
Document resultSlips(const EventPaper &paper, int round, const QString &language);

// Returns the card for each table: its number and both names.
Document tableCards(const EventPaper &paper, int round, const QString &language);

} // namespace kagetsu::ui
