// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournamentpaper/eventpaper.h"

namespace kagetsu::ui {

// The papers of one round, for the wall and for the tables, in the language of a code of catalogueCodes(). A round that
// is not there has a paper without tables.

enum class PairingOrder : std::uint8_t { ByTable, ByName };

// Who meets whom; with results as far as they are known. By name each finds itself in the alphabet.
Document pairingList(const EventPaper &paper, int round, PairingOrder order, const QString &language);

// The table of the first of them, in the language of the moment.
Table pairingTableOf(const tournament::Section &section, int round);

// A slip for each table, to be cut apart: names, a result to write down, and both sign.
Document resultSlips(const EventPaper &paper, int round, const QString &language);

// What stands on each table: its number and both names.
Document tableCards(const EventPaper &paper, int round, const QString &language);

} // namespace kagetsu::ui
