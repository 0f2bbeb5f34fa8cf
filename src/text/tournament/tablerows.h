// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QString>

#include <set>
#include <vector>

namespace kagetsu::text {

// A table or a bye of a round as the desk shows it, in words.
struct TableRow
{
    int table = 0; // 0 for a bye
    tournament::EntryId first; // opens the first game
    tournament::EntryId second;
    QString firstName;
    QString secondName; // name of the second player, or of the kind of bye
    QString firstPoints; // points before the round; empty in the first round
    QString secondPoints;
    QString result;
    bool isByHand = false; // the result was typed
    bool isChanged = false; // the pair was made by hand
    bool isRuled = false; // the arbiter has ruled on the match
    bool isLate = false;
};

// Returns the tables of a round, then its byes; none for an unknown round. `late` contains the tables to mark.
std::vector<TableRow> tableRows(const tournament::Section &section, int round, const std::set<int> &late);

// Returns a row as one line, as a screen reader speaks it: "Table 3: Ann – Ben, 1–0, entered by hand".
QString tableRowText(const TableRow &row);
// Returns what stands in the column of results: the result, a dash, or that the table is late.
QString tableResultText(const TableRow &row);

} // namespace kagetsu::text
