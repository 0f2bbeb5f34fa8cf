// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardgeometry.h"
#include "ui/board/theme.h"

class QPainter;

namespace kagetsu::ui {

// Draw everything on a point that is not a stone. All signs differ by shape, so that they can be told apart without
// colour.

// Draws 3·3 on a round plaque, 4·4 on a square one, a long bar for the overline; several kinds below one another.
void drawFoulSign(QPainter &painter, const QRectF &cell, rules::FoulKinds fouls, const Theme &theme);
// Draws the same texts struck out, on plaques with a broken edge: looks forbidden but is not.
void drawSeemingSign(QPainter &painter, const QRectF &cell, rules::FoulKinds kinds, const Theme &theme);
// Draws the ring of the last move, around its number or by itself in the middle.
void drawLastMove(QPainter &painter, const QRectF &cell, const BoardCell &content, const Theme &theme);
// Draws a move number on a stone of this side.
void drawNumber(QPainter &painter, const QRectF &cell, int number, rules::Side side, const Theme &theme);
// A shape around a sign is larger than the sign; one on a numbered stone leaves the middle to the number.
enum class MarkPlace : std::uint8_t { Alone, AroundSign, AroundNumber };
void drawUserMark(QPainter &painter, const QRectF &cell, const UserMark &mark, rules::Stone under, MarkPlace place,
    const Theme &theme);
// Draws a lozenge around the point that a claim is about.
void drawDispute(QPainter &painter, const QRectF &cell, const Theme &theme);
// Draws a text such as "=2": a stone here would be equal to the second offer.
void drawEqualSign(QPainter &painter, const QRectF &cell, int offer, const Theme &theme);
// Draws the number of a fifth move that was offered and not taken, small and in a dotted ring.
void drawAlternative(QPainter &painter, const QRectF &cell, int number, const Theme &theme);
// Draws how a record continues here: a ring with a dot for the main move, a thin ring for another, a broken lozenge for
// a move into another branch. Around a sign it is larger, like a mark.
void drawNextMove(QPainter &painter, const QRectF &cell, NextMove next, MarkPlace place, const Theme &theme);
// Draws an arrow from one point to another, over the stones.
void drawArrow(QPainter &painter, const BoardGeometry &geometry, const UserArrow &arrow, const Theme &theme);
// Draws a ring struck through: the request for this point was refused.
void drawRefused(QPainter &painter, const QRectF &cell, const Theme &theme);
// Draws the axis or centre that makes two points the same offer, and the path from one to the other.
void drawEqualPair(QPainter &painter, const BoardGeometry &geometry, const EqualPair &pair, const Theme &theme);
// Draws a dashed ring around a stone that is not yet confirmed.
void drawTentativeRing(QPainter &painter, const QRectF &cell, const Theme &theme);
// Draws the four corners of the cell.
void drawCursor(QPainter &painter, const QRectF &cell, const Theme &theme);
// Draws a band behind the stones of a winning row.
void drawWinningRow(
    QPainter &painter, const BoardGeometry &geometry, const rules::UnbrokenRow &row, const Theme &theme);
// Draws light over the points of the zone, and its outline.
void drawZone(QPainter &painter, const BoardGeometry &geometry, const BoardPicture &picture, const Theme &theme);

} // namespace kagetsu::ui
