// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/proof/proof.h"
#include "ui/board/boardpicture.h"

#include <QString>

#include <optional>
#include <vector>

namespace kagetsu::ui {

// The tree of a proof as rows to be read one after another: the main line first, and each defence as a branch with the
// reason at its end. A position that was shown before is not repeated.
struct WinRow
{
    enum class Kind : std::uint8_t {
        Answer, // the whole win: its line is the main line
        Attack,
        Known, // an attack in a position that the tree has already shown
        OnlyDefence,
        Defence, // one of several
        UselessDefence, // a stone on one of several five-points, and the five on another
        Elsewhere, // introduces what a three threatens: the other side plays where it stops nothing
        Why, // a sentence about a defence that is forbidden
    };
    static constexpr std::size_t None = static_cast<std::size_t>(-1);

    Kind kind = Kind::Attack;
    int level = 0;
    std::size_t step = 0; // step of the proof
    std::size_t after = None; // the row whose stones are on the board before
    std::vector<PlacedStone> stones {}; // placed by this row
    std::size_t sentence = 0; // index, for Why
    bool isThreatened = false; // happens only if the other side stops nothing

    friend bool operator==(const WinRow &, const WinRow &) = default;
};

// Returns the rows; the first one is the answer.
std::vector<WinRow> rowsOf(const solver::Proof &proof);
// Returns all stones on the board when this row is read, in order.
std::vector<PlacedStone> lineTo(const std::vector<WinRow> &rows, std::size_t row);
// Returns the text of any row except the answer, without its number.
QString textOf(const WinRow &row, const solver::Proof &proof);

} // namespace kagetsu::ui
