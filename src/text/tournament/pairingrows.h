// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QString>

#include <vector>

namespace kagetsu::text {

// A round as it is posted on a wall, in words. Papers, the projector and public pages show the same rows.

struct PairingSide
{
    tournament::EntryId entry; // 0 for nobody
    QString number;
    QString name;
    QString points; // points before the round

    friend bool operator==(const PairingSide &, const PairingSide &) = default;
};

// One table or one bye of a round.
struct PairingRow
{
    QString table; // empty for a bye, whose kind is the result
    PairingSide opener;
    PairingSide second;
    QString result; // opener first; empty while there is none

    friend bool operator==(const PairingRow &, const PairingRow &) = default;
};

// Returns the rows by table, byes last; none for an unknown round.
std::vector<PairingRow> pairingRows(const tournament::Section &section, int round);

} // namespace kagetsu::text
