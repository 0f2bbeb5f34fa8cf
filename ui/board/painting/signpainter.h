// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardgeometry.h"
#include "ui/board/theme.h"

class QPainter;

namespace kagetsu::ui {

// Everything drawn on a point that is not a stone. All differ by shape, so that they are told apart without colour.

// 3·3 on a round plaque, 4·4 on a square one, a long bar for the overline; several kinds one below the other.
void drawFoulSign(QPainter &painter, const QRectF &cell, rules::FoulKinds fouls, const Theme &theme);
// The same texts struck out on plaques with a broken edge: looks forbidden and is not.
void drawSeemingSign(QPainter &painter, const QRectF &cell, rules::FoulKinds kinds, const Theme &theme);
// Ring of the last move, close around a number or alone in the middle.
void drawLastMove(QPainter &painter, const QRectF &cell, const BoardCell &content, const Theme &theme);
void drawNumber(QPainter &painter, const QRectF &cell, int number, rules::Side side, const Theme &theme);
// A shape around a sign is larger than the sign; one on a numbered stone leaves the middle to the number.
enum class MarkPlace : std::uint8_t { Alone, AroundSign, AroundNumber };
void drawUserMark(QPainter &painter, const QRectF &cell, const UserMark &mark, rules::Stone under, MarkPlace place,
    const Theme &theme);
// A lozenge around the point a claim is about.
void drawDispute(QPainter &painter, const QRectF &cell, const Theme &theme);
// "=2": a stone here would be the same as the second offer.
void drawEqualSign(QPainter &painter, const QRectF &cell, int offer, const Theme &theme);
// The number of a fifth move that was offered and not taken, small in a dotted ring.
void drawAlternative(QPainter &painter, const QRectF &cell, int number, const Theme &theme);
// How a record goes on here: a ring with a dot for its main move, a thin ring for another, a broken lozenge for a move
// into another branch. Around a sign it is larger, as a mark is.
void drawNextMove(QPainter &painter, const QRectF &cell, NextMove next, MarkPlace place, const Theme &theme);
// From one point to another, over the stones.
void drawArrow(QPainter &painter, const BoardGeometry &geometry, const UserArrow &arrow, const Theme &theme);
// A ring struck through: what was asked for here cannot be done.
void drawRefused(QPainter &painter, const QRectF &cell, const Theme &theme);
// The axis or centre that makes two points the same offer, and the way from one to the other.
void drawEqualPair(QPainter &painter, const BoardGeometry &geometry, const EqualPair &pair, const Theme &theme);
// Dashed ring around a stone not yet confirmed.
void drawTentativeRing(QPainter &painter, const QRectF &cell, const Theme &theme);
// Four corners of the cell.
void drawCursor(QPainter &painter, const QRectF &cell, const Theme &theme);
// A band behind the stones of a winning row.
void drawWinningRow(
    QPainter &painter, const BoardGeometry &geometry, const rules::UnbrokenRow &row, const Theme &theme);
// Light over the points of the zone, and its outline.
void drawZone(QPainter &painter, const BoardGeometry &geometry, const BoardPicture &picture, const Theme &theme);

} // namespace kagetsu::ui
