// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/variation.h"
#include "ui/record/solver/winrows.h"

namespace kagetsu::ui {

// Returns the whole tree as moves for a record, with the reason at each end as its comment. It leaves out what a three
// only threatens, but includes the defences.
inline record::Variation variationOf(const solver::Proof &proof)
{
    const std::vector<WinRow> rows = rowsOf(proof);
    record::Variation moves;
    std::vector<std::size_t> lastOf(rows.size(), record::VariationMove::None);
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const WinRow &row = rows[i];
        if (row.isThreatened)
            continue;
        lastOf[i] = row.after == WinRow::None ? record::VariationMove::None : lastOf[row.after];
        for (const PlacedStone &stone : row.stones) {
            moves.push_back({ stone.point, lastOf[i], {} });
            lastOf[i] = moves.size() - 1;
        }
        const bool isEnd = proof.steps[row.step].defences.empty();
        if (row.kind == WinRow::Kind::Known || (row.kind == WinRow::Kind::Attack && isEnd))
            moves.back().comment = textOf(row, proof).toStdString();
    }
    return moves;
}

} // namespace kagetsu::ui
