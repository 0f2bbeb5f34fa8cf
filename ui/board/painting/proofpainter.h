// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardgeometry.h"
#include "ui/board/theme.h"

class QPainter;

namespace kagetsu::ui {

// Draws one step of a proof on the board (rules.md#proofs). All signs differ by shape: the judged point is a
// question mark, an assumed stone has its level in a broken ring, stones of the shape have a lozenge on a band, a good
// point is a ticked disc, a refused one a crossed square, a point that makes five a lozenge, one that makes six or more
// a wide plaque, and a stone that closes a line a disc with a bar.

void drawProofSigns(
    QPainter &painter, const QRectF &cell, const BoardCell &content, rules::Side side, const Theme &theme);
// Draws the result of a search for wins. A stone that wins: a disc with a star, or a star within a second ring if no
// win is shorter; one that stops a win: a shield; an undetermined point: a square with a question mark.
void drawWinSpot(QPainter &painter, const QRectF &cell, WinSpot spot, const Theme &theme);
// Draws the value of a move: a plaque with its number, filled for the best moves.
void drawWorth(QPainter &painter, const QRectF &cell, const MoveWorth &worth, const Theme &theme);
// Draws a band behind the stones of a shape.
void drawProofLine(
    QPainter &painter, const BoardGeometry &geometry, const rules::UnbrokenRow &line, const Theme &theme);

} // namespace kagetsu::ui
