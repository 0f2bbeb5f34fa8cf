// SPDX-License-Identifier: MIT
#pragma once

#include "solver/proof/proof.h"
#include "ui/board/boardpicture.h"

#include <QString>

#include <optional>
#include <vector>

namespace kagetsu::ui {

// The tree of a proof as rows to read one after the other: the main line first, and each defence a branch with the
// reason at its end. A position that came before is not told again.
struct WinRow
{
    enum class Kind : std::uint8_t {
        Answer, // the whole win: its line is the main line
        Attack,
        Known, // an attack in a position that the tree has already shown
        OnlyDefence,
        Defence, // one of several
        UselessDefence, // a stone on one of several five-points, and the five on another
        Elsewhere, // what a three threatens follows: the other side plays where it stops nothing
        Why, // a sentence about a defence that is forbidden
    };
    static constexpr std::size_t None = static_cast<std::size_t>(-1);

    Kind kind = Kind::Attack;
    int level = 0;
    std::size_t step = 0; // of the proof
    std::size_t after = None; // the row whose stones lie there before
    std::vector<PlacedStone> stones {}; // laid by this row
    std::size_t sentence = 0; // of Why
    bool isThreatened = false; // comes about only if the other side stops nothing

    friend bool operator==(const WinRow &, const WinRow &) = default;
};

// The first row is the answer.
std::vector<WinRow> rowsOf(const solver::Proof &proof);
// All stones that lie there when this row is read, in order.
std::vector<PlacedStone> lineTo(const std::vector<WinRow> &rows, std::size_t row);
// Of any row but the answer, without its number.
QString textOf(const WinRow &row, const solver::Proof &proof);

} // namespace kagetsu::ui
