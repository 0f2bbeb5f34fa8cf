// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardgeometry.h"
#include "ui/board/theme.h"

class QPainter;

namespace kagetsu::ui {

// One step of a proof on the board (forbidden-moves.md#proofs). All signs differ by shape: the point judged is a
// question mark, an assumed stone bears its level in a broken ring, stones of the shape a lozenge on a band, a good
// point is a ticked disc, a refused one a crossed square, what makes five a lozenge, what makes six or more a wide
// plaque, and a stone that closes a line a disc with a bar.

void drawProofSigns(
    QPainter &painter, const QRectF &cell, const BoardCell &content, rules::Side side, const Theme &theme);
// Where a stone wins: a disc with a star, a star within a second ring where nothing is shorter; where it stops a win: a
// shield; where nobody knows: a square with a question mark.
void drawWinSpot(QPainter &painter, const QRectF &cell, WinSpot spot, const Theme &theme);
// What a move is worth: a plaque with its number, filled where none is better.
void drawWorth(QPainter &painter, const QRectF &cell, const MoveWorth &worth, const Theme &theme);
// A band behind the stones of a shape.
void drawProofLine(
    QPainter &painter, const BoardGeometry &geometry, const rules::UnbrokenRow &line, const Theme &theme);

} // namespace kagetsu::ui
