// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QString>

#include <vector>

namespace kagetsu::ui {

// A round as it hangs on a wall, in words: what papers and the projector show alike.

struct PairingSide
{
    QString number;
    QString name;
    QString points; // before the round

    friend bool operator==(const PairingSide &, const PairingSide &) = default;
};

struct PairingRow
{
    QString table; // empty: a bye, whose kind stands as the result
    PairingSide opener;
    PairingSide second;
    QString result; // the opener first; empty while there is none

    friend bool operator==(const PairingRow &, const PairingRow &) = default;
};

// By table, byes last; none for a round that is not there.
std::vector<PairingRow> pairingRows(const tournament::Section &section, int round);

} // namespace kagetsu::ui
